"""YAML text from bytes, its events, and the parser's complaints in words that help."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from adjudicator.language.nodes import Span, split

if TYPE_CHECKING:
    from collections.abc import Callable

    from adjudicator.language.diagnostics import Faults
    from adjudicator.language.nodes import Source


class Mark(Protocol):
    """A place in the text, counted from 0."""

    line: int
    column: int


class Event(Protocol):
    """Something that the parser met: the start or end of a collection, a scalar or an alias."""

    start_mark: Mark
    end_mark: Mark
    anchor: str | None
    ctag: object
    value: str
    style: str | None
    flow_style: bool | None


def decoded(data: bytes | str, path: str, faults: Faults, size: int) -> tuple[str, bool]:
    """The text without its byte order mark, and True if it is sound: not too large, and UTF-8."""
    if len(data) > size:
        faults.add("E104", f"the file is larger than the {size:,} bytes that are read", path, None)
        return "", False
    try:
        if isinstance(data, bytes):
            return data.decode("utf-8").removeprefix("\ufeff"), True
        data.encode("utf-8")
        return data.removeprefix("\ufeff"), True
    except UnicodeError as error:
        start: int = getattr(error, "start", 0)
    if isinstance(data, str):
        text, before, found = data, data[:start], f"U+{ord(data[start]):04X}"
    else:
        text, before, found = (
            data.decode("utf-8", "replace"),
            data[:start].decode(),
            f"byte {data[start]:02X}",
        )
    utf16 = data[:2] in (b"\xff\xfe", b"\xfe\xff")
    help = "it looks like UTF-16: save the file as UTF-8" if utf16 else "save the file as UTF-8"
    span = _span_after(before.removeprefix("\ufeff"))
    faults.add("E105", f"this is not UTF-8 ({found})", path, span, help)
    return text.removeprefix("\ufeff"), False


def events(text: str) -> tuple[Callable[[], Event], type[Exception]]:
    """The function that returns the next event of a text, and its errors; from libyaml if that is installed."""
    from importlib import import_module

    from ruamel.yaml.error import YAMLError

    for name in ("_ruamel_yaml", "_ruamel_yaml_clibz"):
        try:
            parser = import_module(name).CParser
        except ImportError:
            continue
        return parser(text.encode("utf-8")).get_event, YAMLError
    from ruamel.yaml import YAML

    return iter(YAML(typ="safe", pure=True).parse(text)).__next__, YAMLError


def _span_after(text: str) -> Span:
    lines = split(text)
    line, column = len(lines), len(lines[-1]) + 1
    return Span(line, column, line, column + 1)


class _Advice(NamedTuple):
    """A message and help for complaints with one of `needles`; `at_context` points to where the problem began."""

    needles: tuple[str, ...]
    message: str
    help: str
    at_context: bool = False


_QUOTES = "a text that contains or begins with a sign of YAML belongs in quotes"
_COLON = 'a text that contains ": " belongs in quotes'
_ADVICE = (
    _Advice(
        ("could not find expected ':'",),
        'this line is not "key: value"',
        'write a ":" and a space after the key, or "- " before an entry of a list',
        True,
    ),
    _Advice(
        ("expected ',' or ']'",),
        'a "," or the closing "]" is missing',
        'the list begins with "[" at {context}; ' + _COLON,
    ),
    _Advice(
        ("expected ',' or '}'",),
        'a "," or the closing "}}" is missing',
        'the mapping begins with "{{" at {context}; ' + _COLON,
    ),
    _Advice(
        ("unexpected end of stream", "unexpected document"),
        "the quote that opens here is not closed",
        "end the text with the same quote",
        True,
    ),
    _Advice(
        ("escape", "hexdecimal"),
        'a "\\" in double quotes begins an escape, but this is not one',
        "write \\\\ for one \\, or put the text in single quotes",
    ),
    _Advice(("cannot start any token",), 'an unquoted text cannot begin with "{char}"', "put the text in quotes"),
    _Advice(
        ("alphabetic or numeric",),
        'an unquoted text cannot begin with "{first}"',
        "put the text in quotes; an alias is a name right after its *, an anchor one right after its &",
        True,
    ),
    _Advice(
        ("scanning a block scalar",),
        'after "|" or ">" the text begins on the next line',
        'put a text that begins with "|" or ">" in quotes',
        True,
    ),
    _Advice(
        ("sequence entries are not allowed",),
        "a list does not begin on the line of its key",
        'put "- " on a line of its own, below the key and indented',
    ),
    _Advice(("mapping keys are not allowed",), 'an unquoted text cannot begin with "? "', "put the text in quotes"),
    _Advice(("tag",), 'a tag, which begins with "!", is not used here', "put the text in quotes"),
    _Advice(("directive", "incompatible YAML"), 'a line that begins with "%" is not used here', "remove the line"),
    _Advice(
        ("<document start>",),
        "the document has ended before this",
        "a file holds one mapping, one list or one text; " + _QUOTES,
    ),
    _Advice(("node content",), "a value is missing here", _QUOTES),
)


def add_syntax_fault(error: Exception, source: Source, faults: Faults) -> None:
    """Adds the fault that made the parser stop."""
    mark: Mark | None = getattr(error, "problem_mark", None)
    if mark is None:
        _add_control_character(error, source, faults)
        return
    began: Mark = getattr(error, "context_mark", None) or mark
    complaint = f"{getattr(error, 'context', None) or ''}: {getattr(error, 'problem', None) or ''}"
    code = "E110"
    if _character(source, mark) == "\t" and ("tab" in complaint or "token" in complaint):
        code, at, message = "E111", mark, "a tab where YAML wants spaces"
        help = "indent with spaces; two for each level will do"
    else:
        at, message, help = _explained(complaint, source, mark, began)
    faults.add(code, message, source, _spot(source, at), help)


def _explained(complaint: str, source: Source, mark: Mark, began: Mark) -> tuple[Mark, str, str]:
    """The place, the message and the help for a complaint."""
    before = _line(source, mark)[: mark.column]
    if "mapping values are not allowed" in complaint:
        return mark, *_second_colon(before)
    if "a block mapping" in complaint or "a block collection" in complaint:
        if _character(source, mark) == ":":
            return mark, 'there is no key before this ":"', 'write "key: value"'
        return mark, *_out_of_line(before, began, "keys" if "mapping" in complaint else "entries")
    for advice in _ADVICE:
        if any(needle in complaint for needle in advice.needles):
            at = began if advice.at_context else mark
            words = {
                "char": _character(source, mark),
                "first": _character(source, began),
                "context": f"{began.line + 1}:{began.column + 1}",
            }
            return at, advice.message.format(**words), advice.help.format(**words)
    return mark, complaint.removeprefix(": "), ""


def _second_colon(before: str) -> tuple[str, str]:
    if ": " in before:
        return 'a second ":" in a line that already has its value', 'put a text that contains ": " in quotes'
    return (
        'this ":" makes a key of a text that goes on from the line above',
        "put the key below the key it belongs beside, in the same column; the value above it is complete",
    )


def _out_of_line(before: str, began: Mark, what: str) -> tuple[str, str]:
    if before.strip(" -"):
        return (
            "something follows a value that is complete",
            "put the whole value in quotes; within '…' write '' for '",
        )
    column = began.column + 1
    return (
        f"this does not line up with the {what} above",
        f"the {what} that begin in line {began.line + 1} all begin in column {column}",
    )


def _line(source: Source, mark: Mark) -> str:
    return source.lines[mark.line] if mark.line < len(source.lines) else ""


def _character(source: Source, mark: Mark) -> str:
    return _line(source, mark)[mark.column : mark.column + 1]


def _spot(source: Source, mark: Mark) -> Span:
    """A span of one character; a character missing at the end of the file is missing after its last text."""
    line, column = mark.line + 1, mark.column + 1
    if not _character(source, mark):
        while line > len(source.lines) or (line > 1 and not source.lines[line - 1].strip()):
            line, column = line - 1, 0
        column = column or len(source.lines[line - 1].rstrip()) + 1
    return Span(line, column, line, column + 1)


def _add_control_character(error: Exception, source: Source, faults: Faults) -> None:
    import re

    text = "\n".join(source.lines)
    control = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff\ufeff]")
    first = control.search(text)
    if first is None:
        faults.add("E106", f"this is not a text file: {getattr(error, 'reason', error)}", source, None)
        return
    others = len(control.findall(text)) - 1
    more = f", and {others} more" if others else ""
    message = f"a control character, U+{ord(first[0]):04X}, in the text{more}"
    faults.add(
        "E106",
        message,
        source,
        _span_after(text[: first.start()]),
        "remove it; it cannot be seen in an editor",
    )
