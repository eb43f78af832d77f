"""The steps of a phase between which no player window opens (entry Phase Sequence)."""

from adjudicator.engine.procedures import Procedure
from adjudicator.games.arkham.framework.mythos import MYTHOS
from adjudicator.games.arkham.framework.phases import ENEMY, INVESTIGATION, UPKEEP
from adjudicator.games.arkham.framework.turn import TURN
from adjudicator.games.arkham.framework.windows import AFTER_THE_CARDS, AFTER_THE_PHASE_BEGINS, BEFORE_THE_ATTACKS
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.setting_up.procedure import SETTING_UP

CLOSED: dict[Procedure, tuple[tuple[str, str], ...]] = {
    MYTHOS: (
        ("1.1", "phase-sequence.5"),
        ("1.4", "phase-sequence.6"),
        (AFTER_THE_CARDS.name, ""),
        ("1.5", "phase-sequence.7"),
    ),
    TURN: (("2.2.2", "phase-sequence.11"),),
    INVESTIGATION: (
        ("2.1", "phase-sequence.7"),
        (AFTER_THE_PHASE_BEGINS.name, ""),
        ("another turn", "phase-sequence.11"),
        ("2.3", "phase-sequence.11"),
    ),
    ENEMY: (("3.1", "phase-sequence.13"), (BEFORE_THE_ATTACKS.name, ""), ("3.3", "phase-sequence.16"), ("3.4", "")),
    UPKEEP: (("4.1", ""), ("4.2", "phase-sequence.20")),
    SETTING_UP: (("set-up 1", "setting-up.29"),),
}
"""The steps from which on a rule keeps windows closed; an empty rule where one is about to open."""


def closed_by(game: Arkham) -> str:
    """The rule that keeps player windows closed at this step of the phase; empty if none does."""
    frame = game.stack
    while frame is not None:
        steps = CLOSED.get(frame.procedure)
        if steps is not None:
            return next((rule for step, rule in reversed(steps) if frame.procedure.place(step) < frame.step), "")
        frame = frame.parent
    return ""
