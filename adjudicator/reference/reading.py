"""Reads the YAML of one reference entry: mappings, lists and text, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from ruamel.yaml.events import Event

Tree: TypeAlias = "str | list[Tree] | dict[str, Tree]"


class CatalogueError(ValueError):
    """A file of the reference has a fault."""


def tree(text: str, name: str) -> Tree:
    """The content of one YAML document; every scalar stays text.

    Raises CatalogueError for anything that is not YAML, for a key that is given twice and for an alias.

    >>> tree("entry: massive\\nsee: [ready, 2]", "massive.yaml")
    {'entry': 'massive', 'see': ['ready', '2']}
    """
    from ruamel.yaml.error import YAMLError

    try:
        return _Reader(_events(text), name).document()
    except YAMLError as error:
        raise CatalogueError(f"{name}: not YAML: {' '.join(str(error).split())}") from error


def row_alone(text: str, first: str) -> str | None:
    """The row of a list that begins with this line, as a document of its own; None unless the line occurs once.

    >>> row_alone("rules:\\n  - id: a.1\\n    says: One.\\n  - id: a.2\\n", "  - id: a.1")
    '  - id: a.1\\n    says: One.'
    """
    parts = f"\n{text}".split(f"\n{first}\n")
    if len(parts) != 2:
        return None
    inside = len(first) - len(first.lstrip()) + 1
    lines = [first]
    for line in parts[1].splitlines():
        if line[:inside].strip() and not line.startswith("#"):
            break
        lines.append(line)
    return "\n".join(lines)


def rows_with(text: str, first: str, key: str) -> str:
    """The rows of a list that have a key, each with nothing but its first line and that key, as a document.

    >>> rows_with("rules:\\n  - id: a.1\\n    says: One.\\n    see: [b.1]\\n  - id: a.2\\n", "  - id: ", "    see:")
    '  - id: a.1\\n    see: [b.1]'
    """
    inside = len(key) - len(key.lstrip()) + 1
    found: list[str] = []
    start = text.find(f"\n{key}")
    while start >= 0:
        row = text.rfind(f"\n{first}", 0, start) + 1
        found.append(text[row : text.index("\n", row)])
        end = text.find("\n", start + 1)
        while end >= 0 and text[end + 1 : end + 1 + inside].isspace():
            end = text.find("\n", end + 1)
        found.append(text[start + 1 : end] if end >= 0 else text[start + 1 :].rstrip("\n"))
        start = text.find(f"\n{key}", start + 1)
    return "\n".join(found)


def _events(text: str) -> Callable[[], Event]:
    """A function that returns the next parsing event."""
    try:
        # Straight from libyaml: five times as fast as loading, and no number or date is guessed on the way.
        from ruamel.yaml.cyaml import CParser  # type: ignore[attr-defined]
    except ModuleNotFoundError:  # an interpreter for which libyaml is not built
        from ruamel.yaml import YAML

        stream: Iterator[Event] = YAML(typ="safe", pure=True).parse(text)
        return lambda: next(stream)
    return CParser(text).get_event  # type: ignore[no-any-return]


class _Reader:
    __slots__ = ("_ends", "_mapping", "_name", "_next", "_scalar", "_sequence")

    def __init__(self, following: Callable[[], Event], name: str) -> None:
        from ruamel.yaml import events

        self._next = following
        self._name = name
        self._scalar = events.ScalarEvent
        self._sequence = events.SequenceStartEvent
        self._mapping = events.MappingStartEvent
        self._ends = (events.SequenceEndEvent, events.MappingEndEvent)

    def document(self) -> Tree:
        from ruamel.yaml.events import DocumentStartEvent

        self._next()  # the stream starts
        if not isinstance(self._next(), DocumentStartEvent):
            raise CatalogueError(f"{self._name}: the file is empty")
        return self._node(self._next())

    def _node(self, event: Event) -> Tree:
        if isinstance(event, self._scalar):
            return str(event.value)
        if isinstance(event, self._sequence):
            return self._list()
        if isinstance(event, self._mapping):
            return self._dict()
        raise self._fault(event, "an alias (*) has no place in a reference")

    def _list(self) -> list[Tree]:
        found: list[Tree] = []
        event = self._next()
        while not isinstance(event, self._ends):
            found.append(self._node(event))
            event = self._next()
        return found

    def _dict(self) -> dict[str, Tree]:
        found: dict[str, Tree] = {}
        event = self._next()
        while not isinstance(event, self._ends):
            key = self._node(event)
            if not isinstance(key, str) or key in found:
                raise self._fault(event, "a key is given twice" if isinstance(key, str) else "a key is a word")
            found[key] = self._node(self._next())
            event = self._next()
        return found

    def _fault(self, event: Event, wrong: str) -> CatalogueError:
        return CatalogueError(f"{self._name}:{event.start_mark.line + 1}: {wrong}")
