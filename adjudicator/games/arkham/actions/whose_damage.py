"""Whoever deals damage or horror: the player of the card that does it, or whoever uses its ability."""

from adjudicator.games.arkham.actions.initiation import Initiation
from adjudicator.games.arkham.facts import OWNER
from adjudicator.games.arkham.game import Arkham


def dealer(game: Arkham, by: str) -> str:
    """The investigator who deals what a card deals: its controller, or its owner if it has left play; empty for nobody.

    What a card of nobody's deals by an ability that is used is dealt by whoever uses it, or by nobody: a reading.
    """
    if by not in game.cards:
        return ""
    whose = game.controller(by) or OWNER(game, by)
    user = "" if whose else user_of(game, by)
    if not user or game.reading("damage-by-a-card-of-nobodys", "faq-you-and-your.1") == "of nobody":
        return whose
    return user


def user_of(game: Arkham, card: str) -> str:
    """Whoever uses the ability of a card that is being resolved; empty if nobody does."""
    frame = game.stack
    while frame is not None:
        if isinstance(frame.local, Initiation) and frame.local.request.listener.source == card:
            return frame.local.request.who
        frame = frame.parent
    return ""
