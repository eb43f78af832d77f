"""A game of the kit on the machine."""

from functools import partial

from mypy_extensions import mypyc_attr

from adjudicator.engine.allowance import BUDGET, Budget
from adjudicator.engine.events import Event
from adjudicator.engine.procedures import Call
from adjudicator.engine.readings import Readings
from adjudicator.games.kit.actions import Act
from adjudicator.games.kit.declared import Declared
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.opportunities import Opportunity
from adjudicator.games.kit.spoken import Spoken
from adjudicator.games.kit.waiting import Due, Given, given_now, opportunity_here


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Spoken):
    """One game being played; a game of the kit subclasses it where its rules need names for what they look up."""

    __slots__ = ("declared",)

    def __init__(self, declared: Declared, readings: Readings, budget: Budget = BUDGET) -> None:
        super().__init__(declared.kinds, readings, budget)
        self.declared = declared

    def impact(self, event: Event, scope: str) -> Call | tuple[Call, ...] | None:
        """The event changes the game as its kind says."""
        kind = self.declared.events.get(event.kind)
        return None if kind is None else kind.impact(self, event)

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who plays, side by side."""
        return tuple(who for seat in self.declared.seats for who in seat.seated(self))

    @property
    def given(self) -> Given | None:
        """The opportunity or decision that is waited for."""
        return given_now(self)

    @property
    def about(self) -> object:
        """The subject of the decision that is due."""
        given = self.given
        if given is not None and given.due is not None:
            return given.due.about
        local = self.stack.local if self.stack is not None else None
        return local.about if isinstance(local, Due) else None

    def at_rest(self) -> bool:
        """True where nothing is in the middle of being resolved."""
        here = opportunity_here(self)
        return here is not None and here.rest

    def allows(self, act: Act) -> bool:
        """True where nothing forbids an act; looking leaves no trace."""
        return not self.consider(partial(act.action.why_not, self, act.who, *act.slots))

    def at(self, opportunity: Opportunity) -> bool:
        """True where this opportunity is given now."""
        given = self.given
        return given is not None and given.opportunity is opportunity

    def winner(self) -> str:
        """Who has won, a player or the key of a side; empty while the game goes on."""
        return self.declared.winner(self)

    def win(self, side: str, *by: str) -> None:
        """Ends the game for the winner."""
        self.cite(*by)
        self.declared.winner.set(self, TABLE, side)
        self.observe("the game ends")
        self.stop()
