"""`adjudicator watch`: a file is ruled again when it is saved."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from on_record import FIRST, RIGHT, RULING, WRONG, Keep

from adjudicator.recording.outcome import AT_FAULT, CHANGED, SAME
from adjudicator.recording.watching import Seen, Watch, follow, lines

ROOT = Path(__file__).parents[2]
ALONE = RULING.replace("engaged: roland", "at: hallway")
"""Nobody strikes first where nobody is engaged."""


def save(path: Path, text: str) -> None:
    """Saves a file as an editor does: another one takes its place."""
    beside = path.with_suffix(".new")
    beside.write_text(text, encoding="utf-8")
    os.replace(beside, path)


def test_what_was_saved_is_ruled_again_and_nothing_else(keep: Keep) -> None:
    path = keep(RIGHT)
    keep(RIGHT, name="rulings/other.yaml")
    watch = Watch(["rulings"])
    assert [seen.now.state for seen in watch.look()] == [SAME, SAME]
    assert watch.look() == []
    save(path, RULING + f"expect:\n  {WRONG}\n")
    (seen,) = watch.look()
    assert seen.now.state == CHANGED
    assert seen.before is not None
    assert watch.look() == []


def test_what_is_otherwise_than_before_is_shown(keep: Keep) -> None:
    path = keep()
    watch = Watch([str(path)])
    (first,) = watch.look()
    assert lines(first) == [f"nothing on record: {path}", f"  {FIRST}: yes"]
    save(path, ALONE)
    (second,) = watch.look()
    assert lines(second) == [f"nothing on record: {path}", f"  {FIRST}: yes → no"]
    save(path, ALONE + f"expect:\n  {RIGHT}\n")
    (third,) = watch.look()
    assert lines(third)[:4] == [f"changed: {path}", f"    {FIRST} (line 14)", "      then: yes", "      now:  no"]


def test_a_fault_is_compared_with_nothing(keep: Keep) -> None:
    """After a fault is mended the answers are compared with those from before it."""
    path = keep()
    watch = Watch([str(path)])
    watch.look()
    save(path, RULING + "otherwize: pass\n")
    (faulty,) = watch.look()
    assert faulty.now.state == AT_FAULT
    save(path, ALONE)
    (mended,) = watch.look()
    assert f"  {FIRST}: yes → no" in lines(mended)


def test_files_come_and_go(keep: Keep) -> None:
    path = keep(RIGHT)
    watch = Watch(["rulings"])
    watch.look()
    keep(RIGHT, name="rulings/new.yaml")
    assert [seen.now.path for seen in watch.look()] == ["rulings/new.yaml"]
    path.unlink()
    (gone,) = watch.look()
    assert [fault.code for fault in gone.now.faults] == ["E101"]
    assert watch.look() == []
    keep(RIGHT)
    assert [seen.now.state for seen in watch.look()] == [SAME]


def test_a_path_that_is_not_there_is_told_once(keep: Keep) -> None:
    keep(RIGHT)
    watch = Watch(["dispute.yaml"])
    assert [seen.now.state for seen in watch.look()] == [AT_FAULT]
    assert watch.look() == []
    keep(RIGHT, name="dispute.yaml")
    assert [seen.now.state for seen in watch.look()] == [SAME]


def test_it_goes_on_for_as_long_as_somebody_waits(keep: Keep) -> None:
    path = keep()
    saves = iter([ALONE, ALONE + "# the same\n", RULING])
    told: list[list[Seen]] = []

    def wait() -> bool:
        text = next(saves, None)
        if text is not None:
            save(path, text)
        return text is not None

    follow(Watch([str(path)]), told.append, wait)
    assert [seen.now.answers for (seen,) in told] == [((FIRST, value),) for value in ("yes", "no", "no", "yes")]


def test_from_the_first_look_to_the_last(keep: Keep) -> None:
    """In a process of its own, ended by what Ctrl-C sends."""
    path = keep(RIGHT)
    script = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from adjudicator.cli.main import main; main()"
    command = [sys.executable, "-c", script, "watch", str(path), "--interval", "0.01"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as ran:
        assert ran.stdout is not None
        assert ran.stderr is not None
        assert ran.stdout.readline() == f"as recorded: {path}\n"
        assert ran.stdout.readline() == f"  {FIRST}: yes\n"
        save(path, ALONE + f"expect:\n  {RIGHT}\n")
        assert ran.stdout.readline() == f"changed: {path}\n"
        assert ran.stdout.readline() == f"  {FIRST}: yes → no\n"
        ran.send_signal(signal.SIGINT)
        assert "Traceback" not in ran.stderr.read()
    assert ran.returncode == 0
