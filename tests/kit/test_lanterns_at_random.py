"""Whole games of Lanterns, every choice and draw at random: they end, and at every question the table is in order."""

import pytest
from kit.test_properties import positions
from lanterns.entry import DRAWN, GAME, KEEPERS, OIL, OMENS

from adjudicator.games.kit.play import Play


def in_order(game: Play) -> None:
    """Oil is within its bounds, every omen is somewhere, and nobody's dice lie about between two turns."""
    assert all(0 <= OIL(game, who) <= 5 for who in KEEPERS.seated(game))
    omens = OMENS.size(game) + len(OMENS.discard(game)) + len(DRAWN(game))
    assert omens == sum(OMENS.copies.values())


@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_ends_and_is_in_order_throughout(seed: int) -> None:
    game = None
    for table, _chance in positions(GAME, seed, 2_000):
        game = table.game
        in_order(game)
    assert game is not None
    assert game.winner() in ("night", "keepers")
