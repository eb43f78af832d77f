"""Events and the abilities that react to them."""

from typing import Final, NamedTuple

from adjudicator.engine.procedures import Frame
from adjudicator.engine.state import State
from adjudicator.frozen import Frozen


class Event(Frozen):
    """An event of the game and the parts played in it.

    `who` is the player concerned, `what` the thing acted upon, `by` the cause, `at` the place, `of` a finer kind
    ("opportunity" of an attack), `amount` a number. The `rules` by which it happens are no part of it: nothing reacts
    to them.
    """

    __slots__ = ("amount", "at", "by", "kind", "of", "rules", "what", "who")

    def __init__(
        self,
        kind: str,
        who: str = "",
        what: str = "",
        by: str = "",
        at: str = "",
        of: str = "",
        amount: int = 0,
        rules: tuple[str, ...] = (),
    ) -> None:
        self.kind: Final = kind
        self.who: Final = who
        self.what: Final = what
        self.by: Final = by
        self.at: Final = at
        self.of: Final = of
        self.amount: Final = amount
        self.rules: Final = rules

    def parts(self) -> tuple[object, ...]:
        return self.kind, self.who, self.what, self.by, self.at, self.of, self.amount

    def of_amount(self, amount: int) -> "Event":
        """The same event with another amount."""
        return Event(self.kind, self.who, self.what, self.by, self.at, self.of, amount, self.rules)

    def named(self) -> dict[str, str | int]:
        """The parts by their names."""
        return {
            "kind": self.kind,
            "who": self.who,
            "what": self.what,
            "by": self.by,
            "at": self.at,
            "of": self.of,
            "amount": self.amount,
        }


class Listener(NamedTuple):
    """An ability that can react to an event: the card that bears it and the number of the ability on that card."""

    source: str
    number: int


Used = tuple[Listener, ...]
"""The abilities that have been used at a timing point."""

Heard = tuple[str, Listener]
"""An ability and the cell of the event to which it reacts: it may react to several events of a moment."""


class Births(Frozen):
    """Events that are to come about at one moment."""

    __slots__ = ("events",)

    def __init__(self, events: tuple[Event, ...]) -> None:
        self.events: Final = events

    def parts(self) -> tuple[object, ...]:
        return (self.events,)

    def scopes(self, scope: str) -> tuple[str, ...]:
        """The cells of the events, when the sequence in which they come about has this one."""
        return (scope,) if len(self.events) == 1 else tuple([f"{scope}.{n}" for n in range(len(self.events))])


class Moment(Frozen):
    """The timing point at which events of one moment stand: one event, or several that go on together.

    `scopes` are the cells of the events, and `alive` the cells of those to which abilities may react here. `used` are
    the abilities used at this point, and `passed` the players who have passed there. `arrived` is False until the
    events have reached the point.
    """

    __slots__ = ("alive", "arrived", "passed", "scopes", "stage", "used")

    def __init__(
        self,
        scopes: tuple[str, ...],
        alive: tuple[str, ...],
        stage: int,
        used: tuple[Heard, ...] = (),
        arrived: bool = False,
        passed: tuple[str, ...] = (),
    ) -> None:
        self.scopes: Final = scopes
        self.alive: Final = alive
        self.stage: Final = stage
        self.used: Final = used
        self.arrived: Final = arrived
        self.passed: Final = passed

    def parts(self) -> tuple[object, ...]:
        return self.scopes, self.alive, self.stage, self.used, self.arrived, self.passed


def events_of(state: State, frame: Frame) -> tuple[Event, ...]:
    """The events that a frame takes through their lives; none if the frame does something else."""
    local = frame.local
    if isinstance(local, Births):
        return local.events
    if not isinstance(local, Moment):
        return ()
    found = [state.read(scope, "event") for scope in local.scopes]
    return tuple([event for event in found if isinstance(event, Event)])
