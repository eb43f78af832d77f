"""Enemies that move towards the nearest investigator: hunters in the enemy phase, others by effects (entry Hunter)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham import prey
from adjudicator.games.arkham.abilities.cannot import barred
from adjudicator.games.arkham.facts import BANS, HERE, LOCATIONS
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.paths import distances, first_steps
from adjudicator.games.arkham.places import listeners
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import place


class Hunting(NamedTuple):
    """An enemy that moves towards the nearest investigator, by its keyword or because an effect says so."""

    enemy: str
    hunter: bool = True

    @property
    def by(self) -> "Ways":
        """The rules of its move."""
        return HUNTER if self.hunter else MOVED


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


def hunt(game: Arkham) -> tuple[Call, ...]:
    """The moves of all hunters in play, location by location."""
    found = tuple(
        enemy
        for location in LOCATIONS(game)
        for enemy in game.enemies_at(location)
        if game.has_keyword(enemy, "hunter")
    )
    if not found:
        return ()
    game.cite("keywords.1", "keywords.13", "hunter.1", "hunter.2", "enemy-cards.4")
    return (Call(HUNTERS, found),)


def _next_hunter(game: Arkham, left: tuple[str, ...]) -> Result:
    """Move one hunter after the other; the lead investigator decides the order, if it can be told."""
    moving = tuple(enemy for enemy in left if game.quietly(lambda enemy=enemy: _may_move(game, enemy)))  # type: ignore[misc]
    if len(moving) < 2 or not _order_can_be_told(game, moving):
        return Go(left, END, tuple(Call(HUNT, Hunting(enemy)) for enemy in left))
    options = tuple(Option("moves first", (enemy,), game.lead, enemy) for enemy in moving)
    return Ask(Choice((game.lead,), "order of the hunters", options, "lead-investigator.4"), _hunter_chosen)


def _may_move(game: Arkham, enemy: str) -> bool:
    """True if a hunter moves when its turn comes, or may do so after the moves of others."""
    return _goal(game, Hunting(enemy)) is not None or _held_up(game, enemy)


def _held_up(game: Arkham, enemy: str) -> bool:
    """True if a hunter cannot move now, and what hears of the moves of others may yet open its path."""
    here = game.location(enemy)
    alone = all(game.location(i) != here for i in game.investigators)
    return alone and bool(BANS(game, "enter") or BANS(game, "leave")) and _moves_are_heard(game) and _moves(game, enemy)


def _moves_are_heard(game: Arkham) -> bool:
    """True if something answers to the moves of enemies, or to whom they engage."""
    return any(listeners(game, kind, timing) for kind in ("enemy moves", "engage") for timing in game.timing.words)


def _order_can_be_told(game: Arkham, moving: tuple[str, ...]) -> bool:
    """True if the order may make a difference: something hears of moves or forbids them, or prey may change."""
    bans = BANS(game, "enter") or BANS(game, "leave")
    return _moves_are_heard(game) or bool(bans) or any(prey.instruction(game, e) for e in moving)


def _hunter_chosen(game: Arkham, left: tuple[str, ...], option: Option) -> Result:
    game.cite("lead-investigator.4")
    first = option.meant(str)
    return Go(tuple(enemy for enemy in left if enemy != first), "next", (Call(HUNT, Hunting(first)),))


class MoveTowards(NamedTuple):
    """Move enemies one connection towards a location, whether they have hunter or not."""

    goal: Which
    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such location, or no such enemy that a path leads there."""
        enemies, goals = self.which.all(game, context), self.goal.all(game, context)[:1]
        return not any(first_steps(game, game.location(enemy), goal) for goal in goals for enemy in enemies)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Move them, one after the other; enemies at the location stay."""
        places = self.goal.all(game, context)[:1]
        return tuple(Call(APPROACH, Approaching(e, p)) for p in places for e in self.which.all(game, context))


class Approaching(NamedTuple):
    """An enemy that an effect moves towards a location."""

    enemy: str
    goal: str


def _approach(game: Arkham, local: Approaching) -> Result:
    """Move the enemy on the shortest path; among several such paths the lead investigator chooses."""
    steps = first_steps(game, game.location(local.enemy), local.goal)
    if not steps:
        if game.location(local.enemy) != local.goal:
            game.note(f"no path leads {game.name(local.enemy)} to {game.name(local.goal)}, and it does not move")
        return None
    game.cite("nearest.4")
    moving = Hunting(local.enemy, False)
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
        return all(_goal(game, Hunting(enemy, False)) is None for enemy in self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Move them, one after the other."""
        return tuple(Call(HUNT, Hunting(enemy, False)) for enemy in self.which.all(game, context))


def _goal(game: Arkham, local: Hunting) -> Result:
    """Move the enemy towards the nearest investigator; its prey instruction decides among equally near ones."""
    enemy = local.enemy
    if local.hunter and not _moves(game, enemy):
        return None
    away = distances(game, game.location(enemy))
    noticed = [i for i in prey.quarry(game, enemy) if game.location(i) in away]
    if not noticed:
        game.note(f"no path leads {game.name(enemy)} to any investigator, and it does not move")
        return None
    least = min(away[game.location(i)] for i in noticed)
    game.cite(*prey.ignoring(game, enemy))
    if least == 0:
        game.cite(*local.by.stays)
        return None
    nearest = tuple(i for i in noticed if away[game.location(i)] == least)
    game.cite(*local.by.nearest, *_before_prey(game, local, noticed, nearest))
    return _towards(game, local, nearest)


def _before_prey(game: Arkham, local: Hunting, noticed: Sequence[str], nearest: Sequence[str]) -> tuple[str, ...]:
    """The rules by which the nearest go before those farther away who meet the prey instruction better."""
    wanted = game.quietly(lambda: prey.best(game, local.enemy, noticed).who)
    return () if set(wanted) & set(nearest) else local.by.nearer


def _moves(game: Arkham, enemy: str) -> bool:
    if not game.ready(enemy):
        game.cite("hunter.4")
        return False
    if game.engaged(enemy):
        game.cite("hunter.5")
        return False
    return True


def _towards(game: Arkham, local: Hunting, nearest: tuple[str, ...]) -> Result:
    enemy = local.enemy
    found, by = prey.best(game, enemy, nearest, local.by.prefers)
    game.cite(*by)
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
        game.cite(*local.by.blocked, "nearest.3", "nearest.4")
        game.note(f"{enemy} cannot move to {to} and does not move")
        return None
    game.cite(*local.by.moves)
    return happen(Event("enemy moves", "", enemy, "", to))


def _moved(game: Arkham, event: Event, scope: str) -> None:
    game.cite("move.1", "move.7")
    place(game, event.what, event.at, HERE)


HUNTERS = Procedure("hunters move", Step("", "next", _next_hunter))
HUNT = Procedure("an enemy moves towards the nearest investigator", Step("", "move", _goal))
APPROACH = Procedure("an enemy moves towards a location", Step("", "move", _approach))

IMPACTS: Final[Impacts] = {"enemy moves": _moved}
"""The changes that these events make."""
