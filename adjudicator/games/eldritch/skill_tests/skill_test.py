"""A test: its pool is rolled, dice are rerolled, and the successes are its result."""

from typing import Final

from adjudicator.engine.choices import Option
from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.events import FAILS, PASSES, TESTS
from adjudicator.games.eldritch.facts import (
    CALLED_BY,
    DECLARED,
    DICE_AT_HAND,
    MODIFIER,
    RESULT,
    ROLLED,
    TESTED,
    USED,
)
from adjudicator.games.eldritch.skill_tests.declaring import USES_IN_A_TEST
from adjudicator.games.eldritch.skill_tests.pool import DICE, POOL, successes, to_declare
from adjudicator.games.eldritch.skill_tests.rerolls import REROLLS, can_reroll
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play


def begin_test(game: Play, who: str, skill: str, modifier: int = 0, card: str = "") -> Call:
    """The call by which an investigator makes a test that a card may call for; its result stands afterwards."""
    TESTED.set(game, who, skill)
    MODIFIER.set(game, who, modifier)
    CALLED_BY.put(game, who, card)
    return Call(TEST, who)


def _declare(game: Play, who: str) -> Result:
    """Whatever he may leave out he uses now, or not at all."""
    if not to_declare(game, who):
        return None
    return ask(game, USES_IN_A_TEST, who, _declared, rule="tests-full.14", optional=True)


def _declared(game: Play, who: str, option: Option) -> Result:
    game.cite("tests-full.14")
    return None if option.declines else Go(who, "declare", done(game, option))


def _roll(game: Play, who: str) -> Result:
    game.cite("tests-full.1", "tests.2")
    dice = POOL(game, who)
    return (TESTS.happens(who, what=TESTED(game, who), amount=dice), *_rolls(game, who, dice))


def _rolls(game: Play, who: str, dice: int) -> tuple[Call, ...]:
    """All at once, or as many as there are dice, and the rest of them again."""
    at_hand = DICE_AT_HAND(game, TABLE)
    if not at_hand or dice <= at_hand or not game.applies("tests-full.7"):
        return (DICE.roll(who, dice),)
    return (DICE.roll(who, at_hand), *_rolls(game, who, dice - at_hand))


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
    ROLLED.put(game, who, result)
    RESULT.set(game, who, result, "tests-full.8", "tests.1")
    DICE.clear(game, who)
    for used in (USED, DECLARED):
        used.set(game, who, ())
    TESTED.set(game, who, "")
    MODIFIER.set(game, who, 0)
    CALLED_BY.put(game, who, "")
    return (PASSES if result else FAILS).happens(who)


TEST: Final = Procedure(
    "test",
    Step("", "declare", _declare),
    Step("", "roll", _roll),
    Step("", "reroll", _reroll),
    Step("", "result", _result),
)
