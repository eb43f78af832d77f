"""Skill tests that wait until the present one, and the action of which it is a part, have been resolved."""

from typing import Final, NamedTuple

from adjudicator.engine.fields import Field
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.facts import TABLE
from adjudicator.games.arkham.game import Arkham


class Waiting(NamedTuple):
    """A test that waits: the investigator who makes it, and the call that begins it."""

    who: str
    test: Call


_DELAYED_TESTS: Final[Field[tuple[Waiting, ...]]] = Field("delayed tests", ())


def delay(game: Arkham, who: str, test: Call) -> None:
    """Have a test wait for the end of the present one."""
    _DELAYED_TESTS.put(game, TABLE, (*_DELAYED_TESTS(game), Waiting(who, test)))


def begin_delayed(game: Arkham) -> Call | None:
    """The call that begins the first of the waiting tests; an eliminated investigator makes none."""
    waiting = tuple(one for one in _DELAYED_TESTS(game) if one.who in game.investigators)
    _DELAYED_TESTS.put(game, TABLE, waiting[1:])
    if not waiting:
        return None
    game.cite("faq-nested-skill-tests.2")
    return waiting[0].test
