"""Names and nodes: the names in a file, and the places where it says something."""

from collections.abc import Iterator

from adjudicator.games.arkham.game import Card
from adjudicator.language.source import Mapping, Node, Sequence, Text


def described(node: Node | None) -> Iterator[str]:
    """The names of the cards described in place anywhere in the file, whatever is wrong with them."""
    if isinstance(node, Sequence):
        for item in node.items:
            yield from described(item)
    if isinstance(node, Mapping):
        card = node.values.get("card")
        name = card.values.get("name") if isinstance(card, Mapping) else None
        if isinstance(name, Text):
            yield name.text
        for value in node.values.values():
            yield from described(value)


def cards_in(node: Node, listed: bool = False) -> Iterator[str]:
    """Everything below this that may be the name of a card: what stands in a list, or under `card` or `as`."""
    if isinstance(node, Text) and listed:
        yield node.text
    if isinstance(node, Sequence):
        for item in node.items:
            yield from cards_in(item, True)
    if isinstance(node, Mapping):
        for key, value in node.values.items():
            yield from cards_in(value, key in ("card", "as"))


def plain_name(title: str) -> str:
    """The name of a card in sentences: its title in small letters."""
    return title.lower()


def titled(name: str) -> str:
    return " ".join(word[:1].upper() + word[1:] for word in name.split())


def same(given: str, names: dict[str, Card] | tuple[str, ...]) -> str:
    """The name that is meant, whatever its capitals and article; empty if there is none."""
    if given in names:
        return given
    plain = given.lower().removeprefix("the ")
    return next((name for name in names if name.lower().removeprefix("the ") == plain), "")


def value_at(where: Node, key: str) -> Node:
    """The node of a key's value, for a caret; the whole entry if it has no such key."""
    if isinstance(where, Mapping):
        return where.values.get(key, where)
    return where
