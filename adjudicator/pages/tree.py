"""The whole resolution as a tree that folds: each line with its rules, its ledger, and the table as it was there."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.engine import trace
from adjudicator.engine.values import Ledger
from adjudicator.games.interface import Game
from adjudicator.ruling.explanation import lines
from adjudicator.ruling.ruling import Ruling

DEEPEST = 20
"""The deepest level that is folded into another."""


class Node:
    """A line of the resolution, with those below it; `board` is the number of the table as it was there."""

    __slots__ = ("below", "board", "kind", "ledger", "number", "rules", "style", "text")

    def __init__(self, number: int, text: str, style: str, rules: tuple[str, ...], record: trace.Record, board: int):
        self.number, self.text, self.style, self.rules, self.board = number, text, style, rules, board
        self.kind = _KINDS.get(type(record), "")
        self.ledger: Ledger | None = record.ledger if isinstance(record, trace.Valued) else None
        self.below: list[Node] = []


_KINDS: dict[type, str] = {
    trace.Chose: "decision",
    trace.Drew: "decision",
    trace.Opened: "window",
    trace.Wrote: "write",
    trace.Stepped: "step",
    trace.Refused: "refused",
}
"""The kinds of records to which a reader may go."""


class Tree(NamedTuple):
    """The nodes at the top, and all of them in their order."""

    top: tuple[Node, ...]
    every: tuple[Node, ...]


def tree_of(ruling: Ruling, game: Game, everything: bool = False) -> Tree:
    """The tree of a resolution."""
    boards = _boards(ruling.trace)
    top: list[Node] = []
    every: list[Node] = []
    around: list[tuple[int, Node]] = []
    for line in lines(ruling.trace, game, everything):
        node = Node(len(every), line.text, line.style, line.rules, ruling.trace[line.place], boards[line.place])
        while around and around[-1][0] >= line.depth:
            around.pop()
        (around[min(len(around), DEEPEST) - 1][1].below if around else top).append(node)
        around.append((line.depth, node))
        every.append(node)
    return Tree(tuple(top), tuple(every))


def _boards(records: Sequence[trace.Record]) -> list[int]:
    """For each record, how many writes there have been."""
    found: list[int] = []
    number = 0
    for record in records:
        number += isinstance(record, trace.Wrote)
        found.append(number)
    return found
