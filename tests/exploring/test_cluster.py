"""Workers of a Dask cluster on this machine: they find the same as one process, even if one of them is killed."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from distributed import Client
from exploring.situations import ENORMOUS, MANY, interrupted, same
from on_record import RIGHT, Keep

from adjudicator.cli.main import run
from adjudicator.exploring.file import explore_file
from adjudicator.exploring.opening import Wanted
from adjudicator.exploring.tree import Count
from adjudicator.recording.workers import check_all
from adjudicator.working.cluster import cluster

ROOT = Path(__file__).parents[2]
PATIENCE = 60


class Running:
    """A scheduler, and workers that come and go."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self.folder = folder
        self.processes: list[subprocess.Popen[bytes]] = []
        where = str(folder / "scheduler.json")
        self._start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", where)
        # It waits until the file exists.
        self.client = Client(scheduler_file=where, timeout=PATIENCE, set_as_default=False)
        self.address = self.client.scheduler.address

    def worker(self, path: Path = ROOT) -> str:
        """Starts a worker in a folder without our files; returns its address when it is ready."""
        before = self._workers()
        self._start("worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard", path=path)
        self.client.wait_for_workers(len(before) + 1, timeout=PATIENCE)
        (new,) = self._workers() - before
        return new

    def end(self, worker: str) -> None:
        """Ends a worker."""
        self.client.retire_workers([worker], close_workers=True)

    def _workers(self) -> set[str]:
        return set(self.client.scheduler_info(n_workers=-1)["workers"])

    def kill_one_that_works(self) -> bool:
        """Kills a busy worker; False if there is none."""
        busy = [worker for worker, tasks in self.client.processing().items() if tasks]
        if not busy:
            return False
        (pid,) = self.client.run(os.getpid, workers=busy[:1]).values()
        os.kill(pid, signal.SIGKILL)
        return True

    def killing_one(self) -> tuple[list[bool], Callable[[object], None]]:
        """A callback that kills the first busy worker it finds, and a list that records the kill."""
        killed: list[bool] = []

        def told(_of: object) -> None:
            # Progress before anything is shared out is reported as well.
            if not any(killed):
                killed.append(self.kill_one_that_works())

        return killed, told

    def close(self) -> None:
        with suppress(Exception):
            self.client.close(timeout=5)
        for process in self.processes:
            process.kill()
        for process in self.processes:
            process.wait()

    def _start(self, *arguments: str, path: Path = ROOT) -> None:
        self.processes.append(
            subprocess.Popen(
                [sys.executable, "-m", "dask", *arguments],
                cwd=self.folder,
                env={**os.environ, "PYTHONPATH": str(path)},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A scheduler and two workers."""
    cluster = Running(tmp_path_factory.mktemp("elsewhere"))
    try:
        cluster.worker()
        cluster.worker()
        yield cluster
    finally:
        cluster.close()


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A file in a folder that no worker can see."""
    monkeypatch.chdir(tmp_path)
    Path("odds.yaml").write_text(MANY, encoding="utf-8")
    return "odds.yaml"


def test_it_explores_as_one_process_does(running: Running, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for options in ([], ["--scheduler", running.address], ["--scheduler", running.address]):
        assert run(["explore", "--depth", "6", "--format", "json", *options, file]) == 0
        said.append(json.loads(capsys.readouterr().out))
    assert said[1] == said[2]
    for one in said:
        del one["positions"], one["leaves"], one["merges"]
    assert said[0] == said[1]


def test_a_worker_that_is_killed_takes_nothing_with_it(running: Running, file: str) -> None:
    whole = explore_file(file, Wanted())[0].explored
    running.worker()
    killed, told = running.killing_one()
    with cluster(running.address) as hands:
        found = explore_file(file, Wanted(hands=hands, told=told))[0].explored
    assert any(killed)
    assert (found.odds, found.stopped) == (whole.odds, "")
    assert same(found.tree, whole.tree)


def test_it_checks_as_one_process_does(running: Running, keep: Keep) -> None:
    """Some files are at fault, and one is missing; a worker is killed when the first rulings have arrived."""
    paths = [str(keep(RIGHT, name=f"rulings/{number:02}.yaml")) for number in range(30)]
    paths[3] = str(keep("roland's damage: 7", name="rulings/changed.yaml"))
    paths[5] = str(keep(name="rulings/fault.yaml", text="game: arkham\ndo: [nonsense]\n"))
    paths[7] = "rulings/gone.yaml"
    running.worker()
    killed, done = running.killing_one()
    with cluster(running.address) as hands:
        assert check_all(paths, hands, done=done) == check_all(paths)
        assert check_all(paths, hands, fail_fast=True) == check_all(paths, fail_fast=True)
    assert any(killed)


def test_ctrl_c_ends_it_with_bounds(running: Running, file: str) -> None:
    Path(file).write_text(ENORMOUS, encoding="utf-8")
    options = ["--max-positions", "100000000", "--scheduler", running.address]
    status, out, shown = interrupted(["explore", *options, file])
    assert (status, b"Traceback" in shown) == (3, False)
    assert b"explored, but not to the end" in out
    assert b"it was interrupted" in out
    # The workers are free again, because they have ended as well.
    with cluster(running.address) as hands:
        Path(file).write_text(MANY, encoding="utf-8")
        assert explore_file(file, Wanted(hands=hands))[0].explored.stopped == ""


def test_a_worker_of_another_version_is_named(
    running: Running, file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "old" / "adjudicator").mkdir(parents=True)
    (tmp_path / "old" / "adjudicator" / "__init__.py").write_text('__version__ = "0.0.1"\n')
    other = running.worker(tmp_path / "old")
    try:
        for command in ("explore", "check"):
            assert run([command, "--scheduler", running.address, file]) == 2
            err = " ".join(capsys.readouterr().err.split())
            assert "has version 0.0.1: here is adjudicator" in err
    finally:
        running.end(other)


def test_a_scheduler_that_is_gone_leaves_bounds(tmp_path: Path, file: str) -> None:
    whole = explore_file(file, Wanted())[0].explored.odds.bounds(0, "yes")
    short = Running(tmp_path / "short")
    short.worker()

    def told(count: Count) -> None:
        if short.processes[0].poll() is None and short.client.processing():
            short.processes[0].kill()
            short.processes[0].wait()

    try:
        with cluster(short.address) as hands:
            found = explore_file(file, Wanted(hands=hands, told=told))[0].explored
    finally:
        short.close()
    assert found.stopped == "the workers that explored them died"
    bounds = found.odds.bounds(0, "yes")
    assert bounds.low <= whole.low <= whole.high <= bounds.high


# -- no cluster -------------------------------------------------------------------------------------------------------


def refused(address: str, file: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert run(["explore", "--scheduler", address, file]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "Traceback" not in said.err
    return " ".join(said.err.split())


def test_a_scheduler_that_is_not_there(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        assert f"there is no scheduler at {address}" in refused(address, file, capsys)


@pytest.mark.parametrize("address", ["somewhere", "tcp://127.0.0.1", "pigeon://coop:1", "127.0.0.1:eight"])
def test_an_address_that_is_none(address: str, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"there is no scheduler at {address}" in refused(address, file, capsys)


def test_somebody_who_answers_nothing(file: str) -> None:
    """It runs in a process of its own: a client would wait for the answer until its process ends."""
    with socket.socket() as mute:
        mute.bind(("127.0.0.1", 0))
        mute.listen()
        address = f"tcp://127.0.0.1:{mute.getsockname()[1]}"
        done = subprocess.run(
            [sys.executable, "-m", "adjudicator", "explore", "--scheduler", address, file],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    assert done.returncode == 2
    assert f"{address} does not answer" in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_a_scheduler_without_workers(tmp_path: Path, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    alone = Running(tmp_path)
    try:
        assert "has no workers" in refused(alone.address, file, capsys)
    finally:
        alone.close()


def test_what_it_needs_may_not_be_installed(
    file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert 'python -m pip install "adjudicator[cluster]"' in refused("tcp://127.0.0.1:8786", file, capsys)
