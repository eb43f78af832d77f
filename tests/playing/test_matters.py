"""Everything that somebody is asked to decide has a word by which a question may name it."""

import ast
from pathlib import Path
from random import Random

import pytest
from arkham.small_situations import a_small_situation
from playing import table_of

from adjudicator.engine.choices import Choice
from adjudicator.games.interface import Table
from adjudicator.games.kit.asking.matters import plain
from adjudicator.games.kit.asking.question import AskedTable
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import read

ARKHAM = Path(__file__).parents[2] / "adjudicator" / "games" / "arkham"
GAMES = {
    **{f"arkham {seed}": a_small_situation(seed) for seed in range(12)},
    "three": "game: notalone\nplayers: [B, C, D]\n",
    "five": "game: notalone\nplayers: [A, B, C, D, E]\n",
}


def understood(table: Table, matter: str) -> str:
    """The matter as the table understands it; empty if it does not."""
    faults = Faults()
    source = read("a matter", "matter.yaml", faults)
    asked: AskedTable = table  # type: ignore[assignment]
    assert source.root is not None
    return asked.matter(matter, source.root, Checking(source, faults))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_in_play(game: str) -> None:
    table, chance = table_of(GAMES[game]), Random(game)
    for _answer in range(60):
        question = table.game.run()
        if question is None or not question.options:
            break
        if isinstance(question, Choice):
            assert understood(table, question.what) == plain(question.what)
        table.game.answer(chance.choice(question.options))


def literals(path: Path) -> list[str]:
    """The matters of choices that the code of a file says in so many words."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    whats = [node.args[1] for node in calls if isinstance(node.func, ast.Name) and node.func.id == "Choice"]
    return [what.value for what in whats if isinstance(what, ast.Constant)]


def test_what_the_rules_ask_for_in_so_many_words() -> None:
    table = table_of(GAMES["arkham 0"])
    asked = [matter for path in sorted(ARKHAM.rglob("*.py")) for matter in literals(path)]
    assert len(asked) > 20
    assert [matter for matter in asked if not understood(table, matter)] == []
