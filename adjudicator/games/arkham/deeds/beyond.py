"""A look at the consequences of an answer, which are undone afterwards."""

from collections.abc import Iterator
from contextlib import contextmanager

from adjudicator.engine.choices import Option, Question
from adjudicator.engine.loops import DoesNotEnd
from adjudicator.games.arkham.rules import Rules


@contextmanager
def after(game: Rules, option: Option) -> Iterator[tuple[Question | None, int]]:
    """The question right after an answer, and the place in the trace where its consequences begin.

    There is no question if the consequences do not end.
    """
    mark, kept = game.mark(), (game.observer, game.before_step, game.tracing, game.considering)
    game.observer, game.before_step, game.tracing, game.considering = None, None, True, False
    try:
        game.answer(option)
        yield _asked_next(game), mark.trace
    finally:
        game.rollback(mark)
        game.observer, game.before_step, game.tracing, game.considering = kept


def _asked_next(game: Rules) -> Question | None:
    try:
        return game.run()
    except DoesNotEnd:
        return None
