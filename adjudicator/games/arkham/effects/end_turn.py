"""An investigator's turn ends by a card effect, whatever actions are left."""

from typing import NamedTuple

from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.facts import CUT_SHORT, TABLE
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.words import Context


class EndTurn(NamedTuple):
    """End the turn of the investigator who resolves this: once everything is resolved that is being resolved."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if it is not their turn."""
        return game.active != context.you

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Let the turn end before another action is taken, or another ability used."""
        if game.active == context.you:
            CUT_SHORT.put(game, TABLE, context.you)
        return None
