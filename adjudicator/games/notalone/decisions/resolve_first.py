"""Of two places, or of two cards played at the same moment, one is resolved first."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.facts import EXPLORES
from adjudicator.games.notalone.game import NotAlone


class ResolvesPlaceFirst(Action):
    """A Hunted who explores two places chooses the one that is resolved first."""

    says = "{who:player} resolves {first:place} first"
    asks = "which place is resolved first"
    rule = "the-artifact.5"
    waits = True

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """The places that she explores."""
        return EXPLORES(game, who)

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """One of them."""
        if slots[0] in EXPLORES(game, who):
            return ALLOWED
        return game.reasons(f"{who} does not explore it", self.rule)


class ResolvesCardFirst(Action):
    """The Creature decides which of two cards comes first; the decision is about the two."""

    says = "{who:player} resolves {card:card} first"
    asks = "which card comes first"
    rule = "order-of-effects.2"
    waits = True

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """Both cards."""
        about = game.about
        return about if isinstance(about, tuple) else ()

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """One of the two."""
        about = game.about
        if not isinstance(about, tuple) or slots[0] in about:
            return ALLOWED
        return game.reasons("it is none of the two cards", self.rule)


RESOLVES_PLACE_FIRST, RESOLVES_CARD_FIRST = ResolvesPlaceFirst(), ResolvesCardFirst()
