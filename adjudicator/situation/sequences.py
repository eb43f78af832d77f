"""The sequences in which a deed stays: one that is written in a test is not done after it."""

from typing import NamedTuple

from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Frame


class Within(NamedTuple):
    """The sequence within which a deed is written: its name, and its frame at that moment."""

    name: str
    frame: Frame


def innermost(game: Machine, wanted: str = "") -> Within | None:
    """The innermost of these sequences (with this name) that is under way; what has nothing left to do is over."""
    frame = game.stack
    while frame is not None:
        name = game.sequence(frame) if frame.step < len(frame.procedure.steps) else ""
        if name and wanted in ("", name):
            return Within(name, frame)
        frame = frame.parent
    return None


def is_over(game: Machine, sequence: Within) -> bool:
    """True if a sequence is no longer under way; as long as it is, its frames have the same parent."""
    then, frame = sequence.frame, game.stack
    while frame is not None and frame.depth > then.depth:
        frame = frame.parent
    return frame is None or frame.parent is not then.parent or frame.procedure is not then.procedure
