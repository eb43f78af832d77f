"""The README shows real output: every command in it is run, and prints the text shown there."""

import re
from doctest import DocTestParser, DocTestRunner
from pathlib import Path

import pytest

from adjudicator.cli.main import run

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"```yaml\n# (\S+\.yaml)\n(.*?)```", README, re.DOTALL))
RUNS = re.findall(r"```console\n\$ adjudicator ([^\n]+)\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize(("command", "printed"), RUNS, ids=[command for command, _printed in RUNS])
def test_output_is_real(
    command: str, printed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(f"# {name}\n{text}", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLUMNS", raising=False)
    run(command.split())
    out = capsys.readouterr()
    assert printed.strip() == (out.out + out.err).strip()
    assert printed.strip(), "the README shows no output of this command"


def test_what_is_shown_of_python_is_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    shown = re.findall(r"```pycon\n(.*?)```", README, re.DOTALL)
    assert shown
    for number, text in enumerate(shown):
        test = DocTestParser().get_doctest(text, {}, f"README.md, number {number}", None, 0)
        assert DocTestRunner().run(test).failed == 0


def test_every_file_of_the_readme_is_used() -> None:
    used = {word for command, _printed in RUNS for word in command.split()}
    assert set(FILES) <= used


def test_every_recorded_ruling_of_the_readme_is_there() -> None:
    named = re.findall(r"rulings/\S+\.yaml", README)
    assert named
    assert all((Path(__file__).parents[1] / name).is_file() for name in named)
