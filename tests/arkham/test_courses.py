"""The match of a course's sentences with questions: targets named early, attempts that come too late."""

from pathlib import Path

import pytest

from adjudicator.language.diagnostics import InputAtFault
from adjudicator.ruling.judging import rule_file
from adjudicator.ruling.ruling import Ruling

HALLWAY = """
game: arkham
locations: {hallway: {clues: 2}}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
"""


@pytest.fixture
def rule(tmp_path: Path):  # type: ignore[no-untyped-def]
    def ruled(text: str) -> Ruling:
        path = tmp_path / "situation.yaml"
        path.write_text(HALLWAY + text, encoding="utf-8")
        (ruling,) = rule_file(path)
        return ruling

    return ruled


def answers(ruling: Ruling) -> dict[str, str]:
    return {answer.question: answer.value for answer in ruling.answers}


def test_what_a_card_is_played_on_is_kept_until_it_is_asked_for(rule) -> None:  # type: ignore[no-untyped-def]
    """The attack of opportunity, with its own decision, comes between the sentence and the choice that it makes."""
    ruling = rule("""
investigators:
  roland:
    card: Roland Banks
    at: hallway
    resources: 5
    hand: [Extra Ammunition]
    play area: [.45 Automatic, Beat Cop]
do:
  - roland plays extra ammunition on .45 automatic
  - roland assigns 1 damage and 1 horror to beat cop
ask: [.45 automatic's ammo, beat cop's damage]
""")
    assert answers(ruling) == {".45 automatic's ammo": "7", "beat cop's damage": "1"}


def test_a_target_that_nothing_asks_for_is_refused_and_chooses_nothing_else(rule) -> None:  # type: ignore[no-untyped-def]
    """Guard Dog bites its attacker without a choice; the sentence must not make that Beat Cop's target."""
    ruling = rule("""
investigators:
  roland: {card: Roland Banks, at: hallway, play area: [Guard Dog, Beat Cop]}
do:
  - roland investigates
  - roland assigns 1 damage and 1 horror to guard dog
  - roland uses guard dog on ghoul
  - roland reveals 0
ask: [ghoul's damage, beat cop is in roland's play area]
""")
    assert [reason.rule for refused in ruling.refused for reason in refused.reasons] == ["target.1"]
    assert answers(ruling) == {"ghoul's damage": "0", "beat cop is in roland's play area": "yes"}


def test_an_attempt_that_comes_too_late_does_not_pass_the_next_ones_opportunity(rule) -> None:  # type: ignore[no-untyped-def]
    ruling = rule("""
investigators:
  roland: {card: Roland Banks, at: hallway, resources: 1, hand: [Perception, Lucky!]}
do:
  - roland fights ghoul
  - roland reveals -4
  - roland commits perception
  - roland plays lucky!
ask: [the test succeeds]
""")
    assert [refused.step for refused in ruling.refused] == ["roland commits perception"]
    assert answers(ruling) == {"the test succeeds": "yes"}


def test_investigators_fight_and_enemies_attack(rule) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(InputAtFault) as raised:
        rule("""
investigators: {roland: {card: Roland Banks, at: hallway}}
do: [roland attacks ghoul]
""")
    assert [fault.help for fault in raised.value.faults] == ["write `roland fights ghoul`"]


def test_what_a_ruling_offers_can_be_said_as_it_is_printed(rule) -> None:  # type: ignore[no-untyped-def]
    """The option of a "may" is a sentence of the file's own language."""
    start = """
investigators: {roland: {card: Roland Banks, at: hallway}}
do:
  - roland resolves: [{may: {gain: 2}, what: gain 2 resources}]
"""
    waiting = rule(start).waiting
    assert waiting is not None
    said = f"  - {waiting.options[0]}\nask: [roland's resources]\n"
    assert answers(rule(start + said)) == {"roland's resources": "2"}


def test_an_enemy_that_is_not_there_cannot_be_fought_with_a_weapon(rule) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(InputAtFault) as caught:
        rule("""
investigators: {roland: {card: Roland Banks, at: hallway, play area: [Machete]}}
do:
  - roland fights goul with machete
""")
    (fault,) = caught.value.faults
    assert fault.code == "E302"
    assert "ghoul" in fault.help
