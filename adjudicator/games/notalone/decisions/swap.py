"""A Hunted exchanges the Place card that she has played for one of her discard pile."""

from collections.abc import Iterable
from itertools import product
from typing import Any

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.facts import DISCARD, PLAYED
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import place_name


def why_not_swap(game: NotAlone, new: int, rule: str) -> Reasons:
    """The reasons why a place of the discard pile cannot be exchanged for the card played; empty if it can."""
    forbidden = game.forbidden(new)
    if not forbidden or game.reading("vortex-into-force-field") == "allowed":
        return ALLOWED
    return game.reasons(f"{place_name(new)} is forbidden this round", *forbidden, rule, "vortex.7")


class Swaps(Action):
    """She chooses the two cards."""

    says = "{who:player} swaps {old:place} for {new:place}"
    asks = "the card to exchange"
    rule = "vortex.6"

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """Each card that she has played against each of her discard pile."""
        return product(PLAYED(game, who), DISCARD(game, who))

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """One card played against one of one's own discard pile; `about` is the clause of the card."""
        (old, new), rule = slots, str(game.about)
        if old not in PLAYED(game, who):
            return game.reasons("one card is exchanged for one", "vortex.6")
        if new not in DISCARD(game, who):
            return game.reasons(f"it is not in {who}'s discard pile", rule, "vortex.8")
        return why_not_swap(game, new, rule)


SWAPS = Swaps()
