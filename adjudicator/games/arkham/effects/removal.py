"""Removal from the game for a stated time (entry Removed from Game)."""

from typing import Final, NamedTuple

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.cannot import may_go, stays, why_it_stays
from adjudicator.games.arkham.discarding import moved
from adjudicator.games.arkham.effects.delayed import SetUp
from adjudicator.games.arkham.facts import HERE, LOCATIONS, REMOVED, SET_ASIDE, TABLE, THREAT_AREA, zone_called
from adjudicator.games.arkham.game import Arkham, Trigger, Which
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import place


class RemoveForATime(NamedTuple):
    """Remove cards from the game until the end of a period."""

    which: Which
    until: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card, or none that can leave play."""
        return not any(may_go(game, card) for card in self.which.all(game, context))

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons of cards for which none can leave play."""
        return why_it_stays(game, self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Remove them, and have them come back when the period is over."""
        cards = tuple(card for card in self.which.all(game, context) if not stays(game, card))
        for card in cards:
            back = ComeBack(card, _where(game, card))
            SetUp(ENDS[self.until], (back,)).resolve(game, context)
        return tuple(call for card in cards for call in moved(game, card, REMOVED.name, context.you)) or None


def _where(game: Arkham, card: str) -> tuple[str, str]:
    """Where a card lies; of an engaged enemy the location, at which it is unengaged when it comes back."""
    holder, field = game.lies(card)
    if field == THREAT_AREA.name and game.cards[card].type == "enemy":
        return game.location(card), HERE.name
    return holder, field


ENDS: Final[dict[str, Trigger]] = {
    "end of the turn": Trigger("at", "end turn"),
    "end of the phase": Trigger("at", "end phase"),
    "end of the round": Trigger("at", "end round"),
}
"""The ends of the periods for which cards are removed from the game."""


class ComeBack(NamedTuple):
    """The end of the time for which a card was removed: it is in the game again."""

    card: str
    place: tuple[str, str]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if it is elsewhere by now."""
        return game.lies(self.card) != (TABLE, REMOVED.name)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Place it where it was, if that is still there, or set it aside: a reading says which."""
        if self.futile(game, context):
            return None
        game.cite("removed-from-game.3")
        holder, field = self.place
        there = holder == TABLE or holder in game.investigators or holder in LOCATIONS(game)
        if there and game.reading("back-after-a-removal", "removed-from-game.3") == "where it was":
            place(game, self.card, holder, zone_called(field))
        else:
            place(game, self.card, TABLE, SET_ASIDE)
        return None
