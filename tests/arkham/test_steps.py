"""Every numbered step of the rules is a step that a sentence can name."""

import ast
import re
from pathlib import Path

from adjudicator.games.arkham.kinds import STEP

ARKHAM = Path(__file__).parents[2] / "adjudicator" / "games" / "arkham"
NUMBER = re.compile(r"(\d(\.\d)+|ST\.\d)$")


def numbers(path: Path) -> set[str]:
    """The numbers of the steps that a file declares, of a round or of a skill test."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    made = [node.args[0] for node in calls if isinstance(node.func, ast.Name) and node.func.id == "Step" and node.args]
    return {str(one.value) for one in made if isinstance(one, ast.Constant) and NUMBER.match(str(one.value))}


def test_each_step_has_its_word() -> None:
    declared = set().union(*(numbers(path) for path in ARKHAM.rglob("*.py")))
    assert len(declared) > 20
    assert declared <= set(STEP.words)
