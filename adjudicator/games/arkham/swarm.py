"""Swarm cards: facedown cards under a host enemy, each of which acts as a separate enemy (entry Swarming X)."""

from typing import Final

from adjudicator.games.arkham.facts import HOST, OWNER, SWARM, UNDER
from adjudicator.games.arkham.game import Arkham

SPARE: Final = 4
"""The swarm cards of an enemy that effects may add to those of its keyword."""


def pack(game: Arkham, enemy: str) -> tuple[str, ...]:
    """The host enemy and all swarm cards of a swarm; the enemy alone if it is in none."""
    card = game.cards[enemy]
    if not card.swarm and not card.swarming:
        return (enemy,)
    host = HOST(game, enemy) or enemy
    return (host, *SWARM(game, host))


def packs(game: Arkham, enemies: tuple[str, ...]) -> tuple[str, ...]:
    """The enemies with all that are in a swarm with them."""
    return tuple(dict.fromkeys(one for enemy in enemies for one in pack(game, enemy)))


def is_host(game: Arkham, enemy: str) -> bool:
    """True if swarm cards are under the enemy."""
    return bool(SWARM(game, enemy))


def spare(game: Arkham, host: str) -> str:
    """The name for one more swarm card of an enemy; empty if all are in use."""
    names = (swarm_name(host, number) for number in range(1, len(game.cards)))
    return next((name for name in names if name in game.cards and not HOST(game, name)), "")


def swarm_name(host: str, number: int) -> str:
    """The name of a swarm card."""
    return f"{host} swarm {number}"


def owners(game: Arkham, host: str) -> tuple[str, ...]:
    """The owners of the swarm cards under a host, each once."""
    return tuple(dict.fromkeys(OWNER(game, card) for one in SWARM(game, host) for card in UNDER(game, one)))
