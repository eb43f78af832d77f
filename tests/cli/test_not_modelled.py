"""Parts of cards that are not modelled: every output says so, and who uses an ability among them is told."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from adjudicator import Situation, oracle, playing, recording, ruling
from adjudicator.cli.main import run
from adjudicator.language.diagnostics import InputAtFault
from adjudicator.oracle.answers import Oracle
from adjudicator.oracle.protocol import schema

CURSE = """
game: arkham
investigators:
  roland:
    card: Roland Banks
    at: attic
    play area: [{card: {name: Curse, type: asset, not modelled: ["you get -1 combat"]}}]
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
locations: {attic: {}}
do: [roland fights ghoul]
ask: [ghoul has 1 damage]
"""
WARNING = "Not modelled, so take care: curse: you get -1 combat"
PART = ["curse: you get -1 combat"]


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A situation with a card of which a part is not modelled."""
    path = tmp_path / "curse.yaml"
    path.write_text(CURSE, encoding="utf-8")
    return str(path)


@pytest.fixture
def game(tmp_path: Path) -> str:
    """A recorded game in which that card takes part."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps([{"situation": CURSE}, "roland reveals 0"]), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    "command",
    [
        "rule",
        "explain",
        "explain --format markdown",
        "explore",
        "explore --sample 10",
        "legal",
        "legal --format markdown",
        "compare --edition first --edition revised",
        "check",
        "check --format github",
    ],
)
def test_every_command_says_so(command: str, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    name, *options = command.split()
    run([name, file, *options])
    out = capsys.readouterr().out
    assert WARNING.partition(" curse")[0] in out
    assert PART[0] in out


@pytest.mark.parametrize("command", ["rule", "explain", "explore", "explore --sample 10", "legal"])
def test_programs_are_told(command: str, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    name, *options = command.split()
    run([name, file, *options, "--format", "json"])
    assert json.loads(capsys.readouterr().out)["notModelled"] == PART


def described(room: Any, name: str) -> Any:
    """A JSON Schema of the package."""
    return json.loads((Path(room.__file__).parent / name).read_text(encoding="utf-8"))


def test_the_forms_of_what_programs_are_told_hold(file: str, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    run(["check", file, "--format", "json"])
    (checked,) = json.loads(capsys.readouterr().out)["rulings"]
    assert checked["notModelled"] == PART
    for arguments, form in (
        (["legal", file], described(playing, "schema.json")),
        (["check", file], described(recording, "schema.json")),
        (["compare", file, "--edition", "first", "--edition", "revised"], described(ruling, "comparison.json")),
        (["audit", game], described(oracle, "audit.json")),
    ):
        run([*arguments, "--format", "json"])
        jsonschema.validate(json.loads(capsys.readouterr().out), form)


def test_an_audit_says_so(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["audit", game]) == 0
    assert WARNING in capsys.readouterr().out
    run(["audit", game, "--format", "json"])
    assert json.loads(capsys.readouterr().out)["notModelled"] == PART


def test_a_comparison_says_so(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    run(["compare", file, "--edition", "first", "--edition", "revised", "--format", "json"])
    assert json.loads(capsys.readouterr().out)["notModelled"] == PART


def test_the_oracle_says_so() -> None:
    oracle = Oracle()
    opened = oracle.answer(json.dumps({"op": "open", "situation": CURSE}).encode())
    assert opened["notModelled"] == PART
    legal = oracle.answer(json.dumps({"op": "legal", "handle": opened["handle"]}).encode())
    assert legal["notModelled"] == PART
    for answer in (opened, legal):
        jsonschema.validate(answer, schema())


def test_python_says_so() -> None:
    situation = Situation.parse(CURSE)
    position = situation.position()
    explored, sampled = situation.explore(), situation.sample(10)
    for one in (situation.rule(), situation.legal(), position, explored, sampled):
        assert list(one.not_modelled) == PART
    for shown in (situation.legal(), position, explored, sampled):
        assert WARNING in shown._repr_markdown_()


def test_where_everything_is_modelled_nothing_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "plain.yaml"
    file.write_text(CURSE.replace(', not modelled: ["you get -1 combat"]', ""), encoding="utf-8")
    for command in ("explore", "legal", "check", "explain"):
        run([command, str(file)])
        assert "odelled" not in capsys.readouterr().out


@pytest.mark.parametrize("deed", ["roland uses curse", "roland fights ghoul with curse", "roland uses curse (fight)"])
def test_who_uses_an_ability_that_is_not_modelled_is_told(deed: str) -> None:
    text = CURSE.replace("roland fights ghoul", deed)
    with pytest.raises(InputAtFault, match="E304: an ability of curse is used that is not modelled: you get -1 combat"):
        Situation.parse(text).rule()
    with pytest.raises(InputAtFault, match="E304"):
        Situation.parse(CURSE.replace("ghoul has 1 damage", "may roland use curse"))


def test_another_ability_of_such_a_card_is_used() -> None:
    ability = "abilities: [{free: true, name: pray, do: {gain: 1}}]"
    text = CURSE.replace("type: asset,", f"type: asset, {ability},").replace("fights ghoul", "uses curse")
    assert not Situation.parse(text).rule().refused
    with pytest.raises(InputAtFault, match="E304"):
        Situation.parse(text.replace("uses curse", "uses curse (swear)")).rule()
