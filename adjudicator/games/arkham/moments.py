"""The place of the game in a sequence of the rules, before a step of it, in it, or past it; and what is asked there."""

from typing import Literal

from adjudicator.engine.choices import Chance, Choice
from adjudicator.engine.procedures import Frame
from adjudicator.games.arkham.game import Arkham

Moment = Literal["early", "here", "late", "elsewhere"]
"""The relation of the present moment to the one that is meant; elsewhere if the game is not in that sequence."""


def under_way(game: Arkham, procedure: str) -> Frame | None:
    """The innermost sequence with this name that is under way; None if there is none."""
    frame = game.stack
    while frame is not None and frame.procedure.name != procedure:
        frame = frame.parent
    return frame


def at_step(game: Arkham, procedure: str, first: str, last: str = "") -> Moment:
    """The relation of the present moment to a step of a sequence, or to the steps from the first to the last."""
    frame = under_way(game, procedure)
    if frame is None:
        return "elsewhere"
    place = frame.procedure.place
    if frame.step <= place(first):
        return "early"
    return "late" if frame.step > place(last or first) + 1 else "here"


def on_top(game: Arkham, *procedures: str) -> bool:
    """True if one of these sequences is on top, with nothing interrupting it."""
    return game.stack is not None and game.stack.procedure.name in procedures


def asked(game: Arkham) -> Choice | None:
    """The choice that somebody has to make now; None if there is none."""
    question = game.waiting.question if game.waiting is not None else None
    return question if isinstance(question, Choice) else None


def drawn(game: Arkham) -> Chance | None:
    """The draw to be made now; None if there is none."""
    question = game.waiting.question if game.waiting is not None else None
    return question if isinstance(question, Chance) else None
