"""Questions that are asked at several moments, claims alone, and answers that no record holds."""

import json
from pathlib import Path

import pytest

from adjudicator import Situation
from adjudicator.cli.main import run
from adjudicator.language.diagnostics import InputAtFault

BEFORE = """game: arkham
title: When is the ghoul defeated?
investigators: {roland: {card: Roland Banks, at: attic}}
enemies: {ghoul: {card: Ghoul Minion, damage: 1, engaged: roland}}
locations: {attic: {}}
otherwise: pass
do:
  - ask: ghoul is defeated
  - roland fights ghoul
  - roland reveals 0
ask:
  - ghoul is defeated
"""
CLAIMS = f"""{BEFORE.partition("do:")[0]}do:
  - roland fights ghoul
  - roland reveals 0
claims:
  Ann: ghoul is defeated
  Ben: ghoul is not defeated
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "twice.yaml"


def accepted(file: Path, text: str, status: int = 0) -> str:
    """What stands under `expect:` after the answers were accepted."""
    file.write_text(text, encoding="utf-8")
    assert run(["accept", str(file)]) == status
    return file.read_text(encoding="utf-8").partition("expect:\n")[2]


def test_the_answers_at_several_moments_are_recorded(file: Path) -> None:
    assert accepted(file, BEFORE) == "  ghoul is defeated:\n    - no\n    - yes\n"
    assert run(["check", str(file)]) == 0
    assert run(["accept", str(file)]) == 0


def test_one_answer_counts_for_every_moment(file: Path) -> None:
    always = BEFORE.replace("ghoul is defeated", "ghoul has 0 horror")
    assert accepted(file, always) == "  ghoul has 0 horror: yes\n"
    assert run(["check", str(file)]) == 0


@pytest.mark.parametrize(
    ("record", "status"),
    [
        ("[no, yes]", 0),
        ("{answer: [no, yes], because: [defeat.6]}", 0),
        ("[no]", 0),
        ("[no, no]", 1),
        ("[yes, yes]", 1),
        ("no", 1),
        ("yes", 1),
        ("{answer: [no, yes], because: [fight-action.1]}", 1),
        ("[no, yes, no]", 2),
        ("[]", 2),
        ("[[no], yes]", 2),
    ],
)
def test_each_answer_is_held_at_its_moment(file: Path, record: str, status: int) -> None:
    file.write_text(f"{BEFORE}expect:\n  ghoul is defeated: {record}\n", encoding="utf-8")
    assert run(["check", str(file)]) == status


def test_a_changed_answer_is_written_where_it_stands(file: Path) -> None:
    record = "expect:\n  ghoul is defeated:\n    - no   # before\n    - no   # after\n"
    assert accepted(file, BEFORE + record) == "  ghoul is defeated:\n    - no   # before\n    - yes\n"


def test_one_more_answer_than_moments_asks_at_the_end(file: Path) -> None:
    unasked = BEFORE.partition("ask:\n  - ghoul is defeated\n")[0]
    ruling = Situation.parse(f"{unasked}expect: {{ghoul is defeated: [no, yes]}}\n").rule()
    assert [(answer.value, answer.expected) for answer in ruling.answers] == [("no", "no"), ("yes", "yes")]
    with pytest.raises(InputAtFault, match="E205: 3 answers are expected, and this is asked at 2 moments"):
        Situation.parse(f"{unasked}expect: {{ghoul is defeated: [no, yes, yes]}}\n").rule()


def test_a_comparison_shows_every_moment(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(BEFORE, encoding="utf-8")
    assert run(["compare", "--format", "json", "--edition", "first", "--edition", "revised", str(file)]) == 0
    found = json.loads(capsys.readouterr().out)["answers"]
    assert [(one["question"], one["values"]) for one in found] == [
        ("ghoul is defeated", ["no", "no"]),
        ("ghoul is defeated", ["yes", "yes"]),
    ]


def test_claims_alone_are_recorded_by_the_answers_to_them(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(CLAIMS, encoding="utf-8")
    assert run(["check", "--format", "json", str(file)]) == 0
    (outcome,) = json.loads(capsys.readouterr().out)["rulings"]
    assert (outcome["state"], outcome["unpinned"]) == ("nothing on record", 2)
    assert accepted(file, CLAIMS) == "  ghoul is defeated: yes\n  ghoul is not defeated: no\n"
    assert run(["check", str(file)]) == 0


def test_what_no_record_holds_is_counted(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(f"{BEFORE}  - ghoul has 1 damage\nexpect: {{ghoul is defeated: [no]}}\n", encoding="utf-8")
    assert run(["check", str(file)]) == 0
    assert capsys.readouterr().out == "1 ruling: 1 as recorded; 2 answers without a record\n"
