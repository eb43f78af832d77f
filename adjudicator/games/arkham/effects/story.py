"""The effect that resolves story cards (entry Story Cards)."""

from typing import NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.facts import REVERSE
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.words import Context


class ResolveStory(NamedTuple):
    """Resolve story cards: their story is read, and what their game text says is done."""

    which: Which

    def _found(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The story cards that are meant, or that are on the reverse of what is meant."""
        sides = (side for card in self.which.all(game, context) for side in (card, REVERSE(game, card)))
        return tuple(side for side in sides if side and game.cards[side].type == "story")

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such story card."""
        return not self._found(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Read each of them and resolve its game text."""
        found = self._found(game, context)
        if not found or not game.applies("story-cards.2"):
            return None
        said = Context(you=context.you, mandatory="instruction")
        return tuple(
            call
            for card in found
            for call in (happen(Event("read", what=card)), resolve(game.cards[card].game_text, said.on(card)))
        )
