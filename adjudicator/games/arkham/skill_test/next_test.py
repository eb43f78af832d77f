"""Effects on the next test of a skill: they wait until the investigator begins such a test."""

from typing import Final, NamedTuple

from adjudicator.games.arkham import for_a_time
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.values import Lasting, add_lasting

_ANY: Final = "test"
NEXT: Final = ("willpower test", "intellect test", "combat test", "agility test", _ANY)
"""The names of tests, each after the skill that it uses, and of any test."""

_NEXT_TEST: Final = "next test"


class Awaited(NamedTuple):
    """An effect that waits for the next test of an investigator with this name."""

    who: str
    test: str
    effect: Lasting


def await_test(game: Arkham, who: str, test: str, effect: Lasting) -> None:
    """Make an effect wait for the investigator's next test with this name, until its time is over."""
    for_a_time.begin(game, _NEXT_TEST, Awaited(who, test, effect), effect.until, effect.context)
    game.note(f"{game.name(who)}'s next {test}: {effect.stat} {effect.how} {effect.amount.of(game, effect.context)}")


def begin_effects(game: Arkham, who: str, skill: str) -> None:
    """Begin the effects that waited for a test of this skill; they last until the end of the test."""
    waiting = [one for one in for_a_time.holding(game, _NEXT_TEST) if _waits(one.what, who, f"{skill} test")]
    for one in waiting:
        assert isinstance(one.what, Awaited)
        game.cite("skill-tests.5")
        add_lasting(game, one.what.effect._replace(until="end of the test"))
    for_a_time.drop(game, _NEXT_TEST, tuple(waiting))
    without = [one for one in for_a_time.holding(game, for_a_time.REVEALS_NO_TOKENS_NEXT) if one.what == who]
    for one in without:
        for_a_time.begin(game, for_a_time.REVEALS_NO_TOKENS, who, "end of the test", one.context)
    for_a_time.drop(game, for_a_time.REVEALS_NO_TOKENS_NEXT, tuple(without))


def _waits(what: object, who: str, test: str) -> bool:
    """True if this waits for such a test of the investigator."""
    return isinstance(what, Awaited) and what.who == who and what.test in (test, _ANY)
