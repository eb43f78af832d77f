"""Positions of a game: a mark to return to, and a position as a key."""

from typing import Final

from adjudicator.engine.procedures import Ask, Frame
from adjudicator.engine.state import Difference
from adjudicator.frozen import Frozen


class Mark:
    """A position to return to."""

    __slots__ = ("journal", "stack", "trace", "waiting")

    def __init__(self, journal: int, trace: int, stack: Frame | None, waiting: Ask | None) -> None:
        self.journal: Final = journal
        self.trace: Final = trace
        self.stack: Final = stack
        self.waiting: Final = waiting


class Position(Frozen):
    """A position as a key: the cells that differ, the stack, and the way the open question goes on with its answer."""

    __slots__ = ("differs", "goes_on", "stack")

    def __init__(self, differs: Difference, stack: Frame | None, goes_on: object) -> None:
        self.differs: Final = differs
        self.stack: Final = stack
        self.goes_on: Final = goes_on

    def parts(self) -> tuple[object, ...]:
        return self.differs, self.stack, self.goes_on
