"""Enemies that are about to spawn: they are not in play yet, and what befalls them stays on them as they enter play."""

from typing import Final

from adjudicator.engine.fields import Field
from adjudicator.games.arkham.facts import NOWHERE
from adjudicator.games.arkham.game import Arkham

SPAWNS_FROM: Final = Field("spawns from", NOWHERE)
"""Where an enemy lies that is about to spawn."""


def is_gone(game: Arkham, enemy: str) -> bool:
    """True if something has taken away an enemy that was about to spawn."""
    return SPAWNS_FROM(game, enemy) != game.lies(enemy)


def awaits_play(game: Arkham, enemy: str) -> bool:
    """True of an enemy that is about to spawn, and still lies where it spawns from."""
    there = SPAWNS_FROM(game, enemy)
    return there != NOWHERE and there == game.lies(enemy) and not game.in_play(enemy)


def is_acted_upon(game: Arkham, enemy: str) -> bool:
    """True of an enemy that is about to spawn, if it bears already what befalls it: a reading says so."""
    return awaits_play(game, enemy) and game.reading("enemy-about-to-spawn", "spawn.2") == "on the enemy"
