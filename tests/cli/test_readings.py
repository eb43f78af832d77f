"""Named readings: they are listed, chosen one by one or by a profile, and a ruling shows how to choose another."""

import json
import re
import shlex
from pathlib import Path

import jsonschema
import pytest

from adjudicator import ruling
from adjudicator.cli.main import run

RULING_SCHEMA = json.loads((Path(ruling.__file__).parent / "schema.json").read_text(encoding="utf-8"))
TWICE = """\
game: bells
{}do: [ann rings, ann rings, ann chooses low]
ask: [the bell has rung 3 times, the bell has rung 2 times, the bell has rung 1 times]
"""
CLASH = """\
game: arkham
title: Found, or not?
investigators: {roland: {card: Roland Banks, at: hallway}}
locations: {hallway: {card: Hallway, clues: 0}}
do: [roland investigates]
"""


@pytest.fixture
def twice(tmp_path: Path, bells: None):  # type: ignore[no-untyped-def]
    def written(readings: str = "") -> str:
        path = tmp_path / "twice.yaml"
        path.write_text(TWICE.format(f"readings: {readings}\n" if readings else ""), encoding="utf-8")
        return str(path)

    return written


def rung(out: str) -> int:
    """The number of times the bell has rung, by the answers of a ruling."""
    found = re.search(r"rung (\d) times \.+ yes", out)
    assert found is not None, out
    return int(found.group(1))


@pytest.mark.parametrize(
    ("readings", "times"),
    [
        ("", 1),
        ("house", 3),
        ("strict", 1),
        ("{profile: house}", 3),
        ("{profile: house, low-tone: silent}", 2),
        ("{low-tone: counts, profile: strict}", 2),
        ("{ringing-again: again}", 2),
    ],
)
def test_a_profile_chooses_many_readings_and_a_single_one_goes_before_it(
    twice, readings: str, times: int, capsys: pytest.CaptureFixture[str]
) -> None:  # type: ignore[no-untyped-def]
    assert run(["rule", twice(readings)]) == 0
    assert rung(capsys.readouterr().out) == times


@pytest.mark.parametrize(
    ("file", "options", "times"),
    [
        ("", ["house"], 3),
        ("", ["house", "low-tone=silent"], 2),
        ("", ["low-tone=silent", "house"], 2),
        ("strict", ["house"], 3),
        ("{ringing-again: once}", ["house"], 3),
        ("{low-tone: counts}", ["strict"], 2),
        ("house", ["strict"], 1),
        ("house", ["ringing-again=once"], 2),
    ],
)
def test_what_the_command_line_chooses_goes_before_the_file(
    twice, file: str, options: list[str], times: int, capsys: pytest.CaptureFixture[str]
) -> None:  # type: ignore[no-untyped-def]
    assert run(["rule", *(word for option in options for word in ("--reading", option)), twice(file)]) == 0
    assert rung(capsys.readouterr().out) == times


@pytest.mark.parametrize("readings", ["hause", "{profile: hause}"])
def test_an_unknown_profile_is_at_fault_and_the_nearest_one_is_offered(
    twice, readings: str, capsys: pytest.CaptureFixture[str]
) -> None:  # type: ignore[no-untyped-def]
    assert run(["rule", twice(readings)]) == 2
    err = capsys.readouterr().err
    assert "E204" in err
    assert 'did you mean "house"?' in err


def test_an_unknown_profile_on_the_command_line_is_at_fault(twice, capsys: pytest.CaptureFixture[str]) -> None:  # type: ignore[no-untyped-def]
    assert run(["rule", "--reading", "hause", twice()]) == 2
    assert 'did you mean "house"?' in capsys.readouterr().err


WITHOUT_PROFILES = "game: others\nheroes: {rose: {at: quay 1}}\ncurrent: rose\nask: [rose has 0 wounds]\n"


def test_a_game_without_profiles_has_none_to_choose(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "fire.yaml"
    path.write_text(WITHOUT_PROFILES, encoding="utf-8")
    assert run(["rule", "--reading", "house", str(path)]) == 2
    assert "no profile of readings 'house': there is none" in capsys.readouterr().err
    path.write_text(WITHOUT_PROFILES + "readings: house\n", encoding="utf-8")
    assert run(["rule", str(path)]) == 2


def test_the_schema_says_how_readings_are_chosen(bells: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["schema", "bells"]) == 0
    schema = json.loads(capsys.readouterr().out)
    jsonschema.Draft202012Validator.check_schema(schema)
    for right in ("house", {"profile": "strict", "low-tone": "counts"}):
        jsonschema.validate({"game": "bells", "readings": right}, schema)
    for wrong in ("hause", {"profile": "hause"}, {"low-tone": "perhaps"}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({"game": "bells", "readings": wrong}, schema)


def test_a_ruling_prints_the_command_that_rules_it_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("no clue.yaml").write_text(CLASH + "otherwise: pass\n", encoding="utf-8")
    assert run(["rule", "no clue.yaml"]) == 3
    assert "readings (another with --reading NAME=VALUE): investigating-without-clues: " in capsys.readouterr().out
    assert run(["rule", "--why", "no clue.yaml"]) == 3
    command = re.search(r"^ +adjudicator (rule .*)$", capsys.readouterr().out, re.MULTILINE)
    assert command is not None
    assert command.group(1) == "rule 'no clue.yaml' --reading investigating-without-clues=refused"
    assert run(shlex.split(command.group(1))) == 0
    assert "refused: roland investigates" in capsys.readouterr().out


def test_every_reading_of_a_game_is_listed(bells: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["readings", "bells"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Profiles: strict, house\n\nringing-again\n")
    assert "once: no, once a round (the default, profile strict)" in out
    assert "again: yes, again and again (profile house)" in out
    assert "rules: bells.1" in out
    assert run(["readings", "--format", "json", "bells"]) == 0
    first = json.loads(capsys.readouterr().out)[0]
    assert first == {
        "reading": "ringing-again",
        "question": "May the bell be rung more than once a round?",
        "values": [
            {"value": "once", "means": "no, once a round"},
            {"value": "again", "means": "yes, again and again"},
        ],
        "default": "once",
        "rules": ["bells.1"],
        "profiles": {"strict": "once", "house": "again"},
    }


def test_readings_of_an_unknown_game_or_in_an_unknown_format(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["readings", "arkam"]) == 2
    assert "arkham" in capsys.readouterr().err
    assert run(["readings", "--format", "xml"]) == 2
    assert "xml" in capsys.readouterr().err


def test_a_game_need_not_have_editions(twice, capsys: pytest.CaptureFixture[str]) -> None:  # type: ignore[no-untyped-def]
    assert run(["rule", twice()]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "bells: ruled"
    assert run(["rule", "--format", "markdown", twice()]) == 0
    assert "*bells: ruled*" in capsys.readouterr().out
    assert run(["rule", "--format", "json", twice()]) == 0
    data = json.loads(capsys.readouterr().out)
    jsonschema.validate(data, RULING_SCHEMA)
    assert data["edition"] == ""
    assert run(["rule", "--edition", "first", twice()]) == 2
    assert "bells has no edition 'first'" in capsys.readouterr().err
    assert run(["schema", "bells"]) == 0
    assert "edition" not in json.loads(capsys.readouterr().out)["properties"]
    path = Path(twice())
    path.write_text(path.read_text(encoding="utf-8") + "edition: first\n", encoding="utf-8")
    assert run(["rule", str(path)]) == 2
    assert 'unknown key "edition"' in capsys.readouterr().err


def test_a_rule_of_a_game_without_editions_is_looked_up(bells: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lookup", "--game", "bells", "bells.3"]) == 0
    assert capsys.readouterr().out.startswith("bells.3 Whoever strikes the gong wins")
