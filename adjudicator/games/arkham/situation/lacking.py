"""Abilities that are printed on a card and that are not modelled."""

from collections.abc import Mapping

from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.keywords import lacks


def not_modelled(cards: Mapping[str, Card]) -> tuple[str, ...]:
    """The abilities of cards in the situation that are not modelled, those of several copies once."""
    first: dict[Card, str] = {}
    for name, card in cards.items():
        if lacks(card):
            first.setdefault(card, name)
    return tuple(f"{name}: {', '.join(lacks(card))}" for card, name in first.items())
