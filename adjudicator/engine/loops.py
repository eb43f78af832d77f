"""Detection of runs that do not end: a position that repeats exactly, and the steps that lead back to it."""

from typing import TYPE_CHECKING, Final

from adjudicator.engine.events import EVENT, STAGES, Event, Life
from adjudicator.engine.procedures import Frame

if TYPE_CHECKING:
    from adjudicator.engine.machine import Machine

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

    __slots__ = ("_cycle", "_machine", "_next", "_since", "_stack")

    def __init__(self, machine: "Machine", steps: int) -> None:
        self._machine = machine
        self._cycle: list[str] | None = None
        self._next = steps * 2
        self._remember()

    def _remember(self) -> None:
        self._stack = self._machine.stack
        self._since = self._machine.state.since()

    def look(self, steps: int) -> None:
        """Raises DoesNotEnd once the run has gone through a whole circle after a position came again."""
        machine = self._machine
        again = machine.stack == self._stack and self._since.unchanged()
        if self._cycle is not None:
            if again:
                raise DoesNotEnd(f"the same position comes again and again: {shown(self._cycle)}", tuple(self._cycle))
            _add(self._cycle, step_name(machine))
        elif again:
            self._cycle = []
            self._remember()
            _add(self._cycle, step_name(machine))
        elif steps >= self._next:
            self._next = steps * 2
            self._remember()


def _add(names: list[str], name: str) -> None:
    if not names or names[-1] != name:
        names.append(name)


def shown(names: "list[str] | tuple[str, ...]") -> str:
    """Steps in their order, for a message."""
    return " → ".join(names[:_SHOWN]) + (f" → … ({len(names)} in all)" if len(names) > _SHOWN else "")


def step_name(machine: "Machine") -> str:
    """The name of the next step: its sequence and number, or the event and its timing point."""
    frame = machine.stack
    if frame is None:
        return ""
    event = event_of(machine, frame)
    if event is not None:
        stage = frame.local.stage if isinstance(frame.local, Life) else 0
        timing = STAGES[stage].timing if stage < len(STAGES) else "end of"
        return " ".join(part for part in (timing, event.kind, event.who, event.what) if part)
    steps = frame.procedure.steps
    number = steps[frame.step].number if frame.step < len(steps) else ""
    return f"{frame.procedure.name} {number}".rstrip()


def sequence_name(machine: "Machine", frame: Frame) -> str:
    """The name of a frame's sequence: the kind of its event, or its procedure."""
    event = event_of(machine, frame)
    return event.kind if event is not None else frame.procedure.name


def event_of(machine: "Machine", frame: Frame) -> Event | None:
    """The event that a frame resolves; None if the frame is no event."""
    if frame.procedure is EVENT and isinstance(frame.local, Event):
        return frame.local
    if not isinstance(frame.local, Life):
        return None
    event = machine.state.read(frame.local.scope, "event")
    return event if isinstance(event, Event) else None


def innermost(machine: "Machine") -> str:
    """The innermost sequences that are being resolved, for messages."""
    names: list[str] = []
    frame = machine.stack
    while frame is not None and len(names) < 6:
        names.append(sequence_name(machine, frame))
        frame = frame.parent
    return " in ".join(names)


def nesting(machine: "Machine") -> tuple[str, ...]:
    """The sequences that are nested in each other repeatedly, the outer one first; empty if they do not repeat."""
    names: list[str] = []
    frame = machine.stack
    while frame is not None:
        names.append(sequence_name(machine, frame))
        frame = frame.parent
    for length in range(1, len(names) // 3):
        if all(names[place] == names[place + length] for place in range(2 * length)):
            return tuple(reversed(names[:length]))
    return ()
