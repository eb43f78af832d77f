"""An investigator shows the others the cards of a search."""

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
        game.cite("search.2")
        return ALLOWED
