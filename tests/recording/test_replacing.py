"""A file is replaced whole or not at all, whatever happens meanwhile, and whoever else does the same."""

import os
import signal
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from on_record import RIGHT, ROOT, RULING, WRONG, Keep, powerless, process

from adjudicator.cli.main import run
from adjudicator.language.diagnostics import InputAtFault
from adjudicator.recording import replacing
from adjudicator.recording.accepting import accept, propose

OLD, NEW = b"old\n" * 5_000, b"new\n" * 7_000


class Interrupted(BaseException):
    """Somebody pressed Ctrl-C."""


@contextmanager
def at_line(number: int, happens: Callable[[], None]) -> Iterator[list[int]]:
    """Calls a function after that many lines of the module; yields a list with the number of lines run."""
    count = [0]

    def follow(frame: FrameType, event: str, _given: Any) -> Any:
        if frame.f_code.co_filename != replacing.__file__:
            return None
        if event == "line":
            count[0] += 1
            if count[0] == number:
                happens()
        return follow

    before = sys.gettrace()
    sys.settrace(follow)
    try:
        yield count
    finally:
        sys.settrace(before)


def interrupt() -> None:
    raise Interrupted


def lines_run(tmp_path: Path) -> int:
    """The number of lines that a replacement runs."""
    path = tmp_path / "counted.yaml"
    path.write_bytes(OLD)
    with at_line(-1, interrupt) as count:
        replacing.replace(str(path), OLD, NEW)
    assert path.read_bytes() == NEW
    path.unlink()
    assert count[0] > 10
    return count[0]


def test_interrupted_at_any_line(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    seen = set()
    for number in range(1, lines_run(tmp_path) + 1):
        path.write_bytes(OLD)
        with pytest.raises(Interrupted), at_line(number, interrupt):
            replacing.replace(str(path), OLD, NEW)
        seen.add(path.read_bytes())
        for left in set(os.listdir(tmp_path)) - {"a.yaml"}:
            # Between the creation of the new file and the first line that guards it, nothing can be tidied up.
            assert left.startswith(".a.yaml.")
            (tmp_path / left).unlink()
    assert seen <= {OLD, NEW}
    assert OLD in seen


def test_ended_at_any_line(tmp_path: Path) -> None:
    """The process ends without a chance to tidy up."""
    path = tmp_path / "a.yaml"
    seen = set()
    for number in range(1, lines_run(tmp_path) + 1):
        path.write_bytes(OLD)
        child = os.fork()
        if not child:
            with at_line(number, lambda: os._exit(9)):
                replacing.replace(str(path), OLD, NEW)
            os._exit(0)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 9
        seen.add(path.read_bytes())
    assert seen <= {OLD, NEW}


def test_what_has_changed_meanwhile_is_left_alone(keep: Keep) -> None:
    path = keep(WRONG)
    proposal = propose(str(path))
    path.write_text("somebody was faster\n")
    with pytest.raises(InputAtFault) as raised:
        accept(proposal)
    assert [fault.code for fault in raised.value.faults] == ["E142"]
    assert path.read_text() == "somebody was faster\n"
    assert os.listdir("rulings") == ["ghoul.yaml"]


def test_a_folder_that_is_gone_is_a_fault(keep: Keep) -> None:
    path = keep(WRONG)
    proposal = propose(str(path))
    path.unlink()
    path.parent.rmdir()
    with pytest.raises(InputAtFault) as raised:
        accept(proposal)
    assert [fault.code for fault in raised.value.faults] == ["E143"]


def test_a_disk_that_takes_no_more_leaves_the_old_file(keep: Keep) -> None:
    """A limit on the size of written files acts like a full disk."""
    path = keep(WRONG, text=RULING + "# a long comment\n" * 2_000)
    before = path.read_bytes()
    script = (
        "import resource, signal, sys\n"
        f"sys.path.insert(0, {str(ROOT)!r})\n"
        "from adjudicator.cli.main import run\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "sys.dont_write_bytecode = True\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))\n"
        "sys.exit(run(['accept']))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 2, done.stderr
    assert "error[E143]: the file cannot be written: File too large" in done.stderr
    assert path.read_bytes() == before
    assert os.listdir("rulings") == ["ghoul.yaml"]


@pytest.mark.parametrize("ends", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_process_that_is_ended_in_the_middle(keep: Keep, ends: signal.Signals) -> None:
    """Of forty files the finished ones are new, the others old; the next run goes on from there."""
    paths = [keep(WRONG, name=f"rulings/{number:02}.yaml") for number in range(40)]
    old, new = paths[0].read_text(), RULING + f"expect:\n  {RIGHT}\n"
    told = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(process("accept"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=told) as ran:
        assert ran.stdout is not None
        assert ran.stderr is not None
        assert ran.stdout.readline() == b"rulings/00.yaml: 1 answer written\n"
        ran.send_signal(ends)
        assert b"Traceback" not in ran.stderr.read()
    assert ran.returncode == (130 if ends == signal.SIGINT else -ends)
    found = [path.read_text() for path in paths]
    assert found[0] == new
    assert set(found) == {old, new}
    assert run(["accept"]) == 0
    assert {path.read_text() for path in paths} == {new}


def test_a_folder_that_takes_no_new_file(keep: Keep) -> None:
    path = keep(WRONG)
    before = path.read_bytes()
    keep(WRONG, name="rulings/deeper/free.yaml")
    path.parent.chmod(0o555)
    done = subprocess.run(powerless("accept"), capture_output=True, text=True)
    path.parent.chmod(0o755)
    assert done.returncode == 2
    assert "error[E143]: the file cannot be written: Permission denied\n--> rulings/ghoul.yaml" in done.stderr
    assert done.stdout == "rulings/deeper/free.yaml: 1 answer written\n2 files: 1 written\n"
    assert path.read_bytes() == before
    assert os.listdir("rulings/deeper") == ["free.yaml"]


@pytest.mark.parametrize("mode", [0o600, 0o644, 0o664, 0o755])
def test_permissions_stay_whatever_the_mask(keep: Keep, mode: int) -> None:
    path = keep(WRONG)
    path.chmod(mode)
    before = os.umask(0o077)
    try:
        assert run(["accept"]) == 0
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == mode


def test_links_stay_links(keep: Keep) -> None:
    """A link to a file in another folder, over another link; a link to nothing, or in a circle, is a fault."""
    keep(WRONG, name="elsewhere/ghoul.yaml")
    for link, to in (("a", "../links/b"), ("circle", "circle"), ("nowhere", "../elsewhere/none")):
        Path("rulings").mkdir(exist_ok=True)
        Path(f"rulings/{link}.yaml").symlink_to(f"{to}.yaml")
    Path("links").mkdir()
    Path("links/b.yaml").symlink_to("../elsewhere/ghoul.yaml")
    assert run(["accept"]) == 2
    assert Path("rulings/a.yaml").is_symlink()
    assert Path("links/b.yaml").is_symlink()
    assert Path("elsewhere/ghoul.yaml").read_text() == RULING + f"expect:\n  {RIGHT}\n"
    assert os.listdir("elsewhere") == ["ghoul.yaml"]


def test_two_at_once(keep: Keep) -> None:
    """Both accept the same files at the same time: each file is whole, and as either of them would have left it."""
    for number in range(12):
        keep(WRONG, name=f"rulings/{number}.yaml")
    both = [
        subprocess.Popen(process("accept"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(2)
    ]
    for one in both:
        _out, err = one.communicate()
        assert one.returncode in (0, 2)
        assert "Traceback" not in err
        assert one.returncode == 0 or "E142" in err
    for number in range(12):
        assert (Path("rulings") / f"{number}.yaml").read_text() == RULING + f"expect:\n  {RIGHT}\n"
    assert len(os.listdir("rulings")) == 12
    assert run(["check"]) == 0


def test_a_file_that_is_read_only_is_left_alone(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    path = keep(WRONG)
    before = path.read_bytes()
    path.chmod(0o444)
    assert run(["accept"]) == 2
    assert "error[E143]: the file is read-only, and is left alone" in capsys.readouterr().err
    assert path.read_bytes() == before
    assert os.listdir("rulings") == ["ghoul.yaml"]


def test_every_name_of_a_file_is_kept(keep: Keep) -> None:
    path = keep(WRONG)
    Path("rulings/other.yaml").hardlink_to(path)
    assert run(["accept"]) == 0
    assert Path("rulings/other.yaml").samefile(path)
    assert path.read_text() == RULING + f"expect:\n  {RIGHT}\n"
    assert sorted(os.listdir("rulings")) == ["ghoul.yaml", "other.yaml"]


def test_what_a_killed_run_left_is_removed(keep: Keep) -> None:
    keep(WRONG)
    with subprocess.Popen([sys.executable, "-c", ""]) as gone:
        gone.wait()
    mine, dead = f".ghoul.yaml.{os.getpid()}.abcdefgh.new", f".ghoul.yaml.{gone.pid}.abcdefgh.new"
    for name in (mine, dead):
        Path("rulings", name).write_text("half")
    assert run(["accept"]) == 0
    assert sorted(os.listdir("rulings")) == [mine, "ghoul.yaml"]
