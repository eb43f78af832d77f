"""Names of places and cards in a situation, and what cannot be in one."""

from adjudicator.games.notalone.cards.hunt import HUNT_CARDS
from adjudicator.games.notalone.cards.survival import SURVIVAL_CARDS
from adjudicator.games.notalone.happenings import NUMBER_OF
from adjudicator.games.notalone.planet import PLACES

CARD_OF = {name.lower(): name for name in (*SURVIVAL_CARDS, *HUNT_CARDS)}
"""Survival and Hunt cards by their names in small letters."""

KINDS = ("survival", "hunt")
"""The kinds of cards that form decks."""

KNOWN_PLACES = tuple(NUMBER_OF)


_BY_NUMBER = {str(place): place for place in PLACES}


def place_of(given: str) -> int:
    """The number of a place by its name or number; 0 if there is none.

    >>> place_of("the Wreck"), place_of("8"), place_of("moon"), place_of("²")
    (8, 8, 0, 0)
    """
    plain = given.strip().lower().removeprefix("the ")
    return _BY_NUMBER.get(plain) or NUMBER_OF.get(plain, 0)


def card_of(given: str) -> str:
    """The name of a Survival or Hunt card as it is printed; empty if there is none."""
    return CARD_OF.get(given.strip().strip('"').lower(), "")


def kind_of(card: str) -> str:
    """ "survival" or "hunt"."""
    return "survival" if card in SURVIVAL_CARDS else "hunt"
