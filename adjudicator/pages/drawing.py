"""The drawing of a table: boxes for its places with who and what is there, lines for its paths, and lists beside it."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.games.interface import Board
from adjudicator.pages.layout import Cell, layout
from adjudicator.pages.slots import TABLE, Lines, Names, Slots, Text, changed, names_in, slots_of
from adjudicator.speaking import _
from adjudicator.widths import cells, cut

LINE, SIGN, GAP, HEAD, EDGE = 17, 8, 26, 26, 8
"""The height of a line, the width of a sign, the room between boxes, the height of a box without lines, its edge."""
LEAST, MOST = 90, 240
"""The least and the most width of a box."""


class Box(NamedTuple):
    """A place: its slot, its name, where its box is, and the lines in it at the end."""

    slot: str
    name: str
    x: int
    y: int
    width: int
    height: int
    lines: Lines | None

    @property
    def middle(self) -> tuple[int, int]:
        """The point to which paths lead."""
        return self.x + self.width // 2, self.y + self.height // 2


class List(NamedTuple):
    """What is known of a player, or of the table: its slot, its heading, and the lines at the end."""

    slot: str
    name: str
    kind: str
    lines: Lines | None


class Drawing(NamedTuple):
    """A table that is drawn, with the changes that lead from its beginning to its end."""

    width: int
    height: int
    boxes: tuple[Box, ...]
    paths: tuple[tuple[tuple[int, int], tuple[int, int]], ...]
    lists: tuple[List, ...]
    changes: tuple[Slots, ...]


def fitted(text: str, width: int) -> str:
    """As much of a line as a box of some width has room for.

    >>> fitted("a narrow place", 100)
    'a narrow …'
    """
    return cut(text, (width - 2 * EDGE) // SIGN)


def drawing_of(boards: Sequence[Board]) -> Drawing:
    """The drawing of a table with each of its boards, the last of which is shown first."""
    names = names_in(boards)
    every = [slots_of(board, names) for board in boards]
    paths = tuple(dict.fromkeys(path for board in boards for path in board.paths))
    boxes, size = _boxes(names, paths, every)
    middles = {box.name: box.middle for box in boxes}
    changes = tuple(changed(before, now) for before, now in zip([{}, *every], every, strict=False))
    return Drawing(
        *size,
        boxes,
        tuple((middles[one], middles[other]) for one, other in paths if one in middles and other in middles),
        tuple(_lists(boards[-1], names, every[-1])),
        changes,
    )


def _boxes(
    names: Names, paths: Sequence[tuple[str, str]], every: Sequence[Slots]
) -> tuple[tuple[Box, ...], tuple[int, int]]:
    """The boxes, each as large as it must ever be, and the size of the whole."""
    cells = layout(names.places, paths)
    most = {name: [lines for slots in every if (lines := slots[names.place(name)])] for name in names.places}
    widths = _sizes(cells, 0, {name: _width(name, found) for name, found in most.items()})
    heights = _sizes(cells, 1, {name: HEAD + LINE * max(map(len, found), default=0) for name, found in most.items()})
    left, top = _starts(widths), _starts(heights)
    boxes = tuple(
        Box(names.place(name), name, left[x], top[y], widths[x], heights[y], every[-1][names.place(name)])
        for name, (x, y) in cells.items()
    )
    width, height = (max(sum(sizes) + GAP * (len(sizes) - 1), 0) + 2 * EDGE for sizes in (widths, heights))
    return boxes, (width, height)


def _starts(sizes: Sequence[int]) -> list[int]:
    """Where each column or row begins."""
    return [EDGE + sum(sizes[:at]) + GAP * at for at in range(len(sizes))]


def _sizes(cells: dict[str, Cell], axis: int, wanted: dict[str, int]) -> list[int]:
    """The width of each column, or the height of each row."""
    many = max((cell[axis] for cell in cells.values()), default=-1) + 1
    return [
        max((wanted[name] for name, cell in cells.items() if cell[axis] == at), default=LEAST) for at in range(many)
    ]


def _width(name: str, found: Sequence[Lines]) -> int:
    longest = max((cells(line.words) for lines in found for line in lines), default=0)
    return max(LEAST, min(MOST, SIGN * max(longest, cells(name)) + 2 * EDGE))


def _lists(board: Board, names: Names, slots: Slots) -> list[List]:
    kinds = {who.name: who.kind for who in board.players}
    found = [List(names.player(who), who, kinds.get(who, ""), slots[names.player(who)]) for who in names.players]
    return [*found, List(TABLE, _("the table"), "", slots[TABLE])]


def data_of(drawing: Drawing) -> list[dict[str, list[tuple[str, ...]] | None]]:
    """The changes of a table as a page holds them for stepping; what is too long for its box is there cut as well."""
    widths = {box.slot: box.width for box in drawing.boxes}
    return [
        {
            slot: None if lines is None else [_shown(line, widths.get(slot)) for line in lines]
            for slot, lines in one.items()
        }
        for one in drawing.changes
    ]


def _shown(line: Text, width: int | None) -> tuple[str, ...]:
    cut = line.words if width is None else fitted(line.words, width)
    return line if cut == line.words else (*line, cut)
