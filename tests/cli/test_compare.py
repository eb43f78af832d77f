"""`compare`: one situation under several editions or readings."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from adjudicator import ruling
from adjudicator.cli.main import run

SCHEMA = json.loads((Path(ruling.__file__).parent / "comparison.json").read_text(encoding="utf-8"))
RULINGS = Path(__file__).parents[2] / "rulings" / "arkham"
PREVAILS = RULINGS / "who-prevails-first.yaml"
RETALIATE = RULINGS / "shrivelling-retaliate.yaml"


def compared(capsys: pytest.CaptureFixture[str], status: int, *arguments: str) -> Any:
    """The JSON output."""
    assert run(["compare", "--format", "json", *arguments]) == status
    data = json.loads(capsys.readouterr().out)
    jsonschema.validate(data, SCHEMA)
    return data


def test_both_are_right_under_different_editions(capsys: pytest.CaptureFixture[str]) -> None:
    data = compared(capsys, 1, str(PREVAILS), "--edition", "first", "--edition", "revised")
    assert [one["edition"] for one in data["under"]] == ["first", "revised"]
    assert {"question": "the test succeeds by 2", "values": ["yes", "no"], "agrees": False} in data["answers"]
    assert [claim["holds"] for claim in data["claims"]] == [[True, False], [False, True]]
    assert data["finding"].endswith("both are right, each under a reading of the rules of their own.")
    assert "faq-silver-rule.1" in data["under"][1]["rules"]
    assert "faq-silver-rule.1" not in data["under"][0]["rules"]


def test_a_decision_that_one_of_them_never_asks_for_is_left_out_there(capsys: pytest.CaptureFixture[str]) -> None:
    data = compared(capsys, 1, str(PREVAILS), "--edition", "first", "--edition", "revised")
    assert [one["notAsked"] for one in data["under"]] == [[], ["daisy has stern tutor prevail"]]


def test_a_decision_that_none_asks_for_is_at_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "prevails.yaml"
    text = PREVAILS.read_text(encoding="utf-8").replace("do:\n", "do:\n  - daisy reveals +1\n")
    file.write_text(text, encoding="utf-8")
    assert run(["compare", str(file), "--edition", "first", "--edition", "revised"]) == 2
    shown = capsys.readouterr()
    assert "E501" in shown.err
    assert "daisy reveals +1" in shown.err
    assert shown.out == ""


def test_where_they_part_by_what_happens_and_not_by_citations(capsys: pytest.CaptureFixture[str]) -> None:
    data = compared(capsys, 0, str(RETALIATE), "--reading", "retaliate-moment=after the test")
    assert [one["name"] for one in data["under"]] == ["the file as it is", "retaliate-moment=after the test"]
    assert data["agrees"]
    assert [side["what"] for side in data["parting"]["sides"]] == [
        "wizard attacks agnes (retaliate)",
        "ST.8 skill test ends",
    ]
    assert data["parting"]["sides"][0]["rule"] == "retaliate.9"


def test_rulings_that_are_the_same_part_nowhere(capsys: pytest.CaptureFixture[str]) -> None:
    data = compared(capsys, 0, str(RETALIATE), "--reading", "automatic-clash=succeed")
    assert data["parting"] is None
    assert run(["compare", str(RETALIATE), "--reading", "automatic-clash=succeed"]) == 0
    assert "nowhere: the same things happen in the same order" in capsys.readouterr().out


def test_several_readings_and_editions_are_combined(capsys: pytest.CaptureFixture[str]) -> None:
    moments = ("retaliate-moment=after the test", "retaliate-moment=before the test ends")
    arguments = [part for moment in moments for part in ("--reading", moment)]
    editions = ["--edition", "first", "--edition", "revised"]
    data = compared(capsys, 0, str(RETALIATE), *arguments, *editions)
    assert len(data["under"]) == 4
    assert len({json.dumps([one["edition"], one["readings"]]) for one in data["under"]}) == 4


def test_one_way_to_rule_may_choose_several_readings(capsys: pytest.CaptureFixture[str]) -> None:
    several = "retaliate-moment=after the test,failed-attack-damage=standard"
    data = compared(capsys, 1, str(RETALIATE), "--reading", several)
    assert [side["what"][-3:] for side in data["parting"]["sides"]] == [": 2", ": 1"]
    assert len(data["under"]) == 2
    assert data["under"][1]["readings"].keys() == {"retaliate-moment", "failed-attack-damage"}


def test_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compare", str(PREVAILS), "--edition", "first", "--edition", "revised"]) == 1
    out = capsys.readouterr().out
    first, revised = (line for line in out.splitlines() if "the test succeeds by 2  " in line or "edition  " in line)
    assert first.split() == ["first", "edition", "revised", "edition"]
    assert revised.split()[-2:] == ["yes", "no"]
    assert "both are right" in " ".join(out.split())


def test_who_is_right_under_each_is_said_beside_who_is_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "prevails.yaml"
    text = PREVAILS.read_text(encoding="utf-8")
    file.write_text(text.replace("claims:\n", "claims:\n  Cy: the difficulty is 3\n"), encoding="utf-8")
    finding = compared(capsys, 1, str(file), "--edition", "first", "--edition", "revised")["finding"]
    assert finding == ("Cy and Daisy are right under first edition; Cy and Ann are right under revised edition.")
    assert compared(capsys, 0, str(RETALIATE), "--reading", "automatic-clash=succeed")["finding"] is None


def test_each_variant_is_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "two.yaml"
    file.write_text(
        "game: arkham\ninvestigators:\n  daisy: {card: Daisy Walker}\n"
        "variants:\n  rich: {do: [daisy takes a resource], ask: [daisy's resources]}\n"
        "  poor: {ask: [daisy's resources]}\n",
        encoding="utf-8",
    )
    data = compared(capsys, 0, str(file), "--edition", "first", "--edition", "revised")
    assert [one["variant"] for one in data] == ["rich", "poor"]


def test_what_waits_is_status_3_if_the_answers_so_far_agree(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "open.yaml"
    file.write_text(
        "game: arkham\ninvestigators:\n  daisy: {card: Daisy Walker}\nlocations: {study: {card: Study, clues: 1}}\n"
        "do: [daisy investigates]\nask: [daisy has 1 clue]\n",
        encoding="utf-8",
    )
    data = compared(capsys, 3, str(file), "--edition", "first", "--edition", "revised")
    assert [one["verdict"] for one in data["under"]] == ["undecided", "undecided"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "nothing to compare"),
        (["--edition", "third"], "third"),
        (["--reading", "no-such=x"], "no-such"),
        (["--edition", "first", "--format", "xml"], "xml"),
    ],
)
def test_usage_errors(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compare", str(PREVAILS), *arguments]) == 2
    shown = capsys.readouterr()
    assert complaint in shown.err
    assert shown.out == ""


def test_faults_of_the_file_are_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compare", str(tmp_path / "none.yaml"), "--edition", "first"]) == 2
    assert "error[E101]" in capsys.readouterr().err


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["schema", "compare"]) == 0
    assert json.loads(capsys.readouterr().out) == SCHEMA


def test_what_a_rule_decides_is_seen_without_it(capsys: pytest.CaptureFixture[str]) -> None:
    data = compared(capsys, 1, str(RETALIATE), "--without", "retaliate.4")
    assert [(one["name"], one["without"]) for one in data["under"]] == [
        ("the file as it is", []),
        ("without retaliate.4", ["retaliate.4"]),
    ]
    assert {"question": "wizard attacks agnes", "values": ["yes", "no"], "agrees": False} in data["answers"]
    assert "retaliate.4" in data["under"][0]["rules"]


def test_each_rule_is_left_out_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    data = compared(capsys, 1, str(RETALIATE), "--without", "retaliate.4", "--without", "retaliate.7")
    assert [one["without"] for one in data["under"]] == [[], ["retaliate.4"], ["retaliate.7"]]


def test_a_rule_that_is_not_applied_is_not_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compare", str(RETALIATE), "--without", "surge.1"]) == 2
    assert "the rule surge.1 is not applied: there is nothing to compare" in capsys.readouterr().err
