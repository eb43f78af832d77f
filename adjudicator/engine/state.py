"""The state of a game: cells behind one door, with a journal that can be wound back."""

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
        # By entity and then by field: so to look into a cell nothing has to be made.
        self._cells: dict[str, dict[str, Value]] = {}
        self._journal: list[tuple[Cell, Value]] = []

    def read(self, entity: str, field: str, default: Value = _ABSENT) -> Value:
        """The value of a cell, or the default where the cell is empty."""
        held = self._cells.get(entity)
        return default if held is None else held.get(field, default)

    def hold_nothing(self, cells: tuple[tuple[str, str], ...]) -> bool:
        """Whether all of these cells are empty."""
        for entity, field in cells:
            held = self._cells.get(entity)
            if held is not None and field in held:
                return False
        return True

    def is_empty(self, entity: str) -> bool:
        """Whether every cell of an entity is empty."""
        return not self._cells.get(entity)

    def write(self, entity: str, field: str, value: Value) -> None:
        """The one door: writes a cell and journals what stood there, if it is another; None empties the cell."""
        held = self._cells.get(entity)
        if held is None:
            held = self._cells[entity] = {}
        old = held.get(field)
        if value is old:
            return
        self._journal.append(((entity, field), old))
        if value is not None:
            held[field] = value
        elif field in held:
            del held[field]

    def clear(self, entity: str, fields: tuple[str, ...]) -> None:
        """Empties cells of an entity, where they hold something."""
        held = self._cells.get(entity)
        if held:
            for field in fields:
                if field in held:
                    self.write(entity, field, None)

    def cells(self) -> tuple[Cell, ...]:
        """Every cell that holds something."""
        return tuple(self.snapshot())

    def mark(self) -> int:
        """A point to which `rollback` returns; it costs nothing."""
        return len(self._journal)

    def rollback(self, mark: int) -> None:
        """Undoes every write since the mark; the cost is what changed, not what exists."""
        journal, cells = self._journal, self._cells
        while len(journal) > mark:
            cell, value = journal.pop()
            held, field = cells[cell[0]], cell[1]
            if value is not None:
                held[field] = value
            elif field in held:
                del held[field]

    def since(self) -> "Since":
        """Keeps an eye on what differs from now on."""
        return Since(self)

    def difference(self, mark: int) -> frozenset[tuple[Cell, Value]]:
        """The cells that differ from what they held at the mark, with their present values: an exact key."""
        first: dict[Cell, Value] = {}
        for cell, value in self._journal[mark:]:
            first.setdefault(cell, value)
        changed: list[tuple[Cell, Value]] = []
        for cell, old in first.items():
            now = self._cells[cell[0]].get(cell[1])
            if now is not old and now != old:
                changed.append((cell, now))
        return frozenset(changed)

    def snapshot(self) -> dict[Cell, Value]:
        """A copy of every cell, for tests and for saving a position."""
        return {(entity, field): value for entity, held in self._cells.items() for field, value in held.items()}


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
        first, journal = self._first, self._state._journal
        for place in range(self._read, len(journal)):
            cell, value = journal[place]
            first.setdefault(cell, value)
        self._read = len(journal)
        # A number that goes up stays changed: look there first.
        if self._changed is not None and self._differs(self._changed):
            return False
        self._changed = next((cell for cell in first if self._differs(cell)), None)
        return self._changed is None

    def _differs(self, cell: Cell) -> bool:
        return self._state.read(cell[0], cell[1]) != self._first[cell]
