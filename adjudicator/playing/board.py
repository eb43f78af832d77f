"""The table in lines of text, for a terminal."""

from adjudicator.games.interface import Board
from adjudicator.pages.slots import TABLE, Lines, names_in, slots_of

MANY = 14
"""So many places are only named where something is at them."""


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
    names = names_in([board])
    slots = slots_of(board, names)
    found: list[str] = []
    for name in names.places:
        lines = slots[names.place(name)]
        if lines or len(names.places) <= MANY:
            found += _headed(f"{name}{_ways(board, name)}", lines)
    for who in names.players:
        found += _headed(who, slots[names.player(who)])
    return [*found, *(_headed("the table", slots[TABLE]) if slots[TABLE] else ())]


def _headed(heading: str, lines: Lines | None) -> list[str]:
    return [heading, *(f"  {line.words}" for line in lines or ())]


def _ways(board: Board, place: str) -> str:
    ends = ((a, b) for pair in board.paths for a, b in (pair, pair[::-1]))
    ways = dict.fromkeys(there for here, there in ends if here == place)
    return f" (to {', '.join(ways)})" if ways else ""
