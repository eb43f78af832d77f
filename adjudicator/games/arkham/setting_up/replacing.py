"""Another set of cards in the place of an opening hand (entry Replacing an Opening Hand of the FAQ)."""

from typing import cast

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.procedures import Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.decks import shuffle
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.setting_up.hands import draw_hand
from adjudicator.games.arkham.values import GIVEN, value
from adjudicator.games.arkham.words import Context, Which
from adjudicator.games.arkham.zones import place
from adjudicator.named import NamedTuple


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
        if more:
            game.cite("faq-replacing-an-opening-hand.1")
        if self.search is not None:
            return Call(SEARCH, Searching(context, self.search, self.different, amount))
        if more:
            game.cite("faq-replacing-an-opening-hand.2")
        return draw_hand(context.you, self.draw + more, amount)


class Searching(NamedTuple):
    """A deck that is searched for the cards of an opening hand, and the titles of those found."""

    context: Context
    which: Which
    different: bool
    left: int
    titles: tuple[str, ...] = ()


def _search(game: Arkham, local: Searching) -> Result:
    """The next card is chosen; a title that has been found already is none of the different ones."""
    who = local.context.you
    found = tuple(c for c in local.which.all(game, local.context) if game.cards[c].name not in local.titles)
    if local.left <= 0 or not found:
        shuffle(game, who)
        return None
    options = tuple(Option("choose", (card,), who, card) for card in found)
    return Ask(Choice((who,), "card of the opening hand", options, "faq-replacing-an-opening-hand.1"), _found)


def _found(game: Arkham, local: Searching, option: Option) -> Result:
    card = cast(str, option.value)
    place(game, card, local.context.you, "hand")
    titles = (*local.titles, game.cards[card].name) if local.different else ()
    return Go(local._replace(left=local.left - 1, titles=titles), "search")


SEARCH = Procedure("search the deck for an opening hand", Step("", "search", _search))
