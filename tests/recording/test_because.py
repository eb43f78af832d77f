"""The rules that must be among those that decide an answer, on record beside it."""

from pathlib import Path

import pytest

from adjudicator.recording.accepting import accept, propose
from adjudicator.recording.checking import check_file
from adjudicator.recording.outcome import AT_FAULT, CHANGED, SAME
from adjudicator.ruling.judging import rule_file

SITUATION = """\
game: arkham
investigators:
  roland: {card: Roland Banks, at: hallway, resources: 2, hand: [Working a Hunch]}
enemies:
  ghoul: {card: Ghoul Minion, engaged: roland}
locations: {hallway: {card: Hallway, clues: 1}}
do:
  - roland plays working a hunch
expect:
"""
SPARED = "faq-attacks-of-opportunity.1"


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    return tmp_path / "fast.yaml"


def state(path: Path, expected: str) -> str:
    path.write_text(SITUATION + expected, encoding="utf-8")
    (outcome,) = check_file(path)
    return outcome.state


@pytest.mark.parametrize("rules", [SPARED, f"[{SPARED}]"])
def test_it_holds_where_they_decide(recorded: Path, rules: str) -> None:
    assert state(recorded, f"  ghoul attacks roland: {{answer: no, because: {rules}}}\n") == SAME


def test_a_rule_that_is_only_on_the_way_does_not_decide(recorded: Path) -> None:
    assert state(recorded, "  ghoul attacks roland: {answer: no, because: [initiation-sequence.9]}\n") == CHANGED
    (ruling,) = rule_file(recorded)
    assert "initiation-sequence.9" in ruling.cites
    assert not ruling.as_expected
    (outcome,) = check_file(recorded)
    assert [(one.what, one.then, one.lost) for one in outcome.differences] == [
        ("because: ghoul attacks roland", "initiation-sequence.9", ("initiation-sequence.9",))
    ]


def test_the_answer_itself_must_hold_as_well(recorded: Path) -> None:
    assert state(recorded, f"  ghoul attacks roland: {{answer: yes, because: [{SPARED}]}}\n") == CHANGED


def test_it_may_be_asked_in_the_middle(recorded: Path) -> None:
    text = SITUATION.replace("expect:\n", "  - ask: ghoul attacks roland\nexpect:\n")
    recorded.write_text(text + f"  ghoul attacks roland: {{answer: no, because: [{SPARED}]}}\n", encoding="utf-8")
    assert check_file(recorded)[0].state == SAME
    recorded.write_text(text + "  ghoul attacks roland: {answer: no, because: [massive.9]}\n", encoding="utf-8")
    assert check_file(recorded)[0].state == CHANGED


@pytest.mark.parametrize(
    "expected",
    [
        "{answer: no}",
        "{because: [play.1]}",
        "{answer: no, because: [no-such-rule.1]}",
        "{answer: no, because: {}}",
        "{answer: no, becuase: [play.1]}",
    ],
)
def test_what_is_no_record_is_at_fault(recorded: Path, expected: str) -> None:
    assert state(recorded, f"  ghoul attacks roland: {expected}\n") == AT_FAULT


def test_an_empty_record_is_filled_in(recorded: Path) -> None:
    assert state(recorded, "  # the dispute\n  ghoul attacks roland: {answer: yes, because: []} # so far\n") == CHANGED
    accept(propose(str(recorded)))
    (line,) = [line for line in recorded.read_text(encoding="utf-8").splitlines() if "ghoul attacks" in line]
    assert line.startswith(f"  ghoul attacks roland: {{answer: no, because: [{SPARED}, ")
    assert line.endswith("]} # so far")
    assert check_file(recorded)[0].state == SAME
