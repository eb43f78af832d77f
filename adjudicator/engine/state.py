"""The state of a game: cells behind one door, with a journal that can be wound back."""

from typing import Final

Value = object
"""What a cell holds: an immutable value (numbers, strings, tuples, frozen values)."""

Cell = tuple[str, str]
"""The name of a cell: (entity, field)."""

_ABSENT: Final = None


class State:
    """Cells `(entity, field) → value`; an empty cell is absent and reads as the default.

    >>> state = State()
    >>> before = state.mark()
    >>> state.write("roland", "damage", 2)
    >>> state.read("roland", "damage", 0)
    2
    >>> state.rollback(before)
    >>> state.read("roland", "damage", 0)
    0
    """

    __slots__ = ("_cells", "_journal")

    def __init__(self) -> None:
        self._cells: dict[Cell, Value] = {}
        self._journal: list[tuple[Cell, Value]] = []

    def read(self, entity: str, field: str, default: Value = _ABSENT) -> Value:
        """The value of a cell, or the default where the cell is empty."""
        return self._cells.get((entity, field), default)

    def write(self, entity: str, field: str, value: Value) -> None:
        """The one door: writes a cell and journals what stood there; None empties the cell."""
        cell = (entity, field)
        self._journal.append((cell, self._cells.get(cell)))
        if value is None:
            self._cells.pop(cell, None)
        else:
            self._cells[cell] = value

    def mark(self) -> int:
        """A point to which `rollback` returns; it costs nothing."""
        return len(self._journal)

    def rollback(self, mark: int) -> None:
        """Undoes every write since the mark; the cost is what changed, not what exists."""
        journal, cells = self._journal, self._cells
        while len(journal) > mark:
            cell, value = journal.pop()
            if value is None:
                cells.pop(cell, None)
            else:
                cells[cell] = value

    def difference(self, mark: int) -> frozenset[tuple[Cell, Value]]:
        """The cells that differ from what they held at the mark, with their present values: an exact key."""
        first: dict[Cell, Value] = {}
        for cell, value in self._journal[mark:]:
            first.setdefault(cell, value)
        cells = self._cells
        return frozenset((cell, cells.get(cell)) for cell, old in first.items() if cells.get(cell) != old)

    def snapshot(self) -> dict[Cell, Value]:
        """A copy of every cell, for tests and for saving a position."""
        return dict(self._cells)
