"""Names and nodes: the names in a file, and the places where it says something."""

import re
from collections.abc import Iterator
from typing import Final

from adjudicator.games.arkham.cards import Card
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


def plain_name(title: str) -> str:
    """The name of a card in sentences: its title in small letters."""
    return title.lower()


def titled(name: str) -> str:
    return " ".join(word[:1].upper() + word[1:] for word in name.split())


def plain_choice(words: str) -> str:
    """The words of a choice in small letters, without the word that joins them to "chooses".

    >>> plain_choice("to take 2 horror"), plain_choice("the encounter deck")
    ('take 2 horror', 'encounter deck')
    """
    return _JOINING.sub("", words.lower())


_JOINING: Final = re.compile(r"^(to|that|the|an?) ")


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
