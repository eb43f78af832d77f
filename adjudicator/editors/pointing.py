"""What a place in a situation points at: a key, a value or a sentence, a rule, something that has a name."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from adjudicator.editors.declared import Declared, declared
from adjudicator.games.finding import game_of
from adjudicator.games.interface import Known
from adjudicator.language.diagnostics import InputAtFault
from adjudicator.language.half_written import Way
from adjudicator.language.source import Mapping, Node, Sequence, Span, Text
from adjudicator.situation.keys import VARIANTS

_RULE: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*\.[0-9]+")


class Pointed(NamedTuple):
    """A key or a value, the way to it, and whether it is a key."""

    path: Way
    node: Text
    is_key: bool


def node_at(root: Mapping, path: Way) -> Node | None:
    """The node at a path; None if there is none."""
    found: Node | None = root
    for step in path:
        if isinstance(found, Mapping) and isinstance(step, str):
            found = found.values.get(step)
        elif isinstance(found, Sequence) and isinstance(step, int) and step < len(found.items):
            found = found.items[step]
        else:
            return None
    return found


def pointed(root: Mapping, line: int, column: int) -> Pointed | None:
    """The key or value at a line and column; None if nothing stands there."""
    return next((one for one in texts(root) if _holds(one.node.span, (line, column))), None)


def texts(node: Node, path: Way = (), is_key: bool = False) -> Iterator[Pointed]:
    """Every key and every value below a node, in the order of the file."""
    if isinstance(node, Text):
        yield Pointed(path, node, is_key)
    elif isinstance(node, Sequence):
        for number, item in enumerate(node.items):
            yield from texts(item, (*path, number))
    elif isinstance(node, Mapping):
        for key, value in node.values.items():
            yield from texts(node.keys[key], (*path, key), True)
            yield from texts(value, (*path, key))


def rule_at(line: str, place: int) -> str:
    """The id of a rule at a place of a line, if it has the form of one.

    >>> rule_at("- the rule move.2 applies", 13), rule_at("- the rule move.2 applies", 3)
    ('move.2', '')
    """
    return next((one[0] for one in _RULE.finditer(line) if one.start() <= place <= one.end()), "")


def named_at(root: Mapping, known: Declared, line: str, place: int) -> Pointed | None:
    """Where something is named of which a place of a line speaks: of several names there the longest."""
    spoken = line.lower()
    found = [one for one in _names(root, known) if _is_spoken_of(one.node.text.lower(), spoken, place)]
    return max(found, key=lambda one: len(one.node.text), default=None)


def _is_spoken_of(name: str, spoken: str, place: int) -> bool:
    """True if a name stands at a place of a line, as whole words."""
    if name not in spoken:
        return False
    found = re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", spoken)
    return any(one.start() <= place <= one.end() for one in found)


def target_of(root: Mapping, game: str, line: str, at: tuple[int, int]) -> Path | Span | None:
    """Where that is named of which a line and column speaks: in the document, or the file of a card."""
    known, here = declared(game), pointed(root, *at)
    if here is None:
        return None
    named = named_at(root, known, line, at[1] - 1)
    if named is not None and named.node is not here.node and (named.is_key or not known.names_a_card(here.path)):
        return named.node.span
    if here.is_key or known.names_a_card(here.path):
        card = card_at(root, game, known, here)
        if card is not None:
            return card.path
    return None if named is None else named.node.span


def _names(root: Mapping, known: Declared) -> list[Pointed]:
    """Whatever is named in the set-up: first by keys that whoever writes the file chooses, then by values."""
    keys, values = [], []
    for one in texts(root):
        inner = one.path[2:] if one.path[:1] == (VARIANTS,) else one.path
        if not inner or inner[0] in known.names_nothing or not any(map(str.isalpha, one.node.text)):
            continue
        if one.is_key and len(inner) > 1 and known.chooses(one.path[:-1]) and not known.meaning(one.path):
            keys.append(one)
        elif not one.is_key:
            values.append(one)
    return keys + values


def card_at(root: Mapping, game: str, known: Declared, one: Pointed) -> Known | None:
    """The card of what is named: by its name, by the card that its mapping gives, or as it is called itself."""
    node = node_at(root, one.path)
    if isinstance(node, Mapping):
        given = (
            value.text
            for key, value in node.values.items()
            if isinstance(value, Text) and known.names_a_card((*one.path, key))
        )
        return next((card for name in (*given, one.node.text) if (card := card_called(game, name))), None)
    called = node if isinstance(node, Text) and node.text and known.names_a_card(one.path) else one.node
    assert isinstance(called, Text)
    return card_called(game, called.text)


def card_called(game: str, name: str) -> Known | None:
    """The card of a name, if there is one that can be read."""
    cards = game_of(game).cards()
    try:
        return None if cards is None else cards.find(name)
    except InputAtFault:
        return None


def _holds(span: Span, place: tuple[int, int]) -> bool:
    return span[:2] <= place <= span[2:]
