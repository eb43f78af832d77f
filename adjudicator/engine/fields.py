"""Fields: what entities have, each with its name, and the cells that hold it."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from adjudicator.engine.machine import Machine

V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(Generic[V]):
    """A field of entities: its name, the value that an empty cell of it stands for, and who has it if nobody is named.

    >>> from adjudicator.engine.readings import Readings
    >>> game, damage = Machine(Readings((), {})), Field("damage", 0)
    >>> damage.put(game, "roland", 2)
    >>> damage(game, "roland"), damage(game, "daisy")
    (2, 0)
    """

    def __init__(self, name: str, empty: V, bearer: str = "table") -> None:
        self.name = name
        self.empty = empty
        self.bearer = bearer

    def __call__(self, game: Machine, entity: object = None) -> V:
        """The value as it is now."""
        bearer = self.bearer if entity is None else entity if type(entity) is str else self.cell(entity)
        value = game.state.read(bearer, self.name)
        return self.empty if value is None else value  # type: ignore[return-value]

    @property
    def address(self) -> tuple[str, str]:
        """The name of the bearer's cell."""
        return self.bearer, self.name

    def cell(self, entity: object) -> str:
        """The entity of the cell, by its name."""
        return str(entity)

    def set(self, game: Machine, entity: object, value: V, *by: str) -> None:
        """Changes the value, by these rules; the trace shows it. Where it is so already no rule is applied."""
        game.write(self.cell(entity), self.name, None if value == self.empty else value, *by)

    def clear(self, game: Machine, entity: object = None, *by: str) -> None:
        """Empties the cell, by these rules."""
        self.set(game, self.bearer if entity is None else entity, self.empty, *by)

    def put(self, game: Machine, entity: object, value: V) -> None:
        """Sets the value: nobody does it, and no trace shows it."""
        game.state.write(self.cell(entity), self.name, None if value == self.empty else value)

    def forget(self, game: Machine, entity: object = None) -> None:
        """Empties the cell; no trace shows it."""
        self.put(game, self.bearer if entity is None else entity, self.empty)
