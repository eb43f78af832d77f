"""Features of a game that is not in this package, without editions: the sentences of all games, its own rules."""

from pathlib import Path

import pytest
from pytest_bdd import scenarios

from adjudicator.testing.game import game_of, rules_of
from adjudicator.testing.scenario import Scenario
from adjudicator.testing.steps import *  # noqa: F403
from adjudicator.testing.steps import judge

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


def ann(*deeds: str) -> Scenario:
    """A game of bells in which ann does this."""
    scenario = Scenario()
    scenario.situation["otherwise"] = "pass"
    for deed in deeds:
        scenario.do(f"ann {deed}")
    return scenario


def test_a_rule_that_follows_from_others_is_shown_where_they_all_are_cited() -> None:
    bells = game_of("bells/a.feature", [])
    judge(ann("rings", "chooses low", "strikes"), bells, "", {"bells.1", "bells.3", "bells.4"})
    with pytest.raises(pytest.fail.Exception, match=r"does not cite bells\.4"):
        judge(ann("chooses low", "strikes"), bells, "", {"bells.3", "bells.4"})


def test_expected_citations_of_what_follows_are_those_of_its_parents() -> None:
    bells = game_of("bells/a.feature", [])
    scenario = ann("chooses low", "strikes")
    scenario.part("expect")["cites"] = ["bells.4"]
    (whole,) = scenario.rule(bells, "").whole
    assert str(whole) == "expected but not applied: bells.4"
    scenario = ann("rings", "chooses low", "strikes")
    scenario.part("expect")["cites"] = ["bells.4"]
    judge(scenario, bells, "", set())
