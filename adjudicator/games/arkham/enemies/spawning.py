"""Spawning: where an enemy enters play, and whom it engages there (entries Spawn, Enemy Cards, Aloof, Massive)."""

from typing import NamedTuple, cast

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event, happen
from adjudicator.engine.procedures import Ask, Call, Procedure, Result, Step
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import discard, place

ENGAGED = "engaged"
"""As the finer kind of a spawn: engaged with whoever drew it, by no instruction of its own."""


class Spawning(NamedTuple):
    """An enemy that is to spawn, and the investigator who spawns it."""

    who: str
    enemy: str


def spawn(who: str, enemy: str) -> Call:
    """The call by which an investigator spawns an enemy."""
    return Call(SPAWN, Spawning(who, enemy))


def _where(game: Arkham, local: Spawning) -> Result:
    """Its spawn instruction says where; without one it spawns engaged with whoever drew it."""
    who, enemy = local
    instruction = None if game.blank(enemy) else game.cards[enemy].spawn
    if instruction is None:
        return happen(Event("spawn", who, enemy, "", game.location(who), ENGAGED))
    found = tuple(instruction.all(game, Context(you=who, this=enemy)))
    if not found:
        game.cite("spawn.6")
        game.note(f"{game.name(enemy)} has nowhere to spawn")
        discard(game, enemy)
        return None
    game.cite("spawn.1", "enemy-cards.2")
    if len(found) == 1:
        return happen(Event("spawn", who, enemy, "", found[0]))
    options = tuple(Option("choose", (location,), who, location) for location in found)
    return Ask(Choice((who,), f"where {enemy} spawns", options, "spawn.7"), _chosen)


def _chosen(game: Arkham, local: Spawning, option: Option) -> Result:
    game.cite("spawn.7")
    return happen(Event("spawn", local.who, local.enemy, "", cast(str, option.value)))


def _spawns(game: Arkham, event: Event, scope: str) -> tuple[Call, ...]:
    """The enemy enters play: in a threat area, or at a location where it may engage somebody by itself."""
    who, enemy = event.who, event.what
    enters = happen(Event("enter play", who, enemy))
    unengaged = next((keyword for keyword in ("aloof", "massive") if game.has_keyword(enemy, keyword)), "")
    if event.of != ENGAGED or unengaged:
        if event.of == ENGAGED:
            game.cite("aloof.2" if unengaged == "aloof" else "massive.4")
        place(game, enemy, event.at, "here")
        return (enters,)
    game.cite("spawn.4", "enemy-cards.3")
    if game.cards[enemy].prey is not None and len(game.investigators) > 1:
        game.cite("prey.11")
    place(game, enemy, who, "threat area")
    return (enters, happen(Event("engage", who, enemy, enemy)))


Arkham.impacts["spawn"] = _spawns
SPAWN = Procedure("an enemy spawns", Step("", "where", _where))
