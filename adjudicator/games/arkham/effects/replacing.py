"""A different set of cards as the opening hand (entry Replacing an Opening Hand of the FAQ)."""

from typing import NamedTuple

from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.effects.search import Search
from adjudicator.games.arkham.facts import HAND
from adjudicator.games.arkham.game import Arkham, Which, Worth
from adjudicator.games.arkham.setting_up.hands import FOUND, draw_hand
from adjudicator.games.arkham.values import GIVEN, value
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import place


class OpeningHand(NamedTuple):
    """Replace the opening hand by this many cards, found in the deck or kept out of a larger draw."""

    amount: int
    search: Which | None = None
    different: bool = False
    draw: int | None = None

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: cards always come to the hand."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Find or draw the cards; modifiers of the number of cards in an opening hand change this number as well."""
        more = value(game, context.you, "opening hand") - GIVEN["opening hand"]
        amount = self.amount + more
        game.cite("faq-replacing-an-opening-hand.1")
        if self.search is not None:
            kept = (ToTheHand(),)
            return Search(self.search, kept, amount=Worth(amount), different=self.different).resolve(game, context)
        game.cite("faq-replacing-an-opening-hand.2")
        drawn = amount if self.draw is None else self.draw + more
        return draw_hand(context.you, drawn, amount)


class ToTheHand(NamedTuple):
    """Put the card that was found into the opening hand."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: the card always comes from elsewhere."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Put the card into the hand."""
        place(game, context.chosen[-1], context.you, HAND)
        FOUND.put(game, context.you, True)
        return None
