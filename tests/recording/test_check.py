"""`adjudicator check`: recorded rulings are ruled again, and changes are shown."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from on_record import FIRST, LINE, RIGHT, ROOT, RULING, WRONG, Keep, powerless, process

from adjudicator.cli.main import CLOSED_PIPE, run

OPEN = RULING.replace("hand: [Beat Cop]", "hand: [Beat Cop], play area: [Guard Dog]").partition("ask:")[0]
"""Nobody has decided the damage to Guard Dog."""


def test_what_is_as_recorded_is_counted(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    keep(RIGHT)
    keep(RIGHT, name="rulings/deeper/again.yaml")
    assert run(["check"]) == 0
    assert capsys.readouterr() == ("2 rulings: 2 as recorded\n", "")


def test_what_changed_is_shown_then_and_now(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    path = keep(WRONG)
    assert run(["check", str(path)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[:2] == [f"changed: {path}", "  Does the ghoul strike first?"]
    assert out[2:5] == [f"    {FIRST} (line {LINE})", "      then: no", "      now:  yes"]
    assert out[5].startswith("      by:   ")
    assert "attack-of-opportunity.9" in out[5]
    assert out[-1] == "1 ruling: 1 changed"


def test_rules_and_the_first_step_that_parts_are_shown(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    points = ["2.2.1 investigator takes an action, if able", "the moon falls"]
    keep(RIGHT, "cites: [defeat.2, attack-of-opportunity.1]", "timing points:", *(f'- "{point}"' for point in points))
    assert run(["check"]) == 1
    out = capsys.readouterr().out
    assert "no longer applied: defeat.2\n" in out
    assert "they part at number 2\n        then: the moon falls\n        now:  1 modify the costs\n" in out


NO_RECORD = "To record them from now on: "


def test_what_is_not_on_record_of_then_is_said(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    """The rules, the step at which the two part, and the advice to record them."""
    keep(WRONG)
    assert run(["check"]) == 1
    out = capsys.readouterr().out
    assert "    the rules then: not on record\n    where they part: not on record\n\n" in out
    assert out.count(NO_RECORD) == 1
    keep(RIGHT, "cites: []", "timing points: []")
    assert run(["accept"]) == 0
    path = Path("rulings/ghoul.yaml")
    path.write_text(path.read_text().replace(RIGHT, WRONG))
    capsys.readouterr()
    assert run(["check"]) == 1
    out = capsys.readouterr().out
    (rules,) = (line for line in out.splitlines() if line.startswith("    the rules then: "))
    assert "attack-of-opportunity.9" in rules
    assert "; they are applied now as well\n    where they part: nowhere, by the timing points on record\n" in out
    assert NO_RECORD not in out


def test_rules_of_then_that_are_gone_are_not_told_twice(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    keep(WRONG, "cites: [defeat.2]")
    assert run(["check"]) == 1
    out = capsys.readouterr().out
    assert out.count("defeat.2") == 2
    assert "the rules then" not in out
    keep(RIGHT, "cites: [defeat.2]")
    assert run(["check"]) == 1
    assert "where they part" not in capsys.readouterr().out


def test_each_variant_is_a_ruling(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    keep(text=RULING + f"variants:\n  a: {{expect: {{{RIGHT}}}}}\n  b: {{expect: {{{WRONG}}}}}\n")
    assert run(["check"]) == 1
    out = capsys.readouterr().out
    assert "changed: rulings/ghoul.yaml — b\n" in out
    assert out.endswith("2 rulings: 1 as recorded, 1 changed\n")


def test_a_ruling_with_nothing_on_record_is_named_so(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    keep()
    assert run(["check"]) == 0
    assert capsys.readouterr().out == "1 ruling: 1 nothing on record\n"


def test_undecided_is_3_unless_the_file_expects_it(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    keep(text=OPEN)
    assert run(["check"]) == 3
    assert "undecided: it waits for roland: " in capsys.readouterr().out
    keep("verdict: undecided", text=OPEN)
    assert run(["check"]) == 0


def test_a_file_at_fault_is_2_and_the_others_go_on(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    keep(WRONG, name="rulings/a.yaml")
    keep(text=RULING.replace("Beat Cop]", "Beat Kop]"), name="rulings/b.yaml")
    keep(RIGHT, name="rulings/c.yaml")
    assert run(["check"]) == 2
    shown = capsys.readouterr()
    assert shown.out.endswith("3 rulings: 1 as recorded, 1 changed, 1 at fault\n")
    assert "error[E301]" in shown.err
    assert "rulings/b.yaml:4:" in shown.err


def test_fail_fast_stops_at_the_first(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    for name, line in (("a", RIGHT), ("b", WRONG), ("c", RIGHT), ("d", WRONG)):
        keep(line, name=f"rulings/{name}.yaml")
    for jobs in ("1", "3"):
        assert run(["check", "--fail-fast", "-j", jobs]) == 1
        out = capsys.readouterr().out
        assert "rulings/b.yaml" in out
        assert out.endswith("2 rulings: 1 as recorded, 1 changed\n")


def test_processes_say_the_same_as_one(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(9):
        keep(WRONG if number % 4 == 1 else RIGHT, name=f"rulings/{number}.yaml")
    statuses = [run(["check", "-j", jobs]) for jobs in ("1",)]
    alone = capsys.readouterr()
    statuses.append(run(["check", "-j", "3"]))
    assert capsys.readouterr() == alone
    assert statuses == [1, 1]


def test_only_and_list(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    keep(WRONG, name="rulings/fog.yaml")
    keep(RIGHT, name="rulings/ward.yaml")
    keep(text="shopping: list\n", name="rulings/no-ruling.yaml")
    assert run(["check", "--list"]) == 0
    assert capsys.readouterr().out == "rulings/fog.yaml\nrulings/ward.yaml\n"
    assert run(["check", "--list", "--only", "*/w*.yaml"]) == 0
    assert capsys.readouterr().out == "rulings/ward.yaml\n"
    assert run(["check", "--only", "ward"]) == 0
    assert capsys.readouterr().out == "1 ruling: 1 as recorded\n"
    assert run(["check", "--only", "dog"]) == 2
    assert "no recorded ruling fits 'dog'" in capsys.readouterr().err


def test_hidden_folders_are_left_alone(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    keep(RIGHT)
    keep(WRONG, name="rulings/.venv/ghoul.yaml")
    assert run(["check", "."]) == 0


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--format", "pdf"], "invalid choice: 'pdf'"),
        (["-j", "-1"], "'-1' is no whole number of 0 or more"),
        (["--changed-since", "--output=x"], "--changed-since"),
    ],
)
def test_wrong_options_are_usage_errors(
    keep: Keep, capsys: pytest.CaptureFixture[str], options: list[str], complaint: str
) -> None:
    keep(RIGHT)
    assert run(["check", *options]) == 2
    assert complaint in capsys.readouterr().err


class TestBadInput:
    """A clear message and the right status, and the other files go on."""

    @pytest.fixture(autouse=True)
    def _a_good_one(self, keep: Keep) -> None:
        keep(RIGHT, name="rulings/z.yaml")

    def check(self, capsys: pytest.CaptureFixture[str], *arguments: str, rulings: int = 1) -> str:
        assert run(["check", *arguments]) == 2
        shown = capsys.readouterr()
        assert shown.out.endswith(f"{rulings + 1} rulings: {rulings} as recorded, 1 at fault\n")
        assert "Traceback" not in shown.err
        return shown.err

    def test_a_file_that_is_not_there(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert "error[E101]: there is no such file or folder\n--> rulings/no.yaml" in self.check(
            capsys, "rulings/no.yaml", "rulings"
        )

    def test_a_file_that_vanishes_after_it_was_found(
        self, keep: Keep, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from adjudicator.recording import workers

        gone = keep(RIGHT, name="rulings/a.yaml")
        at_work = workers.check_all

        def slow(paths: list[str], *rest: object, **more: object) -> object:
            gone.unlink()
            return at_work(paths, *rest, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(workers, "check_all", slow)
        assert "error[E101]: there is no such file\n--> rulings/a.yaml" in self.check(capsys)

    def test_a_folder_that_is_named_like_a_file(self, keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
        keep(RIGHT, name="rulings/folder.yaml/in-it.yaml")
        assert run(["check"]) == 0
        assert capsys.readouterr().out == "2 rulings: 2 as recorded\n"

    def test_a_circle_of_links(self, capsys: pytest.CaptureFixture[str]) -> None:
        Path("rulings/a.yaml").symlink_to("b.yaml")
        Path("rulings/b.yaml").symlink_to("a.yaml")
        assert run(["check"]) == 2
        err = capsys.readouterr().err
        assert err.count("its symbolic links lead in a circle") == 2

    def test_a_circle_of_folders(self, capsys: pytest.CaptureFixture[str]) -> None:
        Path("rulings/again").symlink_to(".")
        assert run(["check"]) == 0

    def test_a_link_to_nothing(self, capsys: pytest.CaptureFixture[str]) -> None:
        Path("rulings/a.yaml").symlink_to("nowhere.yaml")
        assert "this link leads to a file that does not exist" in self.check(capsys)

    def test_a_pipe_keeps_nobody_waiting(self, capsys: pytest.CaptureFixture[str]) -> None:
        os.mkfifo("rulings/pipe.yaml")
        assert run(["check"]) == 0
        assert "a device or a pipe" in self.check(capsys, "rulings/pipe.yaml", "rulings/z.yaml")

    def test_a_file_that_grows_past_the_limit(self, keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
        path = keep(RIGHT, name="rulings/a.yaml")
        with path.open("a", encoding="utf-8") as file:
            file.write("# much more\n" * 400_000)
        assert "error[E104]" in self.check(capsys)

    def test_a_file_that_cannot_be_read(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Even the superuser, to whom no file is forbidden, cannot read it."""
        Path("rulings/a.yaml").symlink_to("/proc/self/mem")
        assert "error[E103]: the file cannot be read: Input/output error" in self.check(capsys)

    @pytest.mark.parametrize("jobs", ["1", "2"])
    def test_what_permissions_forbid(self, keep: Keep, jobs: str) -> None:
        keep(RIGHT, name="rulings/a.yaml").chmod(0)
        keep(RIGHT, name="rulings/locked/b.yaml").parent.chmod(0)
        keep(RIGHT, name="rulings/c.yaml")
        ran = subprocess.run(powerless("check", "-j", jobs), capture_output=True, text=True)
        Path("rulings/locked").chmod(0o755)
        assert ran.returncode == 2
        assert ran.stdout.endswith("4 rulings: 2 as recorded, 2 at fault\n")
        assert "error[E103]: the file cannot be read: Permission denied\n--> rulings/a.yaml" in ran.stderr
        assert "error[E103]: the folder cannot be read: Permission denied\n--> rulings/locked" in ran.stderr
        assert "Traceback" not in ran.stderr

    def test_no_folder_of_rulings(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["check", "collection"]) == 2
        assert "there is no such file or folder" in capsys.readouterr().err

    def test_a_folder_without_a_ruling(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        Path("empty").mkdir()
        assert run(["check", "empty"]) == 2
        assert capsys.readouterr().err == (
            "Error: there is no recorded ruling in empty: a YAML file with the key `game:`\n"
        )


@pytest.mark.parametrize("form", ["text", "json", "tap"])
def test_a_reader_that_goes_away_is_no_fault(keep: Keep, form: str) -> None:
    for number in range(3):
        keep(WRONG, name=f"rulings/{number}.yaml")
    command = process("check", "-j", "2", "--format", form)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as ran:
        assert ran.stdout is not None
        assert ran.stderr is not None
        ran.stdout.close()
        assert b"Traceback" not in ran.stderr.read()
    assert ran.returncode == CLOSED_PIPE


def test_a_terminal_sees_how_far_it_is(keep: Keep, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Progress is shown on a pseudo-terminal at standard error; standard output has only the report."""
    import pty

    keep(RIGHT)
    inside, outside = pty.openpty()
    done = subprocess.run(process("check"), stdout=subprocess.PIPE, stderr=outside, text=True)
    os.close(outside)
    shown = b""
    with suppress(OSError):
        # Linux reports this error when the other end is closed; a read may bring only a part.
        while part := os.read(inside, 10_000):
            shown += part
    os.close(inside)
    assert done.stdout == "1 ruling: 1 as recorded\n"
    assert "Ruling" in shown.decode()
    assert "100%" in shown.decode()


def test_the_progress_is_not_loaded_for_nothing(keep: Keep) -> None:
    """One file is ruled in this process: modules for processes and for other formats are not imported."""
    keep(RIGHT)
    script = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
        "from adjudicator.cli.main import run\n"
        "run(['check'])\n"
        "print([name for name in ('concurrent.futures', 'multiprocessing', 'json', 'xml.sax')"
        " if name in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.endswith("[]\n"), done.stdout + done.stderr
