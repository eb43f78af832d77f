"""Moves of an investigator along a shortest path: once, or one location at a time until they are there."""

from typing import Final, NamedTuple

from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.cannot import barred
from adjudicator.games.arkham.abilities.targets import on_target
from adjudicator.games.arkham.effects.move import MOVING, Moving
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.paths import first_steps
from adjudicator.games.arkham.words import Context


class MoveAlong(NamedTuple):
    """Move towards a location, to the next one of a shortest path, or all the way."""

    to: Which
    all_the_way: bool = False

    def _goal(self, game: Arkham, context: Context) -> str:
        return next(iter(self.to.all(game, context)), "")

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the investigator is there already, or no path leads there."""
        return not _next_places(game, context, self._goal(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Begin to walk."""
        return Call(WALKING, Walking(context, self._goal(game, context), self.all_the_way))


class Walking(NamedTuple):
    """An investigator on the way to a location, and the place from which the last step was made."""

    context: Context
    goal: str
    all_the_way: bool
    left: str = ""


def _next_places(game: Arkham, context: Context, goal: str) -> tuple[str, ...]:
    """The locations to which a shortest path goes from here, and to which nothing bars the way."""
    here = game.location(context.you)
    if not here or not goal:
        return ()
    steps = first_steps(game, here, goal)
    return tuple(place for place in steps if not barred(game, context.you, here, place))


def _walk(game: Arkham, local: Walking) -> Result:
    """Make the next step, unless the last one could not be made."""
    here = game.location(local.context.you)
    if here in (local.left, local.goal) or not _next_places(game, local.context, local.goal):
        return Go(local, END)
    step = Call(STEP, local)
    return Go(local._replace(left=here), "walk" if local.all_the_way else END, (step,))


def _step(game: Arkham, local: Walking) -> Result:
    found = _next_places(game, local.context, local.goal)
    return on_target(game, local.context, found, "location to move to", _moves)


def _moves(game: Arkham, context: Context, target: str) -> Result:
    return Call(MOVING, Moving(context.you, target, context))


STEP: Final = Procedure("a step on the way", Step("", "step", _step))
WALKING: Final = Procedure("move along a path", Step("", "walk", _walk))
