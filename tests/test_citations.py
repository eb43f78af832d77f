"""Every rule that the code names is in the reference."""

import ast
import re
from pathlib import Path

import pytest

from adjudicator.games.arkham.editions import ONE_EDITION
from adjudicator.games.finding import find_game, known_games
from adjudicator.reference.catalogue import Catalogue

PACKAGE = Path(__file__).parents[1] / "adjudicator"
ID = re.compile(r"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.\d+$")


def named_in(folder: Path) -> set[tuple[str, str]]:
    """The ids that stand as strings in the code of a folder, each with its file."""
    found = set()
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.match(node.value):
                found.add((node.value, path.name))
    return found


@pytest.mark.parametrize("name", known_games())
def test_every_cited_rule_exists(name: str) -> None:
    game = find_game(name)
    assert game is not None
    catalogue = Catalogue(game.reference)
    named = named_in(PACKAGE / "games" / name)
    assert named, "the code cites nothing"
    assert [one for one in sorted(named) if catalogue.rule(one[0]) is None] == []


def test_rules_of_one_edition_are_known_to_be_so() -> None:
    catalogue = Catalogue(PACKAGE / "games" / "arkham" / "reference")
    cited = {rule for rule, _file in named_in(PACKAGE / "games" / "arkham")}
    found = {rule: catalogue.rule(rule) for rule in sorted(cited)}
    alone = {rule: one.editions[0] for rule, one in found.items() if one is not None and len(one.editions) == 1}
    assert alone == ONE_EDITION


@pytest.mark.parametrize("name", known_games())
def test_every_reading_names_its_rules(name: str) -> None:
    game = find_game(name)
    assert game is not None
    catalogue = Catalogue(game.reference)
    for reading in game.readings:
        assert len(reading.values) > 1, reading.name
        assert reading.rules, reading.name
        assert all(catalogue.rule(rule) for rule in reading.rules), reading.name
