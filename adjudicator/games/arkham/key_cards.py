"""Key cards and those to whom they are bound (entry Keys, The Scarlet Keys)."""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.arkham.facts import ATTACHED_TO, ATTACHMENTS, BEARERS, UNSTABLE
from adjudicator.games.arkham.game import Arkham, Card
from adjudicator.games.arkham.zones import place

BEARING: Final = ("investigator", "asset", "enemy")
"""The types of cards to which a key may be bound."""


def on_an_enemy(game: Arkham, key: str) -> bool:
    """True if an enemy controls a key."""
    bearer = ATTACHED_TO(game, key)
    return bool(bearer) and game.cards[bearer].type == "enemy"


def bind(game: Arkham, key: Card, bearer: Card, *by: str) -> None:
    """Record in the campaign log who bears a key from now on, and nobody else."""
    BEARERS.set(game, key.title, bearer.title, *by)


def _bound_to(game: Arkham, bearer: str) -> Iterator[str]:
    """The keys out of play that the campaign log binds to a card."""
    title = game.cards[bearer].title
    for name, card in game.cards.items():
        if card.type == "key" and BEARERS(game, card.title) == title and not game.in_play(name):
            yield name


def come_with(game: Arkham, bearer: str, *by: str) -> tuple[str, ...]:
    """Attach the keys that are bound to a card that enters play, each with the side up that goes with its bearer."""
    if BEARERS.is_empty(game) or game.cards[bearer].type not in BEARING:
        return ()
    keys = tuple(_bound_to(game, bearer))
    for key in keys:
        unstable = game.cards[bearer].type == "enemy"
        UNSTABLE.set(game, key, unstable)
        place(game, key, bearer, ATTACHMENTS, "keys-scarlet-keys.5", *by, *_ENTERS[unstable])
        ATTACHED_TO.set(game, key, bearer)
    return keys


_ENTERS: Final = {False: ("keys-scarlet-keys.8",), True: ("keys-scarlet-keys.9",)}
"""The rules by which a key enters play with its unstable side (True) or its stable side up."""
