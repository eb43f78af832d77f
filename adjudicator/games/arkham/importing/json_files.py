"""JSON files that users have from elsewhere: read as far as they can be, every fault with its place."""

import json
from typing import Final

from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import Span, content_of

_MOST: Final = 16 * 1024 * 1024
"""The most bytes read of a file; the largest pack of cards has a twentieth of that."""


def text_of(path: str, faults: Faults, most: int = _MOST) -> str | None:
    """The text of a file; None, and a fault, if it has none, or too much."""
    content = content_of(path, faults, most)
    if content is None:
        return None
    if len(content) > most:
        faults.add("E104", f"the file is too large: at most {most // 1024} KiB are read", path, None)
        return None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        faults.add("E105", "the file is not UTF-8", path, None)
        return None


def parsed(text: str, path: str, faults: Faults) -> object:
    """The data that a text of JSON says; None, and a fault, if it is none."""
    try:
        found: object = json.loads(text)
        if found is None:
            faults.add("E130", "this JSON says nothing", path, None)
        return found
    except json.JSONDecodeError as fault:
        span = Span(fault.lineno, fault.colno, fault.lineno, fault.colno + 1)
        faults.add("E130", f"this is not JSON: {fault.msg}", path, span)
    except (RecursionError, ValueError):
        faults.add("E130", "this is not JSON that can be read", path, None)
    return None


def place_of(said: str, text: str, behind: str = "") -> Span | None:
    """The place in a text of JSON where a text is said, behind another one; None if it is written in another way."""
    start = text.find(json.dumps(said), max(0, text.find(json.dumps(behind))) if behind else 0)
    if start < 0:
        return None
    line, column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
    return Span(line, column, line, column + len(json.dumps(said)))
