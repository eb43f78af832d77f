"""Abilities that are printed on a card and that are not modelled, and entries of the codex that nobody tells."""

from collections.abc import Iterator, Mapping

from adjudicator.games.arkham.effects.story import codex_entries
from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.keywords import lacks


def not_modelled(cards: Mapping[str, Card]) -> tuple[str, ...]:
    """The abilities of cards in the situation that are not modelled, those of several copies once."""
    first: dict[Card, str] = {}
    for name, card in cards.items():
        if lacks(card):
            first.setdefault(card, name)
    lacking = (f"{name}: {', '.join(lacks(card))}" for card, name in first.items())
    return (*lacking, *_codex(cards))


def _codex(cards: Mapping[str, Card]) -> Iterator[str]:
    """The entries of the codex to which cards refer and of which no story card tells."""
    told = {card.title for card in cards.values() if card.type == "story"}
    asked = {one.title: name for name, card in cards.items() for one in codex_entries((card.abilities, card.game_text))}
    yield from (f"{name}: {title}" for title, name in asked.items() if title not in told)
