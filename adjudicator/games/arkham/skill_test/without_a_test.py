"""Chaos tokens that an ability reveals while nobody makes a skill test."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham import chaos_tokens
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.facts import TABLE
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.words import Context


class Revealing(NamedTuple):
    """Tokens to be revealed outside a test: the number still left, and the ability's effects on them."""

    left: int
    effects: tuple[Effect, ...]
    context: Context


def reveal_without_a_test(amount: int, effects: tuple[Effect, ...], context: Context) -> Call:
    """The call that reveals tokens, resolves the ability's effects on them, and returns them."""
    return Call(REVEAL, Revealing(amount, effects, context))


_REVEALED_BY: Final = {"bless": ("bless-and-curse-tokens.12",), "curse": ("bless-and-curse-tokens.12",)}
"""The rules for a token of a kind that is revealed outside a test."""


def _draw(game: Arkham, local: Revealing) -> Result:
    """Draw one token after the other; no token reveals another one."""
    question = chaos_tokens.chance(game, local.context.you) if local.left > 0 else None
    return None if question is None else Ask(question, _drawn)


def _drawn(game: Arkham, local: Revealing, option: Option) -> Result:
    token = option.meant(str)
    chaos_tokens.put(game, token, -1)
    chaos_tokens.WITHOUT_A_TEST.set(game, TABLE, (*chaos_tokens.revealed_without_a_test(game), token))
    game.cite(*_REVEALED_BY.get(token, ()))
    kind = chaos_tokens.treated(game, token, local.context.you)
    revealing = happen(Event("reveal token", local.context.you, token, of=kind))
    return Go(local._replace(left=local.left - 1), "draw", (revealing,))


def _resolve(game: Arkham, local: Revealing) -> Result:
    return resolve(local.effects, local.context) if local.effects else None


def _give_back(game: Arkham, local: Revealing) -> Result:
    """Return the tokens to the bag; no rule says where bless and curse tokens go."""
    for token in chaos_tokens.revealed_without_a_test(game):
        if token in ("bless", "curse") and game.reading("bless-curse-without-a-test") == "to the token pool":
            continue
        chaos_tokens.put(game, token, 1)
    chaos_tokens.WITHOUT_A_TEST.clear(game)
    return None


REVEAL = Procedure(
    "reveal chaos tokens outside a test",
    Step("", "draw", _draw),
    Step("", "resolve", _resolve),
    Step("", "give back", _give_back),
)
