"""Shapes that several groups of effects share: lists of effects, periods, kinds of tokens."""

from typing import Final

from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.game import Effect, Number
from adjudicator.games.arkham.terms import ENEMY_ENGAGES, ORDER, PROVOKING, STATS, TOKEN_KINDS
from adjudicator.games.arkham.vocabulary.amounts import NUMBER
from adjudicator.language.shapes import Ahead, ListOf, MapOf, OneOf, Shape

YOU, THIS = Named("you"), Named("this")
EFFECT: Ahead[Effect] = Ahead()
"""An effect; its words are declared once those of all groups are known, since effects contain effects."""
EFFECTS: Shape[tuple[Effect, ...]] = ListOf(EFFECT)
STARTS: Final[tuple[str, ...]] = tuple(
    f"start of the {phase} phase" for phase in ("mythos", "investigation", "enemy", "upkeep")
)
ENDS: Final[tuple[str, ...]] = tuple(
    f"end of the {phase} phase" for phase in ("mythos", "investigation", "enemy", "upkeep")
)
EXCEPT = OneOf("traits")
"""What a text box may keep that is blank otherwise."""
UNTIL = OneOf(
    *("end of the test", "end of the attack", "end of the turn", "end of the phase", "end of the round"),
    *ENDS,
    *STARTS,
    "end of the game",
)
TOKENS = ListOf(OneOf(*ORDER))
PER_STAT = MapOf(NUMBER, "values with what each gets", keys=(*STATS, "clues", "doom threshold"))
PER_TOKEN = MapOf(NUMBER, "kinds of chaos tokens with a number of each", keys=ORDER)
DEEDS = (
    "play",
    "fight",
    "evade",
    "investigate",
    "move",
    "enter",
    "leave",
    "engage",
    "commit",
    "discover",
    "attack",
    "attack of opportunity",
    "damage",
    "leave play",
    "spend clues",
    "trigger",
    "trigger action abilities",
    "trigger free abilities",
    "trigger reaction abilities",
    "play action",
    "ready",
    "exhaust",
    "ready in the upkeep phase",
    "defeat",
    "place clues",
    "gain resources",
    "gain resources in the upkeep phase",
    "draw",
    "draw in the upkeep phase",
    "draw action",
    "resource action",
    "spawn",
    "place doom in the mythos phase",
    "cancel attacks",
    ENEMY_ENGAGES,
    "lose doom as the agenda advances",
    "provoke",
    *(f"provoke by {action}" for action in PROVOKING),
)
"""The deeds that cards forbid or make dearer."""
AMMO = OneOf(*TOKEN_KINDS)


def numbers(given: dict[str, Number] | None) -> tuple[tuple[str, Number], ...]:
    """Amounts, each with its kind."""
    return tuple((given or {}).items())
