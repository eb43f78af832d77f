"""The whole resolution as a tree that folds: each line with its rules, its ledger, and the table as it was there."""

from typing import NamedTuple

from adjudicator.engine import trace
from adjudicator.engine.values import Ledger
from adjudicator.games.interface import Game
from adjudicator.ruling.drawing import board_numbers
from adjudicator.ruling.explanation import KINDS, levels, lines
from adjudicator.ruling.ruling import Ruling

DEEPEST = 20
"""The deepest level that is folded into another."""


class Node:
    """A line of the resolution, with those below it; `board` is the number of the table as it was there."""

    __slots__ = ("below", "board", "kind", "ledger", "number", "rules", "style", "text")

    def __init__(self, number: int, text: str, style: str, rules: tuple[str, ...], record: trace.Record, board: int):
        self.number, self.text, self.style, self.rules, self.board = number, text, style, rules, board
        self.kind = KINDS.get(type(record), "")
        self.ledger: Ledger | None = record.ledger if isinstance(record, trace.Valued) else None
        self.below: list[Node] = []


class Tree(NamedTuple):
    """The nodes at the top, and all of them in their order."""

    top: tuple[Node, ...]
    every: tuple[Node, ...]


def tree_of(ruling: Ruling, game: Game, everything: bool = False) -> Tree:
    """The tree of a resolution."""
    numbers = board_numbers(ruling.trace)
    top: list[Node] = []
    every: list[Node] = []
    around: list[Node] = []
    found = lines(ruling.trace, game, everything)
    for level, line in zip(levels(found), found, strict=True):
        node = Node(len(every), line.text, line.style, line.rules, ruling.trace[line.place], numbers[line.place])
        del around[min(level, DEEPEST) :]
        (around[-1].below if around else top).append(node)
        around.append(node)
        every.append(node)
    return Tree(tuple(top), tuple(every))
