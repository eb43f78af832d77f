"""The reasons why something does not happen to an investigator or a card: the game does not concern them any more."""

from typing import Final

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.facts import (
    DECK,
    DISCARD,
    ELIMINATED,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HAND,
    REMOVED,
    SET_ASIDE,
)
from adjudicator.games.arkham.game import Arkham


def why_not_them(game: Arkham, who: str) -> Reasons:
    """The reason why nothing happens to an investigator who is eliminated."""
    if who not in ELIMINATED(game):
        return ALLOWED
    return (Reason("elimination.3", f"{game.name(who)} is eliminated"),)


def why_not_it(game: Arkham, card: str) -> Reasons:
    """The reason why nothing happens to a card that is out of play."""
    if game.in_play(card) or game.cards[card].type == "investigator":
        return ALLOWED
    rule = _OUT_OF_PLAY.get(game.lies(card)[1], "")
    return (Reason(rule, f"{game.name(card)} is out of play"),)


_OUT_OF_PLAY: Final = {
    HAND.name: "in-play-and-out-of-play.6",
    DECK.name: "in-play-and-out-of-play.7",
    ENCOUNTER_DECK.name: "in-play-and-out-of-play.7",
    DISCARD.name: "discard-piles.3",
    ENCOUNTER_DISCARD.name: "discard-piles.3",
    SET_ASIDE.name: "in-play-and-out-of-play.8",
    REMOVED.name: "in-play-and-out-of-play.9",
}
"""The rules by which a card that lies there is out of play."""
