"""Shapes of keys that have several forms: investigators, decks, the chaos bag."""

from typing import Any, Final, TypeVar

from adjudicator.games.arkham.terms import ORDER
from adjudicator.language.shapes import AnyOf, Checking, ListOf, MapOf, OneOf, Schema, Shape, Whole
from adjudicator.language.source import Mapping, Node, Sequence, Text

BAGS = ("easy", "standard", "hard", "expert")
TOKEN_LIST = ListOf(OneOf(*ORDER, meaning="a chaos token"))
T = TypeVar("T")


class BagShape(AnyOf):
    """A chaos bag: a difficulty of the core campaign, or a list of tokens."""

    def __init__(self) -> None:
        super().__init__("easy, standard, hard, expert, or a list of tokens", text=OneOf(*BAGS))

    def check(self, node: Node, at: Checking) -> Any:
        if isinstance(node, Sequence):
            return TOKEN_LIST.check(node, at)
        return super().check(node, at)

    def schema(self) -> Schema:
        return {"anyOf": [{"enum": list(BAGS)}, TOKEN_LIST.schema()]}


class DeckShape(Shape[tuple[T, ...]]):
    """A deck: its name, a list of cards, or a mapping from cards to their copies."""

    _copies: Final = MapOf(Whole(1, 9, "how many copies"), "cards with their copies")

    def __init__(self, piece: Shape[T]) -> None:
        self._piece = piece
        self._pieces = ListOf(piece)

    def check(self, node: Node, at: Checking) -> tuple[T, ...]:
        if not isinstance(node, Mapping) or "card" in node.values:
            return self._pieces.check(node, at)
        copies = self._copies.check(node, at)
        found = ((self._piece.check(node.keys[card], at), number) for card, number in copies.items())
        return tuple(piece for piece, number in found for _ in range(number))

    def spare(self) -> tuple[T, ...]:
        return ()

    def schema(self) -> Schema:
        return {"anyOf": [self._pieces.schema(), self._copies.schema()]}


class People(MapOf[T]):
    """Investigators by name, or a list of their cards, each named by its first name."""

    def __init__(self, person: Shape[T]) -> None:
        super().__init__(person, "investigators by name")

    def check(self, node: Node, at: Checking) -> dict[str, T]:
        if isinstance(node, Mapping) or (isinstance(node, Text) and not node.text):
            return super().check(node, at)
        found: dict[str, T] = {}
        for item in node.items if isinstance(node, Sequence) else (node,):
            checked = self.item.check(item, at)
            if checked is not None:
                found[_first_name(item, found)] = checked
        return found

    def schema(self) -> Schema:
        return {"anyOf": [super().schema(), ListOf(self.item).schema()]}


def _first_name(node: Node, taken: dict[str, T]) -> str:
    """The first name of a card in small letters, with a number if another card has that name already."""
    card = node.values.get("card") if isinstance(node, Mapping) else node
    words = card.text.split() if isinstance(card, Text) else []
    plain = name = words[0].strip("\"'").lower() if words else "investigator"
    while name in taken:
        name = f"{plain} {len(taken) + 1}"
    return name
