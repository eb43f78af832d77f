"""What a question is, and where in the trace its answer is found."""

from collections.abc import Callable
from typing import cast

from adjudicator.engine import trace
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.interface import Answer, Table
from adjudicator.language.phrases import Said, amount
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node
from adjudicator.named import NamedTuple

Answering = Callable[[ArkhamTable], Answer]


class Question(NamedTuple):
    """A question that has been understood, ready to be answered at any moment."""

    answering: Answering

    def answer(self, table: Table) -> Answer:
        """The answer as the game stands."""
        return self.answering(cast(ArkhamTable, table))


class Asking(NamedTuple):
    """A question being understood: its sentence's slots, and where it stands."""

    table: ArkhamTable
    said: Said
    node: Node
    at: Checking

    def entity(self, slot: str, kind: str = "") -> str:
        """The thing that a slot names."""
        return self.table.entity(self.said.slots[slot], self.node, self.at, kind)

    def number(self, slot: str = "n") -> int:
        """The number in a slot."""
        return amount(self.said.slots[slot])


def yes(truth: bool, places: tuple[int, ...] = ()) -> Answer:
    """The answer to a question that is yes or no."""
    return Answer("yes" if truth else "no", places)


def last(table: ArkhamTable, fits: Callable[[trace.Record], bool]) -> tuple[int, ...]:
    """The place of the last record of a kind."""
    records = table.game.trace
    for place in range(len(records) - 1, -1, -1):
        if fits(records[place]):
            return (place,)
    return ()


def wrote(table: ArkhamTable, entity: str, field: str) -> tuple[int, ...]:
    records = table.game.trace
    for place in range(len(records) - 1, -1, -1):
        record = records[place]
        if type(record) is trace.Wrote and record.field == field and record.entity == entity:
            return (place,)
    return ()


def moved(table: ArkhamTable, entity: str) -> tuple[int, ...]:
    def fits(record: trace.Record) -> bool:
        return isinstance(record, trace.Wrote) and isinstance(record.new, tuple) and entity in record.new

    return last(table, fits)
