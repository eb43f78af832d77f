"""Detection of runs that do not end: a position that repeats exactly, and the steps that lead back to it."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from adjudicator.engine.events import Moment, events_of
from adjudicator.engine.procedures import Frame
from adjudicator.engine.state import State
from adjudicator.engine.timing import Timing

_SHOWN: Final = 12


class DoesNotEnd(Exception):
    """The rules go round in a circle, or exceed the budget; the message says where.

    `cycle` names the steps that repeat, where they are known.
    """

    def __init__(self, message: str, cycle: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.cycle = cycle


class Watch:
    """Detects a run that comes back to an earlier position.

    It remembers one position, and replaces it ever more seldom (Brent's algorithm): it finds any circle and costs a
    long run little. When a position has come again, it follows the circle once more to name its steps.
    """

    __slots__ = ("_cycle", "_next", "_since", "_stack", "_state", "_timing")

    def __init__(self, state: State, timing: Timing, stack: Frame, steps: int) -> None:
        self._state = state
        self._timing = timing
        self._cycle: list[str] | None = None
        self._next = steps * 2
        self._remember(stack)

    def _remember(self, stack: Frame) -> None:
        self._stack = stack
        self._since = self._state.since()

    def look(self, stack: Frame, steps: int) -> None:
        """Raises DoesNotEnd once the run has gone through a whole circle after a position came again."""
        again = stack == self._stack and self._since.unchanged()
        if self._cycle is not None:
            if again:
                raise DoesNotEnd(f"the same position comes again and again: {shown(self._cycle)}", tuple(self._cycle))
            _add(self._cycle, self._step_name(stack))
        elif again:
            self._cycle = []
            self._remember(stack)
            _add(self._cycle, self._step_name(stack))
        elif steps >= self._next:
            self._next = steps * 2
            self._remember(stack)

    def _step_name(self, frame: Frame) -> str:
        """The name of the next step: its sequence and number, or its events and their timing point."""
        events = events_of(self._state, frame)
        if events:
            stages = self._timing.stages
            stage = frame.local.stage if isinstance(frame.local, Moment) else 0
            word = stages[stage].word if stage < len(stages) else "end of"
            told = (part for event in events for part in (event.kind, event.who, event.what) if part)
            return " ".join((word, *told))
        steps = frame.procedure.steps
        number = steps[frame.step].number if frame.step < len(steps) else ""
        return f"{frame.procedure.name} {number}".rstrip()


def _add(names: list[str], name: str) -> None:
    if not names or names[-1] != name:
        names.append(name)


def shown(names: "list[str] | tuple[str, ...]") -> str:
    """Steps in their order, for a message."""
    return " → ".join(names[:_SHOWN]) + (f" → … ({len(names)} in all)" if len(names) > _SHOWN else "")


def _sequences(state: State, frame: Frame | None) -> Iterator[str]:
    """The names of the sequences that are being resolved, the innermost first: kinds of events, or procedures."""
    while frame is not None:
        events = events_of(state, frame)
        yield " and ".join(event.kind for event in events) or frame.procedure.name
        frame = frame.parent


def innermost(state: State, stack: Frame | None) -> str:
    """The innermost sequences that are being resolved, for messages."""
    return " in ".join(islice(_sequences(state, stack), 6))


def nesting(state: State, stack: Frame | None) -> tuple[str, ...]:
    """The sequences that are nested in each other repeatedly, the outer one first; empty if they do not repeat."""
    names = list(_sequences(state, stack))
    for length in range(1, len(names) // 3):
        if all(names[place] == names[place + length] for place in range(2 * length)):
            return tuple(reversed(names[:length]))
    return ()
