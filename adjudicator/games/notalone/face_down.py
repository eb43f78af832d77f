"""Cards that lie face down, and those that have come to a Hunted, as a file says them."""

from collections.abc import Iterable
from typing import NamedTuple

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.kinds import Kind
from adjudicator.games.notalone.kinds import PLACE
from adjudicator.language.shapes import Checking, ListOf, Schema, Shape, Word
from adjudicator.language.source import Node, Sequence, Text

Names = tuple[str, ...]

OTHERS = "others"
"""In a deck of a file: all cards of its kind that are not named anywhere, shuffled."""


class Deck(NamedTuple):
    """A face-down deck: the cards on top whose order is known, those shuffled (in no order), and those put under it."""

    top: Names = ()
    shuffled: Names = ()
    bottom: Names = ()

    @property
    def size(self) -> int:
        """How many cards there are."""
        return len(self.top) + len(self.shuffled) + len(self.bottom)


class DeckOf(Kind[Deck]):
    """A face-down deck of cards of a kind, as a file names them from the top on."""

    def __init__(self, card: Kind[str]) -> None:
        super().__init__(f"a deck, each {card.meaning.removeprefix('a ')}")
        self.card = card

    def read(self, game: Machine, text: str) -> Deck | None:
        """All cards that lie nowhere else."""
        return Deck(shuffled=(OTHERS,)) if text == OTHERS else None

    def examples(self) -> tuple[str, ...]:
        """The others."""
        return (OTHERS,)

    def shape(self) -> Shape[Deck]:
        """The cards in a list, `others` among them."""
        return _Pile(self.card)

    def data(self, value: Deck) -> object:
        """The same; those that are shuffled are the others."""
        return [*value.top, *((OTHERS,) if value.shuffled else ()), *value.bottom]


class _Pile(Shape[Deck]):
    def __init__(self, card: Kind[str]) -> None:
        self._card, self._cards = card, ListOf(card.shape())

    def check(self, node: Node, at: Checking) -> Deck:
        """The cards above and below the others."""
        items = node.items if isinstance(node, Sequence) else (node,)
        others = next((place for place, one in enumerate(items) if isinstance(one, Text) and one.text == OTHERS), None)
        split = len(items) if others is None else others
        above, below = (self._known(some, at) for some in (items[:split], items[split + 1 :]))
        return Deck(above, () if others is None else (OTHERS,), below)

    def _known(self, nodes: "Iterable[Node]", at: Checking) -> Names:
        found = (self._card.shape().check(node, at) for node in nodes)
        return tuple(card for card in found if card is not None)

    def schema(self) -> Schema:
        """A list of names."""
        return ListOf(Word("a card's name")).schema()


class Gained(NamedTuple):
    """A Place card, or a Will counter (0), that came to a Hunted before she played in this round; and by which rule."""

    rule: str
    place: int = 0


class WhatCame(Kind[Gained]):
    """A card or counter that came to a Hunted, as a file says it: `lair by resist.3`."""

    def __init__(self) -> None:
        super().__init__("`will` or a place, by a rule")

    def read(self, game: Machine, text: str) -> Gained | None:
        """The card or the Will counter, and the rule."""
        what, _by, rule = text.rpartition(" by ")
        place = 0 if what == "will" else PLACE.read(game, what)
        return None if place is None else Gained(rule, place)

    def say(self, value: Gained) -> str:
        """The same."""
        return f"{PLACE.say(value.place) if value.place else 'will'} by {value.rule}"

    def examples(self) -> tuple[str, ...]:
        """A card that is taken back."""
        return ("lair by resist.3",)
