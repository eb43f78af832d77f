"""Where in the trace of a game an answer is found."""

from collections.abc import Callable

from adjudicator.engine import trace
from adjudicator.games.interface import Table


def last(table: Table, fits: Callable[[trace.Record], bool]) -> tuple[int, ...]:
    """The place of the last record of a kind."""
    records = table.game.trace
    for place in range(len(records) - 1, -1, -1):
        if fits(records[place]):
            return (place,)
    return ()


def wrote(table: Table, entity: str, field: str) -> tuple[int, ...]:
    """The place at which a fact about an entity changed last."""
    records = table.game.trace
    for place in range(len(records) - 1, -1, -1):
        record = records[place]
        if type(record) is trace.Wrote and record.field == field and record.entity == entity:
            return (place,)
    return ()


def moved(table: Table, entity: str) -> tuple[int, ...]:
    """The place at which an entity came to lie where it lies."""

    def fits(record: trace.Record) -> bool:
        return type(record) is trace.Wrote and isinstance(record.new, tuple) and entity in record.new

    return last(table, fits)
