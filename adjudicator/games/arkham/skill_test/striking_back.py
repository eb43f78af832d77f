"""Retaliate and alert: an enemy attacks whoever fails a skill test against it (entries Retaliate and Alert)."""

from typing import Final, NamedTuple

from adjudicator.engine.fields import Field
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.attacks.attack import attack, can_attack
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.specified_test import TestSpec
from adjudicator.games.arkham.this_test import ATTACKED_READY, TEST_OUTCOME

_DUE: Final = Field("due", "", "striking back")
"""The keyword by which an enemy attacks when the test is over."""


class StrikesBack(NamedTuple):
    """A keyword by which an enemy attacks whoever fails a test of one kind against it, with its rules."""

    keyword: str
    test: str
    is_a_keyword: str
    attacks: tuple[str, ...]
    whom: tuple[str, ...]
    no_other_test: tuple[str, ...] = ()
    only_if_ready: str = ""


KEYWORDS: Final = (
    StrikesBack(
        "retaliate",
        "attack",
        "retaliate.1",
        ("retaliate.2", "retaliate.7"),
        ("retaliate.4", "retaliate.9", "retaliate.3"),
        ("retaliate.5",),
        "retaliate.6",
    ),
    StrikesBack("alert", "evade", "alert.1", ("alert.2", "alert.3"), ("alert.4",)),
)
"""The keywords by which enemies strike back."""


def after_results(game: Arkham, spec: TestSpec) -> Result:
    """Make the enemy attack when all results of the failed test have been applied."""
    if TEST_OUTCOME(game) != "fail":
        return None
    due = next((one for one in KEYWORDS if _is_due(game, spec, one) and game.applies(*one.attacks)), None)
    if due is None:
        return None
    if game.reading("retaliate-moment") == "after the test":
        _DUE.put(game, _DUE.bearer, due.keyword)
        return None
    return _attack(game, spec, due)


def after_test(game: Arkham, spec: TestSpec) -> Result:
    """Make an attack that waits for the end of the test."""
    keyword = _DUE(game)
    if not keyword:
        return None
    _DUE.forget(game)
    due = next(one for one in KEYWORDS if one.keyword == keyword)
    return _attack(game, spec, due) if game.in_play(spec.target) else None


def _is_due(game: Arkham, spec: TestSpec, by: StrikesBack) -> bool:
    """True if the enemy has the keyword, and the failed test is of its kind; with retaliate it has to be ready."""
    enemy = spec.target
    if spec.who not in game.investigators or not enemy or not game.in_play(enemy):
        return False
    if by.keyword in spec.ignores:
        game.because("golden-rules.2")
        return False
    if not game.has_keyword(enemy, by.keyword) and by.keyword not in spec.target_gains:
        if by.keyword in game.cards[enemy].keywords:
            game.note(f"{game.name(enemy)} does not have its keywords")
            game.because(by.is_a_keyword)
        return False
    if spec.kind != by.test:
        game.because(*by.no_other_test)
        return False
    if by.only_if_ready and not ATTACKED_READY(game):
        game.because(by.only_if_ready)
        return False
    if not can_attack(game, enemy, spec.who):
        return False
    return not by.only_if_ready or _is_ready(game, enemy, by.only_if_ready)


def _is_ready(game: Arkham, enemy: str, rule: str) -> bool:
    """True if the enemy that was ready still is, or need not be."""
    return game.ready(enemy) or game.reading("retaliate-readiness", rule) == "when attacked"


def _attack(game: Arkham, spec: TestSpec, by: StrikesBack) -> Result:
    """Attack the investigator who made the failed test, engaged with the enemy or not."""
    return attack(spec.target, spec.who, by.keyword) if game.applies(*by.whom) else None
