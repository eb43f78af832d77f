"""Where in a sequence of the rules the game stands: before a step of it, in it, or past it."""

from typing import Literal

from adjudicator.engine.procedures import Frame
from adjudicator.games.arkham.game import Arkham

Moment = Literal["early", "here", "late", "elsewhere"]
"""How the present moment lies to the one that is meant; elsewhere where nothing leads there."""


def under_way(game: Arkham, procedure: str) -> Frame | None:
    """The innermost sequence of this name that is being gone through; None if none is."""
    frame = game.stack
    while frame is not None and frame.procedure.name != procedure:
        frame = frame.parent
    return frame


def at_step(game: Arkham, procedure: str, first: str, last: str = "") -> Moment:
    """How the present moment lies to a step of a sequence, or to the steps from the first to the last of several."""
    frame = under_way(game, procedure)
    if frame is None:
        return "elsewhere"
    place = frame.procedure.place
    if frame.step <= place(first):
        return "early"
    return "late" if frame.step > place(last or first) + 1 else "here"


def on_top(game: Arkham, *procedures: str) -> bool:
    """Whether nothing has interrupted one of these sequences."""
    return game.stack is not None and game.stack.procedure.name in procedures
