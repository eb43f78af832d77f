"""Libraries: things that come along with a game, and things of the same make that a file describes in place."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.facts import TABLE, Fact, Statement
from adjudicator.games.kit.kinds import NO_GAME, Kind, Named, Pairs, listed
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.nodes import data_of
from adjudicator.language.phrases import straight
from adjudicator.language.shapes import Checking, MapOf, Schema, Shape
from adjudicator.language.source import Mapping as MappingNode
from adjudicator.language.source import Node

T = TypeVar("T")
Names = Callable[[Machine], tuple[str, ...]]
"""The names of the things that there are in a game."""


class Shelf(Generic[T]):
    """Things by name; `described` are those of a file, as the file has them."""

    __slots__ = ("_hash", "by_name", "described")

    def __init__(self, by_name: Mapping[str, T], described: Mapping[str, object] = {}) -> None:
        self.by_name: Final = dict(by_name)
        self.described: Final = dict(described)
        self._hash = hash(tuple(self.by_name))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Shelf) and self.by_name == other.by_name)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return ", ".join(self.by_name)


class Described(Shape[Shelf[T]]):
    """Things that a file describes by name, beside those that come along; one of the same name takes its place."""

    def __init__(self, of: Shape[T], samples: Mapping[str, T], meaning: str) -> None:
        self._things = MapOf(of, meaning)
        self._samples = samples

    def check(self, node: Node, at: Checking) -> Shelf[T]:
        """All that there are in the game of this file."""
        found = self._things.check(node, at)
        said = node.values if isinstance(node, MappingNode) else {}
        return Shelf({**found, **{k: v for k, v in self._samples.items() if k not in found}}, _as_written(found, said))

    def schema(self) -> Schema:
        """Things by name."""
        return self._things.schema()


def _as_written(found: Mapping[str, object], said: Mapping[str, Node]) -> dict[str, object]:
    return {name: data_of(said[name]) for name in found}


class _Shelves(Kind[Shelf[T]]):
    """All things of a library."""

    def __init__(self, meaning: str, shape: Described[T], example: str) -> None:
        super().__init__(meaning)
        self._shape, self._example = shape, example

    def read(self, game: Machine, text: str) -> Shelf[T] | None:
        """None: no word names all of them."""
        return None

    def examples(self) -> tuple[str, ...]:
        """One thing, as a file describes it."""
        return (self._example,)

    def shape(self) -> Shape[Shelf[T]]:
        """Things by name, as a file describes them."""
        return self._shape

    def data(self, value: Shelf[T]) -> object:
        """Those that the file describes, as it does."""
        return value.described


class Library(Fact[Shelf[T]]):
    """The things of one make that there are in a game: those that come along, and those that its file describes.

    `key` is that of a file under which they stand, `of` the shape of each, `example` one of them as a file has it.
    """

    def __init__(self, key: str, of: Shape[T], samples: Mapping[str, T], means: str, example: str) -> None:
        self.samples: Final = Shelf(samples)
        shape = Described(of, samples, f"{key} by name")
        super().__init__(key, None, self.samples, _Shelves(means, shape, example), start=self.samples)
        self.explained(means)

    def things(self, game: Machine) -> Mapping[str, T]:
        """The things by name; where nothing is set up yet, those that come along."""
        found: Any = game.state.read(TABLE, self.name)
        shelf: Shelf[T] = self.samples if found is None else found
        return shelf.by_name

    def described(self, game: Machine) -> tuple[str, ...]:
        """The names of those that the file describes."""
        return tuple(self(game).described)

    def statements(self) -> tuple[Statement, ...]:
        """None: nobody asks for all of them."""
        return ()

    def kinds(self) -> dict[str, Kind[Any]]:
        """None, as there are no sentences."""
        return {}


class NamedInGame(Named[str]):
    """Things of which a game that is being set up knows what there is: the spaces of a map, the missions of a story.

    `names` are those that there are; a sentence may name any that are `known`, be it there or not; paths
    join `pairs`.
    """

    in_a_game = True

    def __init__(
        self,
        meaning: str,
        names: Names,
        key: str = "",
        code: str = "E302",
        *,
        known: Names | None = None,
        pairs: Callable[[Machine], Pairs] = lambda _game: (),
    ) -> None:
        super().__init__(meaning, {}, key, code)
        self._in_game, self._known, self._pairs = names, known or names, pairs

    def read(self, game: Machine, text: str) -> str | None:
        """The thing of a name, whatever its capitals, with or without an article."""
        return self.among(self._known(game), text)

    def among(self, names: tuple[str, ...], text: str) -> str | None:
        """The one of some names that a text means, whatever its capitals; None where it means none of them."""
        plain = straight(text).strip().lower()
        found = {name.lower(): name for name in names}
        return found.get(plain, found.get(plain.removeprefix("the ")))

    def say(self, value: str) -> str:
        """Its name."""
        return value

    def order(self, value: str) -> tuple[int, str]:
        """By name."""
        return 0, value

    def values(self, game: Machine) -> tuple[str, ...]:
        """All that there are in a game."""
        return self._in_game(game)

    def pairs(self, game: Machine) -> Pairs:
        """Those that a path joins in a game."""
        return self._pairs(game)

    def examples(self) -> tuple[str, ...]:
        """Some that come along."""
        return self.values(NO_GAME)[:3] or self._known(NO_GAME)[:3]

    def understood(self, game: Machine, text: str, node: Node, at: Checking) -> str | None:
        """One that there is in this game; None and a fault for others."""
        names = self._in_game(game)
        found = self.among(names, text)
        if found is None:
            help = did_you_mean(text, names) or (f"there are {listed(names)}" if names else f"write {self.meaning}")
            at.fault(self.code, f'"{text}" is not {self.meaning}', node, help)
        return found
