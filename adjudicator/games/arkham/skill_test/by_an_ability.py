"""Chaos tokens that an ability reveals for itself, in the middle of a skill test or outside of any."""

from typing import NamedTuple

from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.arkham import chaos_tokens
from adjudicator.games.arkham.abilities.limits import begin_period
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.this_test import RESOLVED, REVEALED, SPEC
from adjudicator.games.arkham.words import Context


class Revealing(NamedTuple):
    """Tokens to be revealed by an ability: their number, and its effects on them."""

    amount: int
    effects: tuple[Effect, ...]
    context: Context


def reveal_for_itself(amount: int, effects: tuple[Effect, ...], context: Context) -> Call:
    """The call that reveals tokens, resolves the ability's effects on them, and returns them."""
    return Call(REVEAL, Revealing(amount, effects, context))


def _reveal(game: Arkham, local: Revealing) -> Result:
    if SPEC(game) is None:
        # What is limited to once per test is limited to once per ability that reveals tokens.
        begin_period(game, "test")
    return chaos_tokens.reveal(game, local.context.you, local.amount) if local.amount > 0 else None


def _resolve(game: Arkham, local: Revealing) -> Result:
    return resolve(local.effects, local.context) if local.effects else None


def _give_back(game: Arkham, local: Revealing) -> Result:
    """Return the tokens to the bag; no rule says where bless and curse tokens go."""
    of = game.scope()
    for token in chaos_tokens.revealed(game, of):
        if token in ("bless", "curse") and game.reading("bless-curse-without-a-test") == "to the token pool":
            continue
        chaos_tokens.put(game, token, 1)
    REVEALED.clear(game, of)
    RESOLVED.clear(game, of)
    return None


REVEAL = Procedure(
    chaos_tokens.BY_AN_ABILITY,
    Step("", "reveal", _reveal),
    Step("", "resolve", _resolve),
    Step("", "give back", _give_back),
)
