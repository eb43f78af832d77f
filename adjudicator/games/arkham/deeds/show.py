"""Investigators show each other cards: of their hands, or of a search."""

from typing import Any

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.deeds.look import Look


class ShowSearchedCards(Look):
    """What is looked at in a search is for the one who searches."""

    says, called = "{who:investigator} shows the searched cards", "shows the searched cards"
    examples = ("daisy shows the searched cards",)

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """In the revised edition nobody may; in the first nobody has to."""
        if game.citing(("search.3",)):
            return (Reason("search.3", "the cards looked at in a search are not revealed to the others"),)
        game.because("search.2")
        return ALLOWED


class Show(Look):
    """One shows another a card, at any moment."""

    says, called = "{who:investigator} shows {card:card} to {other:investigator}", "shows"
    examples = ("roland shows machete to daisy",)

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """A hidden card is shown to nobody."""
        if game.is_hidden(slots[0]):
            return (Reason("hidden.3", f"{game.name(slots[0])} is hidden"),)
        return ALLOWED
