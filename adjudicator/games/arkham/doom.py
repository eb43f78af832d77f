"""Doom in play (entry Doom)."""

from adjudicator.games.arkham.facts import DOOM, WITH_DOOM
from adjudicator.games.arkham.game import Arkham


def with_doom(game: Arkham) -> tuple[str, ...]:
    """Every card in play with doom on it."""
    return tuple(entity for entity in WITH_DOOM(game) if game.in_play(entity))


def doom_in_play(game: Arkham) -> int:
    """The doom in play: on the current agenda and on every other card."""
    return sum(DOOM(game, entity) for entity in with_doom(game))
