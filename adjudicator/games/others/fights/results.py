"""Results of rolls: what the dice of both sides come to with what is fixed, and what cancels what."""

from typing import Final

from adjudicator.games.kit.facts import TABLE, Counter
from adjudicator.games.kit.play import Play
from adjudicator.games.others.dice import (
    BURST,
    CORRUPTION,
    COUNTER,
    DEFENSE,
    FAITH,
    HERO_DICE,
    HIT,
    SIN_DICE,
    SKILL,
    Idle,
    of_idle,
    sin_takes_up,
)
from adjudicator.games.others.facts import (
    BLOCKED,
    FIGHTER,
    HITS_LEFT,
    IS_RANGED,
    PURIFIED,
    SIN_CORRUPTION,
    SIN_HITS,
    SKILLS,
    sins_player,
)
from adjudicator.games.others.fights.pools import COUNTERS, DEFENDS, SIN_STRIKES, SIN_TAINTS, STRIKES

_OF_A_FIGHT: Final = {HIT: HITS_LEFT, DEFENSE: BLOCKED, COUNTER: PURIFIED}
_OF_A_CRISIS: Final = {SKILL: SKILLS}
_RULES: Final = {
    HIT: "hero-dice-roll.1",
    COUNTER: "hero-dice-roll.2",
    DEFENSE: "hero-dice-roll.3",
    SKILL: "resolve-a-crisis.5",
}
_IDLE_IN_A_FIGHT: Final[Idle] = {SKILL: ("fight-resolution.6",)}
_IDLE_IN_A_CRISIS: Final[Idle] = dict.fromkeys(_OF_A_FIGHT, ("resolve-a-crisis.10", "rolling-dice.3"))
"""The rules by which faces do nothing."""


def _that_count(game: Play, who: str) -> dict[str, Counter]:
    """The results that count in the roll of a hero."""
    return _OF_A_FIGHT if FIGHTER(game) == who else _OF_A_CRISIS


def count_hero_dice(game: Play, who: str) -> None:
    """Each result counts, and its die is taken up; FAITH alone lies there until the hero has said what it is to be."""
    shown = HERO_DICE.rolled(game, who)
    for face, result in _that_count(game, who).items():
        result.set(game, who, shown.count(face), _RULES[face])
    idle = _IDLE_IN_A_FIGHT if FIGHTER(game) == who else _IDLE_IN_A_CRISIS
    HERO_DICE.rolled.set(game, who, (FAITH,) * shown.count(FAITH), *of_idle(shown, idle))


def turn_faith(game: Play, who: str, face: str, *by: str) -> None:
    """A FAITH counts as another result from now on."""
    HERO_DICE.rolled.take(game, who, FAITH, *by)
    result = _that_count(game, who).get(face)
    if result is not None:
        result.add(game, who, 1, _RULES[face], *by)
    if not IS_RANGED(game):
        # In a ranged fight the monsters have not rolled yet.
        cancel(game, who)


def count_sin_dice(game: Play) -> None:
    """A Hit with Burst counts as a Hit."""
    sin = sins_player(game)
    SIN_HITS.set(game, TABLE, SIN_DICE.showing(game, sin, HIT, BURST), "sin-dice-roll.2")
    SIN_CORRUPTION.set(game, TABLE, SIN_DICE.showing(game, sin, CORRUPTION), "sin-dice-roll.1")
    sin_takes_up(game)


def add_what_is_fixed_for_the_hero(game: Play, who: str) -> None:
    """The results that a hero has without any die."""
    for result, fixed in ((HITS_LEFT, STRIKES), (BLOCKED, DEFENDS), (PURIFIED, COUNTERS)):
        result.add(game, who, fixed(game, who), "fight-resolution.2")


def add_what_is_fixed_for_the_sins(game: Play) -> None:
    """The results that the Sins player has without any die."""
    for result, fixed in ((SIN_HITS, SIN_STRIKES), (SIN_CORRUPTION, SIN_TAINTS)):
        result.add(game, TABLE, fixed(game), "fight-resolution.3")


def cancel(game: Play, who: str) -> None:
    """One for one; the results of the hero that are left then are of no use."""
    for result, against, rule in (
        (BLOCKED, SIN_HITS, "fight-resolution.4"),
        (PURIFIED, SIN_CORRUPTION, "fight-resolution.5"),
    ):
        against.add(game, TABLE, -result(game, who), rule)
        result.set(game, who, 0, "fight-resolution.7")
