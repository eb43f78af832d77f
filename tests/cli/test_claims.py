"""The verdict on claims, and the point where a wrong claim leaves the rules."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from adjudicator import ruling
from adjudicator.cli.main import run

SCHEMA = json.loads((Path(ruling.__file__).parent / "schema.json").read_text(encoding="utf-8"))
DYNAMITE = """\
game: arkham
investigators:
  roland: {card: Roland Banks, at: hallway, damage: 8, resources: 5, hand: [Dynamite Blast]}
enemies:
  ghoul: {card: Ghoul Minion, engaged: roland}
do:
  - roland plays dynamite blast at hallway
"""
TEST = """\
game: arkham
otherwise: pass
investigators:
  daisy: {card: Daisy Walker, at: study, hand: [Perception]}
  wendy: {card: Wendy Adams, at: study}
enemies:
  rats: {card: Swarm of Rats, at: study, exhausted: true}
locations:
  study: {card: Study, clues: 1, shroud: 2}
do:
  - wendy fights rats
  - daisy investigates
  - daisy reveals -4
"""


def judged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], situation: str, *claims: str, status: int = 0
) -> list[dict[str, Any]]:
    """The verdict on each claim."""
    path = tmp_path / "claims.yaml"
    lines = "".join(f"  P{number}: {claim}\n" for number, claim in enumerate(claims))
    path.write_text(f"{situation}claims:\n{lines}", encoding="utf-8")
    assert run(["rule", "--format", "json", str(path)]) == status
    data = json.loads(capsys.readouterr().out)
    jsonschema.validate(data, SCHEMA)
    found: list[dict[str, Any]] = data["claims"]
    return found


def test_a_claim_that_holds_leaves_the_rules_nowhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (claim,) = judged(tmp_path, capsys, DYNAMITE, "ghoul attacks roland")
    assert (claim["holds"], claim["leaves"]) == (True, None)


def test_what_came_before_what_never_comes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing ever happened to the ghoul: the last event that it caused shows why."""
    (claim,) = judged(tmp_path, capsys, DYNAMITE, "ghoul has 3 damage")
    assert claim["leaves"] == {
        "step": "2 contribute to the costs",
        "what": "roland is defeated (attack)",
        "how": "overlooked",
        "rule": "defeat.2",
    }


def test_an_order_is_wrong_where_the_second_comes_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (claim,) = judged(tmp_path, capsys, DYNAMITE, "roland is defeated before ghoul attacks roland")
    assert claim["leaves"]["what"] == "ghoul attacks roland (opportunity)"
    assert claim["leaves"]["rule"] == "initiation-sequence.11"


def test_what_is_said_never_to_happen_happens(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (claim,) = judged(tmp_path, capsys, DYNAMITE, "ghoul does not attack roland")
    assert claim["leaves"]["what"] == "ghoul attacks roland (opportunity)"


def test_a_number_is_misapplied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (claim,) = judged(tmp_path, capsys, DYNAMITE, "roland has 8 damage")
    assert (claim["leaves"]["how"], claim["leaves"]["what"]) == ("misapplied", "roland: damage 8 → 9")


def test_the_rule_by_which_a_test_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (claim,) = judged(tmp_path, capsys, TEST, "the test succeeds")
    assert claim["leaves"]["step"] == "ST.6 determine success/failure of skill test"
    assert claim["leaves"]["rule"] == "skill-test-timing.25"


def test_what_was_refused_did_not_happen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (claim,) = judged(tmp_path, capsys, TEST, "wendy begins a test")
    assert claim["leaves"]["what"].startswith("refused: wendy fights rats")
    assert claim["leaves"]["rule"] == "fight-action.1"


DODGE = """\
game: arkham
investigators:
  roland: {card: Roland Banks, at: hallway, resources: 5, hand: [Dodge]}
enemies:
  ghoul: {card: Ghoul Minion, engaged: roland}
do:
  - roland takes a resource
  - roland plays dodge
"""


@pytest.mark.parametrize("claim", ["ghoul attacks roland", "roland has 1 damage"])
def test_what_was_cancelled_came_to_nothing(claim: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (found,) = judged(tmp_path, capsys, DODGE, claim)
    assert found["leaves"]["what"] == "ghoul attacks roland (opportunity) (cancelled)"
    assert (found["leaves"]["how"], found["leaves"]["rule"]) == ("overlooked", "cancel.1")


def test_what_may_not_be_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    not_allowed, allowed = judged(tmp_path, capsys, DODGE, "roland may play dodge", "roland may not draw a card")
    assert (not_allowed["holds"], not_allowed["leaves"]["what"]) == (False, None)
    assert not_allowed["leaves"]["rule"]
    assert (allowed["holds"], allowed["leaves"]["what"]) == (False, "no rule forbids it")


def test_a_rule_does_not_forbid_what_it_does_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (claim,) = judged(tmp_path, capsys, DODGE, "roland may not draw a card by attack-of-opportunity.1")
    assert (claim["holds"], claim["leaves"]["what"]) == (False, "that rule does not forbid it")


def test_what_an_exhausted_enemy_does_not_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    situation = DYNAMITE.replace("do:", "  rats: {card: Swarm of Rats, at: hallway, exhausted: true}\ndo:")
    (claim,) = judged(tmp_path, capsys, situation, "rats attacks roland")
    assert claim["leaves"]["what"] == "it does not come about: rats attacks roland (opportunity)"
    assert claim["leaves"]["rule"] == "attack-of-opportunity.6"


def test_while_it_waits_only_what_has_happened_shows_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    waiting = TEST.replace("  - daisy reveals -4\n", "")
    later, done = judged(tmp_path, capsys, waiting, "daisy has 1 clue", "step ST.1 takes place", status=3)
    assert (later["holds"], later["final"], later["leaves"]) == (False, False, None)
    assert done["holds"]


@pytest.mark.parametrize("form", ["text", "markdown"])
def test_it_is_said_in_words(form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "claims.yaml"
    path.write_text(DYNAMITE + "claims: {Ben: ghoul has 3 damage}\n", encoding="utf-8")
    assert run(["rule", "--format", form, str(path)]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "It leaves the rules at 2 contribute to the costs: roland is defeated (attack)." in out
    assert "An investigator with damage equal to or above his or her health" in out


def test_a_secret_claim_is_neither_right_nor_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "evening.yaml"
    path.write_text(
        "game: notalone\ncreature: {name: B}\nhunted: {C: {survival: [Dodge]}}\ndo:\n  - C plays jungle\n"
        "claims:\n  X: C has played jungle\n  Y: C has played lair\n",
        encoding="utf-8",
    )
    assert run(["rule", "--as", "B", "--format", "json", str(path)]) == 0
    data = json.loads(capsys.readouterr().out)
    jsonschema.validate(data, SCHEMA)
    assert [(claim["holds"], claim["leaves"]) for claim in data["claims"]] == [(None, None), (None, None)]
    assert run(["rule", "--as", "B", str(path)]) == 0
    assert "X is right or wrong, but which is secret" in capsys.readouterr().out


WARDED = """\
game: arkham
agenda: {card: "What's Going On?!", doom: 2}
phase: mythos
investigators:
  agnes: {card: Agnes Baker, at: study, resources: 1, hand: [Ward of Protection], play area: [Machete]}
encounter deck: [Ancient Evils]
do:
  - agnes draws ancient evils from the encounter deck
  - agnes plays ward of protection
"""


def test_what_never_came_about_because_it_was_cancelled(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing ever happened to the agenda: the one cancelled effect shows why."""
    (claim,) = judged(tmp_path, capsys, WARDED, "what's going on?! has 3 doom")
    assert claim["leaves"]["what"] == "the effect of ancient evils is cancelled"
    assert claim["leaves"]["rule"] == "cancel.1"


GATE = """\
game: notalone
hunted: {D: {played: rover, survival: [Gate]}}
phase: 3
in force: [Mirage]
tokens: {target: [rover, artifact]}
do: [D plays gate for beach]
"""


def test_a_claim_that_names_nobody_is_wrong_by_what_was_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (claim,) = judged(tmp_path, capsys, GATE, "the marker is on the beach")
    assert claim["leaves"] == {
        "step": "3 Reckoning",
        "what": "refused: D plays gate for beach: the power of the rover is ineffective",
        "how": "overlooked",
        "rule": "mirage.8",
    }


STASIS = """\
game: notalone
creature: {hand: [Stasis]}
hunted: {C: {played: lair, survival: [Amplifier]}}
phase: 4
rescue: 2
marker on the beach: true
do: [B plays stasis, C plays amplifier, the round ends]
hunt deck: [Clone, Mirage, Scream, others]
"""


def test_a_counter_that_is_kept_where_it_is_does_not_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    win, moves = judged(tmp_path, capsys, STASIS, "the hunted win", "the rescue counter moves")
    assert (
        win["leaves"]["what"] == moves["leaves"]["what"] == ("the Rescue counter moves (the closing move) (cancelled)")
    )
    assert win["leaves"]["rule"] == moves["leaves"]["rule"] == "stasis.2"


def test_a_rule_shows_it_rather_than_what_merely_came_later(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The end of his turn comes last, and no rule is behind it."""
    (claim,) = judged(tmp_path, capsys, DYNAMITE, "roland plays dynamite blast")
    assert (claim["leaves"]["what"], claim["leaves"]["rule"]) == ("roland is defeated (attack)", "defeat.2")


@pytest.mark.parametrize(
    ("claim", "instead"),
    [
        ("machete has 1 doom", "nothing in the resolution changes it"),
        ("machete is exhausted", "nothing in the resolution changes it"),
        ("machete is defeated twice", "nothing like it happens"),
    ],
)
def test_where_nothing_shows_it_that_is_said(
    claim: str, instead: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two effects were cancelled, and neither has anything to do with Machete."""
    twice = WARDED + "  - agnes plays ward of protection\n"
    (found,) = judged(tmp_path, capsys, twice, claim)
    assert found["leaves"] == {"step": None, "what": instead, "how": "overlooked", "rule": None}
    assert run(["rule", str(tmp_path / "claims.yaml")]) == 0
    assert f"It leaves the rules here: {instead}." in capsys.readouterr().out
