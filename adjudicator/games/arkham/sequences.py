"""The sequences in which a deed stays: one that is written in a test is not done after it."""

from typing import Final

from adjudicator.engine.events import events_of
from adjudicator.engine.procedures import Frame
from adjudicator.engine.state import State
from adjudicator.games.arkham.framework.phases import PHASES
from adjudicator.games.arkham.framework.turn import TURN
from adjudicator.games.arkham.skill_test.skill_test import SKILL_TEST

_PROCEDURES: Final = (SKILL_TEST, TURN, *PHASES.values())
_ENDS: Final = TURN.place("2.2.2")
ATTACK: Final = "attack"
SEQUENCES: Final = (SKILL_TEST.name, ATTACK, "{phase:phase} phase")
"""Those whose end a sentence may wait for; a turn ends where somebody says so."""


def name_of(state: State, frame: Frame) -> str:
    """The name of the sequence that a frame goes through; empty if it is none of these.

    A turn is over as soon as somebody says so: the next deed is not meant for it.
    """
    if frame.procedure is TURN and frame.step == _ENDS:
        return ""
    if frame.procedure in _PROCEDURES:
        return frame.procedure.name
    return ATTACK if any(event.kind == ATTACK for event in events_of(state, frame)) else ""
