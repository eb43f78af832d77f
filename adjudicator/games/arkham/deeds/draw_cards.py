"""Cards that an investigator draws where the order of the deck is unknown."""

import re
from typing import Any

from adjudicator.games.arkham.deeds.chance import Draws
from adjudicator.games.arkham.deeds.kinds import CARDS
from adjudicator.games.arkham.kinds import CHAOS_TOKEN
from adjudicator.games.kit.sayable import Misread


class DrawCards(Draws):
    """From one's own deck, one after another."""

    name, rule = "card of the deck", "drawing-cards.1"
    says = "{who:investigator} draws {drawn:drawn cards}"
    examples = ("roland draws machete, knife and guts",)
    one_by_one = True

    def misread(self, game: Any, said: dict[str, str]) -> Misread | None:
        """Chaos tokens are not drawn."""
        if CARDS.read(game, said["drawn"]) is not None:
            return None
        said_cards = re.split(r",| and ", said["drawn"])
        token = next((one.strip() for one in said_cards if CHAOS_TOKEN.read(game, one.strip()) is not None), "")
        if not token:
            return None
        message = f"a chaos token is revealed, not drawn: {token}"
        return Misread("E210", message, f"write `{said['who']} reveals {token}`")
