"""The sequences in which a deed stays: one that is written in a test is not done after it."""

from collections.abc import Iterator
from typing import NamedTuple

from adjudicator.engine import trace
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Frame


class Within(NamedTuple):
    """The sequence within which a deed is written: its name, its frame at that moment, and the place in the trace."""

    name: str
    frame: Frame
    since: int


def innermost(game: Machine, wanted: str = "", but: tuple[str, ...] = ()) -> Within | None:
    """The innermost of these sequences (with this name, with none of others) under way that has anything left to do."""
    for frame in _under_way(game):
        name = game.sequence(frame) if frame.step < len(frame.procedure.steps) else ""
        if name and wanted in ("", name) and name not in but:
            return Within(name, frame, len(game.trace))
    return None


def gone_through(game: Machine) -> Within | None:
    """The innermost sequence that has a name or numbered steps, and had begun before the last answer."""
    for frame in _under_way(game):
        numbered = frame.procedure.name if any(number for number, _name, _act in frame.procedure.steps) else ""
        name = "" if frame.new else game.sequence(frame) or numbered
        if name:
            return Within(name, frame, len(game.trace))
    return None


def _under_way(game: Machine) -> Iterator[Frame]:
    frame = game.stack
    while frame is not None:
        yield frame
        frame = frame.parent


def was_gone_through(game: Machine, sequence: Within, place: int) -> bool:
    """True if a sequence had not ended, nor begun anew, when the trace came to a place."""
    _name, frame, since = sequence
    # Of one that the game names, such as a turn, the steps may come again and again.
    numbers = () if game.sequence(frame) else (number for number, _name, _act in frame.procedure.steps if number)
    first = next(iter(numbers), None)

    def goes_on(record: trace.Record) -> bool:
        if record.depth > frame.depth:
            return True
        anew = type(record) is trace.Began or (type(record) is trace.Stepped and record.number == first)
        return record.depth == frame.depth and not anew

    return all(map(goes_on, game.trace[since:place]))


def is_over(game: Machine, sequence: Within) -> bool:
    """True if a sequence is no longer under way; as long as it is, its frames have the same parent."""
    then, frame = sequence.frame, game.stack
    while frame is not None and frame.depth > then.depth:
        frame = frame.parent
    return frame is None or frame.parent is not then.parent or frame.procedure is not then.procedure
