"""The set-up table of the game: start spaces, copies in the stocks, and the symbols on the Rescue track."""

from adjudicator.engine.legality import ALLOWED, Reason, Reasons

START_RESCUE, START_ASSIMILATION = 11, 5
"""Spaces before victory at the start, to which the number of players is added (setup.3)."""

COPIES = {1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 3}
"""Copies in each stock by the number of Hunted (setup.6, .7, .8)."""

SPACES_WITH_SYMBOL = {"A": (1, 2, 3, 4, 5, 6), "B": (1, 3, 5, 7, 9, 11)}
"""The spaces before victory that bear the Artemia symbol, by the side of the board (board.2)."""


def why_not_so_many_creatures(creatures: int) -> Reasons:
    """The reasons why a game cannot be played with so many Creatures; empty if it can."""
    if creatures == 1:
        return ALLOWED
    return (Reason("object-of-the-game.1", "exactly one player is the Creature, all others are Hunted"),)


def why_not_so_many(hunted: int) -> Reasons:
    """The reasons why a game cannot be set up for so many Hunted; empty if it can."""
    if hunted in COPIES:
        return ALLOWED
    return (Reason("setup.17", f"there are 1 to {max(COPIES)} Hunted, and one Creature"),)
