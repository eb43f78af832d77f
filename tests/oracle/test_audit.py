"""`audit`: a recorded game of another program, up to the first entry that the rules do not allow."""

import json
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest
from documents.reading import files
from oracle.client import SITUATION, Client

from adjudicator import oracle
from adjudicator.cli.main import run

SCHEMA = json.loads((Path(oracle.__file__).parent / "audit.json").read_text(encoding="utf-8"))
DOCUMENT = Path(oracle.__file__).parent / "README.md"
START = {"situation": SITUATION}
FIGHT = ["roland fights ghoul", "roland reveals 0"]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def record(path: Path, *entries: Any, start: Any = START) -> str:
    """A recorded game, as lines."""
    path.write_text("".join(json.dumps(one) + "\n" for one in (start, *entries)), encoding="utf-8")
    return str(path)


def audited(capsys: pytest.CaptureFixture[str], status: int, path: str) -> dict[str, Any]:
    assert run(["audit", "--format", "json", path]) == status
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    jsonschema.validate(found, SCHEMA)
    return found


def test_a_game_in_which_all_is_allowed(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = record(game, *FIGHT, {"say": "roland plays machete"}, {"option": "roland take resource"})
    found = audited(capsys, 0, path)
    assert (found["entries"], found["allowed"], found["rests"]) == (4, True, True)
    assert run(["audit", path]) == 0
    assert "all 4 decisions and draws are allowed" in capsys.readouterr().out


def test_the_first_that_is_not_allowed_and_by_which_rules(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = record(game, *FIGHT, "roland draw", "roland take resource", "roland plays machete", "roland fights ghoul")
    found = audited(capsys, 1, path)
    wrong = found["notAllowed"]
    assert (wrong["number"], wrong["line"], wrong["entry"]) == (5, 6, "roland plays machete")
    assert "action.1" in [reason["rule"] for reason in wrong["reasons"]]
    assert run(["audit", path]) == 1
    out = capsys.readouterr().out
    assert f"{path}:6: number 5 of 6 is not allowed: roland plays machete" in " ".join(out.split())
    assert "action.1" in out


def test_a_key_that_was_legal_before(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = audited(capsys, 1, record(game, *FIGHT, *["roland draw"] * 3))["notAllowed"]
    assert wrong["number"] == 5
    assert "action.1" in [reason["rule"] for reason in wrong["reasons"]]


def test_a_draw_that_is_not_possible(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = audited(capsys, 1, record(game, FIGHT[0], "roland reveals -8"))["notAllowed"]
    assert (wrong["number"], wrong["waitsFor"]) == (2, "a chaos token, drawn for roland")
    assert wrong["reasons"][0]["rule"] == "skill-test-timing.15"


def test_a_draw_that_is_not_due(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = audited(capsys, 1, record(game, "roland reveals 0"))["notAllowed"]
    assert wrong["reasons"] == [{"rule": "skill-test-timing.15", "because": "nothing is drawn now"}]


def test_a_key_that_is_none(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = audited(capsys, 1, record(game, {"option": "roland levitate"}))["notAllowed"]
    assert wrong["reasons"] == [{"rule": None, "because": "roland is asked: take an action"}]


def test_what_is_not_mentioned_is_passed(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert audited(capsys, 0, record(game, *FIGHT))["passed"] == 1
    assert audited(capsys, 0, record(game, FIGHT[0], "pass", FIGHT[1]))["passed"] == 0


def test_a_record_that_breaks_off(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = record(game, FIGHT[0])
    assert audited(capsys, 3, path)["waitsFor"] == "roland: commit cards"
    assert run(["audit", path]) == 3
    assert "breaks off: it waits for roland: commit cards" in capsys.readouterr().out


def test_a_list_is_as_good_as_lines(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game.write_text(json.dumps([START, *FIGHT, "roland commits guts"], indent=1), encoding="utf-8")
    wrong = audited(capsys, 1, str(game))["notAllowed"]
    assert (wrong["number"], wrong["line"]) == (3, None)


def test_it_is_audited_under_an_edition_and_readings(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start = START | {"edition": "first", "readings": {"automatic-clash": "succeed"}}
    assert audited(capsys, 0, record(game, *FIGHT, start=start))["allowed"]
    assert run(["audit", record(game, start=START | {"edition": "third"})]) == 2
    assert "third" in capsys.readouterr().err


def test_a_situation_as_yaml_with_its_own_course(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (
        "game: arkham\ninvestigators: {roland: {card: Roland Banks}}\n"
        "enemies: {g: {card: Ghoul Minion, engaged: roland}}\ndo: [roland fights g]\n"
    )
    assert audited(capsys, 0, record(game, "roland reveals 0", start={"situation": text}))["allowed"]


def test_a_game_of_the_other_game(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    situation = {"game": "notalone", "creature": {"name": "B"}, "hunted": {"C": None, "D": None}}
    moves = ["C plays jungle", "D plays lair", "B puts the creature token on lair"]
    assert audited(capsys, 0, record(game, *moves, start={"situation": situation}))["allowed"]
    wrong = audited(capsys, 1, record(game, *moves, "C plays river", start={"situation": situation}))["notAllowed"]
    assert wrong["number"] == 4
    assert wrong["reasons"][0]["rule"]


FAULTS = [
    ("", "E112"),
    ("game: arkham\n", "E130"),
    ("[1, 2", "E130"),
    ("[]", "E112"),
    ('"roland draws a card"\n', "E140"),
    ('{"situation": 5}\n', "E140"),
    ('{"situation": "game: arkham", "more": 1}\n', "E140"),
    ('{"situation": "game: arkham", "edition": 1}\n', "E140"),
    ('{"situation": "game: arkham", "readings": {"a": 1}}\n', "E140"),
    ('{"situation": "game: chess"}\n', "E207"),
    ('{"situation": {"game": "chess"}}\n', "E207"),
    (json.dumps(START) + "\n5\n", "E140"),
    (json.dumps(START) + '\n{"do": "x"}\n', "E140"),
    (json.dumps(START) + '\n"x"\nnonsense\n', "E130"),
    (json.dumps(START) + '\n"roland levitates"\n', "E210"),
    (json.dumps([START, "roland levitates"]), "E210"),
]


@pytest.mark.parametrize(("text", "code"), FAULTS, ids=range(len(FAULTS)))
def test_faults_are_status_2(text: str, code: str, game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game.write_text(text, encoding="utf-8")
    assert run(["audit", str(game)]) == 2
    shown = capsys.readouterr()
    assert f"error[{code}]" in shown.err
    assert shown.out == ""
    assert run(["audit", "--format", "json", str(game)]) == 2
    jsonschema.validate(json.loads(capsys.readouterr().out), SCHEMA)


def test_a_file_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["audit", str(tmp_path / "none.jsonl")]) == 2
    assert "error[E101]" in capsys.readouterr().err
    assert run(["audit", str(tmp_path)]) == 2
    assert "error[E102]" in capsys.readouterr().err
    assert run(["audit", "--format", "xml", str(tmp_path)]) == 2


def test_a_fault_of_the_situation_says_where_in_it(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "game: arkham\ninvestigators: {roland: {card: Rolan Banks}}\n"
    assert run(["audit", record(game, start={"situation": text})]) == 2
    assert "in the situation, line 2, column 32" in capsys.readouterr().err
    situation = {"game": "arkham", "investigators": {"roland": {"card": "Rolan Banks"}}}
    assert run(["audit", record(game, start={"situation": situation})]) == 2
    assert "in the situation, /investigators/roland/card: there is no card" in capsys.readouterr().err


GATHERING = {"game": "arkham", "scenario": "The Gathering", "investigators": {"roland": {"card": "Roland Banks"}}}
ALONE = {"game": "notalone", "creature": {"name": "B"}, "hunted": {"C": None, "D": None}}


@pytest.mark.parametrize("situation", [GATHERING, ALONE], ids=["arkham", "notalone"])
@pytest.mark.parametrize("seed", range(2))
def test_what_the_oracle_calls_legal_is_allowed(
    situation: dict[str, Any], seed: int, game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A random game by the keys of options, recorded; choices with a single option may be left out of the record."""
    chance, client = Random(seed), Client()
    position = client.ask("open", situation=situation)
    played: list[str] = []
    certain: list[bool] = []
    while position["options"] and len(played) < 60:
        played.append(chance.choice(position["options"])["key"])
        alone = len(position["options"]) == 1 and position["waiting"]["kind"] == "choice"
        certain.append(alone and not position["waiting"]["optional"] and not position["rests"])
        position = client.ask("step", handle=position["handle"], option=played[-1])
    entries = [{"option": key} for key in played]
    decided = [entry for entry, alone in zip(entries, certain, strict=True) if not alone]
    path = record(game, *entries, start={"situation": situation})
    status = 0 if position["rests"] else 3
    found = audited(capsys, status, path)
    assert (found["allowed"], found["entries"], found["passed"]) == (True, len(played), 0)
    assert audited(capsys, status, record(game, *decided, start={"situation": situation}))["allowed"]
    wrong = audited(capsys, 1, record(game, *entries, {"option": "nobody dances"}, start={"situation": situation}))
    assert wrong["notAllowed"]["number"] == len(played) + 1


def test_the_game_of_the_document(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The last entry is not allowed, because no action is left."""
    recorded = files(DOCUMENT.read_text(encoding="utf-8"))["game.jsonl"]
    game.write_text(recorded, encoding="utf-8")
    assert run(["audit", str(game)]) == 1
    out = capsys.readouterr().out
    assert f"{game}:{len(recorded.splitlines())}: number 5 of 5 is not allowed: roland investigates\n" in out
    assert "action.1 " in out
