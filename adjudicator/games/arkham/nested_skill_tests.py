"""Skill tests that wait until the present one, and the action of which it is a part, have been resolved."""

from typing import Final, NamedTuple

from adjudicator.engine.fields import Field
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.engine.state import Value
from adjudicator.games.arkham.facts import TABLE
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.specified_test import TestSpec
from adjudicator.games.arkham.words import Context


class Waiting(NamedTuple):
    """A test that waits: the call that begins it, what it is, and the event that set it off, with its cells."""

    test: Call
    spec: TestSpec
    event: tuple[tuple[str, Value], ...]


_DELAYED_TESTS: Final[Field[tuple[Waiting, ...]]] = Field("delayed tests", ())


def delay(game: Arkham, test: Call, spec: TestSpec) -> None:
    """Have a test wait for the end of the present one; what its ability answers to is kept for its words."""
    scope = spec.context.scope
    event = tuple([(cell, game.state.read(scope, cell)) for cell in game.event_cells]) if scope else ()
    _DELAYED_TESTS.put(game, TABLE, (*_DELAYED_TESTS(game), Waiting(test, spec, event)))


def begin_delayed(game: Arkham) -> Call | None:
    """The call that begins the first of the waiting tests; an eliminated investigator makes none."""
    waiting = tuple(one for one in _DELAYED_TESTS(game) if one.spec.who in game.investigators)
    _DELAYED_TESTS.put(game, TABLE, waiting[1:])
    if not waiting:
        return None
    game.cite("faq-nested-skill-tests.2")
    return Call(_AFTER_ALL, waiting[0]) if waiting[0].event else waiting[0].test


def _cells(game: Arkham) -> str:
    """The name for the cells of the event that set the test off, while the test is made."""
    return f"{game.scope()}.before"


def _make(game: Arkham, waiting: Waiting) -> Result:
    """Make the test with its words about the event, which is over by now."""
    scope, spec = _cells(game), waiting.spec
    for cell, value in waiting.event:
        game.state.write(scope, cell, value)
    lasting = tuple(one._replace(context=_of(one.context, spec, scope)) for one in spec.lasting)
    return Call(waiting.test.procedure, spec._replace(context=spec.context.answering(scope), lasting=lasting))


def _of(context: Context, spec: TestSpec, scope: str) -> Context:
    """The context of a part of the test, as one that answers to the event in these cells."""
    return context.answering(scope) if context.scope == spec.context.scope else context


def _over(game: Arkham, waiting: Waiting) -> Result:
    game.state.clear(_cells(game), game.event_cells)
    return None


_AFTER_ALL: Final = Procedure(
    "a delayed test, with what set it off",
    Step("", "make", _make),
    Step("", "over", _over),
)
