"""The kinds of the slots of sentences, besides players and numbers."""

from typing import Any

from adjudicator.games.kit.kinds import Kind, Named, Some, Words
from adjudicator.games.notalone.effects.powers import UseInstead
from adjudicator.games.notalone.kinds import CARD, HUNT_CARD, HUNTED, PLACE, SIDE_OF_BOARD, SURVIVAL_CARD, TOKEN
from adjudicator.games.notalone.printed import CARDS


def _survival_cards(instead: bool) -> Named[str]:
    """The Survival cards that bring another power in place of one's own, or all others."""
    found = (name for name, card in CARDS.survival.items() if isinstance(card.effect, UseInstead) is instead)
    meaning = "a card that brings another power" if instead else "a Survival card"
    return Named(meaning, {name.lower(): name for name in found}, code="E301")


SLOTS: dict[str, Kind[Any]] = {
    "place": PLACE,
    "places": Some(PLACE),
    "several hunted": Some(HUNTED),
    "token": TOKEN,
    "card": CARD,
    "cards": Some(CARD),
    "hunt card": HUNT_CARD,
    "survival card": _survival_cards(instead=False),
    "other power": _survival_cards(instead=True),
    "any survival card": SURVIVAL_CARD,
    "hunt cards": Some(HUNT_CARD, ordered=True),
    "thing": Words("take back", "copy", "place", "remove", "draw", "will", "discard", meaning="a thing to choose"),
    "side": SIDE_OF_BOARD,
    "deck": Words("survival", "hunt", meaning="a deck"),
}
