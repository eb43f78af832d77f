"""The heroes are told nothing of what the Sins player holds, of his deck and of the Dark Past cards."""

from pathlib import Path

import pytest

from adjudicator.cli.main import run

SITUATION = """\
game: others
title: Who knows what?
story type: Corruption
heroes: {rose: {at: quay 1}, karl: {at: quay 5}}
sins: {sin: Pride, hand: [Sample Frenzy, Sample Claws]}
sin card deck: [Sample Alarm, Sample Despair]
dashboards: {Rose: {dark past: Sample Secret Oath}}
current: rose
do: [rose moves to quay 2]
ask:
  - Sample Frenzy is in sin's hand
  - Sample Alarm is in the sin card deck
  - the dark past of Rose is Sample Secret Oath
  - sin has 2 sin cards
"""
SECRETS = ("Frenzy", "Claws", "Alarm", "Despair", "Secret Oath")
ASKED = ("Sample Frenzy is in", "Sample Alarm is in", "the dark past of Rose is Sample Secret Oath")


def told(tmp_path: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Everything that a command says, but for the words of the questions themselves."""
    file = tmp_path / "night.yaml"
    file.write_text(SITUATION, encoding="utf-8")
    run([*arguments, str(file)])
    return "\n".join(line for line in capsys.readouterr().out.splitlines() if not any(one in line for one in ASKED))


@pytest.mark.parametrize(
    "command",
    [
        ("rule",),
        ("rule", "--why"),
        ("rule", "--format", "markdown"),
        ("explain",),
        ("explain", "--format", "json"),
        ("legal",),
        ("legal", "--format", "json"),
    ],
    ids=" ".join,
)
def test_a_hero_is_told_none_of_it(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = told(tmp_path, capsys, *command, "--as", "rose")
    assert out
    assert [secret for secret in SECRETS if secret in out] == []


def test_the_board_of_a_page_shows_a_hero_none_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    every, seen = (told(tmp_path, capsys, "explain", "--format", "html", *viewer) for viewer in ((), ("--as", "rose")))
    assert [secret for secret in SECRETS if secret in every] == ["Frenzy", "Claws", "Alarm", "Despair"]
    assert [secret for secret in SECRETS if secret in seen] == []


def test_what_is_asked_about_it_is_a_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "night.yaml"
    file.write_text(SITUATION, encoding="utf-8")
    run(["rule", "--as", "rose", str(file)])
    answers = [line.rpartition("... ")[2].split()[0] for line in capsys.readouterr().out.splitlines() if "..." in line]
    assert answers == ["secret", "secret", "secret", "yes"]
