"""Bonded cards: set aside at the beginning, brought in by the card to which they are bonded (entry Bonded)."""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.arkham.facts import SET_ASIDE
from adjudicator.games.arkham.game import Arkham, Card
from adjudicator.games.arkham.speech.which import Described


def summoned(card: Card) -> tuple[str, ...]:
    """The titles of set-aside cards of which the abilities of a card speak."""
    return tuple(dict.fromkeys(title for ability in card.abilities for title in _named(ability)))


def _named(part: object) -> Iterator[str]:
    if isinstance(part, Described) and part.zone == SET_ASIDE.name:
        yield from part.named
    if isinstance(part, tuple):
        for inner in part:
            yield from _named(inner)


def is_bonded_to(card: Card, other: Card) -> bool:
    """True if one card is bonded to the other, by the title of that."""
    return bool(card.bonded) and other.titled(card.bonded)


def apart(game: Arkham, deck: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards that make up a deck at the beginning of a game, and the bonded ones, which are set aside."""
    bonded = tuple(card for card in deck if game.cards[card].bonded)
    if not bonded:
        return deck, ()
    game.cite(*_SET_ASIDE, *_NOT_OF_THE_DECK[any(game.cards[card].weakness for card in bonded)])
    return tuple(card for card in deck if card not in bonded), bonded


_SET_ASIDE: Final = (
    "bonded.2",
    "bonded.6",
    "bonded.7",
    "faq-bonded-card-limit.1",
    "faq-bonded-card-limit.2",
)
"""The rules by which bonded cards are set aside, and how many of them."""

_NOT_OF_THE_DECK: Final = {True: ("bonded.10",), False: ()}
"""The rules by which a bonded weakness (True) is no part of a deck."""
