"""An undecided ruling ends with the change that each option would make, as far as a glance goes."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from adjudicator import ruling
from adjudicator.cli.main import run
from adjudicator.exploring import glance
from adjudicator.exploring.file import explore_file
from adjudicator.exploring.opening import Wanted
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source

SCHEMA = json.loads((Path(ruling.__file__).parent / "schema.json").read_text(encoding="utf-8"))
HEADING = "What each option would change"
SITUATION = """\
game: arkham
investigators: {daisy: {card: Daisy Walker, at: attic, hand: [Perception]}}
locations: {attic: {card: {type: location, name: Attic, shroud: 7}, clues: 1}}
chaos bag: [0, 0, -1, -2, auto-fail]
do: [daisy investigates]
ask: [daisy has 1 clue, daisy's horror]
claims: {Ann: daisy has 0 clues}
"""
NOT_ALONE = """\
game: notalone
creature: {name: B, hand: [Mirage]}
hunted:
  C: {played: jungle, will: 2, survival: [Dodge]}
  D: {played: wreck, will: 2}
phase: 3
tokens: {creature: jungle}
do: [C's turn begins, C passes]
ask: [C is caught, C's will]
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "a.yaml"
    path.write_text(SITUATION, encoding="utf-8")
    return path


def ruled(capsys: pytest.CaptureFixture[str], *options: str) -> Any:
    assert run(["rule", "--format", "json", *options, "a.yaml"]) == 3
    data = json.loads(capsys.readouterr().out)
    jsonschema.validate(data, SCHEMA)
    return data


def test_each_option_with_what_comes_of_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rule", "a.yaml"]) == 3
    end = capsys.readouterr().out.partition(HEADING)[2].splitlines()
    assert end[1:] == [
        "  daisy has 1 clue",
        "    - daisy commits perception: yes 2/5 (40 %)",
        "    - daisy passes: no",
        "  daisy's horror: 0, in any case",
        "  Ann: daisy has 0 clues",
        "    - daisy commits perception: yes 3/5 (60 %)",
        "    - daisy passes: yes",
    ]


def test_a_draw_ends_with_the_odds_of_the_whole_of_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(SITUATION.replace("daisy investigates", "daisy investigates, daisy commits perception"))
    assert run(["rule", "a.yaml"]) == 3
    end = capsys.readouterr().out.partition(HEADING)[2].splitlines()
    assert end[2:5] == ["    - 0: yes", "    - -1; -2; auto-fail: no", "    - all in all: yes 2/5 (40 %)"]


def test_as_data(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = ruled(capsys)["glance"]
    assert found["odds"]["daisy has 1 clue"]["yes"] == {
        "low": {"numerator": 0, "denominator": 1},
        "high": {"numerator": 2, "denominator": 5},
    }
    assert [(option["says"], option["complete"]) for option in found["options"]] == [
        ("daisy commits perception", True),
        ("daisy passes", True),
    ]
    assert found["unseen"] == 0


def test_as_markdown(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rule", "--format", "markdown", "a.yaml"]) == 3
    out = capsys.readouterr().out
    assert f"## {HEADING}\n\n- daisy has 1 clue\n  - daisy commits perception: yes 2/5 (40 %)\n" in out


def test_it_agrees_with_exploring(file: Path) -> None:
    faults = Faults()
    (found,) = rule_source(read(SITUATION, "a.yaml", faults), faults, glance=True)
    (explored,) = explore_file(file, Wanted())
    assert found.glance is not None
    assert found.glance.complete
    assert found.glance.odds.answers[:2] == explored.explored.odds.answers


@pytest.mark.parametrize("text", [SITUATION, NOT_ALONE], ids=["arkham", "notalone"])
def test_the_ruling_is_the_same_with_and_without(text: str) -> None:
    faults = Faults()
    (without,) = rule_source(read(text, "a.yaml", faults), faults)
    (found,) = rule_source(read(text, "a.yaml", faults), faults, glance=True)
    assert without.glance is None
    assert found.waiting is not None
    assert found.glance is not None
    assert found._replace(glance=None) == without


def test_what_a_glance_does_not_show_is_said(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(glance, "POSITIONS", 3)
    found = ruled(capsys)["glance"]
    assert not all(option["complete"] for option in found["options"])
    assert found["positions"] <= 4
    assert run(["rule", "a.yaml"]) == 3
    out = capsys.readouterr().out
    assert out.endswith("\n    adjudicator explore a.yaml\n")
    assert "The 3 positions explored here are not all" in " ".join(out.split())


def test_options_that_are_not_shown_are_not_looked_at(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(glance, "OPTIONS", 1)
    found = ruled(capsys)["glance"]
    assert (len(found["options"]), found["unseen"]) == (1, 1)
    assert found["odds"]["daisy has 1 clue"]["yes"]["low"]["numerator"] == 0


def test_a_ruling_says_nothing_of_it_where_there_is_nothing_to_say(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def looked(*_given: object) -> None:
        raise AssertionError("nobody looks")

    monkeypatch.setattr(glance, "glance", looked)
    file.write_text(SITUATION + "otherwise: first\n", encoding="utf-8")
    assert run(["explain", "a.yaml"]) == 3
    assert run(["check", "a.yaml"]) in (1, 3)
    file.write_text(SITUATION.replace("daisy investigates", "daisy takes a resource"), encoding="utf-8")
    assert run(["rule", "a.yaml"]) == 0
    file.write_text(NOT_ALONE, encoding="utf-8")
    assert run(["rule", "--as", "C", "a.yaml"]) == 3
    assert HEADING not in capsys.readouterr().out


def test_where_nothing_is_asked_nothing_can_change(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(SITUATION.partition("ask:")[0], encoding="utf-8")
    assert run(["rule", "a.yaml"]) == 3
    assert HEADING not in capsys.readouterr().out


def test_not_alone(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(NOT_ALONE, encoding="utf-8")
    assert run(["rule", "a.yaml"]) == 3
    end = capsys.readouterr().out.partition(HEADING)[2]
    assert "- C plays dodge: no" in end
    assert "- pass: yes" in end
