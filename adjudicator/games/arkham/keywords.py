"""The keywords of the reference: those of play, those that say more than their names, and those of decks alone."""

from typing import Final

from adjudicator.games.arkham.game import Card

OF_PLAY: Final = (
    *("alert", "aloof", "fast", "hidden", "hunter", "massive", "peril", "permanent", "retaliate", "seal", "surge"),
)
WITH_A_VALUE: Final = ("bonded", "concealed", "patrol", "swarming")
"""The keywords that say more: each is a key of its own on a card."""
OF_DECKS: Final = ("exceptional", "myriad", "researched", "starting")
"""The keywords for deckbuilding and the opening hand, which have no effect during play."""
KEYWORDS: Final = (*OF_PLAY, *WITH_A_VALUE, *OF_DECKS)


def lacks(card: Card) -> tuple[str, ...]:
    """The parts of a printed card that are not modelled."""
    return (*card.not_modelled, *(("the keyword seal",) if "seal" in card.keywords and not card.seals else ()))
