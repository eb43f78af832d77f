"""The Gherkin sentences of all games: they build the same situation as a YAML file, and question its ruling.

A project's `conftest.py` imports all names from here.

`Given` states the position by the sentences of the game's facts, every `When` is a sentence of `do:`, every `Then` one
of `expect:`.
"""

import re
import sys
from functools import cache
from typing import cast

import pytest
from pytest_bdd import given, parsers, then, when
from pytest_bdd.parser import Feature
from pytest_bdd.parser import Scenario as Gherkin

from adjudicator.games.finding import find_game, known_games
from adjudicator.games.interface import Game
from adjudicator.reference.following import corollaries_of
from adjudicator.ruling.ruling import Ruling
from adjudicator.testing.game import editions_of, game_of, rules_of, rules_of_edition
from adjudicator.testing.scenario import Scenario, Situation, told, value_of

_RULE = re.compile(r"^[a-z0-9-]+\.\d+$")


@pytest.fixture
def scenario() -> Scenario:
    """The situation that a scenario describes."""
    return Scenario()


def pytest_bdd_after_scenario(request: pytest.FixtureRequest, feature: Feature, scenario: Gherkin) -> None:
    """Rules the finished situation, under each edition that the tags name, or under all editions of the game.

    The game is that of a tag, or of the folder in which the feature lies. This is a hook of pytest-bdd: a `conftest.py`
    that imports these sentences has it.
    """
    judged(request, feature)


def judged(request: pytest.FixtureRequest, feature: Feature) -> dict[str, Ruling]:
    """The rulings of a finished scenario by their editions, which give every expected answer and cite every tag."""
    __tracebackhide__ = True
    built: Scenario = request.getfixturevalue("scenario")
    built.finish()
    tags = {mark.name for mark in request.node.iter_markers()}
    rules = {tag for tag in tags if _RULE.match(tag)}
    game = game_of(feature.filename, tags - rules)
    unknown = sorted(rules - rules_of(game, rules))
    if unknown:
        pytest.fail(f"{game.title} has no rule {', '.join(unknown)}", pytrace=False)
    return {edition: judge(built, game, edition, rules) for edition in editions_of(game, tags)}


def judge(scenario: Scenario, game: Game, edition: str, rules: set[str]) -> Ruling:
    """The ruling, which gives every expected answer, and cites every rule in the scenario's tags.

    A rule that follows from others needs no citation of its own: these must be cited. One that the edition does not
    have must not be cited.
    """
    __tracebackhide__ = True
    ruling = scenario.rule(game, edition)
    there = rules_of_edition(game, rules, edition)
    wrong = [f"{a.question}: {a.value}" for a in ruling.answers if not a.holds]
    wrong += [str(whole) for whole in ruling.whole if not whole.holds]
    corollaries = corollaries_of(game.reference)
    missing = sorted(rule for rule in there if not corollaries.shown(rule, ruling.cites))
    foreign = sorted((rules - there).intersection(ruling.cites))
    if ruling.open and ruling.waiting is not None:
        wrong.append(f"undecided: {ruling.waiting.what}: {', '.join(ruling.waiting.options)}")
    if wrong or missing or foreign:
        said = [*wrong, *(f"the run does not cite {rule}" for rule in missing)]
        said += [f"the run cites {rule}, which this edition does not have" for rule in foreign]
        pytest.fail(
            "\n".join([f"({ruling.under})", *said, "", scenario.yaml(game, edition), told(ruling)]), pytrace=False
        )
    return ruling


# -- the position -----------------------------------------------------------------------------------------------------


@given(parsers.re(r"the reading (?P<name>[a-z0-9-]+) is \"(?P<value>.+)\""))
def reading(scenario: Scenario, name: str, value: str) -> None:
    """A named reading, or with the name `profile` a profile of readings."""
    scenario.part("readings")[name] = value


@given("every other opportunity is passed")
def passed(scenario: Scenario) -> None:
    """Players who are not mentioned decline."""
    scenario.situation["otherwise"] = "pass"


@given("no opportunity is passed")
def waits(scenario: Scenario) -> None:
    """Opportunities wait for an answer: the scenario must name every one that is offered."""
    scenario.situation["otherwise"] = "wait"


@given("every other choice takes the first option")
def first(scenario: Scenario) -> None:
    """Choices that do not matter here take the first legal option."""
    scenario.situation["otherwise"] = "first"


class OfAFact(parsers.StepParser):
    """The sentences by which the facts of games are said to be so, whichever game the scenario is about."""

    def is_matching(self, name: str) -> bool:
        """True where some game has such a fact."""
        return any(game.given(name) is not None for game in _games(tuple(sys.path)))

    def parse_arguments(self, name: str) -> dict[str, str]:
        """The sentence itself."""
        return {"sentence": name}


@cache
def _games(path: tuple[str, ...]) -> tuple[Game, ...]:
    """All games that are installed on a path, which is searched once: every sentence may be one of a fact."""
    return tuple(game for game in map(find_game, known_games()) if game is not None)


@given(OfAFact("a fact of the game"))
def fact(scenario: Scenario, sentence: str, docstring: str = "") -> None:
    """A fact of the game: the sentence that asks for it describes it; YAML text below it says what it names."""
    scenario.describe(sentence, value_of(docstring) if docstring else None)


@given(parsers.re(r"the situation(?: also says)?"))
def piece(scenario: Scenario, docstring: str) -> None:
    """Any other keys, as a piece of the YAML file that is merged into the situation."""
    scenario.merge(cast(Situation, value_of(docstring)))


# -- deeds and expectations -------------------------------------------------------------------------------------------


@when(parsers.re(r"(?P<sentence>.+)"))
def deed(scenario: Scenario, sentence: str, docstring: str = "") -> None:
    """A sentence of `do:`; with YAML text below it, an entry of that key: `Roland resolves these effects`."""
    scenario.do({sentence.removesuffix(" these effects"): value_of(docstring)} if docstring else sentence)


@then(parsers.re(r"(?P<sentence>.+)"))
def outcome(scenario: Scenario, sentence: str, docstring: str = "") -> None:
    """A sentence of `expect:`; before a later `When` it is asked there, with `at ST.6, …` at that step.

    With YAML text below it, a key of `expect:`: `the ruling cites`, `the timing points`, `the verdict`.
    """
    if docstring:
        scenario.part("expect")[sentence.removeprefix("the ").removeprefix("ruling ")] = value_of(docstring)
    else:
        scenario.ask(sentence)
