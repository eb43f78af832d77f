"""The table of a ruling as it was after each write of its trace."""

from collections.abc import Sequence

from adjudicator.engine.trace import Record, Wrote
from adjudicator.games.interface import Board, Table


def boards(table: Table, records: Sequence[Record]) -> tuple[Board, ...]:
    """The table at the beginning of some records, and after each write among them that its viewer may see.

    The records end where the table stands now. Every write is taken back in turn, and at last all of that.
    """
    game, mark = table.game, table.game.mark()
    found = [table.board()]
    for record in reversed(records):
        if isinstance(record, Wrote):
            game.state.write(record.entity, record.field, record.old)
            if table.view.shown(record) is None:
                continue
            found.append(game.quietly(table.board))
    game.rollback(mark)
    return tuple(reversed(found))
