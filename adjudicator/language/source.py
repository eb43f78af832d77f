"""A YAML file as nodes with their places; values that YAML would have to guess are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from adjudicator.language.nodes import LIMITS as LIMITS
from adjudicator.language.nodes import Limits as Limits
from adjudicator.language.nodes import Mapping as Mapping
from adjudicator.language.nodes import Node as Node
from adjudicator.language.nodes import Sequence as Sequence
from adjudicator.language.nodes import Source as Source
from adjudicator.language.nodes import Span as Span
from adjudicator.language.nodes import Text as Text
from adjudicator.language.nodes import data_of as data_of
from adjudicator.language.nodes import node_of as node_of
from adjudicator.language.nodes import over as over

if TYPE_CHECKING:
    from os import PathLike

    from adjudicator.language.diagnostics import Faults


def read(data: bytes | str, path: str, faults: Faults, limits: Limits = LIMITS, folder: str | None = None) -> Source:
    """The document in `data`, which came from `path`; its faults are added to `faults`.

    It may name files of a `folder`; without one it may name none.

    >>> from adjudicator.language.diagnostics import Faults
    >>> source = read("ask:\\n  - damage\\n", "a.yaml", Faults())
    >>> source.root.keys["ask"].span, source.root.values["ask"].items
    (Span(line=1, column=1, end_line=1, end_column=4), (Text('damage', quoted=False),))
    """
    from adjudicator.language.yaml_nodes import LimitError, Reader
    from adjudicator.language.yaml_syntax import add_syntax_fault, decoded, events

    text, sound = decoded(data, path, faults, limits.size)
    source = Source(path, text, folder=folder)
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
    return Source(name, "") if content is None else read(content, name, faults, limits, folder_of(name))


def folder_of(path: str) -> str:
    """The folder of a file."""
    from os.path import dirname

    return dirname(path) or "."


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
