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


@pytest.mark.parametrize(("target", "refused", "damage"), [("ghoul", [], "1"), ("beat cop", ["target.1"], "0")])
def test_a_target_that_nothing_asks_for_chooses_nothing_else(
    rule, target: str, refused: list[str], damage: str
) -> None:  # type: ignore[no-untyped-def]
    """Guard Dog bites its attacker without a choice: a sentence may name it, and it alone, and makes it no target of
    Beat Cop.
    """
    ruling = rule(f"""
investigators:
  roland: {{card: Roland Banks, at: hallway, play area: [Guard Dog, Beat Cop]}}
do:
  - roland investigates
  - roland assigns 1 damage and 1 horror to guard dog
  - roland uses guard dog on {target}
  - roland reveals 0
ask: [ghoul's damage, beat cop is in roland's play area]
""")
    assert [reason.rule for one in ruling.refused for reason in one.reasons] == refused
    assert answers(ruling) == {"ghoul's damage": damage, "beat cop is in roland's play area": "yes"}


def test_a_card_is_played_on_what_it_answers_to(rule) -> None:  # type: ignore[no-untyped-def]
    """Dodge names no target: it cancels the attack that is being made, and a sentence may say of whom."""
    start = """
phase: enemy
investigators: {roland: {card: Roland Banks, at: hallway, resources: 1, hand: [Dodge]}}
do: [ghoul attacks roland, roland plays dodge on WHOM]
ask: [roland's damage]
"""
    assert answers(rule(start.replace("WHOM", "ghoul"))) == {"roland's damage": "0"}
    refused = rule(start.replace("WHOM", "hallway")).refused
    assert [reason.rule for one in refused for reason in one.reasons] == ["target.1"]


def test_a_reaction_to_the_end_of_a_test_comes_at_the_very_next_decision(rule) -> None:  # type: ignore[no-untyped-def]
    ruling = rule("""
cards:
  Musket:
    type: asset
    abilities:
      - {action: 1, do: {fight: enemy}}
      - {reaction: {after: use, who: you, what: this, of: action}, do: {gain: 3}}
investigators: {roland: {card: Roland Banks, at: hallway, resources: 0, play area: [Musket]}}
otherwise: pass
do: [roland fights ghoul with musket, roland reveals -4, roland uses musket]
ask: [roland's resources]
""")
    assert answers(ruling) == {"roland's resources": "3"}


def test_a_card_that_commits_itself_is_committed_in_these_words(rule) -> None:  # type: ignore[no-untyped-def]
    """It is committed after the token; of another card that is refused."""
    start = """
cards:
  Late Help:
    type: skill
    icons: {combat: 2}
    abilities: [{reaction: {after: reveal token, who: you}, in: hand, do: {commit: this}}]
investigators: {roland: {card: Roland Banks, at: hallway, hand: [Late Help, Overpower]}}
otherwise: pass
do: [roland tests combat (5), roland reveals -1, roland commits CARD]
ask: [the test succeeds]
"""
    assert answers(rule(start.replace("CARD", "late help"))) == {"the test succeeds": "yes"}
    refused = rule(start.replace("CARD", "overpower"))
    assert answers(refused) == {"the test succeeds": "no"}
    assert [reason.rule for one in refused.refused for reason in one.reasons] == ["skill-test-timing.1"]


def test_a_misspelt_name_of_an_ability_is_at_fault(rule) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(InputAtFault) as caught:
        rule("""
investigators: {roland: {card: Roland Banks, at: hallway, resources: 2, play area: [Physical Training]}}
do: [roland tests combat (3), roland uses physical training (combta)]
""")
    assert [(fault.code, fault.help) for fault in caught.value.faults] == [("E302", 'did you mean "combat"?')]


def test_a_sentence_says_which_of_several_abilities_is_meant(rule) -> None:  # type: ignore[no-untyped-def]
    training = """
investigators: {roland: {card: Roland Banks, at: hallway, resources: 2, play area: [Physical Training]}}
do: [roland tests combat (3), roland uses physical training]
ask: [roland's combat]
"""
    with pytest.raises(InputAtFault) as caught:
        rule(training)
    (fault,) = caught.value.faults
    assert (fault.code, fault.help.count("`")) == ("E505", 4)
    said = training.replace("physical training]\nask", "physical training (combat)]\nask")
    assert answers(rule(said)) == {"roland's combat": "5"}


def test_without_a_name_the_ability_without_a_name_is_meant(rule) -> None:  # type: ignore[no-untyped-def]
    ruling = rule("""
cards:
  Ferryman: {type: asset, abilities: [{action: 1, name: rest, do: {gain: 1}}, {action: 1, do: {gain: 3}}]}
investigators: {roland: {card: Roland Banks, at: hallway, resources: 0, play area: [Ferryman]}}
otherwise: pass
do: [roland uses ferryman]
ask: [roland's resources]
""")
    assert answers(ruling) == {"roland's resources": "3"}


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
