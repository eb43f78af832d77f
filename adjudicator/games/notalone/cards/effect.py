"""The effects of cards: each is done by a rule."""

from typing import Any, NamedTuple

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.kit.effects import Effect, RuleOf, part
from adjudicator.games.kit.kinds import Named, Number, YesNo
from adjudicator.games.notalone.source import Source

RULE, YES_NO, HOW_MANY = RuleOf(), YesNo(), Number(1, 9, "how many")

ALL = 10
"""As a number of Place cards: all there are."""

HOW_MANY_OR_ALL = Named("how many, or all", {"all": ALL} | {str(number): number for number in range(1, ALL)})


class CardEffect(Effect):
    """An effect of a card, by the rule `by`."""

    by: str = part(RULE)

    def rules(self, source: Source) -> tuple[str, ...]:
        """Its own, and the clause by which another card uses it."""
        return (self.by, *source.by)

    def changes_nothing(self, game: Any, who: str) -> bool:
        """True where it finds nothing that it could change for whoever plays the card."""
        return False

    def why_not_taken(self, game: Any, source: Source, places: tuple[int, ...]) -> Reasons:
        """The reasons against these Place cards, if it takes back those that its user chooses."""
        return ALLOWED

    def why_not_for(self, game: Any, whom: str) -> Reasons:
        """The reasons why this Hunted cannot be chosen for it."""
        return ALLOWED


class HowMany(NamedTuple):
    """How many, and the rules by which it is so many and no more."""

    number: int
    by: tuple[str, ...] = ()


def at_most(wanted: int, most: int, *by: str) -> HowMany:
    """So many as are wanted; or no more than there may be, by the rules that limit it.

    >>> at_most(2, 1, "the-swamp.2"), at_most(2, 4, "the-swamp.2").by
    (HowMany(number=1, by=('the-swamp.2',)), ())
    """
    return HowMany(most, by) if wanted > most else HowMany(wanted)


def can(game: Any, effect: Effect, source: Source) -> bool:
    """True where an effect could do anything now; looking leaves no trace."""
    return not game.consider(lambda: effect.why_not(game, source))
