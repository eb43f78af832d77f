"""The scenario is set up: a sentence that says where in a file that has happened."""

from typing import Any

from adjudicator.games.arkham.deeds.decision import Decision
from adjudicator.games.arkham.facts import PHASE_NOW
from adjudicator.games.arkham.setting_up.procedure import is_set_up_first
from adjudicator.games.kit.sayable import Misread


class SetUp(Decision):
    """It comes about by itself."""

    says, called = "the scenario is set up", "set up"
    examples = ("the scenario is set up",)
    rule, unasked = "setting-up.1", "the scenario is set up already"

    def misread(self, game: Any, said: dict[str, str]) -> Misread | None:
        """A situation that begins later says it in vain."""
        if is_set_up_first(game):
            return None
        help = "this sentence belongs to a situation that begins with setting up: see `phase: set-up`"
        return Misread("E403", "the game is set up already", help)

    def came_about(self, game: Any, since: int, who: str, *slots: Any) -> bool:
        """A phase has begun."""
        return not PHASE_NOW.is_nowhere(game)
