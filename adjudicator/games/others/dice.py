"""The dice of both sides: their faces, how they are rolled, and the extra dice that FAITH and Bursts give at once."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.kit.components import Dice, Die
from adjudicator.games.kit.play import Play
from adjudicator.games.others.facts import HERO_PAID, SIN_PAID, sins_player
from adjudicator.games.others.kinds import HERO, SINS

HIT, COUNTER, DEFENSE, SKILL, FAITH = "hit", "counter-corruption", "defense", "skill", "FAITH"
CORRUPTION, BURST, BLANK = "corruption", "hit with burst", "blank"
COUNTED: Final = 8
"""So many results that give an extra die are followed; then an extra die is rolled until it shows something else."""


Idle = Mapping[str, tuple[str, ...]]
"""Faces that do nothing in a roll, each with the rules that say so."""

NOTHING_IDLE: Final[Idle] = {}

ROLLED: Final = ("rolling-dice.1", "rolling-dice.4")
"""Dice are rolled for fights, crises and checks, as many as are known before."""


class Faces(NamedTuple):
    """A die as one reading has it, and the same without the face that gives an extra die."""

    die: Die
    settled: Die


def _faces(name: str, sides: dict[str, int], again: str) -> Faces:
    rest = tuple((face, number) for face, number in sides.items() if face != again)
    return Faces(Die(name, tuple(sides.items())), Die(f"{name} without {again}", rest))


def _hero(**more: int) -> dict[str, int]:
    return {face: more.get(face, 1) for face in (HIT, COUNTER, DEFENSE, SKILL, FAITH)}


HERO_DIES: Final = {
    "two-hits": _faces("hero die", _hero(hit=2), FAITH),
    "two-defenses": _faces("hero die with two defenses", _hero(defense=2), FAITH),
    "two-skills": _faces("hero die with two skills", _hero(skill=2), FAITH),
}
SIN_DIES: Final = {
    "two-blanks": _faces("sin die", {CORRUPTION: 1, HIT: 2, BURST: 1, BLANK: 2}, BURST),
    "two-corruptions": _faces("sin die with two corruptions", {CORRUPTION: 2, HIT: 2, BURST: 1, BLANK: 1}, BURST),
}
HERO_DICE: Final = Dice(
    "dice",
    tuple(die for faces in HERO_DIES.values() for die in faces),
    HERO,
    "rolling-dice.2",
    rerolled_in_words=False,
)
SIN_DICE: Final = Dice(
    "sin dice",
    tuple(die for faces in SIN_DIES.values() for die in faces),
    SINS,
    "rolling-dice.2",
    rerolled_in_words=False,
)


def hero_faces(game: Play) -> Faces:
    """The hero die."""
    return HERO_DIES[game.reading("sides-of-the-hero-die")]


def sin_faces(game: Play) -> Faces:
    """The Sin die."""
    return SIN_DIES[game.reading("sides-of-the-sin-die")]


def hero_rolls(game: Play, who: str, number: int) -> tuple[Call, ...]:
    """The call by which a hero rolls so many dice, fixed before the roll."""
    HERO_DICE.clear(game, who)
    return (HERO_DICE.roll(who, {hero_faces(game).die: number}),) if number and game.applies(*ROLLED) else ()


def sin_rolls(game: Play, number: int) -> tuple[Call, ...]:
    """The call by which the Sins player rolls so many dice, fixed before the roll."""
    sin = sins_player(game)
    SIN_DICE.clear(game, sin)
    return (SIN_DICE.roll(sin, {sin_faces(game).die: number}),) if number and game.applies(*ROLLED) else ()


def sin_takes_up(game: Play, idle: Idle = NOTHING_IDLE) -> None:
    """The Sins player takes his dice up; a Blank has done nothing, nor have faces that are idle in this roll."""
    sin = sins_player(game)
    SIN_DICE.rolled.set(game, sin, (), *of_idle(SIN_DICE.rolled(game, sin), {BLANK: ("sin-dice-roll.5",), **idle}))


def of_idle(shown: tuple[str, ...], idle: Idle) -> tuple[str, ...]:
    """The rules by which dice that show these faces have done nothing."""
    return tuple(dict.fromkeys(rule for face in shown for rule in idle.get(face, ())))


def _sin_extra(game: Play, local: str) -> Result:
    """A die for each Hit with Burst that has not given one yet, as long as there is one."""
    sin = sins_player(game)
    bursts = SIN_DICE.showing(game, sin, BURST)
    more = bursts - SIN_PAID(game)
    if more <= 0:
        SIN_PAID.set(game, "table", 0)
        return None
    SIN_PAID.set(game, "table", bursts, "sin-dice-roll.3")
    return Go(local, "extra", (SIN_DICE.roll(sin, {_next(game, sin_faces(game), bursts): more}),))


def _hero_extra(game: Play, who: str) -> Result:
    """A die for each FAITH that has not given one yet, as long as there is one."""
    faiths = HERO_DICE.showing(game, who, FAITH)
    more = faiths - HERO_PAID(game, who)
    if more <= 0:
        HERO_PAID.set(game, who, 0)
        return None
    HERO_PAID.set(game, who, faiths, "hero-dice-roll.4")
    return Go(who, "extra", (HERO_DICE.roll(who, {_next(game, hero_faces(game), faiths): more}),))


def _next(game: Play, faces: Faces, shown: int) -> Die:
    """The die to be rolled now: a chain of extra dice is counted so far and no further."""
    if shown < COUNTED:
        return faces.die
    game.note(f"{shown} results have given an extra die: further ones are not counted")
    return faces.settled


SIN_EXTRA: Final = Procedure("extra dice of the sins player", Step("", "extra", _sin_extra))
HERO_EXTRA: Final = Procedure("extra dice of a hero", Step("", "extra", _hero_extra))
