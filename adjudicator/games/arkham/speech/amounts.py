"""Amounts that are known before an effect resolves."""

from adjudicator.games.arkham.facts import X_IS
from adjudicator.games.arkham.game import Arkham, Number
from adjudicator.games.arkham.speech.conditions import undecided
from adjudicator.games.arkham.speech.numbers import Called, MatchingIcons
from adjudicator.games.arkham.words import Context

_KNOWN_LATER = ("margin", "points", "modifier of that token", "actions taken")
"""The amounts that only a test, a replaced event or the initiation itself decides."""


def is_nothing(game: Arkham, context: Context, amount: Number) -> bool:
    """True if an amount is known now and is none at all."""
    if _comes_later(context, amount) or undecided(game, context, amount) or _is_still_open(game, context, amount):
        return False
    return amount.of(game, context) <= 0


def _is_still_open(game: Arkham, context: Context, part: object) -> bool:
    """True if an amount depends on the X of a cost that has still to be chosen."""
    if not context.this or context.this not in game.cards or not game.cards[context.this].cost_x:
        return False
    if X_IS(game, context.this) is not None:
        return False
    return part == Called("X") or (isinstance(part, tuple) and any(_is_still_open(game, context, one) for one in part))


def _comes_later(context: Context, part: object) -> bool:
    """True if an amount depends on what is known only when the effect resolves."""
    if isinstance(part, MatchingIcons):
        return True
    if isinstance(part, Called):
        return part.name in _KNOWN_LATER or (part.name == "that much" and not context.scope)
    return isinstance(part, tuple) and any(_comes_later(context, inner) for inner in part)
