"""Investigators show cards of their hands to each other."""

from typing import Any

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.deeds.look import Look


class Show(Look):
    """One shows another a card, at any moment."""

    says, called = "{who:investigator} shows {card:card} to {other:investigator}", "shows"
    examples = ("roland shows machete to daisy",)

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """A hidden card is shown to nobody."""
        if game.is_hidden(slots[0]):
            return (Reason("hidden.3", f"{game.name(slots[0])} is hidden"),)
        return ALLOWED
