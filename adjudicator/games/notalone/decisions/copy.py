"""A Hunted copies the power of another place."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.game import NotAlone


class Copying(NamedTuple):
    """The places whose power may be copied, by the clause of a card."""

    places: tuple[int, ...]
    rule: str


class Copies(Action):
    """She chooses the place that she copies."""

    says = "{who:player} copies {copied:place}"
    asks = "the place to copy"
    waits = True

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """Those that may be copied."""
        about = game.about
        return about.places if isinstance(about, Copying) else ()

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """One of those."""
        about = game.about
        if not isinstance(about, Copying) or slots[0] in about.places:
            return ALLOWED
        return game.reasons("it cannot be copied here", about.rule)


COPIES = Copies()
