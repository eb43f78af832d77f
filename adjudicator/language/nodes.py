"""Nodes of a YAML document, which know their place."""

import re
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from adjudicator.plain import one_line


class Span(NamedTuple):
    """A stretch of a file; lines and columns count from 1, the end column is the first one after it."""

    line: int
    column: int
    end_line: int
    end_column: int


class Limits(NamedTuple):
    """The most that is read of a file: bytes, levels and values, and how many of the values aliases may repeat.

    Levels and values count with aliases written out.
    """

    size: int = 4 * 1024 * 1024
    depth: int = 60
    nodes: int = 100_000
    repeated: int = 5_000


LIMITS: Final = Limits()


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A value of the document and its place."""

    __slots__ = ("span",)

    def __init__(self, span: Span) -> None:
        self.span = span


@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Node):
    """A scalar in one line; `quoted` if it stands in quotes or in a block (| or >). Null is '', not quoted.

    Signs that would steer whatever shows it are escaped here, so that everything made of it is plain.
    """

    __slots__ = ("quoted", "text")

    def __init__(self, span: Span, text: str, quoted: bool) -> None:
        self.span = span
        self.text = one_line(text)
        self.quoted = quoted

    def __repr__(self) -> str:
        return f"Text({self.text!r}, quoted={self.quoted})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequence(Node):
    """A list."""

    __slots__ = ("items",)

    def __init__(self, span: Span, items: tuple[Node, ...]) -> None:
        self.span = span
        self.items = items

    def __repr__(self) -> str:
        return f"Sequence({len(self.items)} items)"


@mypyc_attr(allow_interpreted_subclasses=True)
class Mapping(Node):
    """Keys with their values, in the order of the file; `keys` has the place of each key."""

    __slots__ = ("keys", "values")

    def __init__(self, span: Span, keys: dict[str, Text], values: dict[str, Node]) -> None:
        self.span = span
        self.keys = keys
        self.values = values

    def __repr__(self) -> str:
        return f"Mapping({', '.join(self.keys)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """A file that was read; `root` is None if the file is empty or cannot be read to its end.

    The files that it names lie in `folder`, or below it; None of a text that was sent, which names no files.
    """

    __slots__ = ("_lines", "folder", "path", "root", "text")

    def __init__(self, path: str, text: str, root: Node | None = None, folder: str | None = None) -> None:
        self.path = path
        self.root = root
        self.text = text
        self.folder = folder
        self._lines: list[str] | None = None

    @property
    def lines(self) -> list[str]:
        """The lines of the file without their ends, broken where YAML breaks them."""
        if self._lines is None:
            self._lines = split(self.text)
            if self._lines[-1] == "":
                self._lines.pop()
        return self._lines

    def node(self, *path: str) -> Node:
        """The node at a path of keys, or the nearest above it; the source must have been read."""
        found = self.root
        assert found is not None
        for key in path:
            if not isinstance(found, Mapping) or key not in found.values:
                return found
            found = found.values[key]
        return found


NOWHERE: Final = Span(0, 0, 0, 0)
"""The place of a node that stands in no file."""


def over(upper: Node, lower: Node) -> Node:
    """A node laid over another: a mapping adds its keys to those below it, anything else takes its place."""
    if not isinstance(upper, Mapping) or not isinstance(lower, Mapping):
        return upper
    values = {
        key: over(value, lower.values[key]) if key in lower.values else value for key, value in upper.values.items()
    }
    return Mapping(lower.span, lower.keys | upper.keys, lower.values | values)


def data_of(node: Node) -> object:
    """A node as plain data, which is written as YAML again."""
    if isinstance(node, Mapping):
        return {key: data_of(value) for key, value in node.values.items()}
    if isinstance(node, Sequence):
        return [data_of(item) for item in node.items]
    assert isinstance(node, Text)
    if node.quoted:
        return node.text
    if re.fullmatch(r"0|-?[1-9][0-9]*", node.text):
        return int(node.text)
    return {"true": True, "false": False, "": None}.get(node.text, node.text)


def node_of(data: object) -> Node:
    """Plain data as a node, which stands nowhere."""
    if isinstance(data, dict):
        keys = {key: Text(NOWHERE, key, False) for key in data}
        return Mapping(NOWHERE, keys, {key: node_of(value) for key, value in data.items()})
    if isinstance(data, list):
        return Sequence(NOWHERE, tuple(node_of(item) for item in data))
    if isinstance(data, str):
        return Text(NOWHERE, data, True)
    return Text(NOWHERE, "" if data is None else str(data).lower(), False)


def split(text: str) -> list[str]:
    """The lines of a text, broken where YAML breaks them."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not text.isascii():
        text = text.replace("\x85", "\n").replace("\u2028", "\n").replace("\u2029", "\n")
    return text.split("\n")
