"""Costs that put chaos tokens into the chaos bag, or take them out of it."""

from typing import NamedTuple

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham import chaos_tokens
from adjudicator.games.arkham.game import Arkham, Number
from adjudicator.games.arkham.words import Context
from adjudicator.games.interface import Price

Tokens = tuple[tuple[str, Number], ...]
"""Kinds of chaos tokens, each with a number."""


class AddTokens(NamedTuple):
    """Add chaos tokens to the chaos bag: all of them, or the cost is not paid."""

    tokens: Tokens

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reason that the bag and the cards in play have as many bless or curse tokens as there are."""
        found: list[Reason] = []
        for token, number in self.tokens:
            room, needed = chaos_tokens.room_in_bag(game, token), number.of(game, context)
            if room is not None and room < needed:
                says = f"{needed} {token} tokens are to be added, and there is room for {room}"
                found += (Reason(rule, says) for rule in ("initiation-sequence.6", chaos_tokens.LIMITED_BY[token]))
        return tuple(found)

    def pay(self, game: Arkham, context: Context) -> Result:
        """The tokens come from the token pool."""
        for token, number in self.tokens:
            chaos_tokens.add_to_bag(game, token, number.of(game, context))
        return None

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        return _price(game, context, self.tokens, "add {} to the chaos bag")


class TakeTokens(NamedTuple):
    """Remove chaos tokens from the chaos bag: all of them, or the cost is not paid."""

    tokens: Tokens

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reason that there are too few such tokens in the bag."""
        present = dict(chaos_tokens.bag(game))
        needs = [(token, number.of(game, context)) for token, number in self.tokens]
        return tuple(
            Reason("initiation-sequence.6", f"the chaos bag has {present.get(token, 0)} {token} of {needed}")
            for token, needed in needs
            if present.get(token, 0) < needed
        )

    def pay(self, game: Arkham, context: Context) -> Result:
        """The tokens go back to the token pool."""
        for token, number in self.tokens:
            chaos_tokens.take_from_bag(game, token, number.of(game, context))
        return None

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        return _price(game, context, self.tokens, "remove {} from the chaos bag")


def _price(game: Arkham, context: Context, tokens: Tokens, says: str) -> tuple[Price, ...]:
    found = ((token, number.of(game, context)) for token, number in tokens)
    return tuple(Price(says.format(f"{number} {token}"), f"{token} token", number) for token, number in found)
