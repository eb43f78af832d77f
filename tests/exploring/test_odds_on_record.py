"""Recorded odds: questions and expectations about odds, the ruling's answers, and no guesses."""

import json
from fractions import Fraction
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from adjudicator.cli.main import run
from adjudicator.exploring.explorer import Limits
from adjudicator.games.finding import find_game
from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.source import read
from adjudicator.recording.accepting import propose
from adjudicator.recording.checking import check_file
from adjudicator.ruling import looking_ahead
from adjudicator.ruling.judging import rule_source
from adjudicator.ruling.ruling import Ruling
from adjudicator.situation.document import schema_of
from adjudicator.situation.odds import odds_of

INVESTIGATING = """\
game: arkham
title: Does Daisy find the clue?
investigators: {daisy: {card: Daisy Walker, at: attic, hand: [Perception]}}
locations: {attic: {card: {type: location, name: Attic, shroud: 7}, clues: 1}}
chaos bag: [0, 0, -1, -2, auto-fail]
do: [daisy investigates]
"""
"""With Perception 0 to -2 pass, 4 of 5; without it nothing does: 5 against 7, and no bag has +2."""

UNCOMMITTED = INVESTIGATING.replace("shroud: 7", "shroud: 4").replace(", hand: [Perception]", "")
"""Nobody has a choice: 0 and -1 pass, 3 of 5."""

KNIFE = """\
game: arkham
otherwise: pass
investigators:
  roland: {card: Roland Banks, at: study, play area: [Knife]}
  wendy: {card: Wendy Adams, at: study}
enemies: {ghoul: {card: Ghoul Minion, engaged: wendy}}
chaos bag: [0, auto-fail]
do: [roland uses knife (discard) on ghoul]
ask: [the odds that wendy has 2 damage]
"""
"""A failed attack deals its damage to Wendy; the amount depends on a reading."""

WITHOUT_END = """\
game: arkham
investigators:
  daisy:
    card: Daisy Walker
    at: attic
    play area:
      - {card: {type: asset, name: Watch, abilities: [{forced: {after: gain}, do: {gain: 1}}]}}
      - {card: {type: asset, name: Clock, abilities: [{forced: {after: end test}, do: {gain: 1}}]}}
locations: {attic: {card: {type: location, name: Attic, shroud: 2}, clues: 1}}
chaos bag: [0, -1, -2, -3, auto-fail]
do: [daisy investigates]
ask: [the odds that daisy has 1 clue]
"""
"""After each draw resources are gained without end: no position repeats."""

CLUE = "the odds that daisy has 1 clue"


def ruled(text: str, player: str = "") -> Ruling:
    faults = Faults()
    (ruling,) = rule_source(read(text, "odds.yaml", faults), faults, player=player)
    return ruling


def answers(text: str) -> dict[str, str]:
    return {answer.question: answer.value for answer in ruled(text).answers}


def codes(text: str) -> list[str]:
    with pytest.raises(InputAtFault) as caught:
        ruled(text)
    return [fault.code for fault in caught.value.faults]


class TestAnswers:
    def test_what_chance_alone_decides_has_exact_odds(self) -> None:
        ruling = ruled(UNCOMMITTED + f"ask: [{CLUE}]")
        assert [answer.value for answer in ruling.answers] == ["3/5"]
        assert ruling.verdict == "ruled"
        assert ruling.waiting is None

    def test_open_choices_give_the_odds_at_worst_and_at_best(self) -> None:
        asked = [CLUE, f"{CLUE} at best", f"{CLUE} at worst"]
        assert list(answers(INVESTIGATING + f"ask: [{', '.join(asked)}]").values()) == ["0 to 2/5", "2/5", "0"]

    @pytest.mark.parametrize(
        ("claim", "answer"),
        [
            ("are 3/5", "yes"),
            ("are 6/10", "yes"),
            ("are 60 %", "yes"),
            ("are 2/5", "no"),
            ("at best are 3/5", "yes"),
            ("are at least 1/2", "yes"),
            ("are at least 2/3", "no"),
            ("are at most 3/5", "yes"),
            ("are at most 1/2", "no"),
        ],
    )
    def test_odds_may_be_claimed(self, claim: str, answer: str) -> None:
        assert answers(UNCOMMITTED + f"ask: [{CLUE} {claim}]") == {f"{CLUE} {claim}": answer}

    @pytest.mark.parametrize(
        ("claim", "answer"),
        [("are 0 to 2/5", "yes"), ("are 2/5", "no"), ("at best are 2/5", "yes"), ("at worst are at least 1/5", "no")],
    )
    def test_of_open_choices_a_claim_is_about_all_of_them(self, claim: str, answer: str) -> None:
        assert answers(INVESTIGATING + f"ask: [{CLUE} {claim}]") == {f"{CLUE} {claim}": answer}

    def test_who_claims_odds_is_right_or_wrong(self) -> None:
        ruling = ruled(UNCOMMITTED + f"claims: {{Ann: {CLUE} are 3/5, Ben: {CLUE} are 1/2}}")
        assert [(claim.who, claim.holds, claim.final) for claim in ruling.claims] == [
            ("Ann", True, True),
            ("Ben", False, True),
        ]
        assert ruling.verdict == "ruled"

    def test_what_is_decided_has_odds_of_one_or_none(self) -> None:
        decided = UNCOMMITTED.replace("[daisy investigates]", "[daisy investigates, daisy reveals 0]")
        assert list(answers(decided + f"ask: [{CLUE}, the odds that daisy has 0 clues]").values()) == ["1", "0"]

    def test_a_question_that_looks_back_has_odds_too(self) -> None:
        assert list(
            answers(UNCOMMITTED + "ask: [the odds that daisy discovers clues before daisy's test ends]").values()
        ) == ["3/5"]

    @pytest.mark.parametrize("between", ["", "daisy reveals unknown, "])
    def test_the_course_goes_on_along_every_branch(self, between: str) -> None:
        """Two tests: the sum over both draws counts."""
        twice = UNCOMMITTED.replace("clues: 1", "clues: 2").replace(
            "[daisy investigates]", f"[daisy investigates, {between}daisy investigates]"
        )
        ruling = ruled(twice + "ask: [the odds that daisy has 2 clues, the odds that daisy has 1 clue]")
        assert [answer.value for answer in ruling.answers] == ["9/25", "12/25"]
        assert ruling.refused == ()

    def test_what_must_be_decided_on_a_branch_is_no_moment_for_what_comes_later(self) -> None:
        """An elder sign has its results put in order; the second test is made afterwards all the same."""
        text = UNCOMMITTED.replace("[0, 0, -1, -2, auto-fail]", "[0, elder sign, auto-fail]")
        twice = text.replace("clues: 1", "clues: 2").replace("[daisy i", "[daisy investigates, daisy i")
        assert list(answers(twice + "ask: [the odds that daisy has 2 clues]").values()) == ["4/9"]


class TestVerdict:
    def test_beside_another_question_the_ruling_waits_and_the_odds_are_final(self) -> None:
        ruling = ruled(UNCOMMITTED + f"ask: [{CLUE}, daisy has 1 clue]")
        assert ruling.verdict == "undecided"
        assert [(answer.value, answer.final) for answer in ruling.answers] == [("3/5", True), ("no", False)]

    def test_a_question_in_the_middle_that_has_not_come_up_is_waited_for(self) -> None:
        again = "[daisy investigates, daisy reveals unknown, daisy investigates, {ask: daisy has 1 clue}]"
        ruling = ruled(UNCOMMITTED.replace("[daisy investigates]", again) + f"ask: [{CLUE}]")
        assert ruling.verdict == "undecided"
        assert [answer.final for answer in ruling.answers] == [False, True]

    def test_a_limit_leaves_bounds_and_an_undecided_ruling(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(looking_ahead, "LIMITS", Limits(3))
        asked = [CLUE, f"{CLUE} are 3/5", f"{CLUE} are at most 1/2", f"{CLUE} are at least 3/5"]
        ruling = ruled(UNCOMMITTED + f"ask: [{', '.join(asked)}]")
        assert ruling.verdict == "undecided"
        assert [(answer.value, answer.final) for answer in ruling.answers] == [
            ("between 3/5 and 1", False),
            ("undecided", False),
            ("no", True),
            ("yes", True),
        ]

    def test_every_limit_holds_the_truth(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for positions in range(1, 12):
            monkeypatch.setattr(looking_ahead, "LIMITS", Limits(positions))
            (found,) = ruled(INVESTIGATING + f"ask: [{CLUE}]").odds
            assert found.bounds.low <= 0
            assert found.bounds.high >= Fraction(2, 5)
            assert found.known is (found.looked_at.left_out == 0)

    def test_steps_count_against_a_limit_of_their_own(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(looking_ahead, "LIMITS", Limits(steps=1))
        (found,) = ruled(INVESTIGATING + f"ask: [{CLUE}]").odds
        assert not found.known
        assert found.stopped == "1 steps were taken"

    def test_a_branch_without_end_takes_from_that_limit(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """On each branch it would be followed to the limit of the machine itself."""
        monkeypatch.setattr(looking_ahead, "LIMITS", Limits(steps=900))
        (found,) = ruled(WITHOUT_END).odds
        assert found.looked_at.left_out
        assert found.stopped == "900 steps were taken"


class TestReasons:
    def test_it_rests_on_the_rules_of_an_example_of_each_answer(self) -> None:
        (answer,) = ruled(UNCOMMITTED + f"ask: [{CLUE}]").answers
        assert "investigate-action.5" in answer.cites
        assert "investigate-action.6" in answer.because
        assert set(answer.because) <= set(answer.cites)

    def test_it_says_what_was_looked_at_and_what_it_turns_on(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        file = tmp_path / "odds.yaml"
        file.write_text(INVESTIGATING + f"ask: [{CLUE}]", encoding="utf-8")
        assert run(["rule", str(file)]) == 0
        out = capsys.readouterr().out
        assert "daisy commits perception: 2/5 (40 %)" in out
        assert "daisy passes: 0 (0 %)" in out
        assert "every draw and choice that is open from here on: daisy: commit cards;" in out
        assert run(["rule", "--format", "markdown", str(file)]) == 0
        assert "## What the odds turn on" in capsys.readouterr().out

    def test_draws_with_the_same_odds_stand_together(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        file = tmp_path / "odds.yaml"
        file.write_text(UNCOMMITTED + f"ask: [{CLUE}]", encoding="utf-8")
        assert run(["rule", str(file)]) == 0
        assert "1 (100 %): 0 (2/5), -1 (1/5)" in capsys.readouterr().out

    def test_what_is_refused_on_a_branch_is_told(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        file = tmp_path / "odds.yaml"
        course = "[daisy investigates, daisy passes, daisy reveals unknown, daisy plays perception]"
        file.write_text(INVESTIGATING.replace("[daisy investigates]", course) + f"ask: [{CLUE}]", encoding="utf-8")
        assert run(["rule", "--format", "json", str(file)]) == 0
        (odds,) = json.loads(capsys.readouterr().out)["odds"]
        assert [refused["step"] for refused in odds["refused"]] == ["daisy plays perception"]
        assert run(["rule", str(file)]) == 0
        assert "refused on some branch: daisy plays" in " ".join(capsys.readouterr().out.split())

    def test_json_has_them_as_fractions(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        file = tmp_path / "odds.yaml"
        file.write_text(INVESTIGATING + f"ask: [{CLUE}]", encoding="utf-8")
        assert run(["rule", "--format", "json", str(file)]) == 0
        data = json.loads(capsys.readouterr().out)
        assert run(["schema", "ruling"]) == 0
        Draft202012Validator(json.loads(capsys.readouterr().out)).validate(data)
        (odds,) = data["odds"]
        assert odds["odds"] == {"low": {"numerator": 0, "denominator": 1}, "high": {"numerator": 2, "denominator": 5}}
        assert odds["turnsOn"]["who"] == ["daisy"]


class TestRecords:
    def test_check_holds_them_to_what_is_on_record(self, tmp_path: Path) -> None:
        for expected, state in (("3/5", "as recorded"), ("6/10", "as recorded"), ("1/2", "changed")):
            file = tmp_path / "odds.ruling.yaml"
            file.write_text(UNCOMMITTED + f"expect: {{{CLUE}: {expected}}}", encoding="utf-8")
            (outcome,) = check_file(file)
            assert outcome.state == state

    def test_accept_writes_them(self, tmp_path: Path) -> None:
        file = tmp_path / "odds.ruling.yaml"
        file.write_text(INVESTIGATING + f"ask: [{CLUE}, {CLUE} at best]\nexpect:\n  {CLUE}: 1/2\n", encoding="utf-8")
        after = propose(str(file)).after.decode()
        assert f"  {CLUE}: 0 to 2/5\n  {CLUE} at best: 2/5\n" in after

    def test_compare_finds_them_different(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "odds.yaml"
        file.write_text(
            KNIFE,
            encoding="utf-8",
        )
        assert run(["compare", str(file), "--reading", "failed-attack-damage=standard"]) == 1
        out = capsys.readouterr().out
        assert "the answers differ" in out
        assert "what may come from there on differs" in out

    def test_a_reading_on_which_a_branch_rests_is_told(self) -> None:
        ruling = ruled(
            KNIFE,
        )
        assert "failed-attack-damage" in [rests.reading for rests in ruling.readings]

    def test_the_schema_knows_them(self) -> None:
        game = find_game("arkham")
        assert game is not None
        validator = Draft202012Validator(schema_of(game))
        there = {"game": "arkham", "investigators": {"daisy": "Daisy Walker"}}
        good = {**there, "ask": [CLUE, f"{CLUE} at best are 3/5?"], "expect": {f"{CLUE} at worst": "1/2"}}
        assert list(validator.iter_errors(good)) == []
        for wrong in "the odds that daisy sings well enough":
            assert list(validator.iter_errors({**there, "ask": [wrong]})), wrong


class TestBadInput:
    @pytest.mark.parametrize(
        ("asked", "code"),
        [
            ("the odds that daisy sings", "E210"),
            (f"{CLUE} are 2", "E210"),
            (f"{CLUE} are 1/0", "E210"),
            (f"{CLUE} are 3/4 to 1/4", "E210"),
            ("the odds that the skill value", "E211"),
        ],
    )
    def test_what_has_no_odds_is_at_fault(self, asked: str, code: str) -> None:
        assert codes(UNCOMMITTED + f"ask: ['{asked}']") == [code]

    def test_odds_are_asked_of_the_end(self) -> None:
        text = UNCOMMITTED.replace("[daisy investigates]", f"[daisy investigates, {{ask: {CLUE}}}]")
        assert codes(text) == ["E504"]

    def test_a_deed_that_no_branch_has_a_use_for_is_at_fault(self) -> None:
        text = UNCOMMITTED.replace("[daisy investigates]", "[daisy investigates, daisy has attic prevail]")
        assert codes(text + f"ask: [{CLUE}]") == ["E501"]

    def test_for_one_player_odds_are_a_secret(self) -> None:
        text = "game: notalone\ncreature: {name: B}\nhunted: {C: {}}\nask: [the odds that C is caught]\n"
        assert [answer.value for answer in ruled(text, "B").answers] == ["secret"]


def test_a_sentence_is_read_however_it_is_spaced() -> None:
    assert odds_of("The odds  that ghoul is defeated at best?") == odds_of("the odds that ghoul is defeated at best")
