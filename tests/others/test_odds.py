"""The odds of checks, crises and fights against recursions that count every die."""

from fractions import Fraction
from functools import cache
from math import comb

import pytest

from adjudicator.exploring.odds import Bounds
from adjudicator.games.others.dice import COUNTED
from adjudicator.playing.situation import Situation as Played

NEVER = Bounds(Fraction(0), Fraction(0))
SIXTH = Fraction(1, 6)


@cache
def exactly(wanted: int, dice: int, again: int, plain: int) -> Fraction:
    """The odds of so many results, die by die: of six sides `again` count and roll on, `plain` count, others do not."""
    if wanted < 0:
        return Fraction(0)
    if not dice:
        return Fraction(wanted == 0)
    return SIXTH * (
        again * exactly(wanted - 1, dice, again, plain)
        + plain * exactly(wanted - 1, dice - 1, again, plain)
        + (6 - again - plain) * exactly(wanted, dice - 1, again, plain)
    )


def at_least(wanted: int, dice: int, again: int, plain: int) -> Fraction:
    """The odds of so many results or more."""
    return 1 - sum((exactly(number, dice, again, plain) for number in range(wanted)), Fraction(0))


def corruptions(number: int, dice: int) -> Fraction:
    """The odds of so many Corruption results: each die ends on one of the five sides that do not roll on."""
    return comb(dice, number) * Fraction(1, 5) ** number * Fraction(4, 5) ** (dice - number)


@cache
def chain(dice: int, shown: int = 0) -> dict[int, Fraction]:
    """How many results that give a die there are in a roll: all dice at once, again and again until eight have come."""
    if not dice or shown >= COUNTED:
        return {shown: Fraction(1)}
    found: dict[int, Fraction] = {}
    for again in range(dice + 1):
        for number, likely in chain(again, shown + again).items():
            ways = comb(dice, again) * SIXTH**again * (1 - SIXTH) ** (dice - again)
            found[number] = found.get(number, Fraction(0)) + ways * likely
    return found


def shows(number: int, dice: int, sides: int) -> Fraction:
    """The odds that so many dice end on one of some sides, of the five that do not roll on."""
    return comb(dice, number) * Fraction(sides, 5) ** number * Fraction(5 - sides, 5) ** (dice - number)


def all_cancelled(dice: int, sides: int, rolls_on: bool, pool: int, fixed: int) -> Fraction:
    """The odds that every result of the Sins player is cancelled, all FAITH being made what cancels it."""
    found = Fraction(0)
    bursts = chain(dice) if rolls_on else {0: Fraction(1)}
    for burst, one in bursts.items():
        for plain in range(dice + 1):
            for faith, other in chain(pool).items():
                for against in range(pool + 1):
                    if burst + plain <= fixed + faith + against:
                        found += one * shows(plain, dice, sides) * other * shows(against, pool, 1)
    return found


def odds(text: str, policy: str = "best") -> dict[str, Bounds]:
    """The odds that a situation's only question is answered with yes, for whoever wants that."""
    found = Played.parse(f"game: others\n{text}").explore(policy=policy).odds
    (answers,) = found.values()
    return answers


@pytest.mark.parametrize(("dice", "wounds"), [(1, 0), (2, 1)])
def test_the_wounds_of_a_fire_check(dice: int, wounds: int) -> None:
    found = odds(f"""
heroes: {{rose: {{at: quay 1, wounds: 2}}, karl: {{}}}}
spaces: {{quay 2: {{fire: {dice}}}}}
reserve: [Leah]
current: rose
do: [rose moves to quay 2]
ask: [rose has {2 + wounds} wounds]
""")
    wanted = exactly(wounds, dice, 1, 2)
    assert found.get("yes", NEVER) == Bounds(wanted, wanted)


@pytest.mark.parametrize("dice", [1, 2])
def test_whoever_dies_of_a_fire_check(dice: int) -> None:
    found = odds(f"""
heroes: {{rose: {{at: quay 1, wounds: 3}}, karl: {{}}}}
spaces: {{quay 2: {{fire: {dice}}}}}
reserve: [Leah]
current: rose
do: [rose moves to quay 2]
ask: [Rose is dead]
""")
    wanted = at_least(2, dice, 1, 2)
    assert found.get("yes", NEVER) == Bounds(wanted, wanted)


@pytest.mark.parametrize("dice", [1, 3])
@pytest.mark.parametrize("number", [0, 1])
def test_the_levels_of_a_corruption_check(dice: int, number: int) -> None:
    found = odds(f"""
heroes: {{rose: {{at: quay 1}}, karl: {{}}}}
spaces: {{quay 2: {{corruption: {dice}}}}}
current: rose
do: [rose moves to quay 2]
ask: ["rose's corruption level is {1 + number}"]
""")
    wanted = corruptions(number, dice)
    assert found.get("yes", NEVER) == Bounds(wanted, wanted)


@pytest.mark.parametrize(("skill", "tokens"), [(1, 1), (2, 1), (2, 2)])
def test_the_tokens_that_a_crisis_removes(skill: int, tokens: int) -> None:
    """FAITH is made Skill where that is wanted; corruption would add dice, and the hero is at the last level."""
    found = odds(f"""
heroes: {{rose: {{at: quay 1, corruption: 7}}, karl: {{at: quay 6}}}}
dashboards: {{Rose: {{skill: {skill}}}}}
spaces: {{quay 1: {{fire: {tokens}}}}}
current: rose
do: [rose resolves a crisis]
ask: [there are 0 fire tokens at quay 1]
""")
    wanted = at_least(tokens, skill, 1, 1)
    assert found.get("yes", NEVER) == Bounds(wanted, wanted)


@pytest.mark.parametrize(("fight", "defense"), [(1, 1), (2, 2)])
def test_the_odds_of_killing_a_monster(fight: int, defense: int) -> None:
    found = odds(f"""
heroes: {{rose: {{at: quay 1, corruption: 7}}, karl: {{at: quay 6}}}}
dashboards: {{Rose: {{fight: {fight}}}}}
boards: {{Abomination: {{fight: 0, defense: {defense}}}}}
sins: {{sin: Pride, ability used: true}}
monsters: {{Abomination: quay 1}}
current: rose
do: [rose starts a fight]
ask: [Abomination is dead]
""")
    wanted = at_least(defense, fight, 1, 2)
    assert found.get("yes", NEVER) == Bounds(wanted, wanted)


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_odds_of_cancelling_all_corruption(dice: int) -> None:
    """The charm cancels one Corruption, and her Defense whatever Hits there may be."""
    found = odds(f"""
heroes: {{rose: {{at: quay 1, corruption: 3, upgrades: [Sample Charm]}}, karl: {{at: quay 6}}}}
dashboards: {{Rose: {{fight: 0, defense: 9, track: [nothing, nothing, nothing, nothing, nothing, nothing]}}}}
boards: {{Controller: {{fight: {dice}, defense: 19}}}}
sins: {{sin: Sloth, ability used: true}}
monsters: {{Controller: quay 1}}
current: rose
do: [rose starts a fight, rose passes]
ask: ["rose's corruption level is 3"]
""")
    wanted = corruptions(0, dice) + corruptions(1, dice)
    assert found.get("yes", NEVER) == Bounds(wanted, wanted)


BOTH_ROLL = """
heroes: {{rose: {{at: quay 1}}, karl: {{at: quay 6}}}}
dashboards: {{Rose: {{fight: {fight}, defense: {defense}}}}}
boards: {{Controller: {{fight: {dice}, defense: 19}}}}
sins: {{sin: Sloth, ability used: true}}
monsters: {{Controller: quay 1}}
reserve: []
current: rose
do: [rose starts a fight, rose passes]
ask: ["{question}"]
"""


@pytest.mark.parametrize(("dice", "fight", "defense"), [(1, 1, 0), (2, 1, 1), (1, 2, 0)])
def test_the_odds_of_a_fight_without_a_wound(dice: int, fight: int, defense: int) -> None:
    found = odds(BOTH_ROLL.format(dice=dice, fight=fight, defense=defense, question="rose has 0 wounds"))
    wanted = all_cancelled(dice, 2, True, fight, defense)
    assert found.get("yes", NEVER) == Bounds(wanted, wanted)


@pytest.mark.parametrize(("dice", "fight"), [(1, 1), (2, 2)])
def test_the_odds_of_a_fight_without_corruption(dice: int, fight: int) -> None:
    found = odds(BOTH_ROLL.format(dice=dice, fight=fight, defense=9, question="rose's corruption level is 1"))
    wanted = all_cancelled(dice, 1, False, fight, 0)
    assert found.get("yes", NEVER) == Bounds(wanted, wanted)
