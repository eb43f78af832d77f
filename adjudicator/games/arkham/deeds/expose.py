"""An investigator exposes a concealed mini-card: which it is, chance says."""

from typing import Any

from adjudicator.games.arkham.deeds.chance import Draws, Outcome
from adjudicator.games.arkham.enemies.concealed import EXPOSED


class Expose(Draws):
    """A facedown mini-card is turned over: a decoy, or that of an enemy."""

    name, rule = EXPOSED, "concealed-mini-cards.14"
    says = "{who:investigator} exposes {drawn:card}"
    examples = ("roland exposes decoy 1",)

    def meant(self, game: Any, who: str, drawn: Any) -> Outcome:
        """The enemy, or the decoy."""
        return (drawn,)
