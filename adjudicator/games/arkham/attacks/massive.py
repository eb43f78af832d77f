"""The attacks of a massive enemy in the enemy phase: one on each investigator engaged with it (entry Massive)."""

from typing import NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.attacks.attack import attack, can_attack
from adjudicator.games.arkham.game import Arkham


class Massive(NamedTuple):
    """A massive enemy that attacks, and the investigators it has still to attack."""

    enemy: str
    left: tuple[str, ...]


def come_last(game: Arkham, enemies: tuple[str, ...]) -> bool:
    """True if one of the enemies is massive and attacks only after all that are not."""
    found = any(game.has_keyword(enemy, "massive") for enemy in enemies)
    return found and game.reading("massive-attacks") == "after all others"


def attacks(game: Arkham, enemy: str) -> Call:
    """The call that makes the enemy attack each investigator with whom it is engaged."""
    return Call(MASSIVE, Massive(enemy, game.engaged(enemy)))


def _next(game: Arkham, local: Massive) -> Result:
    """Ask the lead investigator whom it attacks next; an enemy that is gone attacks no more."""
    enemy = local.enemy
    if local.left and not game.in_play(enemy):
        game.cite("massive.6")
        return Go(local, END)
    left = tuple(i for i in game.engaged(enemy) if i in local.left and can_attack(game, enemy, i))
    if not left:
        return Go(local, END)
    if len(left) == 1:
        return _on(game, local, left[0])
    options = tuple(Option("choose", (i,), game.lead, i) for i in left)
    return Ask(Choice((game.lead,), f"whom {enemy} attacks next", options, "massive.7"), _chosen)


def _chosen(game: Arkham, local: Massive, option: Option) -> Result:
    game.cite("massive.7")
    return _on(game, local, option.meant(str))


def _on(game: Arkham, local: Massive, who: str) -> Result:
    game.cite("massive.5", "massive.8")
    others = tuple(i for i in local.left if i != who)
    return Go(Massive(local.enemy, others), "next", (attack(local.enemy, who),))


MASSIVE = Procedure("attacks of a massive enemy", Step("", "next", _next))
