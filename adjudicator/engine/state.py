"""The state of a game: cells behind one door, with a journal that can be wound back."""

from typing import Final

Value = object
"""What a cell holds: an immutable value (numbers, strings, tuples, frozen values)."""

Name = tuple[str, str]
"""The name of a cell: (entity, field)."""

_ABSENT: Final = None
_SHORT: Final = (1 << 61) - 1
"""Numbers as short as that are quick to reckon with, compiled."""


class Held:
    """How many cells of an entity hold something: its cells know this and not the entity, so nothing goes in a ring."""

    __slots__ = ("number",)

    def __init__(self) -> None:
        self.number = 0


class Cell:
    """One fact of the game, for as long as the state lives: what it holds comes and goes, None is nothing."""

    __slots__ = ("held", "name", "value")

    def __init__(self, name: Name, held: Held) -> None:
        self.name: Final = name
        self.held: Final = held
        self.value: Value = None

    def put(self, value: Value) -> None:
        """Has the cell hold another value."""
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
        # By entity and then by field: so to look into a cell nothing has to be made.
        self._entities: dict[str, Entity] = {}
        # The cells that were written, and what each held before.
        self._journal: list[Cell] = []
        self._old: list[Value] = []

    def read(self, entity: str, field: str, default: Value = _ABSENT) -> Value:
        """The value of a cell, or the default where the cell is empty."""
        known = self._entities.get(entity)
        if known is None:
            return default
        cell = known.cells.get(field)
        if cell is None:
            return default
        value = cell.value
        return default if value is None else value

    def is_empty(self, entity: str) -> bool:
        """Whether every cell of an entity is empty."""
        known = self._entities.get(entity)
        return known is None or not known.held.number

    def write(self, entity: str, field: str, value: Value) -> None:
        """The one door: writes a cell and journals what stood there, if it is another; None empties the cell."""
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
        """Empties cells of an entity, where they hold something."""
        known = self._entities.get(entity)
        if known is not None:
            for field in fields:
                if not known.held.number:
                    return
                cell = known.cells.get(field)
                if cell is not None:
                    self._put(cell, None)

    def cells(self) -> tuple[Name, ...]:
        """Every cell that holds something."""
        return tuple(self.snapshot())

    def mark(self) -> int:
        """A point to which `rollback` returns; it costs nothing."""
        return len(self._journal)

    def rollback(self, mark: int) -> None:
        """Undoes every write since the mark; the cost is what changed, not what exists."""
        journal, old = self._journal, self._old
        while len(journal) > mark:
            journal.pop().put(old.pop())

    def since(self) -> "Since":
        """Keeps an eye on what differs from now on."""
        return Since(self)

    def difference(self, mark: int, before: "Difference | None" = None) -> "Difference":
        """What differs from what the cells held at the mark.

        `before` is what differed from it at some point since, of which nothing has been undone: only what was written
        after it is gone through.
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
    """The cells that differ from what they held at a mark, with their present values: an exact key.

    >>> state = State()
    >>> state.write("roland", "damage", 1)
    >>> state.difference(0).named()
    {('roland', 'damage'): 1}
    """

    __slots__ = ("_differing", "_first", "_hash", "read")

    def __init__(self, mark: int) -> None:
        self._differing: dict[Cell, Value] = {}
        # What cells held at the mark does not change: those that follow upon this one share it.
        self._first: dict[Cell, Value] = {}
        # Of all that differ, in whatever order: what comes or goes is put to it or taken from it by one operation.
        self._hash = 0
        self.read = mark

    def copy(self) -> "Difference":
        """As much again, to which more is added."""
        made = Difference(self.read)
        made._differing, made._first, made._hash = self._differing.copy(), self._first, self._hash
        return made

    def look(self, cell: Cell, before: Value) -> None:
        """Looks at a cell that was written, and at what it held before that."""
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
        first, journal, old = self._first, self._state._journal, self._state._old
        for place in range(self._read, len(journal)):
            first.setdefault(journal[place], old[place])
        self._read = len(journal)
        # A number that goes up stays changed: look there first.
        if self._changed is not None and self._differs(self._changed):
            return False
        self._changed = next((cell for cell in first if self._differs(cell)), None)
        return self._changed is None

    def _differs(self, cell: Cell) -> bool:
        return cell.value != self._first[cell]
