"""The sequences that a position of Arkham Horror is in the middle of, as a file says them."""

from typing import Final, NamedTuple

from adjudicator.engine.procedures import Frame, Procedure
from adjudicator.games.arkham.framework.phases import (
    PHASES,
    ROUNDS,
    UNTIL_IT_IS_OVER,
    WINDOW_OF_TURN,
    InPhase,
)
from adjudicator.games.arkham.framework.turn import TURN, Turn
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.plan import Plan
from adjudicator.games.arkham.setting_up.procedure import GAME
from adjudicator.games.interface import NotWritable
from adjudicator.games.kit.windows import WINDOW

_ABOUT: Final[dict[Procedure, object]] = {
    GAME: Plan(""),
    ROUNDS: UNTIL_IT_IS_OVER,
    **{phase: InPhase() for phase in PHASES.values()},
    WINDOW_OF_TURN: None,
    TURN: Turn(of_phase=True),
}
"""The sequences in whose middle a file may begin, each with what it is about."""

SEQUENCES: Final = {procedure.name: procedure for procedure in _ABOUT}
OVER: Final = "over"
"""The step of a sequence of which nothing is left but what it has begun."""


class Sequence(NamedTuple):
    """One sequence that is being gone through: its name, and the step that comes next."""

    sequence: str
    step: str = OVER


def has_step(one: Sequence) -> bool:
    """True if the sequence has the step that comes next."""
    marks = (mark for step in SEQUENCES[one.sequence].steps for mark in (step.number, step.name))
    return one.step == OVER or one.step in marks


def go_on(game: Arkham, sequences: tuple[Sequence, ...]) -> None:
    """Puts the game into the middle of sequences, the outermost first; without any, into somebody's turn."""
    game.stack = None if sequences else Frame(TURN, 0, Turn(), None, 1)
    for depth, one in enumerate(sequences, 1):
        procedure = SEQUENCES[one.sequence]
        place = len(procedure.steps) if one.step == OVER else procedure.place(one.step)
        game.stack = Frame(procedure, place, _ABOUT[procedure], game.stack, depth)


def in_progress(game: Arkham) -> tuple[Sequence, ...]:
    """The sequences that a position is in the middle of; none in a turn after which nothing comes by itself."""
    found: list[Sequence] = []
    frame, back = game.stack, 1 if game.waiting is not None else 0
    while frame is not None:
        if frame.procedure is WINDOW:
            # The step that has opened the window opens it again.
            frame, back = frame.parent, 1
            continue
        if frame.procedure is TURN and frame.parent is None:
            return ()
        found.append(_said(frame, back))
        frame, back = frame.parent, 0
    return tuple(reversed(found))


def _said(frame: Frame, back: int) -> Sequence:
    procedure = frame.procedure
    if procedure not in _ABOUT or not (procedure is GAME or frame.local == _ABOUT[procedure]):
        raise NotWritable(f'no file can say how far "{procedure.name}" has come')
    place = frame.step - back
    step = procedure.steps[place] if place < len(procedure.steps) else None
    return Sequence(procedure.name, OVER if step is None else step.number or step.name)
