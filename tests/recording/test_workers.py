"""Rulings in processes of their own: if one dies, no other ruling is lost."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from on_record import RIGHT, RULING, Keep

from adjudicator.cli.main import run
from adjudicator.recording.outcome import CHANGED, CRASHED, SAME, Outcome
from adjudicator.recording.workers import check_all
from adjudicator.working.processes import Processes

ROOT = Path(__file__).parents[2]


def mortal(path: str) -> tuple[Outcome, ...]:
    """Rules nothing, and kills its process for some files."""
    if "dies" in path:
        os.kill(os.getpid(), signal.SIGKILL)
    return (Outcome(path, CHANGED if "changed" in path else SAME),)


def states(paths: list[str], jobs: int, *, fail_fast: bool = False) -> list[str]:
    outcomes = check_all(paths, Processes(jobs), fail_fast=fail_fast, work=mortal)
    assert [outcome.path for outcome in outcomes] == paths[: len(outcomes)]
    return [outcome.state for outcome in outcomes]


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_one_that_dies_is_named_and_the_others_go_on(jobs: int) -> None:
    paths = [f"{number}{'-dies' if number in (7, 23) else ''}" for number in range(30)]
    assert states(paths, jobs) == [CRASHED if "dies" in path else SAME for path in paths]


def test_all_may_die() -> None:
    assert states(["a-dies", "b-dies"], 2) == [CRASHED, CRASHED]


def test_fail_fast_ends_with_the_first_of_the_files_not_of_the_clock() -> None:
    paths = [f"{number:02}" for number in range(40)]
    paths[9], paths[10], paths[30] = "09-dies", "10-changed", "30-changed"
    assert states(paths, 2, fail_fast=True) == [SAME] * 9 + [CRASHED]
    paths[9] = "09"
    assert states(paths, 2, fail_fast=True) == [SAME] * 10 + [CHANGED]


@pytest.mark.parametrize("jobs", [1, 2])
def test_all_are_counted_when_they_are_ready(jobs: int) -> None:
    ready: list[int] = []
    check_all(
        [str(number) for number in range(25)], Processes(jobs) if jobs > 1 else None, done=ready.append, work=mortal
    )
    assert sum(ready) == 25


ENDLESS = f"""
import os, signal, sys
sys.path.insert(0, {str(ROOT)!r})
from adjudicator.recording.workers import check_all
from adjudicator.working.processes import Processes

def endless(path):
    os.write(1, b"begun\\n")
    signal.pause()

try:
    check_all(["a", "b", "c"], Processes(2), work=endless)
except KeyboardInterrupt:
    sys.exit(130)
"""


@pytest.mark.parametrize(
    ("ends", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, -signal.SIGTERM), (signal.SIGKILL, -signal.SIGKILL)]
)
def test_whoever_ends_the_first_process_ends_them_all(ends: signal.Signals, status: int) -> None:
    """Its output ends only when no process is left that could write to it."""
    with subprocess.Popen([sys.executable, "-c", ENDLESS], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert [first.stdout.readline() for _worker in range(2)] == [b"begun\n"] * 2
        first.send_signal(ends)
        _out, err = first.communicate()
    assert b"Traceback" not in err
    assert first.returncode == status


DEADLY = """\
import os
from bells.entry import GAME as BELLS

class Deadly:
    name = "deadly"
    def __getattr__(self, name):
        return getattr(BELLS, name)
    def build(self, *arguments):
        %s

GAME = Deadly()
"""


@pytest.fixture
def deadly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for games that somebody else has installed, and that have faults."""
    (tmp_path / "deadly-1.0.dist-info").mkdir()
    (tmp_path / "deadly-1.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: deadly\nVersion: 1.0\n")
    (tmp_path / "deadly-1.0.dist-info" / "entry_points.txt").write_text("[adjudicator.games]\ndeadly = deadly\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    ("code", "jobs", "says"),
    [
        ("os._exit(3)", "2", "ruling it crashed: the process that ruled it died"),
        ("raise RuntimeError('no bell')", "2", "ruling it crashed: RuntimeError: no bell"),
        ("raise RuntimeError('no bell')", "1", "ruling it crashed: RuntimeError: no bell"),
    ],
)
def test_a_game_with_a_fault_spoils_its_own_ruling_only(
    deadly: Path,
    keep: Keep,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    code: str,
    jobs: str,
    says: str,
) -> None:
    from adjudicator.games import finding

    monkeypatch.setattr(finding, "_found", {})
    (deadly / "deadly.py").write_text(DEADLY % code)
    monkeypatch.delitem(__import__("sys").modules, "deadly", raising=False)
    keep(text="game: deadly\ndo: [ann rings]\n", name="rulings/b.yaml")
    for name in "acd":
        keep(RIGHT, name=f"rulings/{name}.yaml", text=RULING)
    assert run(["check", "-j", jobs]) == 1
    out = capsys.readouterr().out
    assert "crashed: rulings/b.yaml\n" in out
    assert says in out
    assert out.endswith("4 rulings: 3 as recorded, 1 crashed\n")
