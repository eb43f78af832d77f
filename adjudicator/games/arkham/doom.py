"""Doom in play (entry Doom)."""

from typing import Final

from adjudicator.games.arkham.facts import AGENDA, DOOM, HERE, PLAY_AREA, THREAT_AREA, WITH_DOOM
from adjudicator.games.arkham.game import Arkham


def with_doom(game: Arkham) -> tuple[str, ...]:
    """Every card in play with doom on it."""
    return tuple(entity for entity in WITH_DOOM(game) if game.in_play(entity))


def doom_in_play(game: Arkham) -> int:
    """The doom in play: on the current agenda and on every other card."""
    found = with_doom(game)
    for entity in found:
        game.because(*_IN_PLAY_BY.get(game.lies(entity)[1], ()))
    return sum(DOOM(game, entity) for entity in found)


_IN_PLAY_BY: Final = {
    PLAY_AREA.name: ("in-play-and-out-of-play.1",),
    AGENDA.name: ("in-play-and-out-of-play.3",),
    HERE.name: ("in-play-and-out-of-play.5",),
    THREAT_AREA.name: ("in-play-and-out-of-play.5",),
}
"""The rules by which a card that lies there is in play."""
