"""What may be written at a place: keys, words, names of cards, and the sentences at hand."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, Literal, NamedTuple

from adjudicator.editors.at_hand import Sentence, at_hand, is_in_a_course, places_at_hand
from adjudicator.editors.declared import declared
from adjudicator.editors.places import Places
from adjudicator.editors.pointing import node_at
from adjudicator.games.finding import find_game, game_of, known_games
from adjudicator.language.diagnostics import Faults
from adjudicator.language.half_written import Written, as_far_as_it_goes, written_at
from adjudicator.language.source import Mapping, Text, over, read
from adjudicator.situation.keys import GAME

Kind = Literal["key", "word", "card", "place", "sentence", "example"]
AT: Final = "at"
"""The key of the place where somebody or something stands, in every game."""
_PLAIN: Final = re.compile(r"[A-Za-z](?:[\w'-]| (?! ))*[\w'-]")
"""What needs no quotes anywhere."""


class Suggestion(NamedTuple):
    """Something that may be written: its words, what they mean, and the text from `start` to `end` that they replace.

    `text` is what is written: the words, in quotes if need be; behind a key stands a colon.
    """

    says: str
    kind: Kind
    text: str
    start: int
    end: int
    brief: str = ""
    means: str = ""


def suggestions(places: Places, offset: int) -> list[Suggestion]:
    """The completions at the character of this number."""
    text = places.text[places.begin :]
    found: dict[tuple[str, Kind], Suggestion] = {}
    rest = as_far_as_it_goes(text)
    for written in written_at(text, offset - places.begin):
        root = over(written.root, rest)
        assert isinstance(root, Mapping)
        there = _there(rest, written)
        for one in _suggested(written, root, there):
            found.setdefault((one.says, one.kind), _replacing(one, written, there, places, offset))
    return list(found.values())


def prepare(text: str) -> None:
    """Works out what does not depend on the rest of a text, but on its game."""
    game = game_named(as_far_as_it_goes(text))
    if game:
        declared(game)
        card_names(game)


def _suggested(written: Written, root: Mapping, there: Text | None) -> Iterator[Suggestion]:
    game = game_named(root)
    if not game:
        yield from _before_a_game(written)
    elif written.is_key:
        yield from _keys(written, root, game, there)
    else:
        yield from _values(written, root, game)


def game_named(root: Mapping) -> str:
    """The name of the game of a document; empty if there is no such game."""
    node = root.values.get(GAME)
    return node.text if isinstance(node, Text) and find_game(node.text) is not None else ""


def _before_a_game(written: Written) -> Iterator[Suggestion]:
    """The first key of a file and its value: until that stands there, nothing else has a meaning."""
    if written.is_key and not written.path:
        yield _suggestion(GAME, "key", means="the game")
    elif written.path == (GAME,):
        for name in known_games():
            yield _suggestion(name, "word")


def _keys(written: Written, root: Mapping, game: str, there: Text | None) -> Iterator[Suggestion]:
    here = node_at(root, written.path)
    present = here.values.keys() if isinstance(here, Mapping) else set()
    for key, means in declared(game).keys(written.path).items():
        if key not in present or (there is not None and key == there.text):
            yield _suggestion(key, "key", means=means)


def _values(written: Written, root: Mapping, game: str) -> Iterator[Suggestion]:
    if written.path == (GAME,):
        yield from _before_a_game(written)
        return
    sentences = at_hand(root, written.path) if is_in_a_course(written.path) else []
    for one in sentences:
        yield _suggestion(one.says, "sentence", one.price, _by(one))
    may_be = declared(game)
    words = may_be.words(written.path)
    for word in words:
        yield _suggestion(word, "word")
    if not words and written.path[-1:] == (AT,) and may_be.meaning(written.path):
        for place in places_at_hand(root, written.path):
            yield _suggestion(place, "place", "a place")
    for sentence in () if sentences else may_be.sentences(written.path):
        yield _suggestion(sentence, "example", "an example")
    if may_be.names_a_card(written.path):
        for name in card_names(game):
            yield _suggestion(name, "card", "a card")


def _by(one: Sentence) -> str:
    return f"`{one.rule}` {one.rule_says}" if one.rule else ""


def card_names(game: str) -> tuple[str, ...]:
    """The names of all cards of a game; those of the user are looked for anew when they have changed."""
    cards = game_of(game).cards()
    if cards is None:
        return ()
    return _names(game, tuple(folder.stat().st_mtime_ns for folder in cards.folders if folder.is_dir()))


@cache
def _names(game: str, _stamps: tuple[int, ...]) -> tuple[str, ...]:
    cards = game_of(game).cards()
    return () if cards is None else cards.names()


def _suggestion(says: str, kind: Kind, brief: str = "", means: str = "") -> Suggestion:
    return Suggestion(says, kind, says, 0, 0, brief, means)


def _there(rest: Mapping, written: Written) -> Text | None:
    """The key or value that stands already where something is being written."""
    found = node_at(rest, written.path)
    start = written.span.line, written.span.column - written.quoted
    nodes = found.keys.values() if written.is_key and isinstance(found, Mapping) else (found,)
    return next((one for one in nodes if isinstance(one, Text) and one.span[:2] == start), None)


def _replacing(one: Suggestion, written: Written, there: Text | None, places: Places, offset: int) -> Suggestion:
    """A suggestion in place of what is written, with its quotes, up to the end of the word or sentence."""
    line, column = written.span.line, written.span.column - written.quoted
    end = offset if there is None or there.span.end_line > line else places.offset_of(line, there.span.end_column)
    text = _as_yaml(one.says, written)
    if one.kind == "key" and not places.text.startswith(":", end):
        text += ": "
    return one._replace(text=text, start=places.offset_of(line, column), end=max(end, offset))


def _as_yaml(text: str, written: Written) -> str:
    """A text as it stands in a document: without quotes where it is read as this text all the same."""
    if _PLAIN.fullmatch(text):
        return text
    form = ("{%s: x}" if written.is_key else "[%s]") if written.in_flow else "%s: x" if written.is_key else "- %s"
    root = read(form % text, "", faults := Faults()).root
    found = list(root.values) if isinstance(root, Mapping) else getattr(root, "items", ())
    is_read = [one.text if isinstance(one, Text) else one for one in found] == [text] and not faults
    return text if is_read else "'" + text.replace("'", "''") + "'"
