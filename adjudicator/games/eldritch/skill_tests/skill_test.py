"""A test: its pool is rolled, dice are rerolled, and the successes are its result."""

from typing import Final

from adjudicator.engine.choices import Option
from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.events import FAILS, PASSES, TESTS
from adjudicator.games.eldritch.facts import MODIFIER, RESULT, TESTED, USED
from adjudicator.games.eldritch.skill_tests.pool import DICE, POOL, successes
from adjudicator.games.eldritch.skill_tests.rerolls import REROLLS, can_reroll
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.play import Play


def begin_test(game: Play, who: str, skill: str, modifier: int = 0) -> Call:
    """The call by which an investigator makes a test; its result stands afterwards."""
    TESTED.set(game, who, skill)
    MODIFIER.set(game, who, modifier)
    return Call(TEST, who)


def _roll(game: Play, who: str) -> Result:
    game.cite("tests-full.1", "tests.2")
    dice = POOL(game, who)
    return (TESTS.happens(who, what=TESTED(game, who), amount=dice), DICE.roll(who, dice))


def _reroll(game: Play, who: str) -> Result:
    """As long as he can and wants to."""
    return ask(game, REROLLS, who, _rerolled, rule="reroll-full.1", optional=True) if can_reroll(game, who) else None


def _rerolled(game: Play, who: str, option: Option) -> Result:
    """Whoever has rerolled is asked again, for as long as he can."""
    if option.declines:
        game.cite("spend-full.3")
        return None
    return Go(who, "reroll", done(game, option))


def _result(game: Play, who: str) -> Result:
    result = successes(game, who)
    RESULT.set(game, who, result, "tests-full.8", "tests.1")
    DICE.clear(game, who)
    USED.set(game, who, ())
    TESTED.set(game, who, "")
    MODIFIER.set(game, who, 0)
    return (PASSES if result else FAILS).happens(who)


TEST: Final = Procedure("test", Step("", "roll", _roll), Step("", "reroll", _reroll), Step("", "result", _result))
