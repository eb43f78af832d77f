"""The difficulty of the test that is being resolved."""

from typing import Final

from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.specified_test import TestSpec
from adjudicator.games.arkham.this_test import SPEC
from adjudicator.games.arkham.values import effective, ledger


def spec_of(game: Arkham) -> TestSpec:
    """The test that is being resolved."""
    found = SPEC(game)
    assert isinstance(found, TestSpec)
    return found


def difficulty(game: Arkham) -> int:
    """The number to be matched or exceeded: the target's value, or the card's number, with its modifiers."""
    spec = spec_of(game)
    game.because("skill-tests.3", "skill-test-timing.23")
    if isinstance(spec.difficulty, str):
        game.because(_BASE_DIFFICULTY[spec.difficulty])
        return ledger(game, spec.target, spec.difficulty, effective(game, spec.who, "difficulty")).value
    game.because("difficulty-skill-tests.5")
    return ledger(game, spec.who, "difficulty", base=spec.difficulty.of(game, spec.context)).value


_BASE_DIFFICULTY: Final = {
    "fight": "difficulty-skill-tests.2",
    "shroud": "difficulty-skill-tests.3",
    "evade": "difficulty-skill-tests.4",
}
