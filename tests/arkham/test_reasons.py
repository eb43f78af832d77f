"""A refusal gives the reasons against an attempt at its own moment, and no others."""

from pathlib import Path

import pytest
from faulty import ruled

from adjudicator.ruling.judging import rule_file


@pytest.fixture
def rules(tmp_path: Path):  # type: ignore[no-untyped-def]
    """The rules that refuse the last attempt of a situation."""

    def refused_by(text: str) -> list[str]:
        path = tmp_path / "situation.yaml"
        path.write_text(f"game: arkham\notherwise: pass\n{text}", encoding="utf-8")
        (ruling,) = rule_file(path)
        return [reason.rule for reason in ruling.refused[-1].reasons]

    return refused_by


def test_in_ones_own_turn_it_does_not_count_that_it_was_anothers_before(rules) -> None:  # type: ignore[no-untyped-def]
    assert rules("""
cards:
  Bank: {type: location, shroud: 1, abilities: [{free: true, do: {gain: 1}}]}
  Palace: {type: asset, cost: 9}
scenario: {name: The Bank, reference card: {type: scenario}, locations: [Bank]}
investigators:
  roland: {card: Roland Banks, deck: []}
  wendy: {card: Wendy Adams, deck: [Palace]}
do:
- wendy keeps the hand
- roland takes the next turn
- roland ends the turn
- wendy plays palace
""") == ["costs.2", "play.1", "initiation-sequence.6", "costs.6"]


def test_of_a_reaction_at_its_own_moment_only_the_limit_counts(rules) -> None:  # type: ignore[no-untyped-def]
    assert rules("""
investigators:
  roland: {card: Roland Banks, at: study, used: 1, hand: [Evidence!], resources: 1}
locations: {study: {clues: 3}}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
do:
- ghoul is dealt 2 damage by roland
- roland uses his own ability
- roland plays evidence!
""") == ["limits-and-maximums.2"]


def test_a_reaction_that_nobody_could_afford_is_refused_by_its_cost(rules) -> None:  # type: ignore[no-untyped-def]
    assert rules("""
investigators:
  wendy: {card: Wendy Adams, at: hallway, resources: 0, hand: [Dodge]}
locations: {hallway: {}}
enemies: {ghoul: {card: Ghoul Minion, engaged: wendy}}
do: [ghoul attacks wendy, wendy plays dodge]
""") == ["costs.2", "play.1", "initiation-sequence.6"]


@pytest.mark.parametrize(
    ("asked", "readings"),
    [
        ("may daisy investigate", ["investigating-without-clues"]),
        ("may daisy move to study", []),
        ("may daisy play perception", []),
    ],
)
def test_what_may_be_done_rests_on_the_readings_that_speak_of_it(asked: str, readings: list[str]) -> None:
    (ruling,) = ruled(f"""game: arkham
investigators: {{daisy: {{card: Daisy Walker, at: attic, hand: [Perception]}}}}
locations: {{attic: {{clues: 0, connects: [study]}}, study: {{}}}}
do: [daisy takes a resource]
ask: [{asked}]
""")
    assert [rest.reading for rest in ruling.readings] == readings
