"""Retaliate: a ready enemy attacks an investigator who fails a skill test while attacking it (entry Retaliate)."""

from typing import Final

from adjudicator.engine.fields import Field
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.attacks.attack import attack, can_attack
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.skill_test.spec import TestSpec
from adjudicator.games.arkham.this_test import ATTACKED_READY, TEST_OUTCOME

_DUE: Final = Field("due", False, "retaliation")
"""An enemy with retaliate attacks when the test is over."""


def after_results(game: Arkham, spec: TestSpec) -> Result:
    """Make the enemy attack when all results of the failed test have been applied."""
    if TEST_OUTCOME(game) != "fail" or not _retaliates(game, spec) or not game.applies("retaliate.2", "retaliate.7"):
        return None
    if game.reading("retaliate-moment") == "after the test":
        _DUE.put(game, _DUE.bearer, True)
        return None
    return _attack(game, spec)


def after_test(game: Arkham, spec: TestSpec) -> Result:
    """Make an attack by retaliate that waits for the end of the test."""
    if not _DUE(game):
        return None
    _DUE.forget(game)
    return _attack(game, spec) if game.in_play(spec.target) else None


def _retaliates(game: Arkham, spec: TestSpec) -> bool:
    """True if the enemy has retaliate, was attacked, and was ready."""
    enemy = spec.target
    if spec.who not in game.investigators or not enemy or not game.in_play(enemy):
        return False
    if not game.has_keyword(enemy, "retaliate"):
        if "retaliate" in game.cards[enemy].keywords:
            game.note(f"{game.name(enemy)} does not have its keywords")
            game.cite("retaliate.1")
        return False
    if spec.kind != "attack":
        game.cite("retaliate.5")
        return False
    if not ATTACKED_READY(game):
        game.cite("retaliate.6")
        return False
    if not can_attack(game, enemy, spec.who):
        return False
    return game.ready(enemy) or game.reading("retaliate-readiness", "retaliate.6") == "when attacked"


def _attack(game: Arkham, spec: TestSpec) -> Result:
    """Attack the investigator who performed the failed attack, engaged with the enemy or not."""
    if not game.applies("retaliate.4", "retaliate.9", "retaliate.3"):
        return None
    return attack(spec.target, spec.who, "retaliate")
