"""Names of places and cards in a situation, and what cannot be in one."""

from adjudicator.games.notalone.cards.printed import CARDS
from adjudicator.games.notalone.kinds import PLACE
from adjudicator.games.notalone.planet import PLACES

CARD_OF = {name.lower(): name for name in (*CARDS.survival, *CARDS.hunt)}
"""Survival and Hunt cards by their names in small letters."""

KINDS = ("survival", "hunt")
"""The kinds of cards that form decks."""

KNOWN_PLACES = (*(PLACE.say(place) for place in PLACES), "artefact")


_BY_NUMBER = {str(place): place for place in PLACES}


def place_of(given: str) -> int:
    """The number of a place by its name or number; 0 if there is none.

    >>> place_of("the Wreck"), place_of("8"), place_of("moon"), place_of("²")
    (8, 8, 0, 0)
    """
    plain = given.strip().lower().removeprefix("the ")
    return _BY_NUMBER.get(plain) or PLACE.read_in_a_file(plain) or 0


def card_of(given: str) -> str:
    """The name of a Survival or Hunt card as it is printed; empty if there is none."""
    return CARD_OF.get(given.strip().strip('"').lower(), "")


def kind_of(card: str) -> str:
    """ "survival" or "hunt"."""
    return "survival" if card in CARDS.survival else "hunt"
