"""Doom and the Omen, which effects move."""

from typing import Final

from adjudicator.engine.procedures import Result
from adjudicator.games.eldritch.ancient_one import DOOM_RETREATS, advance_doom, advance_omen
from adjudicator.games.eldritch.effects.effect import AMOUNT, Amount, CardEffect, amount
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.effects import head
from adjudicator.games.kit.play import Play


class AdvanceDoom(CardEffect):
    """Doom advances."""

    word = "advance doom"
    number: Amount = head(AMOUNT)

    def resolves(self, game: Play, source: Source) -> Result:
        """Space by space."""
        return advance_doom(amount(game, source, self.number))


class RetreatDoom(CardEffect):
    """Doom retreats."""

    word = "retreat doom"
    number: Amount = head(AMOUNT)

    def resolves(self, game: Play, source: Source) -> Result:
        """At once."""
        return DOOM_RETREATS.happens(amount=amount(game, source, self.number))


class AdvanceOmen(CardEffect):
    """The Omen advances."""

    word = "advance omen"
    number: Amount = head(AMOUNT)

    def resolves(self, game: Play, source: Source) -> Result:
        """Space by space."""
        return advance_omen(amount(game, source, self.number))


WORDS: Final = (AdvanceDoom, RetreatDoom, AdvanceOmen)
