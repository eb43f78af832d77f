"""Whole games of Not Alone, every choice and draw at random: they end, and the game is in order at every step."""

from typing import cast

import pytest
from notalone.notalone_in_order import in_order
from playing import fresh, play_at_random

from adjudicator.games.notalone.game import NotAlone

READINGS = ("", "document", "published")


def a_fresh_game(seed: int) -> NotAlone:
    """A game of two to seven players, on either side of the board, under one of the profiles, all by the seed."""
    readings = READINGS[seed // 12 % 3]
    text = f"game: notalone\nplayers: {2 + seed % 6}\nboard: {'AB'[seed // 6 % 2]}\n"
    return cast(NotAlone, fresh(text + (f"readings: {readings}\n" if readings else "")))


@pytest.mark.parametrize("seed", range(72))
def test_a_random_game_ends_and_is_in_order_throughout(seed: int) -> None:
    game = a_fresh_game(seed)
    play_at_random(game, seed, in_order)
    assert game.winner()
