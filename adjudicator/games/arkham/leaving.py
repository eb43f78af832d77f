"""The event by which a card leaves play (entry Leaves Play)."""

from adjudicator.engine.events import Event
from adjudicator.games.arkham.game import Arkham


def leaving(game: Arkham, card: str, to: str, *rules: str, whose: str = "", by: str = "") -> Event:
    """The event by which a card in play goes elsewhere, by these rules; of an investigator, if nobody controls it.

    `by` is the card that takes its place or sends it away, if one does.
    """
    return Event("leave play", game.controller(card) or whose, card, by, game.location(card), to, rules=rules)
