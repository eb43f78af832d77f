"""A Hunted keeps one of the Survival cards that she has drawn."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.facts import DRAWN, SURVIVAL
from adjudicator.games.notalone.game import NotAlone


class Keeps(Action):
    """She chooses the card that she keeps."""

    says = "{who:player} keeps {card:any survival card}"
    asks = "the Survival card to keep"
    rule = "the-shelter.2"
    secret = True
    waits = True

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """Those that were drawn just now."""
        return sorted(DRAWN(game, who))

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """One of the cards just drawn is kept, and the other discarded."""
        card = slots[0]
        if card in DRAWN(game, who):
            return ALLOWED
        held = card in SURVIVAL(game, who)
        return game.reasons(f"{card} was not drawn just now", "the-shelter.7" if held else "the-shelter.1")


KEEPS = Keeps()
