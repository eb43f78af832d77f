"""The keys of `expect:` beside the answers to questions."""

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from on_record import FIRST, RIGHT, RULING, Keep
from ruamel.yaml import YAML

from adjudicator.cli.main import run
from adjudicator.games.finding import find_game, known_games
from adjudicator.language.diagnostics import InputAtFault
from adjudicator.ruling.judging import rule_file
from adjudicator.ruling.ruling import Ruling
from adjudicator.situation.document import schema_of
from adjudicator.situation.expectations import OF_THE_WHOLE


def ruled(path: Path) -> Ruling:
    """The one ruling of a file."""
    (ruling,) = rule_file(path)
    return ruling


@pytest.mark.parametrize(
    ("line", "holds"),
    [
        ("verdict: ruled", True),
        ("verdict: undecided", False),
        ("waiting: nothing", True),
        ("waiting: damage", False),
        ("refused: 0", True),
        ("refused: 1", False),
        ("cites: [attack-of-opportunity.1, defeat.2]", False),
        ("cites: [attack-of-opportunity.9, attack-of-opportunity.1]", True),
        ("cites: attack-of-opportunity.1", True),
        ("timing points: [ghoul attacks roland (opportunity)]", False),
    ],
)
def test_what_is_so_of_the_whole(keep: Keep, line: str, holds: bool) -> None:
    ruling = ruled(keep(RIGHT, line))
    assert [whole.holds for whole in ruling.whole] == [holds]
    assert ruling.as_expected is holds


def test_a_missing_decision_may_be_expected(keep: Keep) -> None:
    text = RULING.replace("Beat Cop]", "Beat Cop], play area: [Guard Dog]").partition("ask:")[0]
    waiting = ruled(keep(text=text)).waiting
    assert waiting is not None
    ruling = ruled(keep(f"waiting: {waiting.what}", text=text))
    assert ruling.as_expected
    assert not ruling.open
    assert ruled(keep(text=text)).open


def test_refused_attempts_are_counted(keep: Keep) -> None:
    text = RULING.replace("resources: 5", "resources: 0")
    assert ruled(keep("refused: 1", text=text)).as_expected


def test_timing_points_stand_in_the_order_in_which_they_come(keep: Keep) -> None:
    (whole,) = ruled(keep("timing points: [x]")).whole
    points = list(whole.found)
    order = ["would", "when", "", "at", "after"]
    attack = [points.index(f"{stage} ghoul attacks roland (opportunity)".strip()) for stage in order]
    enters = [points.index(f"{stage} beat cop enters play".strip()) for stage in order]
    assert attack == sorted(attack)
    assert enters == sorted(enters)
    assert attack[-1] < enters[0]


def test_the_first_timing_point_that_parts_is_named(keep: Keep) -> None:
    (whole,) = ruled(keep("timing points: [x]")).whole
    recorded = [*whole.found[:3], "when the moon falls", *whole.found[4:]]
    (again,) = ruled(keep("timing points:", *(f"- {point}" for point in recorded))).whole
    assert again.parting == (4, "when the moon falls", whole.found[3])


def test_an_unknown_rule_is_a_fault(keep: Keep) -> None:
    with pytest.raises(InputAtFault) as raised:
        rule_file(keep("cites: [attack-of-oportunity.1]"))
    (fault,) = raised.value.faults
    assert fault.code == "E305"
    assert "attack-of-opportunity.1" in fault.help
    assert fault.span is not None
    assert fault.span.line == len(RULING.splitlines()) + 2


@pytest.mark.parametrize("line", ["refused: many", "verdict: open", "cites: {a: b}", "timing points: {a: b}"])
def test_what_is_wrongly_written_is_a_fault(keep: Keep, line: str) -> None:
    with pytest.raises(InputAtFault) as raised:
        rule_file(keep(line))
    assert all(fault.code.startswith("E20") for fault in raised.value.faults)


def test_a_variant_may_expect_another_answer_than_all_share(keep: Keep) -> None:
    """For answers that are asked or only expected, and for facts about the whole."""
    own = f"{{{FIRST}: no, roland's damage: 0, refused: 2}}"
    text = RULING + f"variants:\n  a: {{}}\n  b: {{expect: {own}}}\n"
    first, second = rule_file(keep(RIGHT, "roland's damage: 1", "refused: 0", text=text))
    assert first.as_expected
    assert [(answer.question, answer.expected) for answer in second.answers] == [
        (FIRST, "no"),
        ("roland's damage", "0"),
    ]
    assert [(whole.what, whole.expected) for whole in second.whole] == [("refused", ("2",))]


@pytest.mark.parametrize("line", ["verdict: ruled", "refused: 0", "cites: [a.1]", "timing points: [a, b]"])
def test_the_schema_knows_it(keep: Keep, line: str) -> None:
    game = find_game("arkham")
    assert game is not None
    document = YAML(typ="safe").load(keep(RIGHT, line))
    assert list(Draft202012Validator(schema_of(game)).iter_errors(document)) == []


def test_the_schema_refuses_what_is_wrong(keep: Keep) -> None:
    game = find_game("arkham")
    assert game is not None
    validator = Draft202012Validator(schema_of(game))
    for line in ("verdict: open", "refused: -1", "cites: {a: b}"):
        assert list(validator.iter_errors(YAML(typ="safe").load(keep(RIGHT, line)))), line


@pytest.mark.parametrize("game", known_games())
def test_no_key_of_the_whole_is_a_question(game: str, keep: Keep) -> None:
    """Otherwise `expect:` would be ambiguous."""
    text = RULING.replace("game: arkham", f"game: {game}") if game == "arkham" else f"game: {game}\n"
    for key in OF_THE_WHOLE:
        with pytest.raises(InputAtFault) as raised:
            rule_file(keep(text=text.partition("ask:")[0] + f"ask: [{key}]\n"))
        assert any(fault.code == "E210" and f'"{key}"' in fault.message for fault in raised.value.faults), key


def test_rule_shows_and_counts_it(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(keep(RIGHT, "cites: [defeat.2]"))
    assert run(["rule", path]) == 1
    assert "expected but not applied: defeat.2" in capsys.readouterr().out
    assert run(["rule", path, "--format", "markdown"]) == 1
    assert "expected but not applied: defeat.2" in capsys.readouterr().out
    assert run(["rule", path, "--format", "json"]) == 1
    whole = json.loads(capsys.readouterr().out)["whole"]
    assert whole == [{"what": "cites", "expected": ["defeat.2"], "found": [], "holds": False}]
