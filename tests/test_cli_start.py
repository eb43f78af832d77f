"""The command line itself: its list, its imports, its end."""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import getdoc
from pathlib import Path

import pytest

from adjudicator import __version__
from adjudicator.cli import app
from adjudicator.cli.main import CLOSED_PIPE, run

ROOT = Path(__file__).parents[1]

ECHO = '''
def arguments(parser):
    parser.add_argument("words", nargs="+")
    parser.add_argument("--times", type=int, default=1)

def command(words: list[str], times: int) -> None:
    """Say some words."""
    if times < 0:
        raise SystemExit(1)
    print(*words * times, sep="\\n")
'''

FAKES = (
    app.Entry("echo", "fake_echo", "Say some words."),
    app.Entry("broken", "fake_broken", "A command whose module cannot be imported."),
)

# A process in which FAKES are the commands, from the folder of their modules.
PROCESS = f"""
from adjudicator.cli import app, main
app.COMMANDS = tuple(app.Entry(*row) for row in {[tuple(row) for row in FAKES]!r})
main.main()
"""


@pytest.fixture
def fakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A command line with one command that works and one that cannot even be imported."""
    (tmp_path / "fake_echo.py").write_text(ECHO, encoding="utf-8")
    (tmp_path / "fake_broken.py").write_text("raise AssertionError('imported')", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(app, "COMMANDS", FAKES)
    yield tmp_path
    sys.modules.pop("fake_echo", None)


def python(*arguments: str, path: Path = ROOT) -> list[str]:
    """A Python that finds this checkout, and the modules in `path`."""
    start = f"import sys; sys.path[:0] = {[str(path), str(ROOT)]!r}\n"
    return [sys.executable, "-c", start + arguments[0], *arguments[1:]]


def environment(**changed: str) -> dict[str, str]:
    return {**os.environ, **changed}


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr() == (f"adjudicator {__version__}\n", "")


def test_help_lists_commands_without_importing_them(fakes: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    listed = shown.out.partition("commands:\n  COMMAND\n")[2].splitlines()
    assert [line.split(maxsplit=1) for line in listed] == [[entry.name, entry.help] for entry in FAKES]
    assert "fake_echo" not in sys.modules


def test_a_command_is_imported_when_it_runs_and_no_other(fakes: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["echo", "massive", "--times", "2"]) == 0
    assert capsys.readouterr() == ("massive\nmassive\n", "")


def test_options_stand_anywhere_between_the_arguments(fakes: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["echo", "aloof", "--times", "1", "massive"]) == 0
    assert capsys.readouterr() == ("aloof\nmassive\n", "")


def test_a_command_has_its_own_help(fakes: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["echo", "--help"]) == 0
    assert capsys.readouterr().out.startswith(
        "usage: adjudicator echo [-h] [--times TIMES] words [words ...]\n\nSay some words.\n"
    )


def test_a_command_decides_its_exit_status(fakes: Path) -> None:
    assert run(["echo", "massive", "--times", "-1"]) == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "usage: adjudicator [-h]"),
        (["ehco"], 'Error: there is no command "ehco": did you mean "echo"?'),
        (["--verson"], "Error: unrecognized arguments: --verson"),
        (["echo"], "Error: the following arguments are required: words"),
        (["echo", "massive", "--times", "many"], "Error: argument --times: invalid int value: 'many'"),
    ],
)
def test_usage_errors_are_2_and_on_stderr(
    fakes: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    assert run(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert complaint in shown.err


def test_every_command_is_there_and_summed_up_by_its_docstring() -> None:
    for entry in (one for named in app.COMMANDS for one in (named, *named.parts)):
        module = import_module(entry.module)
        documentation = getdoc(module if entry.parts else module.command)
        assert documentation is not None, entry
        assert documentation.splitlines()[0] == entry.help


def test_every_command_has_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    for entry in app.COMMANDS:
        for words in [(entry.name,), *((entry.name, part.name) for part in entry.parts)]:
            assert run([*words, "--help"]) == 0
            assert capsys.readouterr().out.startswith(f"usage: adjudicator {' '.join(words)} [-h]")


@pytest.mark.parametrize("times", [1, 1_000_000])
def test_a_reader_that_goes_away_is_no_fault(fakes: Path, times: int) -> None:
    """Both if all output is still buffered at the end and if writing fails half-way."""
    command = python(PROCESS, "echo", "massive", "--times", str(times), path=fakes)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == CLOSED_PIPE


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_output_that_cannot_be_written_is_reported(fakes: Path) -> None:
    command = python(PROCESS, "echo", "massive", path=fakes)
    with open("/dev/full", "wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, env=environment(PYTHONUNBUFFERED=""))
    assert done.returncode == 1
    assert done.stderr.startswith(b"Error: the output could not be written: ")


def test_output_in_a_narrow_encoding_is_escaped(fakes: Path) -> None:
    command = python(PROCESS, "echo", "\u2192", path=fakes)
    done = subprocess.run(command, capture_output=True, env=environment(PYTHONIOENCODING="ascii"))
    assert done.stdout == rb"\u2192" + b"\n"


def test_the_module_runs_the_command_line() -> None:
    command = [sys.executable, "-m", "adjudicator", "--version"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == f"adjudicator {__version__}\n"


def test_starting_loads_nothing_heavy(fakes: Path) -> None:
    """Each of these would add between a tenth and the whole of a run's start-up time."""
    heavy = [
        "rich",
        "dataclasses",
        "importlib.metadata",
        "pathlib",
        "inspect",
        "asyncio",
        "ruamel.yaml",
        "rapidfuzz",
        "jinja2",
        "mcp",
    ]
    script = f"""
from adjudicator.cli.main import run
run(["--version"])
print(*[name for name in {heavy} if name in sys.modules])
"""
    done = subprocess.run(python(script), capture_output=True, text=True)
    assert done.stdout == f"adjudicator {__version__}\n\n"
    assert done.stderr == ""


@pytest.mark.parametrize("shell", app.SHELLS)
def test_shell_completion_names_commands_and_options(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--show-completion", shell]) == 0
    shown = capsys.readouterr().out
    assert all(entry.name in shown for entry in app.COMMANDS)
    assert "max-positions" in shown


def test_shell_completion_completes() -> None:
    """Asked of bash itself, as it asks when somebody types `adjudicator expl` and the tabulator."""
    script = """
eval "$(python -m adjudicator --show-completion bash)"
COMP_WORDS=(adjudicator expl) COMP_CWORD=1
_shtab_adjudicator adjudicator expl adjudicator
printf '%s\n' "${COMPREPLY[@]}"
"""
    done = subprocess.run(["bash", "-c", script], cwd=ROOT, capture_output=True, text=True, env=environment())
    assert (done.stdout, done.stderr) == ("explain\nexplore\n", "")
