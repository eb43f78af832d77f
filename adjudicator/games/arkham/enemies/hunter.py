"""Hunter: ready unengaged hunters move one connection towards the nearest investigator (entry Hunter)."""

from typing import NamedTuple, cast

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event, happen
from adjudicator.engine.procedures import Ask, Call, Procedure, Result, Step
from adjudicator.games.arkham.abilities.cannot import banned
from adjudicator.games.arkham.enemies import prey
from adjudicator.games.arkham.enemies.paths import distances, first_steps
from adjudicator.games.arkham.game import TABLE, Arkham
from adjudicator.games.arkham.zones import place


class Hunting(NamedTuple):
    """A hunter that is to move, and the investigator that it moves towards once that is settled."""

    enemy: str
    towards: str = ""


def hunt(game: Arkham) -> tuple[Call, ...]:
    """The moves of all hunters in play, location by location."""
    return tuple(
        Call(HUNT, Hunting(enemy))
        for location in game.zone(TABLE, "locations")
        for enemy in game.zone(location, "here")
        if game.cards[enemy].type == "enemy" and game.has_keyword(enemy, "hunter")
    )


def _goal(game: Arkham, local: Hunting) -> Result:
    """It moves towards the nearest investigator; its prey instruction decides among equally near ones."""
    enemy = local.enemy
    if not _moves(game, enemy):
        return None
    away = distances(game, game.location(enemy))
    noticed = [i for i in prey.quarry(game, enemy) if game.location(i) in away]
    if not noticed:
        return None
    least = min(away[game.location(i)] for i in noticed)
    if least == 0:
        game.cite("hunter.8")
        return None
    nearest = tuple(i for i in noticed if away[game.location(i)] == least)
    if any(away[game.location(i)] > least for i in noticed):
        game.cite("hunter.6")
        if prey.instruction(game, enemy):
            game.cite("hunter.10")
    return _towards(game, enemy, nearest)


def _moves(game: Arkham, enemy: str) -> bool:
    if not game.ready(enemy):
        game.cite("hunter.4")
        return False
    if game.engaged(enemy):
        game.cite("hunter.5")
        return False
    return True


def _towards(game: Arkham, enemy: str, nearest: tuple[str, ...]) -> Result:
    found = prey.best(game, enemy, nearest)
    if len(found) < len(nearest):
        game.cite("hunter.9", "prey.4")
    goals = tuple(dict.fromkeys(game.location(i) for i in found))
    steps = tuple(dict.fromkeys(step for goal in goals for step in first_steps(game, game.location(enemy), goal)))
    if len(steps) == 1:
        return _move(game, enemy, steps[0])
    options = tuple(Option("choose", (step,), game.lead, step) for step in steps)
    rule = "hunter.12" if prey.instruction(game, enemy) is None else "prey.5"
    return Ask(Choice((game.lead,), f"where {enemy} moves", options, rule), _chosen)


def _chosen(game: Arkham, local: Hunting, option: Option) -> Result:
    game.cite("hunter.12" if prey.instruction(game, local.enemy) is None else "prey.5")
    return _move(game, local.enemy, cast(str, option.value))


def _move(game: Arkham, enemy: str, to: str) -> Result:
    if banned(game, "enter", to, enemy):
        game.cite("hunter.13", "hunter.14")
        game.note(f"{enemy} cannot move to {to} and does not move")
        return None
    game.cite("hunter.3", "hunter.7")
    return happen(Event("enemy moves", "", enemy, "", to))


def _moved(game: Arkham, event: Event, scope: str) -> None:
    place(game, event.what, event.at, "here")


Arkham.impacts["enemy moves"] = _moved
HUNT = Procedure("a hunter moves", Step("", "move", _goal))
