"""Abilities that are printed on a card and that are not modelled: who uses one is told so."""

from collections.abc import Iterable, Mapping

from adjudicator.games.arkham.cards import Card
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node

_USED = ("free", "action", "reaction")
"""The kinds of abilities that a sentence says somebody uses."""


def not_modelled(cards: Mapping[str, Card]) -> tuple[str, ...]:
    """The abilities of cards in the situation that are not modelled, those of several copies once."""
    first: dict[Card, str] = {}
    for name, card in cards.items():
        if card.not_modelled:
            first.setdefault(card, name)
    return tuple(f"{name}: {', '.join(card.not_modelled)}" for card, name in first.items())


def check_modelled(name: str, card: Card, words: Iterable[str], node: Node, at: Checking) -> None:
    """Reports the use of an ability, called by these words, that a card has in print and not as data."""
    named = [ability for ability in card.abilities if ability.kind in _USED]
    if not card.not_modelled or any(all(word in ability.name.lower() for word in words) for ability in named):
        return
    lacks = ", ".join(card.not_modelled)
    help = f"describe the card in place with its `abilities:` (see `adjudicator guide`), or leave out what {name} does"
    at.fault("E304", f"an ability of {name} is used that is not modelled: {lacks}", node, help)
