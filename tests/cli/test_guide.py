"""The documents in the terminal: every topic, how it is shown, and what an unknown one is told."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from adjudicator.cli.documents import documents
from adjudicator.cli.main import run

ROOT = Path(__file__).parents[2]


class Terminal(io.StringIO):
    """Standard output that is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def on_a_terminal(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> str:
    """The output of a command on a terminal."""
    for name in ("NO_COLOR", "FORCE_COLOR", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "80")
    shown = Terminal()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", shown)
        assert run(arguments) == 0
    return shown.getvalue()


def test_without_a_topic_every_topic_is_listed_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["guide"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head == "adjudicator guide TOPIC shows one of these:"
    assert [line.split()[0] for line in lines] == [document.topic for document in documents()]
    assert "situation" in {line.split()[0] for line in lines}
    assert all(len(line) <= 100 and len(line.split()) > 3 for line in lines)


def test_in_a_narrow_terminal_a_topic_still_has_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert run(["guide"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len(documents())
    assert all(len(line) <= 60 for line in lines)


@pytest.mark.parametrize("topic", [document.topic for document in documents()])
def test_in_a_pipe_a_document_comes_as_it_is_written(topic: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["guide", topic]) == 0
    shown = capsys.readouterr().out
    (written,) = (one.path.read_text(encoding="utf-8") for one in documents() if one.topic == topic)
    assert shown.startswith("# ")
    assert "\x1b" not in shown
    assert "<!--" not in shown
    assert shown.count("```") == written.count("```")
    # Links to other documents would lead nowhere: they name the command that shows these.
    outside = re.sub(r"^```.*?^```$", "", shown, flags=re.MULTILINE | re.DOTALL)
    assert re.findall(r"\]\((?!https?://)", outside) == []


def test_a_link_names_the_command_that_shows_the_other_document(capsys: pytest.CaptureFixture[str]) -> None:
    run(["guide", "odds"])
    shown = capsys.readouterr().out
    assert "the situation file (`adjudicator guide situation`)" in shown
    assert "[Dask](https://distributed.dask.org)" in shown
    run(["guide", "design"])
    assert "adjudicator guide design" not in capsys.readouterr().out


@pytest.mark.parametrize("words", [["arkham/sentences"], ["arkham", "sentences"], ["Arkham", "Sentences"]])
def test_a_topic_of_a_game_may_be_two_words(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["guide", *words]) == 0
    assert "| `{who:investigator} draws a card` | `roland draws a card` |\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("topic", "help"),
    [
        ("situatoin", 'did you mean "situation"?'),
        ("arkham/sentence", 'did you mean "arkham/sentences"?'),
        ("weather", "known: situation, ruling, odds, "),
    ],
)
def test_an_unknown_topic_is_told_the_nearest_one(topic: str, help: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["guide", topic]) == 2
    out = capsys.readouterr()
    assert out.out == ""
    assert f"there is no topic '{topic}'; {help}" in out.err


def test_a_terminal_shows_it_laid_out_and_in_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = on_a_terminal(monkeypatch, "guide", "situation")
    assert re.search(r"\x1b\[[0-9;]*3[0-7]m", shown)
    plain = re.sub(r"\x1b\[[0-9;]*m", "", shown)
    assert "```" not in plain
    assert "| --- |" not in plain
    assert "The situation file" in plain
    assert "adjudicator guide ruling" in " ".join(plain.split())
    assert all(len(line) <= 80 for line in plain.splitlines())


@pytest.mark.parametrize("arguments", [["guide"], ["guide", "situation"], ["guide", "--help"]])
def test_where_nothing_is_laid_out_rich_is_not_loaded(arguments: list[str]) -> None:
    code = f"import sys\nfrom adjudicator.cli.main import run\nrun({arguments})\nassert 'rich' not in sys.modules"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_help_has_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["guide", "--help"]) == 0
    assert "adjudicator guide situation" in " ".join(capsys.readouterr().out.split())


def test_a_game_of_another_package_has_its_readme_among_the_topics(
    bells: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    room = tmp_path / "carillon"
    room.mkdir()
    (room / "__init__.py").write_text("", encoding="utf-8")
    (room / "entry.py").write_text("", encoding="utf-8")
    (tmp_path / "bells-1.0.dist-info" / "entry_points.txt").write_text(
        "[adjudicator.games]\nbells = bells.entry\ncarillon = carillon.entry\n", encoding="utf-8"
    )
    (room / "README.md").write_text("# Carillon\n\nMany bells. They ring.\n", encoding="utf-8")
    (room / "tunes.md").write_text("# Tunes\n\nWhat is played: see [bells](README.md).\n", encoding="utf-8")
    assert run(["guide"]) == 0
    listed = capsys.readouterr().out
    assert re.search(r"^  carillon +Many bells$", listed, re.MULTILINE)
    assert re.search(r"^  carillon/tunes +What is played", listed, re.MULTILINE)
    # A game without a README has no topic, and is no hindrance.
    assert not re.search(r"^  bells ", listed, re.MULTILINE)
    assert run(["guide", "carillon", "tunes"]) == 0
    assert "see bells (`adjudicator guide carillon`)." in capsys.readouterr().out
    assert run(["guide", "bells"]) == 2


def test_pictures_are_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["guide", "stepping"]) == 0
    shown = capsys.readouterr().out
    assert "step.svg" not in shown
    assert "!" not in shown.partition("On one side")[0]
