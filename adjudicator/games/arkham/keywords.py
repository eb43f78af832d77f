"""The keywords of the reference: those that are modelled, those that are not, and those that matter to decks only."""

from typing import Final

from adjudicator.games.arkham.game import Card

MODELLED: Final = (
    *("alert", "aloof", "fast", "hidden", "hunter", "massive", "peril", "permanent", "retaliate", "seal", "surge"),
)
NOT_MODELLED: Final[tuple[str, ...]] = ()
WITH_A_VALUE: Final = ("bonded", "concealed", "patrol", "swarming")
"""The keywords that say more: each is a key of its own on a card."""
OF_DECKS: Final = ("exceptional", "myriad", "researched")
"""The keywords for deckbuilding, which have no effect during play."""
KEYWORDS: Final = (*MODELLED, *WITH_A_VALUE, *NOT_MODELLED, *OF_DECKS)


def lacks(card: Card) -> tuple[str, ...]:
    """The parts of a printed card that are not modelled."""
    unknown = (one for one in card.keywords if one in NOT_MODELLED or (one == "seal" and not card.seals))
    return (*card.not_modelled, *(f"the keyword {one}" for one in unknown))
