"""Lookups: what a game keeps in its cells under words that it does not know beforehand."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from adjudicator.engine.fields import Field
from adjudicator.engine.machine import Machine

V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Lookup(Generic[V]):
    """Values by words: the abilities that modify a value, say, by its name.

    >>> from adjudicator.engine.readings import Readings
    >>> game, bans = Machine(Readings((), {})), Lookup[tuple[str, ...]]("bans", ())
    >>> bans.put(game, "draw", ("dreams of r'lyeh",))
    >>> bans(game, "draw"), bans(game, "move"), bans.is_empty(game)
    (("dreams of r'lyeh",), (), False)
    """

    def __init__(self, name: str, empty: V) -> None:
        self.name = name
        self.empty = empty

    def __call__(self, game: Machine, word: str) -> V:
        """The value under a word."""
        value = game.state.read(self.name, word)
        return self.empty if value is None else value  # type: ignore[return-value]

    def put(self, game: Machine, word: str, value: V) -> None:
        """Keeps a value under a word; no trace shows it."""
        game.state.write(self.name, word, None if value == self.empty else value)

    def set(self, game: Machine, word: str, value: V, *by: str) -> None:
        """Keeps a value under a word, by these rules; the trace shows it."""
        game.write(self.name, word, None if value == self.empty else value, *by)

    def is_empty(self, game: Machine) -> bool:
        """True if nothing is kept under any word."""
        return game.state.is_empty(self.name)


class Numbered(Generic[V]):
    """One field for each number: how often each ability of a card has been used.

    >>> used = Numbered("used", None)
    >>> used[2].name, used.number_of("used 2"), used.number_of("defeated")
    ('used 2', 2, None)
    """

    def __init__(self, name: str, empty: V, bearer: str = "table") -> None:
        self.name = name
        self.empty = empty
        self.bearer = bearer
        self._fields: dict[int, Field[V]] = {}

    def __getitem__(self, number: int) -> Field[V]:
        """The field of a number."""
        found = self._fields.get(number)
        if found is None:
            found = self._fields[number] = Field(f"{self.name} {number}", self.empty, self.bearer)
        return found

    def number_of(self, field: str) -> int | None:
        """The number of the field of this name; None if it is another's."""
        name, _, number = field.rpartition(" ")
        return int(number) if name == self.name and number.lstrip("-").isdigit() else None
