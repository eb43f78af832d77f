"""Features of a game that is not in this package, without editions: the sentences of all games, its own rules."""

from pathlib import Path

import pytest
from pytest_bdd import scenarios

from adjudicator.testing.game import game_of, rules_of
from adjudicator.testing.steps import *  # noqa: F403

BELLS = Path(__file__).parents[1] / "bells"


@pytest.fixture(autouse=True)
def _installed(bells: None) -> None:
    """Installs the game of bells."""


scenarios(str(BELLS))


def test_the_game_is_that_of_the_folder_or_of_a_tag() -> None:
    assert game_of("features/arkham/cards/a.feature", []).name == "arkham"
    assert game_of("bells/features/a.feature", ["first", "massive.1"]).name == "bells"
    assert game_of("features/arkham/a.feature", ["bells"]).name == "bells"
    with pytest.raises(AssertionError, match=r"a\.feature: no tag and no folder"):
        game_of("features/a.feature", ["first"])


def test_rules_are_those_of_the_game() -> None:
    assert rules_of(game_of("bells/a.feature", []), ["bells.1", "bells.9", "massive.1"]) == {"bells.1"}
    assert rules_of(game_of("arkham/a.feature", []), ["bells.1", "massive.1"]) == {"massive.1"}
