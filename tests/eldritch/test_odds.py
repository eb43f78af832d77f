"""The odds of tests against a recursion that counts every die."""

from fractions import Fraction
from functools import cache

import pytest

from adjudicator.exploring.odds import Bounds
from adjudicator.playing.situation import Situation as Played

NEVER = Bounds(Fraction(0), Fraction(0))
ODDS = {"": Fraction(1, 3), "Blessed": Fraction(1, 2), "Cursed": Fraction(1, 6)}
"""The odds of a success with one die, by the Condition of whoever rolls it."""


@cache
def results(dice: int, one: Fraction) -> tuple[Fraction, ...]:
    """The odds of each number of successes, die by die."""
    if not dice:
        return (Fraction(1),)
    before = results(dice - 1, one)
    fails = [odds * (1 - one) for odds in before] + [Fraction(0)]
    succeeds = [Fraction(0)] + [odds * one for odds in before]
    return tuple(a + b for a, b in zip(fails, succeeds, strict=True))


@cache
def at_least(wanted: int, dice: int, clues: int, one: Fraction) -> Fraction:
    """The odds of so many successes for somebody who rerolls dice without success while he has Clues and needs to."""
    return sum(
        (odds * _with_clues(wanted - hits, dice - hits, clues, one) for hits, odds in enumerate(results(dice, one))),
        Fraction(0),
    )


def _with_clues(missing: int, failed: int, clues: int, one: Fraction) -> Fraction:
    if missing <= 0:
        return Fraction(1)
    if not clues or not failed:
        return Fraction(0)
    hit = _with_clues(missing - 1, failed - 1, clues - 1, one)
    return one * hit + (1 - one) * _with_clues(missing, failed, clues - 1, one)


def situation(clues: int, condition: str, modifier: int = 0) -> Played:
    """Lily tests Will, of which she has 3."""
    return Played.parse(
        f"""
        game: eldritch
        investigators: {{lily: {{clues: {clues}, conditions: [{condition}]}}}}
        do: [lily tests will with modifier {modifier}]
        ask: [lily's test result, lily has passed the test]
        """
    )


@pytest.mark.parametrize("condition", ODDS)
@pytest.mark.parametrize("modifier", [-3, 0, 2])
def test_the_odds_of_each_result_are_the_binomial_ones(condition: str, modifier: int) -> None:
    odds = situation(0, condition, modifier).explore(policy="best", goal="lily has passed the test").odds
    for result, wanted in enumerate(results(max(1, 3 + modifier), ODDS[condition])):
        assert odds["lily's test result"].get(str(result), NEVER) == Bounds(wanted, wanted)


@pytest.mark.parametrize("condition", ODDS)
@pytest.mark.parametrize("clues", [0, 1, 2, 3])
def test_clues_are_spent_as_the_recursion_spends_them(condition: str, clues: int) -> None:
    odds = (
        situation(clues, condition)
        .explore(policy="best", goal="lily has passed the test")
        .odds["lily has passed the test"]
    )
    wanted = at_least(1, 3, clues, ODDS[condition])
    assert odds.get("yes", NEVER) == Bounds(wanted, wanted)


@pytest.mark.parametrize("clues", [1, 2])
def test_two_successes_with_clues(clues: int) -> None:
    text = f"""
        game: eldritch
        investigators: {{lily: {{clues: {clues}}}}}
        do: [lily tests strength]
        ask: ["lily's test result is 0", "lily's test result is 1"]
        """
    situation = Played.parse(text)
    odds = situation.explore(policy="worst", goal="lily's test result is 0").odds["lily's test result is 0"]
    wanted = 1 - at_least(1, 4, clues, Fraction(1, 3))
    assert odds.get("yes", NEVER) == Bounds(wanted, wanted)


@pytest.mark.parametrize(("health", "clues"), [(1, 0), (2, 0), (1, 1), (2, 2)])
def test_the_odds_of_surviving_a_fight(health: int, clues: int) -> None:
    """Against a Riot Strength 4 less 3 is one die against a damage of 3."""
    text = f"""
        game: eldritch
        investigators: {{lily: {{at: Rome, health: {health}, clues: {clues}}}, norman: {{}}}}
        monsters: {{Riot: Rome}}
        phase: 2
        without the sample set: true
        do: [lily encounters Riot]
        ask: [lily is defeated]
        """
    odds = Played.parse(text).explore(policy="worst", goal="lily is defeated").odds["lily is defeated"]
    wanted = 1 - at_least(4 - health, 1, clues, Fraction(1, 3))
    assert odds.get("yes", NEVER) == Bounds(wanted, wanted)
