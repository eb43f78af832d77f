"""Lasting effects, and those of the cards of this round that are in force."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from adjudicator.games.kit.facts import Fact
from adjudicator.games.notalone.cards.effect import CardEffect
from adjudicator.games.notalone.source import Source


class Lasting(CardEffect):
    """Something that holds until the round ends (order-of-effects.3); what is done stays done."""

    @property
    def holds_by(self) -> str:
        """The rule by which it holds."""
        return self.by

    def do(self, game: Any, source: Source) -> None:
        """It is in force."""
        places = source.places if len(source.places) == 1 else ()
        force = InForce(source.card, self, source.whom, places, source.who)
        IN_FORCE.set(game, "table", (*IN_FORCE(game), force), self.holds_by, "order-of-effects.7")


class InForce(NamedTuple):
    """Something that a card makes hold this round: by which card, of whom and of which places, and who played it."""

    card: str
    effect: Lasting
    whom: str = ""
    places: tuple[int, ...] = ()
    by: str = ""


class Forces(Fact[tuple[InForce, ...]]):
    """The cards in force, told by their names."""

    def told(self, entity: str, things: Sequence[Any], *, there: bool) -> str:
        """That what a card makes hold is in force, or is so no longer."""
        cards = dict.fromkeys(one.card for one in things)
        return "; ".join(f"{card} is {'' if there else 'no longer '}in force" for card in cards)


IN_FORCE: Final = Forces("in force", None, (), None, key="")
"""The lasting effects of the cards of this round, in the order in which they were played."""
