"""The Marker on the Beach, and the Rescue counter that it moves."""

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.effects import head
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.kinds import Words
from adjudicator.games.notalone.cards.effect import CardEffect
from adjudicator.games.notalone.cards.lasting import COUNTER
from adjudicator.games.notalone.facts import MARKER, MARKER_PLACED_BY, POWERS_USED
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import move_rescue
from adjudicator.games.notalone.planet import BEACH
from adjudicator.games.notalone.source import Source

THE_MARKER = Words("marker", meaning="the Marker")


class PlaceMarker(CardEffect):
    """The Marker is placed on the Beach, if it does not lie there."""

    word = "place"
    what: str = head(THE_MARKER)

    def why_not(self, game: NotAlone, source: Source) -> Reasons:
        """There is one Marker."""
        if not MARKER(game):
            return ALLOWED
        return game.reasons("the one Marker lies on the Beach", self.by, "the-beach.9", "counters-and-tokens.1")

    def changes_nothing(self, game: NotAlone, who: str) -> bool:
        """True where it lies there."""
        return MARKER(game)

    def do(self, game: NotAlone, source: Source) -> None:
        """It is placed, by a power or by a card."""
        if MARKER(game):
            game.cite("ingenuity.3", "counters-and-tokens.1")
            return
        if not source.place:
            game.cite("ingenuity.4")
            MARKER_PLACED_BY.put(game, TABLE, (self.by,))
        MARKER.set(game, TABLE, True)


class RemoveMarker(CardEffect):
    """The Marker is taken off the Beach, and the Rescue counter moves."""

    word = "remove"
    what: str = head(THE_MARKER)

    def why_not(self, game: NotAlone, source: Source) -> Reasons:
        """It has to lie there."""
        return ALLOWED if MARKER(game) else game.reasons("no Marker lies on the Beach", self.by, "the-beach.9")

    def changes_nothing(self, game: NotAlone, who: str) -> bool:
        """True where it does not lie there."""
        return not MARKER(game)

    def do(self, game: NotAlone, source: Source) -> Call | None:
        """The Marker goes; whether a power or a card removes it, it is the Marker that moves the counter."""
        spent = (game.printed.places[BEACH].once,) if BEACH in POWERS_USED(game) else ()
        if not MARKER(game):
            game.cite("amplifier.4", *spent)
            return None
        MARKER.set(game, TABLE, False)
        if source.place:
            return move_rescue(source.card)
        game.cite(self.by, "amplifier.3", *spent, *game.ineffective(BEACH))
        return move_rescue(source.card, self.by)


class MoveRescue(CardEffect):
    """The Rescue counter moves forward."""

    word = "move"
    counter: str = head(COUNTER)

    def do(self, game: NotAlone, source: Source) -> Call:
        """One space."""
        return move_rescue(source.card)
