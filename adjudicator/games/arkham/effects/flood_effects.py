"""Effects that change the flood level of locations (entry Flood Tokens)."""

from typing import Final, NamedTuple

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.facts import FLOOD
from adjudicator.games.arkham.flood import FULLY, LEVELS, UNFLOODED, turn_to
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.words import Context


class Flood(NamedTuple):
    """Locations come to a flood level."""

    which: Which
    level: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if all of them are at that level."""
        return all(_level(game, place) == self.level for place in self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Place, flip or remove their tokens."""
        for place in self.which.all(game, context):
            turn_to(game, place, self.level)
        return None


class ChangeFlood(NamedTuple):
    """The flood level of locations rises or falls by one step."""

    which: Which
    step: int

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if none of them can change so."""
        return not any(self._next(game, place) for place in self.which.all(game, context))

    def in_full(self, game: Arkham, context: Context) -> bool:
        """True if all of them can change so."""
        places = self.which.all(game, context)
        return bool(places) and all(self._next(game, place) for place in places)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reason that a location is at the highest level."""
        if self.step < 0:
            return ()
        full = (place for place in self.which.all(game, context) if not self._next(game, place))
        return tuple(Reason("flood-tokens.10", f"{game.name(place)} is {FULLY} already") for place in full)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Raise or lower the level of each of them."""
        for place in self.which.all(game, context):
            to = self._next(game, place)
            if to:
                turn_to(game, place, to, _BY[self.step])
            elif self.step > 0:
                game.cite("flood-tokens.10")
                game.note(f"{game.name(place)} is {FULLY} already: its level does not rise")
        return None

    def _next(self, game: Arkham, place: str) -> str:
        """The level that follows; empty if there is none."""
        number = LEVELS.index(_level(game, place)) + self.step
        return LEVELS[number] if 0 <= number < len(LEVELS) else ""


_BY: Final = {1: "flood-tokens.9", -1: "flood-tokens.11"}
"""The rules by which a flood level rises (1) or falls (-1) by one step."""


def _level(game: Arkham, place: str) -> str:
    return FLOOD(game, place) or UNFLOODED
