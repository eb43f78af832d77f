"""What may stand at each place of a situation: keys with their meanings, words, and names of cards, by its schema."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from adjudicator.games.finding import game_of
from adjudicator.language.half_written import Way
from adjudicator.language.shapes import CARD_NAME
from adjudicator.situation.document import common_fields, schema_of
from adjudicator.situation.keys import VARIANTS

Part = dict[str, Any]
"""A JSON Schema of a value."""


class Declared:
    """The keys and words that may stand in a situation of a game."""

    def __init__(self, game: str) -> None:
        self._schema: Part = schema_of(game_of(game))
        self.names_nothing: Final = common_fields(game_of(game)).keys() - {VARIANTS}
        """The keys of every game, under which nothing is named."""

    def keys(self, path: Way) -> dict[str, str]:
        """The keys of the mapping at a path, each with its meaning."""
        found: dict[str, str] = {}
        for part in self._forms(path):
            for key, value in part.get("properties", {}).items():
                found.setdefault(key, _meaning(value))
            for name in self._expanded(part.get("propertyNames", {})):
                found |= {word: found.get(word, "") for word in (*_words(name), *_sentences(name))}
        return found

    def words(self, path: Way) -> list[str]:
        """The words that may stand at a path, as far as they can be listed."""
        return list(dict.fromkeys(word for part in self._forms(path) for word in _words(part)))

    def sentences(self, path: Way) -> list[str]:
        """Examples of the sentences that may stand at a path."""
        return list(dict.fromkeys(one for part in self._forms(path) for one in _sentences(part)))

    def names_a_card(self, path: Way) -> bool:
        """True if the name of a card may stand at a path."""
        return any(part.get("format") == CARD_NAME for part in self._forms(path))

    def meaning(self, path: Way) -> str:
        """The meaning of the key at the end of a path; empty if whoever writes the file has chosen it."""
        key = path[-1] if path else ""
        return self.keys(path[:-1]).get(key, "") if isinstance(key, str) else ""

    def chooses(self, path: Way) -> bool:
        """True if whoever writes the file chooses the keys of the mapping at a path."""
        return any(isinstance(part.get("additionalProperties"), dict) for part in self._forms(path))

    def _forms(self, path: Way) -> Iterator[Part]:
        """Each form of the value at a path."""
        parts = [self._schema]
        for step in path:
            parts = [found for part in parts for one in self._expanded(part) for found in _below(one, step)]
        for part in parts:
            yield from self._expanded(part)
        if path[:1] == (VARIANTS,) and len(path) > 2:
            yield from self._forms(path[2:])

    def _expanded(self, part: Part) -> Iterator[Part]:
        """A schema without references and alternatives."""
        if "$ref" in part:
            yield from self._expanded(self._schema["$defs"][part["$ref"].rpartition("/")[2]])
        for one in part.get("anyOf", ()):
            yield from self._expanded(one)
        if "$ref" not in part and "anyOf" not in part:
            yield part


def _below(part: Part, step: str | int) -> Iterator[Part]:
    """The schemas of an entry of a list, or of the value of a key."""
    if isinstance(step, int):
        yield from (part[key] for key in ("items",) if key in part)
    elif step in part.get("properties", {}):
        yield part["properties"][step]
    elif isinstance(part.get("additionalProperties"), dict):
        yield part["additionalProperties"]


def _words(part: Part) -> list[str]:
    if part.get("type") == "boolean":
        return ["true", "false"]
    return list(map(str, (*part.get("enum", ()), *(() if "pattern" in part else part.get("examples", ())))))


def _sentences(part: Part) -> list[str]:
    """Whatever has a pattern is a sentence, or a word like it."""
    return list(part.get("examples", ())) if "pattern" in part else []


def _meaning(part: Part) -> str:
    return str(part.get("description", ""))


@cache
def declared(game: str) -> Declared:
    """The keys and words that may stand in a situation of a game."""
    return Declared(game)
