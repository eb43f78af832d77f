"""A card is defeated by an effect (entry Defeat)."""

from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen_at_once
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.cannot import forbidden
from adjudicator.games.arkham.abilities.immunity import affected
from adjudicator.games.arkham.card_effects import of_an_effect
from adjudicator.games.arkham.facts import MODE
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.words import Context


class Defeat(NamedTuple):
    """Defeat cards outright."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card."""
        return not self._cards(game, context)

    def _cards(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The cards that are defeated: those that can be."""
        found = affected(game, context, self.which)
        return tuple(card for card in found if not forbidden(game, "defeat", card, game.controller(card)))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Defeat the cards."""
        cards = self._cards(game, context)
        game.cite(*(rule for card in cards for rule in _DEFEATED_BY.get(game.cards[card].type, ())))
        game.cite(*(rule for card in cards for rule in _LASTING.get((MODE(game), game.cards[card].type), ())))
        return happen_at_once(
            tuple(
                Event("defeat", context.you, card, context.this, game.location(card), of_an_effect(context.this))
                for card in cards
            )
        )


_DEFEATED_BY: Final = {"investigator": ("defeat.4",)}
"""The rules by which a card ability defeats a card of a type outright."""

_LASTING: Final = {("campaign", "investigator"): ("campaign-play.39",)}
"""The rules by which the ability alone says what a defeat leaves behind in a campaign."""
