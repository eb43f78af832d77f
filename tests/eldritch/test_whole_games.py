"""Whole games of Eldritch Horror from set-up to an end, every choice and draw at random."""

from random import Random

import pytest
from eldritch.eldritch_in_order import in_order
from playing import fresh

from adjudicator.games.eldritch.components.monsters import ANCIENT_ONES
from adjudicator.games.eldritch.facts import AWOKEN, FINAL_SOLVED, GAME_LOST, MYSTERIES
from adjudicator.games.kit.play import Play

NAMES = ("lily", "norman", "silas", "leo", "mark", "lola", "jim", "charlie")
MOST = 40_000
"""The most questions of a game."""


def whole_game(seed: int) -> Play:
    """A game of one to eight players that is still to be set up."""
    players = ", ".join(f"{name}: " for name in NAMES[: 1 + seed % 8])
    ancient = tuple(ANCIENT_ONES)[seed % 4]
    game = fresh(f"game: eldritch\nphase: set up\ninvestigators: {{{players}}}\nancient one: {ancient}\n")
    assert isinstance(game, Play)
    return game


@pytest.mark.parametrize("seed", range(16))
def test_a_random_game_comes_to_an_end_and_is_in_order_throughout(seed: int) -> None:
    game, chance = whole_game(seed), Random(seed)
    for number in range(MOST):
        question = game.run()
        if question is None:
            break
        if number % 5 == 0:
            in_order(game)
        game.answer(chance.choice(question.options))
    in_order(game)
    won = bool(game.winner())
    assert won is not GAME_LOST(game)
    assert not won or (MYSTERIES(game) >= 3 and (FINAL_SOLVED(game) or not AWOKEN(game)))
