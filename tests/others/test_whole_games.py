"""Whole games of The Others from set-up to an end, every choice and draw at random."""

from random import Random

import pytest
from others.others_in_order import in_order
from playing import fresh

from adjudicator.games.kit.play import Play
from adjudicator.games.others.facts import GONE, PHASE, PLAYS, RESERVE
from adjudicator.games.others.kinds import HERO
from adjudicator.games.others.stories.story import MISSION, STORIES

MOST = 40_000
"""The most questions of a game."""
EASY = "The Last Ferry"
"""A story that heroes can win who do not know what they do."""


def played(seed: int, more: str = "") -> Play:
    """A game of three or four heroes, played to its end."""
    heroes = ("rose", "thorley", "karl", "leah")[: 3 + seed % 2]
    game = fresh(f"game: others\nphase: set up\nheroes: [{', '.join(heroes)}]\n{more}")
    assert isinstance(game, Play)
    chance = Random(seed)
    for number in range(MOST):
        question = game.run()
        if question is None:
            break
        if number % 5 == 0 and PHASE(game):
            in_order(game)
        game.answer(chance.choice(question.options))
    return game


def is_decided(game: Play) -> None:
    """Checks that one side has won, and by its own condition."""
    assert game.stack is None
    if game.winner() == "heroes":
        assert MISSION.is_nowhere(game)
    else:
        assert game.winner() == "sins"
        assert not RESERVE(game)
        assert any(PLAYS.is_nowhere(game, who) for who in HERO.seated(game))
        assert len(GONE(game)) == 8 - len(HERO.seated(game))


@pytest.mark.parametrize("seed", range(8))
def test_a_random_game_comes_to_an_end_and_is_in_order_throughout(seed: int) -> None:
    is_decided(played(seed))


@pytest.mark.parametrize("story", STORIES.samples.by_name)
def test_every_story_of_the_sample_set_comes_to_an_end(story: str) -> None:
    is_decided(played(1, f"story: {story}\n"))


def test_either_side_may_win() -> None:
    games = [played(seed, f"story: {EASY}\n") for seed in (1, 13, 17)]
    for game in games:
        is_decided(game)
    assert {game.winner() for game in games} == {"heroes", "sins"}
