"""A page of text: headings, items and wrapped paragraphs, in colour on a terminal and plain elsewhere."""

import os
import re
import sys
from collections.abc import Iterator
from typing import Final

from adjudicator.plain import plain
from adjudicator.widths import cells, wrapped

_STYLES: Final = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "cyan": "36"}
_PAINTED: Final = re.compile(rf"\x1b\[(?:{'|'.join(_STYLES.values())})(?:;(?:{'|'.join(_STYLES.values())}))*m|\x1b\[0m")
"""What `paint` puts around a text."""


def _parts(text: str) -> Iterator[str]:
    """A text in parts: what `paint` put there, and what stands between."""
    place = 0
    for found in _PAINTED.finditer(text):
        yield from (text[place : found.start()], found[0])
        place = found.end()
    yield text[place:]


class Page:
    """Lines of text being laid out, `width` columns wide (0: 100 columns), in colour or not, with bars or not."""

    def __init__(self, width: int = 0, colour: bool = False, bars: bool = False) -> None:
        self.width = max(40, min(width or 100, 140))
        self.colour, self.bars = colour, bars
        self.lines: list[str] = []

    def paint(self, text: str, *styles: str) -> str:
        """The text in a style, if the page has colour."""
        if not self.colour or not styles:
            return text
        codes = ";".join(_STYLES[style] for style in styles)
        return f"\x1b[{codes}m{plain(text)}\x1b[0m"

    def line(self, text: str = "", indent: int = 0) -> None:
        """Adds one line; only what `paint` has painted may steer the terminal."""
        if not text.isprintable() or "::" in text:
            text = "".join(part if self.colour and _PAINTED.fullmatch(part) else plain(part) for part in _parts(text))
        self.lines.append(" " * indent + text if text else "")

    def fits(self, text: str) -> bool:
        """True if a text that may be painted has room on one line."""
        return cells(_PAINTED.sub("", text)) <= self.width

    def heading(self, text: str, *, apart: bool = True) -> None:
        """Adds a heading, after an empty line if it stands apart."""
        if self.lines and apart:
            self.lines.append("")
        self.lines.append(self.paint(text, "bold"))

    def item(self, mark: str, text: str, indent: int = 2, hang: int = 0, *styles: str) -> None:
        """Adds a marked paragraph, wrapped and hung under its first word."""
        hang = hang or cells(mark) + 1
        room = max(20, self.width - indent - hang)
        first = True
        mark = plain(mark)
        for part in wrapped(plain(text), room) or [""]:
            lead = self.paint(mark, *styles) + " " * max(1, hang - cells(mark)) if first else " " * hang
            self.lines.append(" " * indent + lead + part)
            first = False

    def entry(self, mark: str, text: str, indent: int = 2, *styles: str, before: str = "") -> None:
        """Adds a paragraph whose text follows the mark on its line; further lines are indented by two more.

        Words `before` the mark stand in the same paragraph.
        """
        mark = plain(mark)
        words = f"{plain(before)} {mark} {plain(text)}".strip()
        room = max(20, self.width - indent - 2)
        lead = " " * indent
        for line in wrapped(words, room, at_hyphens=False):
            if mark and mark in line:
                line, mark = line.replace(mark, self.paint(mark, *styles), 1), ""
            self.lines.append(lead + line)
            lead = " " * (indent + 2)

    def __str__(self) -> str:
        return "\n".join(self.lines) + "\n"


def page_for(stream: object = None) -> Page:
    """A page for standard output: as wide as the terminal, in colour if it is one and NO_COLOR is not set.

    It has bars where it is a terminal that can show them.
    """
    stream = stream or sys.stdout
    terminal = bool(getattr(stream, "isatty", lambda: False)())
    colour = terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    bars = terminal and str(getattr(stream, "encoding", "")).lower().replace("-", "") == "utf8"
    return Page(_columns() if terminal else 100, colour, bars)


def _columns() -> int:
    from shutil import get_terminal_size

    return get_terminal_size().columns
