"""The situation of a request: YAML as text, or the same as a JSON object."""

from adjudicator.language.diagnostics import CODES, Fault, Faults, InputAtFault, as_json
from adjudicator.language.source import LIMITS, Mapping, Node, Sequence, Source, Span, Text, read
from adjudicator.oracle.protocol import Object
from adjudicator.playing.problem import Problem
from adjudicator.ruling.data import Data

NAME = "situation"
"""The name of a situation that comes in no file."""


class Given:
    """A situation as the request gives it, with its faults."""

    def __init__(self, given: Data) -> None:
        self.faults = Faults()
        self._pointers: list[str] = []
        if isinstance(given, str):
            self.source = read(given, NAME, self.faults)
        else:
            self.source = Source(NAME, "")
            try:
                self.source.root = self._node(given, "", 0)
            except _TooMuch as limit:
                self.faults.add(limit.code, limit.message, NAME, None)

    def problem(self, fault: InputAtFault) -> Problem:
        """The faults of the situation: each with its line and column, or with the JSON pointer to its value."""
        if self._pointers:
            diagnostics: list[Data] = [
                {
                    "code": one.code,
                    "title": CODES[one.code],
                    "message": one.message,
                    "pointer": self._pointer(one),
                    "help": one.help,
                }
                for one in fault.faults
            ]
        else:
            diagnostics = [{key: value for key, value in one.items() if key != "path"} for one in as_json(fault.faults)]
        first = next(iter(fault.faults)).message
        more = f", and {len(diagnostics) - 1} more" if len(diagnostics) > 1 else ""
        return Problem("bad-situation", f"{first}{more}", diagnostics=diagnostics)

    def located(self, fault: InputAtFault) -> list[tuple[str, str, str, str]]:
        """Each fault as its code, its place in the situation, its message and its help."""
        return [(one.code, self._where(one), one.message, one.help) for one in fault.faults]

    def _where(self, fault: Fault) -> str:
        if fault.span is None:
            return ""
        if self._pointers:
            return f", {self._pointer(fault)}"
        return f", line {fault.span.line}, column {fault.span.column}"

    def _pointer(self, fault: Fault) -> str:
        return self._pointers[fault.span.line - 1] if fault.span else ""

    def _node(self, value: Data, pointer: str, depth: int) -> Node:
        """A value as a node; the line of its span is the number of its pointer."""
        if depth > LIMITS.depth:
            raise _TooMuch("E127", f"nested more than {LIMITS.depth} levels deep")
        self._pointers.append(pointer)
        number = len(self._pointers)
        if number > LIMITS.nodes:
            raise _TooMuch("E126", f"more than {LIMITS.nodes:,} values")
        span = Span(number, 1, number, 1)
        if isinstance(value, str):
            return Text(span, value, True)
        if isinstance(value, dict):
            values = {key: self._node(one, f"{pointer}/{_escaped(key)}", depth + 1) for key, one in value.items()}
            return Mapping(span, {key: Text(node.span, key, True) for key, node in values.items()}, values)
        if isinstance(value, list):
            items = [self._node(one, f"{pointer}/{place}", depth + 1) for place, one in enumerate(value)]
            return Sequence(span, tuple(items))
        plain = "" if value is None else str(value).lower()
        return Text(span, plain, False)


class _TooMuch(Exception):
    """A limit is reached; nothing more is read."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def _escaped(key: str) -> str:
    """A key as a part of a JSON pointer.

    >>> _escaped("a/b")
    'a~1b'
    """
    return key.replace("~", "~0").replace("/", "~1")


def chosen_readings(request: Object) -> dict[str, str]:
    """The readings that a request chooses: by name, or the name of a profile."""
    found = request.get("readings", {})
    if isinstance(found, str):
        return {"profile": found}
    assert isinstance(found, dict)
    if not all(isinstance(value, str) for value in found.values()):
        raise Problem("bad-request", '"readings" must give a text for each name')
    return {name: str(value) for name, value in found.items()}
