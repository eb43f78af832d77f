"""The commands that rule: their output, its stream, and the exit status."""

import json
import re
from pathlib import Path

import jsonschema
import pytest
from on_record import RULING

from adjudicator import ruling
from adjudicator.cli.main import run
from adjudicator.games.finding import known_games

SCHEMA = json.loads((Path(ruling.__file__).parent / "schema.json").read_text(encoding="utf-8"))
SITUATION = f"""{RULING}claims:
  Ann: roland has 1 damage
  Ben: beat cop has 1 damage
"""


@pytest.fixture
def situation(tmp_path: Path) -> Path:
    path = tmp_path / "dispute.yaml"
    path.write_text(SITUATION, encoding="utf-8")
    return path


def test_the_answer_stands_before_the_reasons(situation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rule", str(situation)]) == 0
    out = capsys.readouterr()
    assert out.err == ""
    assert out.out.index("yes") < out.out.index("attack-of-opportunity.9") < out.out.index("Ann is right")
    assert "Ben is wrong" in out.out
    assert "\x1b" not in out.out


def test_each_answer_stands_above_the_rules_that_decide_it(situation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rule", str(situation)]) == 0
    lines = capsys.readouterr().out.splitlines()
    answer = next(place for place, line in enumerate(lines) if line.endswith("yes"))
    assert lines[answer + 1].startswith("    initiation-sequence.11 Attacks of opportunity that the initiation")


def test_the_way_to_the_answers_is_shown_on_request(situation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rule", str(situation)]) == 0
    short = capsys.readouterr().out
    assert run(["rule", "--why", str(situation)]) == 0
    whole = capsys.readouterr().out
    on_the_way = "initiation-sequence.9 In step 2 of the initiation sequence the costs are paid."
    assert on_the_way not in " ".join(short.split())
    assert on_the_way in " ".join(whole.split())
    assert "decisions: roland plays beat cop" in whole
    assert whole.splitlines()[:5] == short.splitlines()[:5]


@pytest.mark.parametrize("command", ["rule", "explain"])
def test_json_is_of_its_schema(command: str, situation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--format", "json", str(situation)]) == 0
    data = json.loads(capsys.readouterr().out)
    jsonschema.validate(data, SCHEMA)
    assert data["verdict"] == "ruled"
    assert data["answers"][0]["value"] == "yes"
    assert "attack-of-opportunity.9" in data["answers"][0]["cites"]
    assert [(claim["who"], claim["holds"]) for claim in data["claims"]] == [("Ann", True), ("Ben", False)]
    assert ("trace" in data) is (command == "explain")


def test_a_claim_holds_only_so_far_while_the_ruling_waits(situation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    situation.write_text(SITUATION.replace("roland plays beat cop", "roland investigates"), encoding="utf-8")
    assert run(["rule", str(situation)]) == 3
    assert "Ben is wrong, so far" in capsys.readouterr().out
    assert run(["rule", "--format", "json", str(situation)]) == 3
    data = json.loads(capsys.readouterr().out)
    jsonschema.validate(data, SCHEMA)
    assert [claim["final"] for claim in data["claims"]] == [False, False]


def test_markdown(situation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rule", "--format", "markdown", str(situation)]) == 0
    assert capsys.readouterr().out.startswith("# Does the ghoul strike first?\n")


def test_explain_shows_steps_values_and_rules(situation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", str(situation)]) == 0
    out = capsys.readouterr().out
    assert re.search(r"2 contribute to the costs.*ghoul attacks roland.*3 initiate", out, re.DOTALL)
    assert "roland: damage 0 → 1" in out
    assert "§" in out


def test_explain_shows_the_answers_and_says_a_rule_where_it_first_appears(
    situation: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["explain", str(situation)]) == 0
    out = capsys.readouterr().out
    assert "... yes\n" in out.partition("What happens")[0]
    assert "§ attack-of-opportunity.8 Each attack of opportunity deals" in out
    for rule in set(re.findall(r"§ ([a-z-]+\.\d+) [A-Z]", out)):
        assert len(re.findall(rf"§ {re.escape(rule)} [A-Z]", out)) == 1, rule


def test_explain_says_where_cards_lie_as_players_do(situation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", str(situation)]) == 0
    out = capsys.readouterr().out
    assert "beat cop is no longer in roland's hand" in out
    assert "beat cop is in roland's play area" in out
    assert not re.search(r"'s [a-z ]+: [+-] [a-z]", out)


def test_explain_prints_the_trace_as_markdown(situation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", "--format", "markdown", str(situation)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("# Does the ghoul strike first?\n")
    assert "| **yes** |" in out
    assert re.search(r"\n +- ghoul attacks roland.*\n +- § `attack-of-opportunity.8` Each attack", out)


def test_an_expectation_that_fails_is_status_1(situation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    situation.write_text(SITUATION + "expect:\n  roland has 2 damage: true\n", encoding="utf-8")
    assert run(["rule", str(situation)]) == 1
    assert "expected yes" in capsys.readouterr().out


def test_faults_are_status_2_and_on_standard_error(situation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    situation.write_text(SITUATION.replace("Ghoul Minion", "Goul Minion").replace("roland plays", "roland playz"))
    assert run(["rule", str(situation)]) == 2
    out = capsys.readouterr()
    assert out.out == ""
    assert "error[E301]" in out.err
    assert "Ghoul Minion" in out.err
    assert f"{situation}:6:" in out.err
    assert "^^^" in out.err


def test_a_missing_file_does_not_keep_the_others_from_being_ruled(
    situation: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["rule", str(situation), str(situation.parent / "none.yaml")]) == 2
    out = capsys.readouterr()
    assert "Ann is right" in out.out
    assert "error[E101]" in out.err


def test_what_is_not_decided_is_not_guessed(situation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = SITUATION.replace(", hand: [Beat Cop]", "").replace("plays beat cop", "fights ghoul").split("ask:")[0]
    situation.write_text(text, encoding="utf-8")
    assert run(["rule", "--format", "json", str(situation)]) == 3
    data = json.loads(capsys.readouterr().out)
    assert data["verdict"] == "undecided"
    assert any(option.startswith("auto-fail") for option in data["waiting"]["options"])
    assert "chaos token" in data["waiting"]["for"]


def test_the_edition_can_be_chosen(situation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rule", "--edition", "first", "--format", "json", str(situation)]) == 0
    assert json.loads(capsys.readouterr().out)["edition"] == "first"
    assert run(["rule", "--edition", "third", str(situation)]) == 2
    assert "third" in capsys.readouterr().err


def test_a_reading_that_does_not_exist_is_refused(situation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rule", "--reading", "no-such=x", str(situation)]) == 2
    assert "no-such" in capsys.readouterr().err
    assert run(["rule", "--reading", "automatic-clash=perhaps", str(situation)]) == 2
    assert "perhaps" in capsys.readouterr().err


def test_a_new_file_is_ruled_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "new.yaml"
    assert run(["new", "arkham", "-o", str(path)]) == 0
    assert run(["rule", str(path)]) == 0
    assert "Ben is right" in capsys.readouterr().out
    assert run(["new", "arkham", "-o", str(path)]) == 2


@pytest.mark.parametrize("game", known_games())
def test_a_new_file_of_every_game_is_not_at_fault(game: str, tmp_path: Path) -> None:
    path = tmp_path / "new.yaml"
    assert run(["new", game, "-o", str(path)]) == 0
    assert run(["rule", str(path)]) != 2


def test_the_schema_accepts_the_example(capsys: pytest.CaptureFixture[str]) -> None:
    from ruamel.yaml import YAML

    assert run(["schema", "arkham"]) == 0
    schema = json.loads(capsys.readouterr().out)
    jsonschema.Draft202012Validator.check_schema(schema)
    assert run(["new"]) == 0
    example = YAML(typ="safe").load(capsys.readouterr().out)
    jsonschema.validate(example, schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(example | {"investigator": {}}, schema)


@pytest.mark.parametrize("term", ["attack-of-opportunity", "機会攻撃", "틈새 공격", "Attack of Opportunity"])
def test_lookup_in_every_language(term: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lookup", *term.split()]) == 0
    assert "attack-of-opportunity.9" in capsys.readouterr().out


def test_lookup_says_from_what_a_rule_follows_and_what_from_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lookup", "--game", "notalone", "the-lair.12"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "follows from: the-lair.2 and the-jungle.1; or the-lair.2 and the-swamp.1" in said
    assert run(["lookup", "--game", "notalone", "the-jungle.1"]) == 0
    assert "corollaries: gate.11, persecution.4" in capsys.readouterr().out
    assert run(["lookup", "--game", "notalone", "the-lair.12", "--format", "json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["follows"] == [["the-lair.2", "the-jungle.1"], ["the-lair.2", "the-swamp.1"]]
    assert found["corollaries"] == []


def test_lookup_finds_a_word_of_any_game_and_says_of_which(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lookup", "river", "--limit", "1"]) == 0
    assert capsys.readouterr().out.startswith("Not Alone (notalone)\n\nThe River ")
    assert run(["lookup", "discard", "--limit", "1", "--format", "json"]) == 0
    games = {"arkham", "eldritch", "notalone", "others"}
    assert {found["game"] for found in json.loads(capsys.readouterr().out)} == games
    assert run(["lookup", "attack-of-opportunity.9"]) == 0
    assert "Not Alone" not in capsys.readouterr().out
    assert run(["lookup", "discard", "--game", "notalone"]) == 0
    assert "Arkham" not in capsys.readouterr().out


def test_lookup_of_nothing_says_what_is_near(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lookup", "zzzzqqq"]) == 1
    assert "Nothing found" in capsys.readouterr().err
