"""A recorded game in a file: its situation, then its decisions and draws, one on each line or all in one list."""

from typing import NamedTuple

from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import Span, content_of
from adjudicator.oracle.given import Given, chosen_readings
from adjudicator.oracle.protocol import Object, as_object, decoded, text
from adjudicator.playing.problem import Problem

LARGEST = 64 * 1024 * 1024
"""The most bytes that are read of a recorded game."""

_SITUATION = ("situation", "edition", "readings", "variant")


class Entry(NamedTuple):
    """A decision or draw: the line on which it stands (0 in a list), and its text.

    `kind` is the kind of the text: the key of an `option`, a sentence to `say`, or `either` of them.
    """

    line: int
    kind: str
    text: str


class Recorded(NamedTuple):
    """A recorded game, checked for its form."""

    given: Given
    edition: str
    readings: dict[str, str]
    variant: str
    entries: tuple[Entry, ...]


def read_recorded(path: str) -> Recorded:
    """The recorded game in a file. Raises InputAtFault with every fault found."""
    faults = Faults()
    content = content_of(path, faults, LARGEST)
    if content is not None and len(content) > LARGEST:
        faults.add("E104", f"the file is larger than the {LARGEST:,} bytes that are read", path, None)
    faults.raise_if_any()
    assert content is not None
    lines = _lines(content, path, faults)
    faults.raise_if_any()
    if not lines:
        faults.add("E112", "there is nothing in this file", path, None)
        faults.raise_if_any()
    start = _start(*lines[0], path, faults)
    entries = [_entry(line, found, path, faults) for line, found in lines[1:]]
    faults.raise_if_any()
    assert start is not None
    given, readings = start[1], chosen_readings(start[0])
    edition, variant = text(start[0], "edition"), text(start[0], "variant")
    return Recorded(given, edition, readings, variant, tuple(entry for entry in entries if entry is not None))


def _lines(content: bytes, path: str, faults: Faults) -> list[tuple[int, object]]:
    """The pieces of the file, each with its line; the pieces of a list have line 0."""
    if content.lstrip()[:1] == b"[":
        try:
            found = decoded(content)
        except Problem as problem:
            faults.add("E130", problem.message, path, None)
            return []
        assert isinstance(found, list)
        return [(0, one) for one in found]
    lines: list[tuple[int, object]] = []
    for number, line in enumerate(content.split(b"\n"), 1):
        if not line.strip():
            continue
        try:
            lines.append((number, decoded(line)))
        except Problem as problem:
            faults.add("E130", problem.message, path, _span(number))
            if not lines:
                # A file that does not even begin with JSON is no recorded game.
                break
    return lines


def _start(line: int, found: object, path: str, faults: Faults) -> tuple[Object, Given] | None:
    """The beginning of the game: `{"situation": …}`, with the edition, readings and variant to rule it by."""
    wrong = ""
    try:
        start = as_object(found, "the beginning of a recorded game")
        unknown = [name for name in start if name not in _SITUATION]
        if not isinstance(start.get("situation"), str | dict):
            wrong = "a recorded game must begin with its situation"
        elif unknown:
            wrong = f'there is no "{unknown[0]}" beside a situation'
        elif not all(isinstance(start.get(name, ""), str) for name in ("edition", "variant")):
            wrong = "an edition and a variant must be texts"
        elif not isinstance(start.get("readings", {}), str | dict):
            wrong = "readings must be an object, or the name of a profile"
        else:
            chosen_readings(start)
            return start, Given(start["situation"])
    except Problem as problem:
        wrong = problem.message
    faults.add("E140", wrong, path, _span(line), 'write {"situation": …, "edition": …, "readings": …, "variant": …}')
    return None


def _entry(line: int, found: object, path: str, faults: Faults) -> Entry | None:
    """The decision or draw of one piece."""
    if isinstance(found, str) and found:
        return Entry(line, "either", found)
    if isinstance(found, dict) and len(found) == 1:
        kind, value = next(iter(found.items()))
        if kind in ("option", "say") and isinstance(value, str) and value:
            return Entry(line, kind, value)
    help = 'write a sentence or the key of an option as a text, {"option": "…"} or {"say": "…"}'
    faults.add("E140", "this is no decision or draw", path, _span(line), help)
    return None


def _span(line: int) -> Span | None:
    return Span(line, 1, line, 2) if line else None
