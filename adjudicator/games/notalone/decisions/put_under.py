"""Hunt cards that were taken are put under the Hunt deck."""

from collections.abc import Iterable
from itertools import permutations
from typing import Any

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.game import NotAlone


class PutsUnder(Action):
    """Somebody chooses the order of the cards that were taken; the decision is about those."""

    says = "{who:player} puts {cards:hunt cards} under the deck"
    asks = "the order under the Hunt deck"
    rule = "strike-back.4"

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """Every order."""
        about = game.about
        return ((order,) for order in permutations(about)) if isinstance(about, tuple) else ()

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """All of them, in some order."""
        about = game.about
        if not isinstance(about, tuple) or sorted(about) == sorted(slots[0]):
            return ALLOWED
        return game.reasons("these are not the cards that were taken", "strike-back.3")


PUTS_UNDER = PutsUnder()
