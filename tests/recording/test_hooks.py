"""Tools that run `check`: the hook for pre-commit, the job of the README, and this project's own."""

import re
from pathlib import Path
from typing import Any

import pytest
from on_record import RIGHT, WRONG, Keep
from ruamel.yaml import YAML

from adjudicator.cli.main import run

ROOT = Path(__file__).parents[2]


def hook() -> dict[str, Any]:
    (found,) = YAML(typ="safe").load(ROOT / ".pre-commit-hooks.yaml")
    return dict(found)


@pytest.mark.parametrize(
    ("path", "is_ruling"),
    [
        ("rulings/arkham/fog.yaml", True),
        ("docs/rulings/fog.yaml", True),
        ("docs/fog.ruling.yaml", True),
        ("docs/fog.yaml", False),
        ("overrulings/fog.yaml", False),
    ],
)
def test_the_hook_is_for_rulings(path: str, is_ruling: bool) -> None:
    assert bool(re.search(hook()["files"], path)) is is_ruling


def test_the_hook_checks_the_files_of_a_commit(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    command = hook()["entry"].split()
    assert command[0] == "adjudicator"
    files = [str(keep(line, name=f"{name}.ruling.yaml")) for name, line in (("a", RIGHT), ("b", WRONG))]
    assert run([*command[1:], files[0]]) == 0
    assert run([*command[1:], *files]) == 1


@pytest.mark.parametrize("document", ["README.md", "adjudicator/recording/README.md"])
def test_the_job_of_the_documents_is_a_command(document: str, keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    (job,) = re.findall(r"```yaml\n# \.github\S+\n(.*?)```", text, re.DOTALL)
    steps = YAML(typ="safe").load(job)["jobs"]["rulings"]["steps"]
    (command,) = [step["run"] for step in steps if "check" in step.get("run", "")]
    keep(WRONG)
    assert run(command.split()[1:]) == 1
    assert capsys.readouterr().out.startswith("::error file=rulings/ghoul.yaml,line=")


def test_this_project_checks_its_own() -> None:
    assert "\nadjudicator check rulings\n" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
