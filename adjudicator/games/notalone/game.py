"""Not Alone on the machine: the players, the tokens, and what of the cards holds now."""

from typing import TypeVar

from adjudicator.engine.allowance import BUDGET, Budget
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.readings import Readings
from adjudicator.games.kit.declared import Declared
from adjudicator.games.kit.play import Play
from adjudicator.games.notalone.cards.cards import Cards
from adjudicator.games.notalone.cards.in_force import IN_FORCE, InForce, Lasting
from adjudicator.games.notalone.cards.lasting import (
    CannotBePlayedUnder,
    ChosenIneffective,
    CountsAs,
    Ineffective,
    IneffectiveUnder,
    VisitorsOf,
)
from adjudicator.games.notalone.facts import (
    CHOSEN,
    DISCARD,
    EXPLORES,
    HAND,
    LIES,
    PICKED,
    PLAYED,
    PLAYED_THIS_ROUND,
    Places,
)
from adjudicator.games.notalone.kinds import CREATURE, HUNTED
from adjudicator.games.notalone.planet import TARGET

L = TypeVar("L", bound=Lasting)


class NotAlone(Play):
    """One game of Not Alone, with the cards that are printed."""

    __slots__ = ("printed",)

    def __init__(self, printed: Cards, declared: Declared, readings: Readings, budget: Budget = BUDGET) -> None:
        super().__init__(declared, readings, budget)
        self.printed = printed

    # -- players ------------------------------------------------------------------------------------------------

    @property
    def creature(self) -> str:
        """The player of the Creature."""
        return CREATURE.seated(self)[0]

    @property
    def hunted(self) -> tuple[str, ...]:
        """The Hunted, clockwise from the left of the Creature."""
        return HUNTED.seated(self)

    def owned(self, who: str) -> frozenset[int]:
        """The numbers of all Place cards that a Hunted owns, wherever they lie (the-rover.3, .7)."""
        return frozenset((*HAND(self, who), *DISCARD(self, who), *CHOSEN(self, who), *PLAYED(self, who)))

    # -- tokens -------------------------------------------------------------------------------------------------

    def counting_as(self, token: str) -> tuple[str, ...]:
        """The tokens that count as one: itself, and whatever is treated as it."""
        others = [one.token for one in self.now(CountsAs) if one.other == token]
        return (token, *dict.fromkeys(others))

    def _counts_at(self, token: str, place: int) -> bool:
        counting = [force for force, one in self.holding(CountsAs) if one.token == token]
        return not counting or any(place in self.works_at(force, token) for force in counting)

    def catching(self, token: str, place: int) -> tuple[str, ...]:
        """The tokens on a place that count as this one."""
        there = (other for other in self.counting_as(token) if place in LIES(self, other))
        return tuple(other for other in there if self._counts_at(other, place))

    def works_as_itself(self, token: str) -> bool:
        """True where a token does anything besides counting as another one."""
        if token != TARGET or any(one.token == token for one in self.now(VisitorsOf)):
            return True
        return not any(one.token == token for one in self.now(CountsAs))

    def works_at(self, force: InForce, token: str) -> Places:
        """The places at which a token works for a card: where it lies, or the place of a border picked for the card."""
        there = LIES(self, token)
        return PICKED(self, force.card) or there if len(there) > 1 else there

    def moved_to(self, who: str, place: int) -> tuple[str, ...]:
        """The rule by which a Hunted was moved to a place that she explores without its card; none if she was not."""
        mine = (*PLAYED(self, who), *PLAYED_THIS_ROUND(self, who))
        return ("detour.5",) if place in EXPLORES(self, who) and place not in mine else ()

    # -- what holds ---------------------------------------------------------------------------------------------

    @property
    def in_force(self) -> tuple[InForce, ...]:
        """The lasting effects of the cards of this round, in the order in which they were played."""
        return IN_FORCE(self)

    def holding(self, kind: type[L]) -> list[tuple[InForce, L]]:
        """Everything of one kind that holds now, with the card that makes it hold."""
        return [(one, one.effect) for one in IN_FORCE(self) if isinstance(one.effect, kind)]

    def now(self, kind: type[L]) -> list[L]:
        """Everything of one kind that holds now."""
        return [one.effect for one in IN_FORCE(self) if isinstance(one.effect, kind)]

    def ineffective(self, place: int) -> tuple[str, ...]:
        """The rules by which the power of a place does nothing now; none if it works."""
        return tuple(one.effect.by for one in IN_FORCE(self) if place in self._ineffective_places(one))

    def _ineffective_places(self, force: InForce) -> Places:
        effect = force.effect
        if isinstance(effect, IneffectiveUnder):
            return self.works_at(force, effect.token)
        if isinstance(effect, ChosenIneffective):
            return force.places
        return (effect.place,) if isinstance(effect, Ineffective) else ()

    def forbidden(self, place: int) -> tuple[str, ...]:
        """The rules by which a place cannot be played now, wherever its card lies; none if it can."""
        return tuple(one.by for one in self.now(CannotBePlayedUnder) if place in LIES(self, one.token))

    def reasons(self, because: str, *rules: str) -> Reasons:
        """Reasons against something: a fact of the case, by these rules."""
        return self.that_hold(tuple(Reason(rule, because) for rule in rules))
