"""Faults of an input: the place, the problem and the remedy of each, collected and shown together."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from adjudicator.plain import plain
from adjudicator.widths import cells

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from adjudicator.language.nodes import Span


class Located(Protocol):
    """Anything that knows the path of the file it came from, such as a Source."""

    @property
    def path(self) -> str: ...


CODES: Final[Mapping[str, str]] = {
    # File and YAML.
    "E101": "file not found",
    "E102": "not a file",
    "E103": "file cannot be read",
    "E104": "file too large",
    "E105": "not UTF-8",
    "E106": "control character",
    "E110": "not YAML",
    "E111": "tab in the indentation",
    "E112": "empty file",
    "E113": "more than one document",
    "E120": "key given twice",
    "E121": "key is not a text",
    "E122": "merge key",
    "E123": "explicit tag",
    "E124": "unknown alias",
    "E125": "alias within itself",
    "E126": "too many values",
    "E127": "nested too deeply",
    "E128": "too much repeated",
    "E130": "not JSON",
    "E131": "not a card of arkhamdb-json-data",
    "E140": "not a recorded game",
    "E141": "a place that cannot be rewritten",
    "E142": "file changed meanwhile",
    "E143": "file cannot be written",
    # Shape of the document.
    "E201": "wrong kind of value",
    "E202": "unknown key",
    "E203": "missing key",
    "E204": "not one of the known words",
    "E205": "out of range",
    "E206": "exactly one of these keys",
    "E207": "no such game",
    "E208": "a word that means nothing here",
    "E210": "a sentence that nothing understands",
    "E211": "odds of a value",
    # Names.
    "E301": "no card of this name",
    "E302": "nothing of this name in the situation",
    "E303": "two things of one name",
    "E304": "an ability that is not modelled",
    "E305": "no rule with this id",
    # The situation.
    "E401": "a card in two places",
    "E402": "a number that cannot be",
    "E403": "this cannot be there",
    # The course: decisions and draws.
    "E501": "a decision or draw that nothing asked for",
    "E502": "a draw that is not possible",
    "E503": "the rules do not come to an end",
    "E504": "odds in the middle of a course",
    "E505": "a sentence that leaves open what is done",
}

_TAB = 4
_RED, _BLUE, _CYAN, _BOLD, _PLAIN = "\x1b[1;31m", "\x1b[1;34m", "\x1b[36m", "\x1b[1m", "\x1b[0m"


class Fault(NamedTuple):
    """One fault of an input; without a span it concerns the file as a whole."""

    code: str
    message: str
    path: str
    span: Span | None
    help: str = ""


class InputAtFault(Exception):
    """The input cannot be used; `faults` lists the reasons."""

    def __init__(self, faults: Faults) -> None:
        super().__init__(faults)
        self.faults = faults

    def __str__(self) -> str:
        return "\n".join(f"{_place(fault)}: {fault.code}: {plain(fault.message)}" for fault in self.faults)


class Faults:
    """The faults of one reading, in the order of their places, each once.

    >>> faults = Faults()
    >>> faults.add("E112", "the file is empty", "a.yaml", None)
    >>> [fault.code for fault in faults]
    ['E112']
    """

    __slots__ = ("_faults",)

    def __init__(self) -> None:
        self._faults: dict[Fault, None] = {}

    def add(self, code: str, message: str, where: str | Located, span: Span | None, help: str = "") -> None:
        """Adds a fault in the file `where`, a path or an object that has one.

        Raises ValueError for a code that is not in the table.
        """
        if code not in CODES:
            raise ValueError(f"{code} is no code of a fault")
        self._faults[Fault(code, message, where if isinstance(where, str) else where.path, span, help)] = None

    def __iter__(self) -> Iterator[Fault]:
        return iter(sorted(self._faults, key=lambda fault: (fault.path, fault.span or (), fault)))

    def __len__(self) -> int:
        return len(self._faults)

    def __bool__(self) -> bool:
        return bool(self._faults)

    def raise_if_any(self) -> None:
        """Raises InputAtFault when there is a fault."""
        if self._faults:
            raise InputAtFault(self)


def as_json(faults: Iterable[Fault]) -> list[dict[str, str | int | None]]:
    """The faults as flat records for other programs; lines and columns count from 1, the end is exclusive."""
    return [
        {
            "code": fault.code,
            "title": CODES.get(fault.code, ""),
            "message": fault.message,
            "path": fault.path,
            "line": fault.span and fault.span.line,
            "column": fault.span and fault.span.column,
            "end_line": fault.span and fault.span.end_line,
            "end_column": fault.span and fault.span.end_column,
            "help": fault.help,
        }
        for fault in faults
    ]


def render(
    faults: Iterable[Fault],
    lines_of: Callable[[str], Sequence[str]],
    colour: bool = False,
    width: int = 100,
) -> str:
    """The faults for a reader at a terminal, each with its line and carets, then their number; '' if none.

    `lines_of` gives the lines of a path, and is asked once for each; a line that it does not have is not shown.
    """
    shown = list(faults)
    if not shown:
        return ""
    paint, lines = _painted if colour else _unpainted, cache(lines_of)
    blocks = [_block(fault, lines, paint, width) for fault in shown]
    files = len({fault.path for fault in shown})
    closing = f"{len(shown)} fault{'s'[: len(shown) > 1]}" + (f" in {files} files" if files > 1 else "")
    return "\n\n".join([*blocks, paint(_BOLD, closing)]) + "\n"


def _block(fault: Fault, lines_of: Callable[[str], Sequence[str]], paint: Callable[[str, str], str], width: int) -> str:
    lines = lines_of(fault.path) if fault.span else ()
    line = lines[fault.span.line - 1] if fault.span and 0 < fault.span.line <= len(lines) else None
    number = str(fault.span.line) if fault.span and line is not None else ""
    margin = " " * len(number)
    bar = paint(_BLUE, f"{margin} |")
    out = [
        f"{paint(_RED, f'error[{fault.code}]')}{paint(_BOLD, f': {plain(fault.message)}')}",
        f"{margin}{paint(_BLUE, '-->')} {_place(fault)}",
    ]
    if fault.span and line is not None:
        shown, indent, carets = _window(line, fault.span, max(width - len(number) - 3, 20))
        out += [
            bar,
            f"{paint(_BLUE, f'{number} |')} {shown}".rstrip(),
            f"{bar} {' ' * indent}{paint(_RED, '^' * carets)}",
        ]
        out += [bar] if fault.help else []
    if fault.help:
        first, *rest = fault.help.splitlines()
        out.append(f"{margin} {paint(_BLUE, '=')} {paint(_CYAN, 'help')}: {plain(first)}")
        out += [f"{margin}         {plain(more)}" for more in rest]
    return "\n".join(out)


def _window(line: str, span: Span, room: int) -> tuple[str, int, int]:
    """The part of a line that fits the room, the columns before the first caret, and the number of carets."""
    start = min(span.column - 1, len(line))
    end = min(span.end_column - 1, len(line)) if span.end_line == span.line else len(line.rstrip())
    # A line may be megabytes long: look only at what could fit, then work in terminal columns.
    left = max(0, start - room)
    cells = [_cell(character) for character in line[left : start + room]]
    start, end = start - left, end - left
    first, last = 0, len(cells)
    cut_right = left + last < len(line)
    if cut_right or left or sum(size for _, size in cells) > room:
        first = _fit_before(cells, start, room // 3)
        last = _fit_after(cells, first, room - 2)
        cut_right = left + last < len(line)
    cut_left = left + first > 0
    text = "…" * cut_left + "".join(shown for shown, _ in cells[first:last]) + "…" * cut_right
    indent = cut_left + sum(size for _, size in cells[first:start])
    carets = sum(size for _, size in cells[start : min(end, last)])
    return text, indent, max(carets, 1)


def _fit_before(cells: list[tuple[str, int]], start: int, room: int) -> int:
    while start > 0 and room >= cells[start - 1][1]:
        start -= 1
        room -= cells[start][1]
    return start


def _fit_after(cells: list[tuple[str, int]], first: int, room: int) -> int:
    while first < len(cells) and room >= cells[first][1]:
        room -= cells[first][1]
        first += 1
    return first


def _cell(character: str) -> tuple[str, int]:
    """The text shown for a character, and the number of terminal columns it takes."""
    if " " <= character <= "~":
        return character, 1
    if character == "\t":
        return " " * _TAB, _TAB
    shown = plain(character)
    if shown != character:
        return shown, len(shown)
    return character, cells(character)


def _place(fault: Fault) -> str:
    path = plain(fault.path)
    return f"{path}:{fault.span.line}:{fault.span.column}" if fault.span else path


def _painted(style: str, text: str) -> str:
    return f"{style}{text}{_PLAIN}"


def _unpainted(_style: str, text: str) -> str:
    return text
