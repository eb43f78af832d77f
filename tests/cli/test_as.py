"""`--as PLAYER`: a ruling for one player shows nothing that the player may not know."""

import json
from pathlib import Path

import pytest

from adjudicator.cli.main import run

SITUATION = """\
game: notalone
creature: {name: B, hand: [Mirage, Scream, Stasis]}
hunted:
  C: {discard: [rover], survival: [Dodge, Vortex]}
  D: {survival: [Gate]}
do:
  - C plays jungle
  - D plays lair
  - B puts the creature token on lair
ask:
  - C's hand is lair, river and beach
  - C has played jungle
  - C holds dodge
  - C has discarded rover
  - B holds mirage
  - the creature token is on lair
"""
KEPT_FROM_B = ("jungle", "dodge", "vortex", "gate")


def rule(tmp_path: Path, capsys: pytest.CaptureFixture[str], *options: str, text: str = SITUATION) -> tuple[int, str]:
    file = tmp_path / "evening.yaml"
    file.write_text(text, encoding="utf-8")
    status = run([*options, str(file)])
    return status, capsys.readouterr().out


def answers(out: str) -> list[str]:
    return [line.rpartition("... ")[2].partition(" ")[0] for line in out.splitlines() if "..." in line]


def test_the_creature_is_told_what_lies_open_and_what_is_hers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = rule(tmp_path, capsys, "rule", "--as", "B")
    assert status == 0
    assert answers(out) == ["secret", "secret", "secret", "yes", "yes", "yes"]


def test_a_hunted_is_told_what_is_hers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _status, out = rule(tmp_path, capsys, "rule", "--as", "c")
    assert answers(out) == ["yes", "yes", "yes", "yes", "secret", "yes"]


@pytest.mark.parametrize("form", ["text", "json", "markdown"])
def test_no_word_of_it_is_anywhere_in_the_explanation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], form: str
) -> None:
    """The questions of the file keep their words; everything else that is printed must not hold secrets."""
    text = SITUATION.partition("ask:")[0]
    _status, whole = rule(tmp_path, capsys, "explain", "--format", form, text=text)
    _status, seen = rule(tmp_path, capsys, "explain", "--as", "B", "--format", form, text=text)
    assert "jungle" in whole.lower()
    assert not [word for word in KEPT_FROM_B if word in seen.lower()]


def test_what_has_been_revealed_is_no_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = SITUATION.replace("ask:", "  - C's turn begins\nask:")
    _status, out = rule(tmp_path, capsys, "rule", "--as", "B", text=text)
    assert answers(out)[1] == "yes"


def test_somebody_who_does_not_play_sees_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.yaml"
    file.write_text(SITUATION, encoding="utf-8")
    assert run(["rule", "--as", "zoe", str(file)]) == 2
    assert "the players are B, C, D" in capsys.readouterr().err


def test_a_secret_has_no_reasons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _status, out = rule(tmp_path, capsys, "rule", "--as", "B", "--format", "json")
    found = json.loads(out)["answers"]
    assert {answer["value"]: bool(answer["because"] or answer["cites"]) for answer in found} == {
        "secret": False,
        "yes": True,
    }
