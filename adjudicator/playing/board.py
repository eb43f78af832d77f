"""The table in lines of text, for a terminal."""

from typing import NamedTuple

from adjudicator.games.interface import Board
from adjudicator.pages.slots import TABLE, Lines, names_in, slots_of

MANY = 14
"""So many places are only named where something is at them."""


class BoardLine(NamedTuple):
    """A line of a board, and True if it is another one than before."""

    words: str
    changed: bool


def in_lines(board: Board) -> list[str]:
    """A board as lines: each place with the ways from it and what is there, each player, and the table.

    >>> from adjudicator.games.interface import Piece
    >>> gate, mill = Piece("gate", facts=(("clues", "2"),)), Piece("mill")
    >>> print(*in_lines(Board((gate, mill), (("gate", "mill"),), (Piece("ann", at=("mill",)),))), sep="\\n")
    gate (to mill)
      clues: 2
    mill (to gate)
      ● ann
    ann
      at: mill
    """
    return [line.words for line in in_lines_changed(board, board)]


def in_lines_changed(before: Board, board: Board) -> list[BoardLine]:
    """A board as lines, compared with one before it: each line with those under the same heading.

    A heading has changed if it is new, leads elsewhere, or has lost a line and got none for it.

    >>> from adjudicator.games.interface import Piece
    >>> before, now = (Board((Piece("gate"), Piece("mill")), (), (Piece("ann", at=(at,)),)) for at in ("gate", "mill"))
    >>> [line.words for line in in_lines_changed(before, now) if line.changed]
    ['gate', '  ● ann', '  at: mill']
    """
    names = names_in([before, board])
    old, new = slots_of(before, names), slots_of(board, names)
    found: list[BoardLine] = []
    for name in dict.fromkeys(place.name for place in board.places):
        slot = names.place(name)
        if new[slot] or len(board.places) <= MANY:
            ways = _ways(board, name)
            found += _headed(f"{name}{ways}", old[slot], new[slot], turned=ways != _ways(before, name))
    for who in dict.fromkeys(player.name for player in board.players):
        found += _headed(who, old[names.player(who)], new[names.player(who)])
    return [*found, *(_headed("the table", old[TABLE], new[TABLE]) if new[TABLE] else ())]


def _headed(heading: str, old: Lines | None, new: Lines | None, *, turned: bool = False) -> list[BoardLine]:
    """A heading with the lines under it; `turned` if the heading itself is another one."""
    left = list(old or ())
    below: list[BoardLine] = []
    for line in new or ():
        stood = line in left
        if stood:
            left.remove(line)
        below.append(BoardLine(f"  {line.words}", not stood))
    lost = bool(left) and not any(line.changed for line in below)
    return [BoardLine(heading, turned or old is None or lost), *below]


def _ways(board: Board, place: str) -> str:
    ends = ((a, b) for pair in board.paths for a, b in (pair, pair[::-1]))
    ways = dict.fromkeys(there for here, there in ends if here == place)
    return f" (to {', '.join(ways)})" if ways else ""
