"""The state of a game: cells that only `State` writes, with a journal for returning to an earlier point."""

from typing import Final

Value = object
"""The value of a cell: immutable (numbers, strings, tuples, frozen values)."""

Name = tuple[str, str]
"""The name of a cell: (entity, field)."""

_ABSENT: Final = None
_SHORT: Final = (1 << 61) - 1
"""Numbers of at most this size are fast in compiled code."""


class Held:
    """The number of an entity's cells that are not empty; cells hold this, not their entity: no reference cycles."""

    __slots__ = ("number",)

    def __init__(self) -> None:
        self.number = 0


class Cell:
    """One fact of the game, for as long as the state lives; its value changes, and None means empty."""

    __slots__ = ("held", "name", "value")

    def __init__(self, name: Name, held: Held) -> None:
        self.name: Final = name
        self.held: Final = held
        self.value: Value = None

    def put(self, value: Value) -> None:
        """Sets the value of the cell."""
        if value is None:
            self.held.number -= 1
        elif self.value is None:
            self.held.number += 1
        self.value = value


class Entity:
    """The cells of one entity, by field."""

    __slots__ = ("cells", "held")

    def __init__(self) -> None:
        self.cells: Final[dict[str, Cell]] = {}
        self.held: Final = Held()


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

    __slots__ = ("_entities", "_journal", "_old")

    def __init__(self) -> None:
        # By entity, then by field: reading a cell needs no new tuple.
        self._entities: dict[str, Entity] = {}
        # The cells that were written, and the value of each before.
        self._journal: list[Cell] = []
        self._old: list[Value] = []

    def read(self, entity: str, field: str, default: Value = _ABSENT) -> Value:
        """The value of a cell, or the default if the cell is empty."""
        known = self._entities.get(entity)
        if known is None:
            return default
        cell = known.cells.get(field)
        if cell is None:
            return default
        value = cell.value
        return default if value is None else value

    def is_empty(self, entity: str) -> bool:
        """True if every cell of an entity is empty."""
        known = self._entities.get(entity)
        return known is None or not known.held.number

    def write(self, entity: str, field: str, value: Value) -> None:
        """Changes a cell, the only way to do so, and journals its old value if the new one differs; None empties it."""
        known = self._entities.get(entity)
        if known is None:
            known = self._entities[entity] = Entity()
        cell = known.cells.get(field)
        if cell is None:
            cell = known.cells[field] = Cell((entity, field), known.held)
        self._put(cell, value)

    def _put(self, cell: Cell, value: Value) -> None:
        old = cell.value
        if value is not old:
            self._journal.append(cell)
            self._old.append(old)
            cell.put(value)

    def clear(self, entity: str, fields: tuple[str, ...]) -> None:
        """Empties the given cells of an entity."""
        known = self._entities.get(entity)
        if known is not None:
            for field in fields:
                if not known.held.number:
                    return
                cell = known.cells.get(field)
                if cell is not None:
                    self._put(cell, None)

    def cells(self) -> tuple[Name, ...]:
        """Every cell that is not empty."""
        return tuple(self.snapshot())

    def mark(self) -> int:
        """A point to which `rollback` returns; it costs nothing."""
        return len(self._journal)

    def rollback(self, mark: int) -> None:
        """Undoes every write since the mark; the cost is the number of writes, not the number of cells."""
        journal, old = self._journal, self._old
        while len(journal) > mark:
            journal.pop().put(old.pop())

    def since(self) -> "Since":
        """Watches for changes from now on."""
        return Since(self)

    def difference(self, mark: int, before: "Difference | None" = None) -> "Difference":
        """The cells whose values differ from those at the mark.

        `before` is the difference at some point since, if nothing before that point has been undone: only the writes
        after it are gone through.
        """
        found = Difference(mark) if before is None else before.copy()
        for place in range(found.read, len(self._journal)):
            found.look(self._journal[place], self._old[place])
        found.read = len(self._journal)
        return found

    def snapshot(self) -> dict[Name, Value]:
        """A copy of every cell, for tests and for saving a position."""
        found: dict[Name, Value] = {}
        for known in self._entities.values():
            for cell in known.cells.values():
                if cell.value is not None:
                    found[cell.name] = cell.value
        return found


class Difference:
    """The cells that differ from their values at a mark, with their present values: an exact key.

    >>> state = State()
    >>> state.write("roland", "damage", 1)
    >>> state.difference(0).named()
    {('roland', 'damage'): 1}
    """

    __slots__ = ("_differing", "_first", "_hash", "read")

    def __init__(self, mark: int) -> None:
        self._differing: dict[Cell, Value] = {}
        # The values at the mark do not change, so copies share them.
        self._first: dict[Cell, Value] = {}
        # A hash in which the order of cells does not count: each cell is added or removed by one operation.
        self._hash = 0
        self.read = mark

    def copy(self) -> "Difference":
        """A copy to which more differences are added."""
        made = Difference(self.read)
        made._differing, made._first, made._hash = self._differing.copy(), self._first, self._hash
        return made

    def look(self, cell: Cell, before: Value) -> None:
        """Compares a written cell with its value at the mark; `before` is its value before this write."""
        first, now = self._first.setdefault(cell, before), cell.value
        held = self._differing.get(cell, first)
        if now is held:
            return
        if held is not first:
            self._hash ^= _hashed(cell, held)
            del self._differing[cell]
        if now is not first and now != first:
            self._hash ^= _hashed(cell, now)
            self._differing[cell] = now

    def named(self) -> dict[Name, Value]:
        """The present values by the names of the cells."""
        return {cell.name: value for cell, value in self._differing.items()}

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Difference) and self._differing == other._differing


def _hashed(cell: Cell, value: Value) -> int:
    return hash((cell, value)) & _SHORT


class Since:
    """The changes since a point in a run, as long as that point is not rolled back.

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
        """True if every cell has its old value again; it costs the writes since the last call and the changed cells."""
        first, journal, old = self._first, self._state._journal, self._state._old
        for place in range(self._read, len(journal)):
            first.setdefault(journal[place], old[place])
        self._read = len(journal)
        # A number that only grows stays changed: look there first.
        if self._changed is not None and self._differs(self._changed):
            return False
        self._changed = next((cell for cell in first if self._differs(cell)), None)
        return self._changed is None

    def _differs(self, cell: Cell) -> bool:
        return cell.value != self._first[cell]
