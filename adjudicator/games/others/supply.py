"""The supply of exploration tokens: what is placed comes from it, and what is removed goes back."""

from typing import Final

from adjudicator.games.kit.play import Play
from adjudicator.games.others.facts import LEFT, LOOSE

PLENTY: Final = 999
"""So many are left where nobody counts them."""


def lay(game: Play, token: str, space: str, *by: str) -> None:
    """Places a token on a space; where none is left nothing happens."""
    left = LEFT(game, token)
    if not left:
        game.note(f"no {token} token is left in the supply")
        game.explain("tokens.4")
        return
    if left < PLENTY:
        LEFT.add(game, token, -1)
    LOOSE[token].add(game, space, 1, *by)


def take_off(game: Play, token: str, space: str, *by: str) -> None:
    """Takes a token off a space; it lies in the supply again."""
    LOOSE[token].add(game, space, -1, *by)
    if LEFT(game, token) < PLENTY:
        LEFT.add(game, token, 1)
