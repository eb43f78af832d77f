"""The moves of enemies in step 3.2, one after the other (entries Enemy Phase, Hunter, Patrol)."""

from collections.abc import Callable
from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham import prey
from adjudicator.games.arkham.enemies.concealed import cannot_move
from adjudicator.games.arkham.enemies.hunter import HUNT, Hunting, hunt
from adjudicator.games.arkham.enemies.patrol import PATROL, patrol
from adjudicator.games.arkham.facts import BANS, LOCATIONS
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.places import listeners


class Moves(NamedTuple):
    """How a keyword moves an enemy in step 3.2, with the rules by which it does."""

    keyword: str
    procedure: Procedure
    move: Callable[[Arkham, Hunting], Result]
    rules: tuple[str, ...]


KEYWORDS: Final = (
    Moves("hunter", HUNT, hunt, ("hunter.1", "hunter.2", "enemy-cards.4")),
    Moves("patrol", PATROL, patrol, ("patrol.1",)),
)
"""The keywords by which enemies move in step 3.2."""
_BY_KEYWORD: Final = {one.keyword: one for one in KEYWORDS}


def moves(game: Arkham) -> tuple[Call, ...]:
    """The moves of all enemies in play that have such a keyword, location by location."""
    cannot_move(game)
    found = tuple(
        Hunting(enemy, one.keyword)
        for location in LOCATIONS(game)
        for enemy in game.enemies_at(location)
        for one in KEYWORDS
        if not game.cards[enemy].swarm and game.has_keyword(enemy, one.keyword)
    )
    if not found:
        return ()
    game.cite("keywords.1", "keywords.13")
    for keyword in dict.fromkeys(moving.keyword for moving in found):
        game.cite(*_BY_KEYWORD[keyword].rules)
    return (Call(MOVES, found),)


def _next(game: Arkham, left: tuple[Hunting, ...]) -> Result:
    """Move one enemy after the other; the lead investigator decides the order, if it can be told."""
    moving = tuple(one for one in left if game.consider(lambda one=one: _may_move(game, one)))  # type: ignore[misc]
    enemies = tuple(dict.fromkeys(one.enemy for one in moving))
    if len(enemies) < 2 or not _order_can_be_told(game, enemies):
        return Go(left, END, tuple(Call(_BY_KEYWORD[one.keyword].procedure, one) for one in left))
    options = tuple(Option("moves first", (enemy,), game.lead, enemy) for enemy in enemies)
    return Ask(Choice((game.lead,), "order of the hunters", options, "lead-investigator.4"), _chosen)


def _may_move(game: Arkham, one: Hunting) -> bool:
    """True if an enemy moves when its turn comes, or may do so after the moves of others."""
    return _BY_KEYWORD[one.keyword].move(game, one) is not None or _held_up(game, one)


def _held_up(game: Arkham, one: Hunting) -> bool:
    """True if an enemy cannot move now, and what hears of the moves of others may yet open its path."""
    if not (BANS(game, "enter") or BANS(game, "leave")) or not _moves_are_heard(game):
        return False
    here = game.location(one.enemy)
    stays = one.keyword == "hunter" and any(game.location(i) == here for i in game.investigators)
    return not stays and game.ready(one.enemy) and not game.engaged(one.enemy)


def _moves_are_heard(game: Arkham) -> bool:
    """True if something answers to the moves of enemies, or to whom they engage."""
    return any(listeners(game, kind, timing) for kind in ("enemy moves", "engage") for timing in game.timing.words)


def _order_can_be_told(game: Arkham, moving: tuple[str, ...]) -> bool:
    """True if the order may make a difference: something hears of moves or forbids them, or prey may change."""
    bans = BANS(game, "enter") or BANS(game, "leave")
    return _moves_are_heard(game) or bool(bans) or any(prey.instruction(game, e) for e in moving)


def _chosen(game: Arkham, left: tuple[Hunting, ...], option: Option) -> Result:
    game.cite("lead-investigator.4")
    first = next(one for one in left if one.enemy == option.meant(str))
    others = tuple(one for one in left if one != first)
    return Go(others, "next", (Call(_BY_KEYWORD[first.keyword].procedure, first),))


MOVES = Procedure("enemies move", Step("", "next", _next))
