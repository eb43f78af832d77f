"""`adjudicator legal`: options as text, JSON and Markdown, and refused attempts."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from adjudicator.cli.main import run

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "adjudicator" / "playing" / "schema.json").read_text(encoding="utf-8"))
SITUATION = """\
game: arkham
title: What can Roland do about the ghoul?
investigators: {roland: {card: Roland Banks, at: attic, resources: 3, hand: [Machete, Guts]}}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
locations: {attic: {}}
"""
NOT_ALONE = "game: notalone\ncreature: {name: B, hand: [Mirage]}\nhunted:\n  C: {survival: [Vortex]}\n  D: {}\n"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "a.yaml"
    path.write_text(SITUATION, encoding="utf-8")
    return path


def listed(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """The JSON output, which fits its schema."""
    assert run(["legal", "--format", "json", *arguments]) == 0
    data = json.loads(capsys.readouterr().out)
    jsonschema.Draft202012Validator(SCHEMA).validate(data)
    return data


def test_options_with_costs_and_rules(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["legal", "a.yaml"]) == 0
    out = capsys.readouterr().out
    assert "roland: take an action" in out
    assert "  roland plays machete ...... 1 action, 3 resources  play-action.1\n" in out
    assert "fight-action.1         Fight is an action that an investigator may take" in out
    assert "May not be done" not in out


def test_what_is_refused_with_the_rules_that_forbid_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["legal", "--why-not", "a.yaml"]) == 0
    out = capsys.readouterr().out
    assert "  roland engages ghoul\n    - ghoul is engaged with them already (engage-action.6" in out
    assert "  roland plays guts\n" in out
    assert "skill-cards.2" in out.partition("By these rules")[2]


def test_refused_actions_of_the_rules_are_listed_too(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    veil = "cards: {Veil: {type: treachery, abilities: [{constant: you, cannot: [{deed: investigate}]}]}}\n"
    file.write_text(SITUATION.replace("hand:", "threat area: [Veil], hand:") + veil, encoding="utf-8")
    assert run(["legal", "--why-not", "a.yaml"]) == 0
    out = capsys.readouterr().out
    assert "  roland investigates\n    - veil forbids roland to investigate attic (cannot.1" in out


def test_as_data(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = listed(capsys, "a.yaml")
    assert data["waiting"] == {
        "kind": "choice",
        "who": ["roland"],
        "for": "take an action",
        "optional": False,
        "rule": "investigation-phase.5",
    }
    assert data["forbidden"] is None
    forbidden = listed(capsys, "--why-not", "a.yaml")["forbidden"]
    assert {"roland engages ghoul", "roland commits machete"} <= {one["deed"] for one in forbidden}


def test_as_markdown(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["legal", "--why-not", "--format", "markdown", "a.yaml"]) == 0
    out = capsys.readouterr().out
    assert "# What can Roland do about the ghoul?" in out
    assert "| roland plays machete | 1 action, 3 resources | `play-action.1` |" in out
    assert "## May not be done" in out
    assert "- `fight-action.1` Fight is an action" in out


def test_where_the_course_has_come_to(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(SITUATION + "do: [roland commits guts, roland fights ghoul, roland passes]\n", encoding="utf-8")
    data = listed(capsys, "a.yaml")
    assert data["waiting"]["kind"] == "chance"
    assert {"says": "roland reveals -4", "weight": 1} in [
        {key: option[key] for key in ("says", "weight")} for option in data["options"]
    ]
    assert [one["deed"] for one in data["refused"]] == ["roland commits guts"]
    assert run(["legal", "a.yaml"]) == 0
    assert "May be drawn" in capsys.readouterr().out


def test_each_variant_is_listed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(
        SITUATION + "variants:\n  fight: {do: [roland fights ghoul]}\n  rest: {do: [roland takes a resource]}\n",
        encoding="utf-8",
    )
    data = listed(capsys, "a.yaml")
    assert [(one["variant"], one["waiting"]["for"]) for one in data] == [
        ("fight", "commit cards"),
        ("rest", "take an action"),
    ]


def test_secrets_are_kept(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(NOT_ALONE, encoding="utf-8")
    whole = listed(capsys, "a.yaml")
    assert {option["who"] for option in whole["options"]} == {"C", "D"}
    seen = listed(capsys, "--as", "D", "--why-not", "a.yaml")
    assert {option["who"] for option in seen["options"]} == {"D"}
    assert {one["who"] for one in seen["forbidden"]} == {"D"}
    file.write_text(NOT_ALONE.replace("C: {survival", "C: {will: 2, discard: [rover], survival"), encoding="utf-8")
    assert run(["legal", "--why-not", "a.yaml"]) == 0
    assert "- by the reading last-will-to-resist: refused" in capsys.readouterr().out
    blind = listed(capsys, "--as", "B", "a.yaml")
    assert blind["options"] == []
    assert run(["legal", "--as", "B", "a.yaml"]) == 0
    assert "the options are secret" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--as", "roland"], "have no secrets"),
        (["--edition", "third"], "third"),
        (["--reading", "luck=good"], "luck"),
        (["--format", "yaml"], "yaml"),
    ],
)
def test_what_there_is_not_is_refused(
    file: Path, options: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["legal", *options, "a.yaml"]) == 2
    assert complaint in capsys.readouterr().err


def test_a_file_at_fault_is_told_of(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(SITUATION.replace("Guts", "Gutz"), encoding="utf-8")
    assert run(["legal", "a.yaml"]) == 2
    assert "E301" in capsys.readouterr().err
    assert run(["legal", "--format", "json", "a.yaml"]) == 2
    jsonschema.Draft202012Validator(SCHEMA).validate(json.loads(capsys.readouterr().out))


def test_a_game_that_is_over(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(
        SITUATION.replace("resources: 3", "damage: 8") + "do: [roland takes a resource]\n", encoding="utf-8"
    )
    data = listed(capsys, "a.yaml")
    assert (data["waiting"], data["options"], data["rests"]) == (None, [], True)
    assert listed(capsys, "--why-not", "a.yaml")["forbidden"] == []


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["schema", "legal"]) == 0
    assert json.loads(capsys.readouterr().out) == SCHEMA


def test_what_a_hunted_pays_to_resist(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hunted = "C: {discard: [rover, lair], hand: [jungle, river, beach]}"
    file.write_text(
        f"game: notalone\nphase: 1\ncreature: {{name: B}}\nhunted:\n  {hunted}\n  D: {{}}\n", encoding="utf-8"
    )
    assert run(["legal", "a.yaml"]) == 0
    out = capsys.readouterr().out
    assert "  C resists with 1 will ... 1 will  resist.1\n" in out
    assert "  C gives up" in out
    assert "  C plays jungle" in out
    assert "B gives up" not in out
