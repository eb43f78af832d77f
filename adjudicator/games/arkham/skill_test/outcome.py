"""The outcome of a test, ST.5 and ST.6: the modified skill value against the difficulty."""

from typing import Final

from adjudicator.engine.values import Ledger
from adjudicator.games.arkham import chaos_tokens
from adjudicator.games.arkham.difficulty import difficulty
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.skill_test import commit
from adjudicator.games.arkham.this_test import (
    AUTOMATIC,
    MARGIN,
    SKILL,
    SKILL_VALUE,
    TEST_DIFFICULTY,
    TEST_OUTCOME,
    TESTER,
    THIS_TEST,
)
from adjudicator.games.arkham.values import effective, ledger


def skill_value(game: Arkham) -> Ledger:
    """ST.5: the base skill with icons, tokens and every active ability that modifies it."""
    who, skill = TESTER(game), SKILL(game)
    game.cite("card-anatomy.17")
    extra = (
        *effective(game, who, "skill value"),
        *commit.modifiers(game),
        *chaos_tokens.modifiers(game, who),
    )
    game.cite(*(contribution.rule for contribution in extra if contribution.rule))
    return ledger(game, who, skill, extra)


def automatic(game: Arkham) -> str:
    """The automatic outcome of the test, "fail" or "succeed"; empty if it has none."""
    found = AUTOMATIC(game)
    if len(set(found)) > 1:
        return game.reading("automatic-clash")
    return found[0] if found else ""


def make_automatic(game: Arkham, outcome: str) -> None:
    """Make the test fail or succeed automatically; this takes effect in ST.6."""
    found = AUTOMATIC(game)
    if outcome not in found:
        AUTOMATIC.set(game, THIS_TEST, (*found, outcome))


_AUTOMATIC: Final = ("skill-test-timing.26", "automatic-failure-success.1")
"""The rules by which a test fails or succeeds automatically in ST.6."""

_COUNTS_AS_0: Final = {"fail": "automatic-failure-success.2", "succeed": "automatic-failure-success.3"}
"""The rules by which the skill value, or the difficulty, counts as 0 in a test that fails or succeeds automatically."""

_COMPARED: Final = ("skill-tests.2", "skill-test-timing.22", "difficulty-skill-tests.1", "skill-tests.4")
"""The rules by which the two sides of a test are compared."""


def decide(game: Arkham) -> tuple[str, int]:
    """ST.6: success or failure and the margin, as things are; both sides are reckoned anew."""
    forced = automatic(game)
    value = skill_value(game).value
    target = difficulty(game)
    by: tuple[str, ...]
    if forced and game.holds(*_AUTOMATIC):
        success, by, counts_as_0 = forced == "succeed", _AUTOMATIC, _COUNTS_AS_0[forced]
        if game.holds(counts_as_0):
            value, target, by = value if success else 0, 0 if success else target, (counts_as_0, *by)
    else:
        success = value >= target
        by = (*_COMPARED, "skill-test-timing.24" if success else "skill-test-timing.25")
    SKILL_VALUE.set(game, THIS_TEST, value)
    TEST_DIFFICULTY.set(game, THIS_TEST, target)
    game.cite(*by)
    outcome, margin = ("succeed", value - target) if success else ("fail", target - value)
    TEST_OUTCOME.set(game, THIS_TEST, outcome)
    MARGIN.set(game, THIS_TEST, margin)
    return outcome, margin
