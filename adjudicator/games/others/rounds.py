"""Rounds follow one another until one side has won."""

from typing import Any, Final

from adjudicator.engine.procedures import Go, Procedure, Result, Step
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.opportunities import through
from adjudicator.games.kit.play import Play
from adjudicator.games.others.facts import ACTIVE, PHASE
from adjudicator.games.others.phases.end_of_round import END_OF_ROUND
from adjudicator.games.others.phases.first_hero import DECIDING_THE_FIRST
from adjudicator.games.others.phases.turns import HERO_TURNS
from adjudicator.games.others.stories.round_tasks import TASKS_OF_THE_BEGINNING, TASKS_OF_THE_END


def _phase(number: int, *by: str) -> Any:
    def begins(game: Play, local: Any) -> Result:
        # A situation that begins in the turn of a hero has the start of its round behind it.
        if number > 1 or not ACTIVE(game):
            PHASE.set(game, TABLE, number, "game-sequence.2", *by)
        return None

    return begins


def _next_round(game: Play, local: Any) -> Result:
    PHASE.set(game, TABLE, 1, "game-sequence.2", "game-sequence.3")
    game.observe("a round begins")
    return Go(local, "1")


ROUND: Final = Procedure(
    "round",
    Step("1", "start of the round", _phase(1)),
    through("", "story tasks of the beginning", TASKS_OF_THE_BEGINNING),
    through("", "first hero", DECIDING_THE_FIRST),
    Step("2", "hero turns begin", _phase(2)),
    through("", "hero turns", HERO_TURNS),
    Step("3", "end of the round begins", _phase(3, "end-of-round.4")),
    through("", "story tasks of the end", TASKS_OF_THE_END),
    through("", "end of the round", END_OF_ROUND),
    Step("", "next round", _next_round),
)
