"""Prepared files of the package: the prepared result is the content of the file."""

import shutil
from pathlib import Path

import pytest

from adjudicator.games.arkham import along
from adjudicator.games.arkham.along import HERE
from adjudicator.games.arkham.library import ACTIONS, FOLDER, read_card
from adjudicator.games.arkham.setting_up.printed import Scenario, every_file
from adjudicator.language.diagnostics import InputAtFault
from adjudicator.language.prepared import NAME, Prepared
from adjudicator.language.shapes import Checking, Whole
from adjudicator.language.source import Node


def number(root: Node, at: Checking) -> int:
    """The shape of the files here."""
    return Whole(0, 9).check(root, at)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder in which the prepared file says 3."""
    file = tmp_path / "three.yaml"
    file.write_text("3\n")
    Prepared(tmp_path).prepare([(file, 3)], tmp_path)
    return tmp_path


def plain(held: object) -> object:
    """The parts to compare: all of a scenario but its node, which is equal to no other."""
    return held[:-1] if isinstance(held, Scenario) else held


def never(root: Node, at: Checking) -> int:
    """A check that must not be called."""
    raise AssertionError("read although it is prepared")


def test_what_is_prepared_is_not_read_again(folder: Path) -> None:
    assert Prepared(folder).read(folder / "three.yaml", never) == 3


def test_a_file_that_has_changed_is_read_anew(folder: Path) -> None:
    (folder / "three.yaml").write_text("4\n")
    assert Prepared(folder).read(folder / "three.yaml", number) == 4


def test_what_is_not_prepared_is_read(folder: Path) -> None:
    other = folder / "five.yaml"
    other.write_text("5\n")
    assert Prepared(folder).read(other, number) == 5
    (folder / NAME).unlink()
    assert Prepared(folder).read(folder / "three.yaml", number) == 3


@pytest.mark.parametrize(("text", "code"), [("12\n", "E205"), ("[1\n", "E110"), ("", "E112"), (None, "E101")])
def test_a_file_at_fault_is_at_fault(folder: Path, text: str | None, code: str) -> None:
    file = folder / "three.yaml"
    file.unlink()
    if text is not None:
        file.write_text(text)
    with pytest.raises(InputAtFault) as caught:
        Prepared(folder).read(file, number)
    assert [fault.code for fault in caught.value.faults] == [code]


def test_all_that_comes_along_is_as_it_was_prepared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {path: read_card(path) for path in [ACTIONS, *sorted(FOLDER.glob("*.yaml"))]} | dict(every_file())
    shutil.copytree(HERE, tmp_path / "arkham", ignore=shutil.ignore_patterns("*.py", "*.so", "__pycache__"))
    along.prepare(tmp_path / "arkham")
    prepared = Prepared(tmp_path / "arkham")
    for path, held in found.items():
        again = prepared.read(tmp_path / "arkham" / path.relative_to(HERE), never)
        assert type(again) is type(held)
        assert plain(again) == plain(held)
