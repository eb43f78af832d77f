"""Card effects, told apart from framework effects and from what no effect does (entry Effects)."""

from typing import Final

from adjudicator.games.arkham.names import RULES

EFFECT: Final = "effect"
"""The finer kind of an event that a card effect brings about."""
ENDED: Final = "end of an effect"
"""The finer kind of an event that comes about because a lasting effect or a constant ability ended (effects.7)."""
BY_AN_ATTACK: Final = "attack"
"""The finer kind of what an attack deals, and of a defeat that it brings about."""
BY_AN_EFFECT: Final = (EFFECT, "direct")
"""The ways in which a card effect deals damage or horror."""


def of_an_effect(by: str, how: str = EFFECT) -> str:
    """The finer kind of an event that came about in this way by a card; none if no card effect did it (effects.2)."""
    if how == ENDED:
        return ENDED
    return EFFECT if by and by != RULES and how in BY_AN_EFFECT else ""
