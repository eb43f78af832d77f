"""Abilities that are printed on a card and that are not modelled."""

from collections.abc import Mapping

from adjudicator.games.arkham.cards import Card


def not_modelled(cards: Mapping[str, Card]) -> tuple[str, ...]:
    """The abilities of cards in the situation that are not modelled, those of several copies once."""
    first: dict[Card, str] = {}
    for name, card in cards.items():
        if card.not_modelled:
            first.setdefault(card, name)
    return tuple(f"{name}: {', '.join(card.not_modelled)}" for card, name in first.items())
