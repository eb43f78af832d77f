"""The state of a game: cells behind one door, with a journal that can be wound back."""

from collections.abc import Iterable
from typing import Final

Value = object
"""What a cell holds: an immutable value (numbers, strings, tuples, frozen values)."""

Cell = tuple[str, ...]
"""The name of a cell: (entity, field).

It is said to be of any length: compiled, a tuple of a certain length is put together anew whenever it is handed on.
"""

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

    def hold_nothing(self, cells: Iterable[Cell]) -> bool:
        """Whether all of these cells are empty."""
        held = self._cells
        return not any(cell in held for cell in cells)

    def write(self, entity: str, field: str, value: Value) -> None:
        """The one door: writes a cell and journals what stood there; None empties the cell."""
        cell = (entity, field)
        self._journal.append((cell, self._cells.get(cell)))
        if value is None:
            if cell in self._cells:
                del self._cells[cell]
        else:
            self._cells[cell] = value

    def clear(self, entity: str, fields: tuple[str, ...]) -> None:
        """Empties cells of an entity, where they hold something."""
        cells = self._cells
        for field in fields:
            if (entity, field) in cells:
                self.write(entity, field, None)

    def cells(self) -> tuple[Cell, ...]:
        """Every cell that holds something, in the order in which they came to."""
        return tuple(self._cells)

    def mark(self) -> int:
        """A point to which `rollback` returns; it costs nothing."""
        return len(self._journal)

    def rollback(self, mark: int) -> None:
        """Undoes every write since the mark; the cost is what changed, not what exists."""
        journal, cells = self._journal, self._cells
        while len(journal) > mark:
            cell, value = journal.pop()
            if value is not None:
                cells[cell] = value
            elif cell in cells:
                del cells[cell]

    def since(self) -> "Since":
        """Keeps an eye on what differs from now on."""
        return Since(self)

    def difference(self, mark: int) -> frozenset[tuple[Cell, Value]]:
        """The cells that differ from what they held at the mark, with their present values: an exact key."""
        first: dict[Cell, Value] = {}
        for cell, value in self._journal[mark:]:
            first.setdefault(cell, value)
        get = self._cells.get
        now = [(cell, get(cell)) for cell in first]
        return frozenset([(cell, value) for cell, value in now if value is not first[cell] and value != first[cell]])

    def snapshot(self) -> dict[Cell, Value]:
        """A copy of every cell, for tests and for saving a position."""
        return dict(self._cells)


class Since:
    """What has changed since a point in a run, as long as that point is not rolled back.

    >>> state = State()
    >>> since = state.since()
    >>> state.write("roland", "damage", -1)
    >>> since.unchanged()
    False
    >>> state.write("roland", "damage", None)
    >>> since.unchanged()
    True
    """

    __slots__ = ("_changed", "_first", "_read", "_state")

    def __init__(self, state: State) -> None:
        self._state = state
        self._read = state.mark()
        self._first: dict[Cell, Value] = {}
        self._changed: Cell | None = None

    def unchanged(self) -> bool:
        """Whether every cell holds again what it held; the cost is the writes since the last look, and the cells."""
        cells, first, journal = self._state._cells, self._first, self._state._journal
        for place in range(self._read, len(journal)):
            cell, value = journal[place]
            first.setdefault(cell, value)
        self._read = len(journal)
        # A number that goes up stays changed: look there first.
        if self._changed is not None and cells.get(self._changed) != first[self._changed]:
            return False
        self._changed = next((cell for cell, value in first.items() if cells.get(cell) != value), None)
        return self._changed is None
