"""Another set of cards in the place of an opening hand (entry Replacing an Opening Hand of the FAQ)."""

from typing import NamedTuple

from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.search import Search
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.setting_up.hands import FOUND, draw_hand
from adjudicator.games.arkham.values import GIVEN, value
from adjudicator.games.arkham.words import Context, Which, Worth
from adjudicator.games.arkham.zones import place


class OpeningHand(NamedTuple):
    """So many cards are one's opening hand: found in the deck, or kept out of a larger set that is drawn."""

    amount: int
    search: Which | None = None
    different: bool = False
    draw: int = 0

    def futile(self, game: Arkham, context: Context) -> bool:
        """Cards always come to the hand."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """What changes the number of cards in an opening hand changes the numbers of this one as well."""
        more = value(game, context.you, "opening hand") - GIVEN["opening hand"]
        amount = self.amount + more
        game.cite("faq-replacing-an-opening-hand.1")
        if self.search is not None:
            kept = (ToTheHand(),)
            return Search(self.search, kept, amount=Worth(amount), different=self.different).resolve(game, context)
        game.cite("faq-replacing-an-opening-hand.2")
        return draw_hand(context.you, self.draw + more, amount)


class ToTheHand(NamedTuple):
    """The card that was found is one of the opening hand."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """It always comes from elsewhere."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """It goes to the hand."""
        place(game, context.chosen[-1], context.you, "hand")
        game.state.write(context.you, FOUND, True)
        return None
