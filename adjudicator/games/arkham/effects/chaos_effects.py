"""Effects on chaos tokens: reveal, cancel, switch, keep, add, take."""

from typing import Final, NamedTuple

from adjudicator.engine.procedures import Result
from adjudicator.games.arkham import chaos_tokens, for_a_time
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.facts import SEALED
from adjudicator.games.arkham.game import Arkham, Effect, Number, Which
from adjudicator.games.arkham.skill_test.by_an_ability import reveal_for_itself
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.this_test import IGNORES, KEPT, REVEALS, SPEC, SWITCHED, THIS_TEST
from adjudicator.games.arkham.words import Context


class RevealTokens(NamedTuple):
    """Reveal tokens: several in place of one, or one more. All of them are resolved, or all but one are ignored."""

    amount: Number
    ignore: bool = False
    instead: bool = False
    then: tuple[Effect, ...] = ()

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: it may always change something."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Reveal the tokens now, or have the test reveal them when it comes to that."""
        amount = self.amount.of(game, context)
        if self.instead:
            of = chaos_tokens.revealing(game)
            REVEALS.put(game, of, amount)
            IGNORES.put(game, of, self.ignore)
            return None
        if self._is_for_itself(game, context):
            return reveal_for_itself(amount, self.then, context)
        reveals = chaos_tokens.reveal(game, context.you, amount, ignore=self.ignore)
        return (reveals, resolve(self.then, context)) if self.then else reveals

    def _is_for_itself(self, game: Arkham, context: Context) -> bool:
        """True if the tokens are the ability's own: it says what they do, and neither a token nor a symbol says it."""
        if context.scope and game.event(context.scope).kind in _OF_TOKENS:
            return False
        of_a_symbol = not context.scope and context.this in game.investigators
        return SPEC(game) is None or (bool(self.then) and not of_a_symbol)


_OF_TOKENS: Final = ("reveal token", "revealing")
"""The events at which abilities have further tokens be revealed together with the one that they speak of."""


class CancelToken(NamedTuple):
    """Cancel the revealed token and return it to the bag."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no token is being revealed."""
        return not context.scope

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The token no longer counts."""
        event = game.event(context.scope)
        chaos_tokens.cancel_token(game, event.what, event.who)
        return None


class SwitchToken(NamedTuple):
    """Switch the minus of the revealed token to a plus."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no token is being revealed."""
        return not context.scope

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Reverse the sign of the token's modifier from now on."""
        switched = SWITCHED(game)
        SWITCHED.put(game, THIS_TEST, (*switched, game.event(context.scope).what))
        return None


class KeepTokens(NamedTuple):
    """Put the revealed tokens on a card instead of returning them to the bag."""

    on: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no token was revealed."""
        return not chaos_tokens.revealed(game)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Put every resolved token on the card: what is said of the revealed token applies to each of them."""
        found = chaos_tokens.resolved(game)
        KEPT.put(game, THIS_TEST, found)
        for card in self.on.all(game, context)[:1]:
            there = chaos_tokens.tokens_on(game, card)
            SEALED.set(game, card, (*there, *found), "faq-resolving-multiple-tokens.1")
        return None


class AddTokens(NamedTuple):
    """Add chaos tokens to the bag."""

    tokens: tuple[tuple[str, Number], ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is room for none of the tokens, or there are none of them."""
        return all(
            is_nothing(game, context, number) or chaos_tokens.room_in_bag(game, token) == 0
            for token, number in self.tokens
        )

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Add the tokens, up to the number that there is room for."""
        for token, number in self.tokens:
            added = chaos_tokens.add_to_bag(game, token, number.of(game, context))
            game.note(f"{added} {token} added to the chaos bag")
        return None


class TakeTokens(NamedTuple):
    """Take chaos tokens out of the bag."""

    tokens: tuple[tuple[str, Number], ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there are no such tokens in the bag."""
        present = dict(chaos_tokens.bag(game))
        return not any(present.get(token) for token, _number in self.tokens)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Return the tokens to the token pool, as many as there are up to the amount."""
        for token, number in self.tokens:
            taken = chaos_tokens.take_from_bag(game, token, number.of(game, context))
            game.note(f"{taken} {token} taken out of the chaos bag")
        return None


class NoTokens(NamedTuple):
    """Reveal no chaos tokens for the investigator's tests, or the next one, until the end of a period."""

    until: str
    next: str = ""

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: it may always change something."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """ST.3 and ST.4 reveal nothing for this investigator from now on."""
        kind = for_a_time.REVEALS_NO_TOKENS_NEXT if self.next else for_a_time.REVEALS_NO_TOKENS
        for_a_time.begin(game, kind, context.you, self.until, context)
        return None
