"""Rounds of four phases, until one side has won."""

from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.notalone.game import TABLE, NotAlone
from adjudicator.games.notalone.phases.end_of_turn import END_OF_TURN
from adjudicator.games.notalone.phases.exploration import EXPLORATION
from adjudicator.games.notalone.phases.hunting import HUNTING
from adjudicator.games.notalone.phases.reckoning import RECKONING

PHASES = {1: EXPLORATION, 2: HUNTING, 3: RECKONING, 4: END_OF_TURN}


def _phase(procedure: Procedure) -> Call:
    return Call(procedure, None)


def _next(game: NotAlone, local: object) -> Result:
    """After Phase 4 a new round begins (phase-4-end-of-turn.6)."""
    game.cite("phase-4-end-of-turn.6", "game-flow.1", "game-flow.3", "round.1")
    game.write(TABLE, "round", game.number(TABLE, "round") + 1)
    game.observe(f"round {game.number(TABLE, 'round')}")
    return Go(local, "1")


ROUND = Procedure(
    "round",
    Step("1", "Exploration", lambda _game, _local: _phase(EXPLORATION)),
    Step("2", "Hunting", lambda _game, _local: _phase(HUNTING)),
    Step("3", "Reckoning", lambda _game, _local: _phase(RECKONING)),
    Step("4", "End-of-Turn Actions", lambda _game, _local: _phase(END_OF_TURN)),
    Step("", "next round", _next),
)
