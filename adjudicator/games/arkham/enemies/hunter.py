"""Enemies that move: hunters towards the nearest investigator, others as an effect or a keyword says (entry Hunter)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Ask, Call, Procedure, Result, Step
from adjudicator.games.arkham import prey
from adjudicator.games.arkham.abilities.cannot import barred
from adjudicator.games.arkham.facts import HERE, UNREVEALED
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.paths import distances, first_steps
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import place


class Hunting(NamedTuple):
    """An enemy that moves, by its keyword or because an effect says so."""

    enemy: str
    keyword: str = "hunter"

    @property
    def by(self) -> "Ways":
        """The rules of its move."""
        return _WAYS[self.keyword]


class Ways(NamedTuple):
    """The rules that make an enemy stay, go to the nearest, even before its prey, prefer, move or be unable to."""

    stays: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()
    nearer: tuple[str, ...] = ()
    prefers: str = "prey.4"
    moves: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()


MOVED = Ways()
HUNTER = Ways(
    stays=("hunter.8",),
    nearest=("hunter.6",),
    nearer=("hunter.10",),
    prefers="hunter.9",
    moves=("hunter.3", "hunter.7"),
    blocked=("hunter.13", "hunter.14"),
)
_WAYS: Final = {
    "": MOVED,
    "hunter": HUNTER,
    "patrol": Ways(moves=("patrol.2",), blocked=("patrol.4",)),
}
"""The rules of the moves of enemies, by the keyword that makes them move."""


class MoveTowards(NamedTuple):
    """Move enemies one connection towards a location, whether they have hunter or not."""

    goal: Which
    which: Which
    all_the_way: bool
    """They move one location at a time, until they are there."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such location, or no such enemy that a path leads there."""
        enemies, goals = self.which.all(game, context), self.goal.all(game, context)[:1]
        return not any(first_steps(game, game.location(enemy), goal) for goal in goals for enemy in enemies)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Move them, one after the other; enemies at the location stay."""
        places = self.goal.all(game, context)[:1]
        moving = ((e, p) for p in places for e in self.which.all(game, context))
        return tuple(call for e, p in moving for call in (Call(APPROACH, Approaching(e, p)),) * self._moves(game, e, p))

    def _moves(self, game: Arkham, enemy: str, place: str) -> int:
        """The number of moves that an enemy makes, if nothing stops it."""
        return max(1, distances(game, game.location(enemy)).get(place, 1)) if self.all_the_way else 1


class Approaching(NamedTuple):
    """An enemy that its keyword, or an effect, moves towards a location."""

    enemy: str
    goal: str
    keyword: str = ""


def approach(game: Arkham, local: Approaching) -> Result:
    """Move the enemy on the shortest path; among several such paths the lead investigator chooses."""
    steps = first_steps(game, game.location(local.enemy), local.goal)
    if not steps:
        if game.location(local.enemy) != local.goal:
            game.note(f"no path leads {game.name(local.enemy)} to {game.name(local.goal)}, and it does not move")
        return None
    game.because("nearest.4")
    moving = Hunting(local.enemy, local.keyword)
    if len(steps) == 1:
        return _move(game, moving, steps[0])
    options = tuple(Option("choose", (step,), game.lead, step) for step in steps)
    rule = "faq-choices-and-the-grim-rule.1"

    def chosen(game: Arkham, local: Approaching, option: Option) -> Result:
        game.cite(rule, "grim-rule.2")
        return _move(game, moving, option.meant(str))

    return Ask(Choice((game.lead,), f"where {local.enemy} moves", options, rule), chosen)


class MoveTowardsNearest(NamedTuple):
    """Move enemies one connection towards the nearest investigator, whether they have hunter or not."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no such enemy has anywhere to go."""
        return all(hunt(game, Hunting(enemy, "")) is None for enemy in self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Move them, one after the other."""
        return tuple(Call(HUNT, Hunting(enemy, "")) for enemy in self.which.all(game, context))


def hunt(game: Arkham, local: Hunting) -> Result:
    """Move the enemy towards the nearest investigator; its prey instruction decides among equally near ones."""
    enemy = local.enemy
    if local.keyword and not is_free(game, enemy, "hunter.4", "hunter.5"):
        return None
    away = distances(game, game.location(enemy))
    noticed = [i for i in prey.quarry(game, enemy) if game.location(i) in away]
    if not noticed:
        game.note(f"no path leads {game.name(enemy)} to any investigator, and it does not move")
        return None
    least = min(away[game.location(i)] for i in noticed)
    game.because(*prey.ignoring(game, enemy))
    if least == 0:
        game.because(*local.by.stays)
        return None
    nearest = tuple(i for i in noticed if away[game.location(i)] == least)
    game.because(*local.by.nearest, *_before_prey(game, local, noticed, nearest))
    return _towards(game, local, nearest)


def _before_prey(game: Arkham, local: Hunting, noticed: Sequence[str], nearest: Sequence[str]) -> tuple[str, ...]:
    """The rules by which the nearest go before those farther away who meet the prey instruction better."""
    wanted = game.consider(lambda: prey.best(game, local.enemy, noticed).who)
    return () if set(wanted) & set(nearest) else local.by.nearer


def is_free(game: Arkham, enemy: str, exhausted: str, engaged: str) -> bool:
    """True if an enemy may move by its keyword: these rules keep one that is exhausted, or engaged."""
    if not game.ready(enemy):
        game.because(exhausted)
        return False
    if game.engaged(enemy):
        game.because(engaged)
        return False
    return True


def _towards(game: Arkham, local: Hunting, nearest: tuple[str, ...]) -> Result:
    enemy = local.enemy
    found, by = prey.best(game, enemy, nearest, local.by.prefers)
    game.because(*by)
    goals = tuple(dict.fromkeys(game.location(i) for i in found))
    steps = tuple(dict.fromkeys(step for goal in goals for step in first_steps(game, game.location(enemy), goal)))
    here = game.location(enemy)
    blocked = tuple(step for step in steps if barred(game, enemy, here, step))
    if 0 < len(blocked) < len(steps) and game.reading("hunters-and-blocked-paths") == "an open one":
        steps = tuple(step for step in steps if step not in blocked)
    if len(steps) == 1:
        return _move(game, local, steps[0])
    options = tuple(Option("choose", (step,), game.lead, step) for step in steps)
    rule = _tie_rule(game, enemy, found)

    def chosen(game: Arkham, local: Hunting, option: Option) -> Result:
        game.cite(rule, "grim-rule.2")
        return _move(game, local, option.meant(str))

    return Ask(Choice((game.lead,), f"where {enemy} moves", options, rule), chosen)


def _tie_rule(game: Arkham, enemy: str, found: tuple[str, ...]) -> str:
    """The rule by which the lead investigator chooses: no prey instruction, nobody meets it, or several do."""
    if prey.instruction(game, enemy) is None:
        return "hunter.12"
    return "prey.5" if prey.met(game, enemy, found) else "hunter.11"


def _move(game: Arkham, local: Hunting, to: str) -> Result:
    enemy = local.enemy
    if barred(game, enemy, game.location(enemy), to):
        game.because(*local.by.blocked, "nearest.3", "nearest.4")
        game.note(f"{enemy} cannot move to {to} and does not move")
        return None
    return happen(Event("enemy moves", "", enemy, "", to, game.location(enemy), rules=local.by.moves))


def _moved(game: Arkham, event: Event, scope: str) -> None:
    game.cite("move.1", *_NOT_REVEALED[UNREVEALED(game, event.at)])
    place(game, event.what, event.at, HERE)


_NOT_REVEALED: Final = {True: ("move.7",), False: ()}
"""The rule by which an enemy that comes to an unrevealed location (True) does not reveal it."""

HUNT = Procedure("an enemy moves towards the nearest investigator", Step("", "move", hunt))
APPROACH = Procedure("an enemy moves towards a location", Step("", "move", approach))

IMPACTS: Final[Impacts] = {"enemy moves": _moved}
"""The changes that these events make."""
