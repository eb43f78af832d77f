"""A look at what an answer would lead to, of which nothing is left afterwards."""

from collections.abc import Iterator
from contextlib import contextmanager

from adjudicator.engine.choices import Option, Question
from adjudicator.engine.loops import DoesNotEnd
from adjudicator.games.arkham.rules import Rules


@contextmanager
def after(game: Rules, option: Option) -> Iterator[tuple[Question | None, int]]:
    """What is asked right after an answer, and the place in the trace from which on it has led there.

    Nothing is asked where it comes to no end.
    """
    mark, kept = game.mark(), (game.observer, game.before_step, game.tracing)
    game.observer, game.before_step, game.tracing = None, None, True
    try:
        game.answer(option)
        yield _asked_next(game), mark.trace
    finally:
        game.rollback(mark)
        game.observer, game.before_step, game.tracing = kept


def _asked_next(game: Rules) -> Question | None:
    try:
        return game.run()
    except DoesNotEnd:
        return None
