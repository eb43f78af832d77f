"""`check --changed-since`: rulings that a change of files can affect are ruled again, and no others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from on_record import RIGHT, RULING, Keep

from adjudicator.cli.main import run
from adjudicator.games.finding import home
from adjudicator.recording import changes
from adjudicator.recording.collection import Recorded

ROOT = Path(changes.PACKAGE)
RULINGS = (Recorded("rulings/a.yaml", "arkham"), Recorded("rulings/b.yaml", "arkham"), Recorded("n.yaml", "notalone"))


def affected(*changed: Path) -> set[str]:
    return {ruling.path for ruling in changes.affected(RULINGS, changed)}


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("engine/machine.py", {"rulings/a.yaml", "rulings/b.yaml", "n.yaml"}),
        ("games/interface.py", {"rulings/a.yaml", "rulings/b.yaml", "n.yaml"}),
        ("games/kit/asking/events.py", {"rulings/a.yaml", "rulings/b.yaml", "n.yaml"}),
        ("named.py", {"rulings/a.yaml", "rulings/b.yaml", "n.yaml"}),
        ("games/arkham/cards/machete.yaml", {"rulings/a.yaml", "rulings/b.yaml"}),
        ("games/arkham/reference/massive.yaml", {"rulings/a.yaml", "rulings/b.yaml"}),
        ("games/notalone/entry.py", {"n.yaml"}),
        ("cli/check.py", set()),
        ("recording/words.py", set()),
        ("../README.md", set()),
    ],
)
def test_a_game_is_affected_by_its_own_files_and_by_those_of_all(path: str, expected: set[str]) -> None:
    assert affected(ROOT / path) == expected


def test_a_game_of_which_there_is_no_ruling_affects_none() -> None:
    folder = home("notalone")
    assert folder is not None
    assert changes.affected(RULINGS[:2], [folder / "entry.py"]) == ()


def test_a_ruling_is_affected_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert affected(tmp_path / "rulings" / "b.yaml") == {"rulings/b.yaml"}


def test_a_link_is_affected_by_what_it_leads_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "n.yaml").symlink_to("other.yaml")
    assert affected(tmp_path / "other.yaml") == {"n.yaml"}


def test_a_ruling_is_affected_by_a_file_that_it_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "rulings").mkdir()
    (tmp_path / "rulings" / "b.yaml").write_text("deck: decks/roland.json\n", encoding="utf-8")
    assert affected(tmp_path / "rulings" / "decks" / "roland.json") == {"rulings/b.yaml"}
    assert affected(tmp_path / "rulings" / "decks" / "agnes.json") == set()
    assert affected(tmp_path / "decks" / "roland.json") == set()


def test_cards_of_ones_own_affect_their_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ADJUDICATOR_CARDS", str(tmp_path / "cards"))
    assert affected(tmp_path / "cards" / "odd-lantern.yaml") == {"rulings/a.yaml", "rulings/b.yaml"}


def git(*arguments: str) -> None:
    identity = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *identity, *arguments], check=True, capture_output=True)


@pytest.fixture
def repository(keep: Keep) -> Keep:
    """A repository of the rulings a, b and c, of which b changed and c is new."""
    git("init", "-q")
    for name in "ab":
        keep(RIGHT, name=f"rulings/{name} ruling.yaml")
    git("add", ".")
    git("commit", "-q", "-m", "rulings")
    keep(RIGHT, name="rulings/b ruling.yaml", text=RULING + "# looked at again\n")
    keep(RIGHT, name="rulings/ć ruling.yaml")
    return keep


def test_changed_and_new_files_are_ruled(repository: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "--changed-since", "HEAD", "--list"]) == 0
    assert capsys.readouterr().out == "rulings/b ruling.yaml\nrulings/ć ruling.yaml\n"
    git("add", ".")
    git("commit", "-q", "-m", "more")
    assert run(["check", "--changed-since", "HEAD~1"]) == 0
    assert capsys.readouterr().out == "2 rulings: 2 as recorded\n"
    assert run(["check", "--changed-since", "HEAD"]) == 0
    assert capsys.readouterr().out == "0 rulings\n"


def test_renamed_deleted_and_untracked_files(repository: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    git("add", ".")
    git("commit", "-q", "-m", "more")
    git("mv", "rulings/a ruling.yaml", "rulings/z ruling.yaml")
    git("rm", "-q", "rulings/b ruling.yaml")
    repository(RIGHT, name="rulings/deeper/new.yaml")
    assert run(["check", "--changed-since", "HEAD", "--list"]) == 0
    assert capsys.readouterr().out == "rulings/z ruling.yaml\nrulings/deeper/new.yaml\n"
    assert run(["check", "--changed-since", "HEAD"]) == 0
    git("add", ".")
    git("commit", "-q", "-m", "moved")
    assert run(["check", "--changed-since", "HEAD~1", "--list"]) == 0
    assert capsys.readouterr().out.endswith("rulings/z ruling.yaml\nrulings/deeper/new.yaml\n")


def test_an_ignored_file_has_not_changed(repository: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    repository(RIGHT, name="rulings/draft.yaml")
    Path(".gitignore").write_text("draft.yaml\n")
    assert run(["check", "--changed-since", "HEAD", "--list"]) == 0
    assert "draft" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "how", "expected"),
    [
        ("site/adjudicator/games/arkham/cards/beat-cop.yaml", "edited", ["rulings/arkham.yaml"]),
        ("site/adjudicator/games/notalone/reference/mirage.yaml", "deleted", ["rulings/notalone.yaml"]),
        ("site/adjudicator/games/arkham/game.py", "renamed", ["rulings/arkham.yaml"]),
        ("site/adjudicator/engine/state.py", "edited", ["rulings/arkham.yaml", "rulings/notalone.yaml"]),
        ("site/adjudicator/cli/check.py", "edited", []),
        ("mine/odd-lantern.yaml", "new", ["rulings/arkham.yaml"]),
    ],
)
def test_cards_rules_and_code_in_the_same_repository(
    keep: Keep, copied: Path, tmp_path: Path, file: str, how: str, expected: list[str]
) -> None:
    """For people who work on the package itself, or keep cards beside rulings."""
    git("init", "-q")
    keep(RIGHT, name="rulings/arkham.yaml")
    keep(text="game: notalone\nplayers: 5\n", name="rulings/notalone.yaml")
    git("add", ".")
    git("commit", "-q", "-m", "everything")
    path = tmp_path / file
    if how in ("edited", "new"):
        path.parent.mkdir(exist_ok=True)
        with path.open("a", encoding="utf-8") as opened:
            opened.write("# looked at again\n")
    start = f"import sys; sys.path.insert(0, {str(copied.parent)!r}); from adjudicator.recording.changes import *; "
    # A deleted file cannot be run: it is removed after everything has been loaded.
    script = start + (
        "from adjudicator.cli.main import run; from adjudicator.games.finding import find_game; import os; "
        f"[find_game(name).cards() for name in ('arkham', 'notalone')]; how, path = {how!r}, {str(path)!r}; "
        "how == 'deleted' and os.unlink(path); how == 'renamed' and os.rename(path, path + '.old'); "
        "run(['check', '--changed-since', 'HEAD', '--list'])"
    )
    environment = {**os.environ, "ADJUDICATOR_CARDS": str(tmp_path / "mine"), "PYTHONPATH": ""}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment)
    assert (done.stdout.splitlines(), done.stderr) == (expected, "")


def test_from_another_folder(
    repository: Keep, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir("/")
    assert run(["check", str(tmp_path / "rulings"), "--changed-since", "HEAD", "--list"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


@pytest.mark.parametrize("revision", ["no-such-branch", "--help", "HEAD:rulings"])
def test_a_revision_that_is_not_there(repository: Keep, capsys: pytest.CaptureFixture[str], revision: str) -> None:
    assert run(["check", f"--changed-since={revision}"]) == 2
    assert revision in capsys.readouterr().err


def test_outside_a_repository(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    keep(RIGHT)
    assert run(["check", "--changed-since", "HEAD"]) == 2
    assert "not a git repository" in capsys.readouterr().err


def test_without_git(repository: Keep, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert run(["check", "--changed-since", "HEAD"]) == 2
    assert "git cannot be run" in capsys.readouterr().err
