"""Costs in chaos tokens, which are added to the chaos bag or taken out of it: all of them, or the cost is not paid."""

from typing import NamedTuple

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham import chaos_tokens
from adjudicator.games.arkham.effects.chaos_effects import AddTokens, TakeTokens
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.words import Context
from adjudicator.games.interface import Price


class PayIntoTheBag(NamedTuple):
    """Add chaos tokens to the chaos bag."""

    does: AddTokens

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reasons that there is room for too few bless or curse tokens."""
        found: list[Reason] = []
        for token, number in self.does.tokens:
            room, needed = chaos_tokens.room_in_bag(game, token), number.of(game, context)
            if room is not None and room < needed:
                says = f"{needed} {token} tokens are to be added, and there is room for {room}"
                found += (Reason(rule, says) for rule in ("initiation-sequence.6", chaos_tokens.LIMITED_BY[token]))
        return tuple(found)

    def pay(self, game: Arkham, context: Context) -> Result:
        """The tokens come from the token pool."""
        return self.does.resolve(game, context)

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        return _price(game, context, self.does, "add {} to the chaos bag")


class PayFromTheBag(NamedTuple):
    """Take chaos tokens out of the chaos bag."""

    does: TakeTokens

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reasons that there are too few such tokens in the bag."""
        found: list[Reason] = []
        for token, number in self.does.tokens:
            have, needed = dict(chaos_tokens.bag(game)).get(token, 0), number.of(game, context)
            if have < needed:
                found.append(Reason("initiation-sequence.6", f"the chaos bag has {have} {token} of {needed}"))
        return tuple(found)

    def pay(self, game: Arkham, context: Context) -> Result:
        """The tokens go back to the token pool."""
        return self.does.resolve(game, context)

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        return _price(game, context, self.does, "remove {} from the chaos bag")


def _price(game: Arkham, context: Context, does: AddTokens | TakeTokens, says: str) -> tuple[Price, ...]:
    found = ((token, number.of(game, context)) for token, number in does.tokens)
    return tuple(Price(says.format(f"{number} {token}"), f"{token} token", number) for token, number in found)
