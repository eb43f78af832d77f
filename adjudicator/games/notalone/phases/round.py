"""Rounds of four phases, until one side has won."""

from adjudicator.engine.procedures import Go, Procedure, Result, Step
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.opportunities import through
from adjudicator.games.notalone.facts import ROUND_NUMBER
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.phases.end_of_turn import END_OF_TURN
from adjudicator.games.notalone.phases.exploration import EXPLORATION
from adjudicator.games.notalone.phases.hunting import HUNTING
from adjudicator.games.notalone.phases.reckoning import RECKONING


def _next(game: NotAlone, local: object) -> Result:
    """After Phase 4 a new round begins (phase-4-end-of-turn.6)."""
    game.cite("phase-4-end-of-turn.6", "game-flow.1", "game-flow.3", "round.1")
    ROUND_NUMBER.set(game, TABLE, ROUND_NUMBER(game) + 1)
    game.observe(f"round {ROUND_NUMBER(game)} begins")
    return Go(local, "1")


ROUND = Procedure(
    "round",
    through("1", "Exploration", EXPLORATION),
    through("2", "Hunting", HUNTING),
    through("3", "Reckoning", RECKONING),
    through("4", "End-of-Turn Actions", END_OF_TURN),
    Step("", "next round", _next),
)
