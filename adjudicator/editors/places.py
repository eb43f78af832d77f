"""Places in a text: as editors count them, as the documents of the adjudicator do, and as numbers of characters."""

import re
from bisect import bisect_left, bisect_right
from typing import Final

from lsprotocol.types import Position, PositionEncodingKind, Range

from adjudicator.language.source import Span

_ENDS_OF_AN_EDITOR: Final = re.compile("\r\n|\r|\n")
_ENDS_OF_YAML: Final = re.compile("\r\n|[\r\n\x85\u2028\u2029]")
_UNITS: Final = {
    PositionEncodingKind.Utf8: ("utf-8", 1),
    PositionEncodingKind.Utf16: ("utf-16-le", 2),
    PositionEncodingKind.Utf32: ("utf-32-le", 4),
}
"""How an editor counts the characters of a line: an encoding, and the bytes of one of its units."""
_MARK: Final = "\ufeff"
"""A byte order mark, which is no part of the document."""


class Places:
    """The places of one text.

    >>> places = Places("ask:\\n- 🎲 damage\\n")
    >>> places.position(9), places.offset(Position(1, 5))
    (1:5, 9)
    """

    def __init__(self, text: str, encoding: PositionEncodingKind | str = PositionEncodingKind.Utf16) -> None:
        self.text = text
        self._encoding, self._size = _UNITS[PositionEncodingKind(encoding)]
        self._lines = [0, *(end.end() for end in _ENDS_OF_AN_EDITOR.finditer(text))]
        self._of_yaml = [0, *(end.end() for end in _ENDS_OF_YAML.finditer(text))]
        self.begin: Final = len(_MARK) if text.startswith(_MARK) else 0
        self._of_yaml[0] = self.begin

    def position(self, offset: int) -> Position:
        """The place of an editor before the character of this number."""
        line = bisect_right(self._lines, offset) - 1
        return Position(line, self._units(self.text[self._lines[line] : offset]))

    def offset(self, position: Position) -> int:
        """The number of the character behind a place of an editor; that of the nearest one if it has none."""
        if position.line >= len(self._lines):
            return len(self.text)
        start, end = self._lines[position.line], self._end(self._lines, position.line)
        line = self.text[start:end].rstrip("\r\n")
        return start + bisect_left(range(len(line)), position.character, key=lambda n: self._units(line[:n]))

    def offset_of(self, line: int, column: int) -> int:
        """The number of the character at a line and column of a span."""
        if line > len(self._of_yaml):
            return len(self.text)
        return min(self._of_yaml[max(line, 1) - 1] + max(column, 1) - 1, self._end(self._of_yaml, max(line, 1) - 1))

    def line_and_column(self, offset: int) -> tuple[int, int]:
        """The line and the column, counted as in a span, of the character of this number."""
        line = max(bisect_right(self._of_yaml, offset), 1)
        return line, max(offset - self._of_yaml[line - 1], 0) + 1

    def line(self, line: int) -> str:
        """The text of a line, counted as in a span."""
        start = self.offset_of(line, 1)
        return _ENDS_OF_YAML.split(self.text[start : self._end(self._of_yaml, line - 1)], maxsplit=1)[0]

    def range(self, span: Span | None) -> Range:
        """A span as a range: of one over several lines only its part in the first; the first place for none."""
        if span is None:
            return Range(Position(0, 0), Position(0, 0))
        start = self.offset_of(span.line, span.column)
        if span.end_line == span.line:
            end = self.offset_of(span.end_line, span.end_column)
        else:
            end = start + len(self.text[start : self._end(self._of_yaml, span.line - 1)].rstrip())
        return Range(self.position(start), self.position(max(start, end)))

    def _units(self, text: str) -> int:
        return len(text.encode(self._encoding, "surrogatepass")) // self._size

    def _end(self, starts: list[int], line: int) -> int:
        return starts[line + 1] if line + 1 < len(starts) else len(self.text)
