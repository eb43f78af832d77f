"""The investigator by whose doing something happens: whose card or ability is being resolved."""

from typing import Final

from adjudicator.games.arkham.abilities.resolving import Resolving
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.terms import PLAYER_TYPES

_TYPES: Final = (*PLAYER_TYPES, "investigator")
"""The types of cards that act for the investigator who controls them."""


def whose_doing(game: Arkham) -> str:
    """The investigator who resolves their own card, or an ability that they have triggered; empty if nobody does."""
    frame = game.stack
    while frame is not None:
        if isinstance(frame.local, Resolving):
            context = frame.local.context
            card = game.cards.get(context.this)
            if card is not None and card.type in _TYPES:
                return context.you
        who = getattr(getattr(frame.local, "request", None), "who", "")
        if who:
            return str(who)
        frame = frame.parent
    return ""
