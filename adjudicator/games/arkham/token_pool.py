"""The token pool: tokens come from there, and go back however they leave a card or an investigator's own pool."""

from adjudicator.games.arkham.abilities.came_about import comes_about
from adjudicator.games.arkham.facts import TOKEN_POOL, left_in_pool, tokens_of
from adjudicator.games.arkham.game import Arkham


def give_back(game: Arkham, entity: str, token: str, amount: int, *by: str) -> None:
    """Move this many tokens from a card, or from an investigator's own pool, to the token pool, by these rules."""
    tokens, left_of_them = tokens_of(token), left_in_pool(token)
    tokens.set(game, entity, tokens(game, entity) - amount, *by)
    tokens.set(game, TOKEN_POOL, tokens(game, TOKEN_POOL) + amount)
    left = left_of_them(game)
    if left is not None:
        left_of_them.put(game, TOKEN_POOL, left + amount)


def give_all_back(game: Arkham, entity: str, token: str, *by: str) -> None:
    """Move all tokens of a kind from a card, or from an investigator's own pool, to the token pool."""
    give_back(game, entity, token, tokens_of(token)(game, entity), *by)


def place_from_pool(game: Arkham, entity: str, token: str, amount: int, *by: str) -> None:
    """Move tokens from the token pool to a card, or to an investigator's own pool, by these rules.

    When the token pool runs out, the game goes on with substitutes.
    """
    tokens, left_of_them = tokens_of(token), left_in_pool(token)
    left = left_of_them(game)
    if left is not None:
        if left < amount:
            game.note(f"the token pool has {left} {token} left: substitutes stand for the others")
            game.cite("tokens-running-out-of.1")
        left_of_them.put(game, TOKEN_POOL, max(0, left - amount))
    tokens.set(game, entity, tokens(game, entity) + amount, *by)
    if amount > 0:
        comes_about(game, token)
