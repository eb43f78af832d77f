"""Patrol: in step 3.2 an enemy moves towards the location that its keyword designates (entry Patrol)."""

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.procedures import Ask, Procedure, Result, Step
from adjudicator.games.arkham.enemies.hunter import Approaching, Hunting, approach, is_free
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.paths import distances
from adjudicator.games.arkham.words import Context


def patrol(game: Arkham, local: Hunting) -> Result:
    """Move the enemy towards its designated location; the lead investigator chooses among several."""
    enemy = local.enemy
    if not is_free(game, enemy, "patrol.2", "patrol.2"):
        return None
    goals = _designated(game, enemy)
    if not goals:
        game.note(f"no path leads {game.name(enemy)} to a location that it patrols to, and it does not move")
        return None
    if len(goals) == 1:
        return approach(game, Approaching(enemy, goals[0], "patrol"))
    options = tuple(Option("choose", (goal,), game.lead, goal) for goal in goals)
    return Ask(Choice((game.lead,), f"where {enemy} patrols to", options, "patrol.3"), _chosen)


def _designated(game: Arkham, enemy: str) -> tuple[str, ...]:
    """The locations that fit the designation of the keyword and to which a path leads."""
    designated = game.cards[enemy].patrol
    if designated is None:
        return ()
    away = distances(game, game.location(enemy))
    return tuple(goal for goal in designated.all(game, Context(you=game.lead, this=enemy)) if goal in away)


def _chosen(game: Arkham, local: Hunting, option: Option) -> Result:
    game.cite("patrol.3")
    return approach(game, Approaching(local.enemy, option.meant(str), "patrol"))


PATROL = Procedure("an enemy patrols", Step("", "move", patrol))
