"""The table of a ruling as it was after each write of its trace."""

from collections.abc import Sequence

from adjudicator.engine.trace import Record, Wrote
from adjudicator.games.interface import Board, Table


def board_numbers(records: Sequence[Record]) -> list[int]:
    """For each of some records that are shown, the number of its board among `boards`: the writes up to it."""
    found: list[int] = []
    number = 0
    for record in records:
        number += isinstance(record, Wrote)
        found.append(number)
    return found


def boards(table: Table, records: Sequence[Record]) -> tuple[Board, ...]:
    """The table at the beginning of some records, and after each write among them that its viewer may see.

    The records end where the table stands now. Every write is taken back in turn, and at last all of that.
    """
    game, view, mark = table.game, table.view, table.game.mark()
    # What the viewer may see may depend on writes that are taken back.
    shown = [view.shown(record) is not None for record in records]
    found = [view.board()]
    for record, is_shown in zip(reversed(records), reversed(shown), strict=True):
        if isinstance(record, Wrote):
            game.state.write(record.entity, record.field, record.old)
            if is_shown:
                found.append(game.consider(view.board))
    game.rollback(mark)
    return tuple(reversed(found))
