"""The cards of a game that a file may describe: those of a sample set, and those that are described beside them."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.effects import CardFile, Vocabulary
from adjudicator.games.kit.facts import TABLE, Fact, Statement
from adjudicator.games.kit.kinds import Kind
from adjudicator.language.phrases import straight
from adjudicator.language.records import Field, need
from adjudicator.language.shapes import Checking, OneOf, Schema, Shape
from adjudicator.language.source import Node


class AnyCard(Protocol):
    """The least that is described of a card: its name, its type, and that it is one of the sample set."""

    @property
    def name(self) -> str:
        """The name by which files and sentences call it."""

    @property
    def type(self) -> str:
        """The type of card."""

    @property
    def sample(self) -> bool:
        """True of a card of the sample set."""

    @property
    def place(self) -> object:
        """The place that only one card can have, such as a number; None where there is none."""

    def written(self) -> dict[str, object]:
        """The keys by which a file describes it."""


C = TypeVar("C", bound=AnyCard)
CELL: Final = "cards"
"""The field of the table that holds the cards of a game."""


class Cards(Generic[C]):
    """Cards by their names; two sets are equal that describe the same."""

    def __init__(self, cards: Iterable[C] = ()) -> None:
        self.by_name: Final = {card.name: card for card in cards}
        self._by_type: dict[str, tuple[C, ...]] = {}
        for card in self.by_name.values():
            self._by_type[card.type] = (*self._by_type.get(card.type, ()), card)
        self._hash = hash(tuple(self.by_name))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Cards) and self.by_name == other.by_name)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return ", ".join(self.by_name)

    def of_type(self, type_: str) -> tuple[C, ...]:
        """The cards of a type, in their order."""
        return self._by_type.get(type_, ())


class SampleSet:
    """The files of a sample set, one for each type of card: their names are known before their words are read."""

    def __init__(self, folder: Path, types: tuple[str, ...]) -> None:
        paths = {type_: folder / f"{type_.replace(' ', '-')}.yaml" for type_ in types}
        self.files: Final = {type_: CardFile(path) for type_, path in paths.items() if path.exists()}
        self.names: Final = {name: type_ for type_, file in self.files.items() for name in file.names}


def cards_of(game: Machine) -> Cards[Any]:
    """The cards with which a game is played: those of the sample set, and those that its file describes."""
    found: Any = game.state.read(TABLE, CELL)
    return _NONE if found is None else found


_NONE: Final[Cards[Any]] = Cards()


class CardName(Kind[str]):
    """A card by its name, of one of these types; a name is read whatever its capitals, with or without an article."""

    in_a_game = True

    def __init__(self, meaning: str, sample: SampleSet, *types: str) -> None:
        super().__init__(meaning, "E301")
        self._types, self._sample = types, sample
        self._places = {name: place for place, name in enumerate(sample.names)}

    def read(self, game: Machine, text: str) -> str | None:
        """The card of a name."""
        plain = straight(text).strip().lower()
        names = {name.lower(): name for name in self.values(game)}
        return names.get(plain, names.get(plain.removeprefix("the ")))

    def values(self, game: Machine) -> tuple[str, ...]:
        """The cards of the game; those of the sample set where nobody plays yet."""
        found = cards_of(game)
        if found.by_name:
            return tuple(card.name for type_ in self._types for card in found.of_type(type_))
        return tuple(name for name, type_ in self._sample.names.items() if type_ in self._types)

    def order(self, value: str) -> tuple[int, str]:
        """Those of the sample set as they stand there, then by name."""
        return (self._places.get(value, len(self._places)), value)


class CardSet(Kind[Cards[C]], Shape[Cards[C]]):
    """All cards of a game, as a file describes them beside those of the sample set."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        sample: SampleSet,
        types: tuple[str, ...],
        keys: Mapping[str, Field],
        make: Callable[..., C],
        example: str,
    ) -> None:
        super().__init__("cards by name")
        self._make, self._example = make, example
        self._cards = vocabulary.cards({"type": need(OneOf(*types, meaning="a type of card")), **keys})
        self.sample: Final[Cards[C]] = Cards(
            card
            for type_, file in sample.files.items()
            for card in vocabulary.read(file, self._of_the_sample(type_), keys).values()
        )

    def _of_the_sample(self, type_: str) -> Callable[..., C]:
        return lambda **values: self._make(type=type_, sample=True, **values)

    def check(self, node: Node, at: Checking) -> Cards[C]:
        """Those of the file take the place of others of the same name, or of the same place."""
        found = self._cards.check(node, at)
        described = {name: self._make(name=name, sample=False, **values) for name, values in found.items() if values}
        taken = {card.place for card in described.values()} - {None}
        left = {name: card for name, card in self.sample.by_name.items() if card.place not in taken}
        return Cards((left | described).values())

    def schema(self) -> Schema:
        """Cards by name."""
        return self._cards.schema()

    def shape(self) -> Shape[Cards[C]]:
        """Cards by name."""
        return self

    def read(self, game: Machine, text: str) -> Cards[C] | None:
        """None: no word names all of them."""
        return None

    def examples(self) -> tuple[str, ...]:
        """One card, as a file describes it."""
        return (self._example,)

    def data(self, value: Cards[C]) -> object:
        """Those that are not of the sample set, as a file describes them."""
        return {name: card.written() for name, card in value.by_name.items() if not card.sample}


class AllCards(Fact[Cards[C]]):
    """The cards with which a game is played."""

    def __init__(self, cards: CardSet[C]) -> None:
        super().__init__(CELL, None, Cards(), cards, start=cards.sample)
        self.means = "cards that are described here, beside those of the sample set"

    def statements(self) -> tuple[Statement, ...]:
        """None: nobody asks for all of them."""
        return ()

    def kinds(self) -> dict[str, Kind[Any]]:
        """None, as there are no sentences."""
        return {}
