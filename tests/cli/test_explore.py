"""`adjudicator explore`: odds as text and as JSON, limits, and refused options."""

import json
from pathlib import Path

import pytest

from adjudicator.cli.main import run

SITUATION = """\
game: arkham
title: Should Daisy commit Perception?
investigators: {daisy: {card: Daisy Walker, at: attic, hand: [Perception]}}
locations: {attic: {card: {type: location, name: Attic, shroud: 7}, clues: 1}}
chaos bag: [0, 0, -1, -2, auto-fail]
do: [daisy investigates]
ask: [daisy has 1 clue]
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "odds.yaml"
    path.write_text(SITUATION, encoding="utf-8")
    return str(path)


def test_the_odds_are_fractions_and_hundredths(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explore", "--policy", "best", file]) == 0
    out = capsys.readouterr().out
    assert "yes: 2/5 (40 %)" in out
    assert "daisy commits perception: 2/5 (40 %) ← taken" in out
    assert "goal: daisy has 1 clue" in " ".join(out.split())


def test_json_has_numerators_and_denominators(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explore", "--format", "json", file]) == 0
    data = json.loads(capsys.readouterr().out)
    bounds = data["odds"]["daisy has 1 clue"]["yes"]
    assert bounds == {"low": {"numerator": 0, "denominator": 1}, "high": {"numerator": 2, "denominator": 5}}
    assert [option["says"] for option in data["tree"]["options"]] == ["daisy commits perception", "daisy passes"]


def test_a_limit_ends_it_with_bounds_that_say_so(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explore", "--max-positions", "2", file]) == 3
    out = capsys.readouterr().out
    assert "explored, but not to the end" in out
    assert "2 positions were looked at" in out


@pytest.mark.parametrize("options", [[], ["--sample", "5"]])
def test_the_time_ends_what_is_being_set_up_as_well(
    tmp_path: Path, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "crowded.yaml"
    cards = ", ".join(["Guts"] * 1_000)
    path.write_text(SITUATION.replace("[Perception]", f"[Perception, {cards}]"), encoding="utf-8")
    assert run(["explore", "--max-seconds", "0.001", *options, str(path)]) == 3
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "stopped before it was set up: 0.001 seconds were over" in printed.err


@pytest.mark.parametrize(
    "options",
    [
        ["--policy", "lucky"],
        ["--goal", "daisy is happy"],
        ["--over", "dice"],
        ["--format", "markdown"],
        ["--max-positions", "0"],
        ["--max-seconds", "0"],
    ],
)
def test_what_there_is_not_is_refused(file: str, options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explore", *options, file]) == 2
    assert options[1] in capsys.readouterr().err


def test_a_file_at_fault_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odds.yaml"
    path.write_text(SITUATION.replace("Perception]", "Perzeption]"), encoding="utf-8")
    assert run(["explore", str(path)]) == 2
    assert "E301" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--for", "dasy"], "--for: no player is called 'dasy'; did you mean \"daisy\"?"),
        (["--choices-of", "nobody"], "--choices-of: no player is called 'nobody': there are daisy"),
        (["--goal", "daisy has 2 clue"], 'is no question of the file; did you mean "daisy has 1 clue"?'),
        (["--policy", "wurst"], 'did you mean "worst"?'),
        (["--max-seconds", "nan"], "nan"),
        (["--max-seconds", "-1"], "--max-seconds"),
        (["--max-positions", "-5"], "--max-positions"),
        (["-j", "-1"], "--jobs"),
        (["-j", "2", "--sample", "5"], "a sample is drawn by one process"),
    ],
)
def test_what_may_have_been_meant_is_said(
    file: str, options: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["explore", *options, file]) == 2
    assert says in " ".join(capsys.readouterr().err.split())


def test_names_may_be_written_in_any_letters(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explore", "--policy", "best", "--for", "Daisy", "--choices-of", "DAISY", file]) == 0
    assert "played for daisy" in capsys.readouterr().out


def test_processes_say_the_same_as_one(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for jobs in ("1", "2", "0"):
        assert run(["explore", "-j", jobs, "--format", "json", file]) == 0
        said.append(capsys.readouterr().out)
    assert said == said[:1] * 3
