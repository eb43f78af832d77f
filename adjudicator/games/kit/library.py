"""Libraries: cards, maps and other things that come along with a game, and those that a file describes beside them."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.effects import CardFile, Vocabulary
from adjudicator.games.kit.facts import TABLE, Fact, Statement
from adjudicator.games.kit.kinds import NO_GAME, Kind, Named, Pairs, listed
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.nodes import data_of
from adjudicator.language.phrases import straight
from adjudicator.language.records import Field, need
from adjudicator.language.shapes import Checking, OneOf, Schema, Shape
from adjudicator.language.source import Mapping as MappingNode
from adjudicator.language.source import Node

T = TypeVar("T")
Names = Callable[[Machine], tuple[str, ...]]
"""The names of the things that there are in a game."""
Place = Callable[[T], object]
"""The place that only one thing can have, such as a number; None where there is none."""


def _anywhere(_thing: object) -> None:
    """The place of things that have none."""


class Shelf(Generic[T]):
    """Things by name; `described` are those of a file, as the file has them. Two are equal that hold the same."""

    def __init__(self, by_name: Mapping[str, T], described: Mapping[str, object] = {}) -> None:
        self.by_name: Final = dict(by_name)
        self.described: Final = dict(described)
        self._hash = hash(tuple(self.by_name))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Shelf) and self.by_name == other.by_name)

    def __hash__(self) -> int:
        return self._hash

    def __bool__(self) -> bool:
        return bool(self.by_name)

    def __repr__(self) -> str:
        return ", ".join(self.by_name)


class _Things(Kind[Shelf[T]], Shape[Shelf[T]]):
    """All things of a library: those that come along, and those that a file describes beside them.

    One that is described takes the place of another of the same name, or of the same `place`.
    """

    def __init__(
        self, things: Shape[dict[str, T]], samples: Shelf[T], means: str, example: str, place: Place[T]
    ) -> None:
        super().__init__(means)
        self._things, self._samples, self._example, self._place = things, samples, example, place

    def check(self, node: Node, at: Checking) -> Shelf[T]:
        """All that there are in the game of this file."""
        found = self._things.check(node, at)
        taken = {self._place(thing) for thing in found.values()} - {None}
        left = {name: one for name, one in self._samples.by_name.items() if self._place(one) not in taken}
        said = node.values if isinstance(node, MappingNode) else {}
        return type(self._samples)(left | found, {name: data_of(said[name]) for name in found})

    def schema(self) -> Schema:
        """Things by name."""
        return self._things.schema()

    def shape(self) -> Shape[Shelf[T]]:
        """Things by name, as a file describes them."""
        return self

    def read(self, game: Machine, text: str) -> Shelf[T] | None:
        """None: no word names all of them."""
        return None

    def examples(self) -> tuple[str, ...]:
        """One thing, as a file describes it."""
        return (self._example,)

    def data(self, value: Shelf[T]) -> object:
        """Those that the file describes, as it does."""
        return value.described


class Library(Fact[Shelf[T]]):
    """The things of one make that there are in a game: those that come along, and those that its file describes.

    `key` is that of a file under which they stand, `things` their shape, `example` one of them as a file has it.
    """

    def __init__(
        self,
        key: str,
        things: Shape[dict[str, T]],
        samples: Shelf[T],
        means: str,
        example: str,
        place: Place[T] = _anywhere,
    ) -> None:
        self.samples: Final = samples
        nothing = type(samples)({})
        super().__init__(key, None, nothing, _Things(things, samples, means, example, place), start=samples)
        self.explained(means)

    def things(self, game: Machine) -> Mapping[str, T]:
        """The things by name; where nothing is set up yet, those that come along."""
        return (self(game) or self.samples).by_name

    def described(self, game: Machine) -> tuple[str, ...]:
        """The names of those that the file describes."""
        return tuple(self(game).described)

    def first(self, game: Machine) -> str:
        """The first that the file describes, or else the first that comes along."""
        return next(iter((*self.described(game), *self.things(game))))

    def statements(self) -> tuple[Statement, ...]:
        """None: nobody asks for all of them."""
        return ()

    def kinds(self) -> dict[str, Kind[Any]]:
        """None, as there are no sentences."""
        return {}


# -- cards ------------------------------------------------------------------------------------------------------------


class AnyCard(Protocol):
    """The least that is described of a card: its name and type, and that it is one of the sample set."""

    @property
    def name(self) -> str:
        """The name by which files and sentences call it."""

    @property
    def type(self) -> str:
        """The type of card."""

    @property
    def sample(self) -> bool:
        """True of a card of the sample set."""


C = TypeVar("C", bound=AnyCard)
CARDS: Final = "cards"
"""The key under which a file describes cards, and the field of the table that holds those of a game."""


class Cards(Shelf[C]):
    """Cards by name, and by type."""

    def __init__(self, by_name: Mapping[str, C], described: Mapping[str, object] = {}) -> None:
        super().__init__(by_name, described)
        self._by_type: dict[str, tuple[C, ...]] = {}
        for card in self.by_name.values():
            self._by_type[card.type] = (*self._by_type.get(card.type, ()), card)

    def of_type(self, type_: str) -> tuple[C, ...]:
        """The cards of a type, in their order."""
        return self._by_type.get(type_, ())


class SampleSet:
    """The files of a sample set, one for each type of card: their names are known before their words are read."""

    def __init__(self, folder: Path, types: tuple[str, ...]) -> None:
        paths = {type_: folder / f"{type_.replace(' ', '-')}.yaml" for type_ in types}
        self.types: Final = types
        self.files: Final = {type_: CardFile(path) for type_, path in paths.items() if path.exists()}
        self.names: Final = {name: type_ for type_, file in self.files.items() for name in file.names}


def cards_of(game: Machine) -> Cards[Any]:
    """The cards with which a game is played: those of the sample set, and those that its file describes."""
    found: Any = game.state.read(TABLE, CARDS)
    return _NONE if found is None else found


_NONE: Final[Cards[Any]] = Cards({})


class CardName(Kind[str]):
    """A card by its name, of one of these types; a name is read whatever its capitals, with or without an article."""

    in_a_game = True

    def __init__(self, meaning: str, sample: SampleSet, *types: str) -> None:
        super().__init__(meaning, "E301")
        self._types, self._sample = types, sample
        self._places = {name: place for place, name in enumerate(sample.names)}

    def read(self, game: Machine, text: str) -> str | None:
        """The card of a name."""
        return _among(self.values(game), text)

    def values(self, game: Machine) -> tuple[str, ...]:
        """The cards of the game; those of the sample set where nobody plays yet."""
        found = cards_of(game)
        if found.by_name:
            return tuple(card.name for type_ in self._types for card in found.of_type(type_))
        return tuple(name for name, type_ in self._sample.names.items() if type_ in self._types)

    def order(self, value: str) -> tuple[int, str]:
        """Those of the sample set as they stand there, then by name."""
        return (self._places.get(value, len(self._places)), value)


class AllCards(Library[C]):
    """The cards of a game, in the words of its vocabulary with further keys; `make` makes a card of their values."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        sample: SampleSet,
        keys: Mapping[str, Field],
        make: Callable[..., C],
        example: str,
        place: Place[C] = _anywhere,
    ) -> None:
        of_the_sample = (
            vocabulary.read(file, partial(make, type=type_, sample=True), keys) for type_, file in sample.files.items()
        )
        known = {name: card for cards in of_the_sample for name, card in cards.items()}
        described = vocabulary.cards({"type": need(OneOf(*sample.types, meaning="a type of card")), **keys})
        means = "cards that are described here, beside those of the sample set"
        super().__init__(CARDS, _Made(described, make), Cards(known), means, example, place)


class _Made(Shape[dict[str, C]]):
    """Cards by name, each made of what is said of it: what is at fault in one does not make its name unknown."""

    def __init__(self, said: Shape[dict[str, dict[str, Any]]], make: Callable[..., C]) -> None:
        self._said, self._make = said, make

    def check(self, node: Node, at: Checking) -> dict[str, C]:
        """All of them."""
        return {name: self._make(name=name, **values) for name, values in self._said.check(node, at).items()}

    def schema(self) -> Schema:
        """Cards by name."""
        return self._said.schema()


# -- by name ----------------------------------------------------------------------------------------------------------


def _among(names: tuple[str, ...], text: str) -> str | None:
    """The one of several names that is meant, whatever its capitals, with or without an article."""
    plain = straight(text).strip().lower()
    found = {name.lower(): name for name in names}
    return found.get(plain, found.get(plain.removeprefix("the ")))


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
        return _among(names, text)

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
        found = _among(names, text)
        if found is None:
            help = did_you_mean(text, names) or (f"there are {listed(names)}" if names else f"write {self.meaning}")
            at.fault(self.code, f'"{text}" is not {self.meaning}', node, help)
        return found
