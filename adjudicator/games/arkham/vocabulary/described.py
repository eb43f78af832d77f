"""Shapes of things described in place. Most files name cards that come with the game, and need none of them."""

from adjudicator.games.arkham.game import Card, Effect, Symbol
from adjudicator.language.shapes import Later, Shape


def _card() -> Shape[Card]:
    from adjudicator.games.arkham.vocabulary.cards import CARD

    return CARD


def _symbol() -> Shape[Symbol]:
    from adjudicator.games.arkham.vocabulary.cards import SYMBOL

    return SYMBOL


def _effects() -> Shape[tuple[Effect, ...]]:
    from adjudicator.games.arkham.vocabulary.effects import EFFECTS

    return EFFECTS


CARD = Later(_card)
SYMBOL = Later(_symbol)
EFFECTS = Later(_effects)
