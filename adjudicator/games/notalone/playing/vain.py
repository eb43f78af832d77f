"""Whether a Survival card would do nothing: by one reading it is spent, by the other it cannot be played."""

from adjudicator.games.notalone.game import FULL_WILL, TABLE, NotAlone
from adjudicator.games.notalone.words import (
    Effect,
    MoveToken,
    PlaceMarker,
    RegainWill,
    RemoveMarker,
    ReturnPlayed,
    SwapPlayed,
    TakeBack,
)


def in_vain(game: NotAlone, who: str, effect: Effect) -> bool:
    """Whether an effect finds nothing that it could change."""
    marker = bool(game.state.read(TABLE, "marker on the beach"))
    if isinstance(effect, RegainWill):
        return game.number(who, "will") >= FULL_WILL
    if isinstance(effect, PlaceMarker):
        return marker
    if isinstance(effect, RemoveMarker):
        return not marker
    if isinstance(effect, TakeBack | SwapPlayed):
        return not game.places(who, "discard")
    if isinstance(effect, MoveToken):
        return not any(game.lies(token) for token in game.counting_as(effect.token))
    if isinstance(effect, ReturnPlayed):
        there = (*game.places(who, "played"), *game.places(who, "discard"))
        return not set(game.places(who, "played this round")) & set(there)
    return False
