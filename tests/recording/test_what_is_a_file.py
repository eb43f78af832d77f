"""Pipes, devices and sockets are faults at once, and every YAML file of a game is a ruling."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from on_record import RIGHT, RULING

from adjudicator.cli.main import run

GOOD = RULING + f"expect:\n  {RIGHT}\n"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe.yaml")
    Path("link.yaml").symlink_to("pipe.yaml")
    with socket.socket(socket.AF_UNIX) as listens:
        listens.bind("socket.yaml")
        yield


@pytest.mark.parametrize("name", ["pipe.yaml", "link.yaml", "socket.yaml", "/dev/zero"])
@pytest.mark.parametrize("command", ["rule", "explain", "legal", "explore", "check", "accept", "audit"])
def test_what_is_no_file_is_a_fault(capsys: pytest.CaptureFixture[str], command: str, name: str) -> None:
    assert run([command, name]) == 2
    assert "error[E102]: this is a device or a pipe, not a file" in capsys.readouterr().err


def test_among_cards(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    Path("pack").mkdir()
    os.mkfifo("pack/core.json")
    assert run(["cards", "import", "arkhamdb", "pack", "--to", "cards"]) == 2
    assert "error[E102]" in capsys.readouterr().err
    monkeypatch.setenv("ADJUDICATOR_CARDS", os.getcwd())
    Path("a.yml").write_text("game: arkham\ninvestigators: {roland: Roland Bank}\n")
    assert run(["rule", "a.yml"]) == 2
    assert "Roland Banks" in capsys.readouterr().err


def test_in_a_folder_they_are_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    Path("good.yaml").write_text(GOOD)
    assert run(["check", "."]) == 0
    assert (
        "left out, because a device or a pipe is no file: 3 YAML files: ./link.yaml, ./pipe.yaml, "
        in capsys.readouterr().err
    )


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.yml", GOOD),
        ("a.YAML", GOOD),
        ("a.Yml", GOOD),
        ("late.yaml", "# a long comment\n" * 8_000 + GOOD),
        ("indented.yaml", "".join(f"  {line}\n" for line in GOOD.splitlines())),
        (
            "flow.yaml",
            "{note: here, game: arkham, investigators: {roland: {card: Roland Banks}}, expect: {refused: 0}}",
        ),
        (
            "json.yaml",
            '{"note": "here", "game": "arkham", "investigators": ["Roland Banks"], "expect": {"refused": 0}}',
        ),
    ],
)
def test_every_yaml_file_of_a_game_is_checked(capsys: pytest.CaptureFixture[str], name: str, text: str) -> None:
    Path("rulings").mkdir()
    Path("rulings", name).write_text(text)
    assert run(["check", "--list", "rulings"]) == 0
    assert capsys.readouterr().out == f"rulings/{name}\n"
    assert run(["check", "rulings"]) == 0


def test_others_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    Path("rulings").mkdir()
    Path("rulings/good.yaml").write_text(GOOD)
    Path("rulings/other.yaml").write_text("jobs: {test: {game: arkham}}\n")
    assert run(["check", "rulings"]) == 0
    assert capsys.readouterr().err.splitlines()[0].endswith("in it: 1 YAML file: rulings/other.yaml")
