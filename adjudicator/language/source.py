"""A YAML file as nodes with their places; values that YAML would have to guess are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from os import PathLike

    from adjudicator.language.diagnostics import Faults


class Span(NamedTuple):
    """A stretch of a file; lines and columns count from 1, the end column is the first one after it."""

    line: int
    column: int
    end_line: int
    end_column: int


class Limits(NamedTuple):
    """The most that is read of a file: bytes, levels and values; levels and values count with aliases written out."""

    size: int = 4 * 1024 * 1024
    depth: int = 60
    nodes: int = 100_000


LIMITS: Final = Limits()


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A value of the document and its place."""

    __slots__ = ("span",)

    def __init__(self, span: Span) -> None:
        self.span = span


@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Node):
    """A scalar as it was written; `quoted` if it stands in quotes or in a block (| or >). Null is '', not quoted."""

    __slots__ = ("quoted", "text")

    def __init__(self, span: Span, text: str, quoted: bool) -> None:
        self.span = span
        self.text = text
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
    """A file that was read; `root` is None if the file is empty or cannot be read to its end."""

    __slots__ = ("_lines", "path", "root", "text")

    def __init__(self, path: str, text: str, root: Node | None = None) -> None:
        self.path = path
        self.root = root
        self.text = text
        self._lines: list[str] | None = None

    @property
    def lines(self) -> list[str]:
        """The lines of the file without their ends, broken where YAML breaks them."""
        if self._lines is None:
            from adjudicator.language.yaml_syntax import split

            self._lines = split(self.text)
            if self._lines[-1] == "":
                self._lines.pop()
        return self._lines


def read(data: bytes | str, path: str, faults: Faults, limits: Limits = LIMITS) -> Source:
    """The document in `data`, which came from `path`; its faults are added to `faults`.

    >>> from adjudicator.language.diagnostics import Faults
    >>> source = read("ask:\\n  - damage\\n", "a.yaml", Faults())
    >>> source.root.keys["ask"].span, source.root.values["ask"].items
    (Span(line=1, column=1, end_line=1, end_column=4), (Text('damage', quoted=False),))
    """
    from adjudicator.language.yaml_nodes import LimitError, Reader
    from adjudicator.language.yaml_syntax import add_syntax_fault, decoded, events

    text, sound = decoded(data, path, faults, limits.size)
    source = Source(path, text)
    if not sound:
        return source
    next_event, errors = events(text)
    try:
        source.root = Reader(next_event, source, faults, limits).document()
    except LimitError:
        pass
    except errors as error:
        add_syntax_fault(error, source, faults)
    return source


def read_file(path: str | PathLike[str], faults: Faults, limits: Limits = LIMITS) -> Source:
    """The document in a file; a file that is missing or cannot be read is a fault as well."""
    from os import fspath

    name = fspath(path)
    content = content_of(name, faults, limits.size)
    return Source(name, "") if content is None else read(content, name, faults, limits)


def content_of(name: str, faults: Faults, size: int) -> bytes | None:
    """The content of a file, up to one byte more than `size`; None and a fault if it is missing or cannot be read."""
    import os
    import stat
    from errno import ELOOP

    try:
        status = os.stat(name)
        mode = status.st_mode
        if stat.S_ISREG(mode):
            with open(name, "rb") as file:
                # A file that the system generates while it is read has no size beforehand.
                return file.read(min(size, status.st_size or size) + 1)
        kind = "a directory" if stat.S_ISDIR(mode) else "a device or a pipe"
        faults.add("E102", f"this is {kind}, not a file", name, None)
    except FileNotFoundError:
        link = os.path.islink(name)
        message = "this link leads to a file that does not exist" if link else "there is no such file"
        faults.add("E101", message, name, None)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        if getattr(error, "errno", None) == ELOOP:
            reason = "its symbolic links lead in a circle"
        faults.add("E103", f"the file cannot be read: {reason}", name, None)
    return None
