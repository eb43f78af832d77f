"""A terminal is told that work goes on which takes a while; a pipe never is."""

import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from threading import Event

import pytest
from on_record import RULING

from adjudicator.cli import progress
from adjudicator.cli.main import run
from adjudicator.recording import watching
from adjudicator.ruling import judging
from adjudicator.stepping import walk


class Screen(StringIO):
    """Standard error, which may be a terminal, and notes when a word has been shown on it."""

    def __init__(self, word: str, is_terminal: bool) -> None:
        super().__init__()
        self._word, self._is_terminal = word, is_terminal
        self.shown = Event()

    def isatty(self) -> bool:
        return self._is_terminal

    def write(self, text: str) -> int:
        written = super().write(text)
        if self._word in self.getvalue():
            self.shown.set()
        return written


Watch = Callable[[str, bool], Screen]
"""Makes a screen standard error."""


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    def begin(word: str, is_terminal: bool) -> Screen:
        screen = Screen(word, is_terminal)
        monkeypatch.setattr(sys, "stderr", screen)
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.setattr(progress, "_PATIENCE", 0)
        return screen

    return begin


def test_what_takes_a_while_is_shown_with_how_far_it_is(watch: Watch) -> None:
    screen = watch("50%", True)
    with progress.meanwhile("Ruling", 2) as done:
        done(1)
        assert screen.shown.wait(60)
    assert "Ruling" in screen.getvalue()


def test_a_command_that_takes_a_while_says_what_it_does(
    watch: Watch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "dispute.yaml"
    file.write_text(RULING, encoding="utf-8")
    rule = judging.rule_source
    screen = watch("Ruling", True)

    def when_it_is_shown(*given: object, **more: object) -> object:
        assert screen.shown.wait(60)
        return rule(*given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(judging, "rule_source", when_it_is_shown)
    assert run(["rule", str(file)]) == 0
    assert "Does the ghoul strike first?" in capsys.readouterr().out
    assert "Does the ghoul" not in screen.getvalue()


COMMANDS = (
    (["step", "--plain", "FILE"], walk, "Walk"),
    (["watch", "FILE"], watching.Watch, "look"),
    (["deck", "check", "FILE"], judging, "rule_source"),
    (["deck", "buy", "FILE", "FILE"], judging, "rule_source"),
)
"""Commands, and what they wait for."""


@pytest.mark.parametrize(("command", "room", "name"), COMMANDS)
def test_whoever_waits_is_told_so(
    command: list[str], room: object, name: str, watch: Watch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "given.yaml"
    file.write_text("investigator: Roland Banks\ncards: {}\n" if command[0] == "deck" else RULING, encoding="utf-8")
    screen = watch("Ruling", True)

    class Shown(Exception):
        """The work is not done here: it has begun, and that is shown."""

    def when_it_is_shown(*given: object, **more: object) -> object:
        assert screen.shown.wait(60)
        raise Shown

    monkeypatch.setattr(room, name, when_it_is_shown)
    with pytest.raises(Shown):
        run([str(file) if word == "FILE" else word for word in command])


def test_a_pipe_is_told_nothing(watch: Watch) -> None:
    screen = watch("Ruling", False)
    with progress.meanwhile("Ruling") as done, progress.bar("Ruling", 2) as also:
        done(1)
        also(1)
    assert not screen.getvalue()


def test_what_is_over_at_once_is_not_shown(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = watch("Ruling", True)
    monkeypatch.setattr(progress, "_PATIENCE", 3_600)
    with progress.meanwhile("Ruling") as done:
        done(1)
    assert not screen.getvalue()
