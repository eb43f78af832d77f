"""Changes of single values in a YAML file; every other byte stays the same."""

import re
from collections.abc import Sequence as SequenceOf
from difflib import SequenceMatcher
from typing import NamedTuple

from adjudicator.language.source import Mapping, Node, Sequence, Source, Text
from adjudicator.recording.pieces import entry, flow_list, flow_pair, pair, scalar

Value = str | tuple[str, ...]
_SHORT = 5
"""The most entries of a list on one line; a longer list stands below its key, one entry a line."""
_BREAK = re.compile("\r\n|[\n\r\x85\u2028\u2029]")


class CannotRewrite(Exception):
    """The file has no place for a value; `node` shows the place."""

    def __init__(self, message: str, node: Node) -> None:
        super().__init__(message)
        self.message = message
        self.node = node


class Edit(NamedTuple):
    """A stretch of the text, from one offset to another, and its new text."""

    start: int
    end: int
    text: str


class Rewriting:
    """The edits of one file."""

    def __init__(self, source: Source, text: str) -> None:
        self.source = source
        self.text = text
        self._starts = [0, *(found.end() for found in _BREAK.finditer(text))]
        first = _BREAK.search(text)
        self._newline = first[0] if first else "\n"
        self._edits: dict[Edit, None] = {}

    def result(self) -> str:
        """The text with all edits made."""
        parts = []
        at = 0
        for start, end, text in sorted(self._edits, key=lambda edit: edit[:2]):
            if start < at:
                assert self.source.root is not None
                raise CannotRewrite("several places share this value, but their new values differ", self.source.root)
            parts += [self.text[at:start], text]
            at = end
        return "".join([*parts, self.text[at:]])

    # -- present values -------------------------------------------------------------------------------------------

    def change(self, node: Node, value: Value, within: Node) -> None:
        """Replaces a value, in its own style and that of the mapping around it."""
        if isinstance(node, Sequence) and not isinstance(value, str) and self._at(node) == "-":
            self._change_list(node, value)
            return
        start, end = self._span(node)
        old = self.text[start:end]
        if isinstance(node, Sequence) and "#" in old:
            raise CannotRewrite("a list in brackets with a comment cannot be rewritten", node)
        flow = self._at(within) == "{"
        if not isinstance(value, str) and not flow and len(value) > _SHORT:
            start -= len(self.text[:start]) - len(self.text[:start].rstrip(" "))
            entries = "".join(entry(text, within.span.column + 1, self._newline) for text in value)
            self._edit(start, end, self._newline + entries.removesuffix(self._newline))
            return
        lead = " " if self.text[start - 1] == ":" and start == end else ""
        new = scalar(value, old, flow=flow) if isinstance(value, str) else flow_list(value)
        self._edit(start, end, lead + new)

    def _change_list(self, node: Sequence, value: SequenceOf[str]) -> None:
        """Adds and removes single lines of a list, so that the other entries keep their comments."""
        old = [item.text for item in node.items if isinstance(item, Text)]
        if len(old) < len(node.items):
            raise CannotRewrite("a list of texts is wanted here", node)
        indent = node.span.column - 1
        for tag, first, last, start, end in SequenceMatcher(None, old, value, autojunk=False).get_opcodes():
            if tag == "equal":
                continue
            place = self._line_of(node.items[first]) if first < len(old) else self._after(node.items[-1])
            stop = self._after(node.items[last - 1]) if last > first else place
            new = "".join(entry(text, indent, self._newline) for text in value[start:end])
            self._edit(place, stop, self._own_line(place, new))

    # -- new values -----------------------------------------------------------------------------------------------

    def add(self, mapping: Mapping, pairs: SequenceOf[tuple[str, Value]]) -> None:
        """Adds pairs at the end of a mapping, in its style."""
        last = list(mapping.values.values())[-1] if mapping.values else None
        if self._at(mapping) == "{":
            place = self._span(last)[1] if last is not None else self._span(mapping)[0] + 1
            text = ", ".join(flow_pair(key, value) for key, value in pairs)
            self._edit(place, place, f", {text}" if last is not None else text)
            return
        place = self._after(last or mapping)
        indent = mapping.span.column - 1
        new = "".join(pair(key, value, indent, self._newline) for key, value in pairs)
        self._edit(place, place, self._own_line(place, new))

    def add_mapping(self, mapping: Mapping, key: str, pairs: SequenceOf[tuple[str, Value]]) -> None:
        """Adds a key with a mapping of its own at the end of a mapping."""
        if self._at(mapping) == "{":
            last = list(mapping.values.values())[-1] if mapping.values else None
            place = self._span(last)[1] if last is not None else self._span(mapping)[0] + 1
            text = f"{key}: {_braces(pairs)}"
            self._edit(place, place, f", {text}" if last is not None else text)
            return
        place = self._after(list(mapping.values.values())[-1])
        self._edit(place, place, self._own_line(place, self._block(key, pairs, mapping.span.column - 1)))

    def fill(self, key: Text, within: Mapping, pairs: SequenceOf[tuple[str, Value]], name: str = "") -> None:
        """Adds a mapping for a key that has no value yet; with a `name`, one level deeper, under that name."""
        nothing = within.values[key.text]
        if self._at(within) == "{":
            place = self._span(nothing)[0]
            text = f"{{{name}: {_braces(pairs)}}}" if name else _braces(pairs)
            self._edit(place, place, f" {text}")
            return
        indent = key.span.column + 1
        if name:
            new = self._block(name, pairs, indent)
        else:
            new = "".join(pair(one, value, indent, self._newline) for one, value in pairs)
        place = self._after(nothing)
        self._edit(place, place, self._own_line(place, new))

    def _block(self, key: str, pairs: SequenceOf[tuple[str, Value]], indent: int) -> str:
        inner = "".join(pair(one, value, indent + 2, self._newline) for one, value in pairs)
        return f"{' ' * indent}{key}:{self._newline}{inner}"

    # -- places ---------------------------------------------------------------------------------------------------

    def _span(self, node: Node) -> tuple[int, int]:
        line, column, end_line, end_column = node.span
        return self._starts[line - 1] + column - 1, self._starts[end_line - 1] + end_column - 1

    def _at(self, node: Node) -> str:
        start = self._span(node)[0]
        return self.text[start : start + 1]

    def _line_of(self, node: Node) -> int:
        """The beginning of the line on which a node begins."""
        return self._starts[node.span.line - 1]

    def _after(self, node: Node) -> int:
        """The beginning of the line that follows a node."""
        if node.span.end_column == 1 and node.span.end_line > node.span.line:
            return self._starts[node.span.end_line - 1]
        return self._starts[node.span.end_line] if node.span.end_line < len(self._starts) else len(self.text)

    def _own_line(self, place: int, text: str) -> str:
        """Lines to insert at a place; at the end of a file without a line break, one comes first."""
        if place < len(self.text) or place in self._starts or not text:
            return text
        return self._newline + text.removesuffix(self._newline)

    def _edit(self, start: int, end: int, text: str) -> None:
        self._edits[Edit(start, end, text)] = None


def _braces(pairs: SequenceOf[tuple[str, Value]]) -> str:
    return "{" + ", ".join(flow_pair(key, value) for key, value in pairs) + "}"
