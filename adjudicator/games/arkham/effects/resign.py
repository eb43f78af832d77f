"""An investigator resigns (entry Resign)."""

from typing import NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.words import Context


class Resign(NamedTuple):
    """Resign: leave the scenario, undefeated."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: it always changes something."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Eliminate the investigator by resigning."""
        return happen(Event("resign", context.you))
