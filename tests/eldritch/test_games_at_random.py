"""Rounds of Eldritch Horror, every choice and draw at random: the game is in order at every step."""

from random import Random

import pytest
from eldritch.eldritch_in_order import in_order, no_monster_outlives_its_toughness
from playing import fresh

from adjudicator.games.kit.play import Play

NAMES = ("lily", "norman", "silas", "leo", "mark", "lola", "jim", "charlie")


def a_game(seed: int) -> Play:
    """A game of one to eight investigators, with Monsters where they are and cards in the reserve."""
    chance = Random(seed)
    players = ", ".join(f"{name}: {{at: Rome, clues: {chance.randrange(3)}}}" for name in NAMES[: 1 + seed % 8])
    monsters = chance.sample(["Ghoul", "Ghoul 2", "Zombie", "Star Spawn", "Riot", "Cultist", "Cthylla"], 3)
    text = f"game: eldritch\ninvestigators: {{{players}}}\nreserve: [Old Almanac, Coach Whip, Twin Dice]\nmonsters:\n"
    text += "".join(f"  {name}: {chance.choice(['Rome', 'London', 'Istanbul'])}\n" for name in monsters)
    game = fresh(text)
    assert isinstance(game, Play)
    return game


@pytest.mark.parametrize("seed", range(24))
def test_random_rounds_are_in_order_throughout(seed: int) -> None:
    game, chance = a_game(seed), Random(seed)
    for _ in range(250):
        question = game.run()
        if question is None:
            return
        in_order(game)
        assert not game.at_rest() or no_monster_outlives_its_toughness(game)
        game.answer(chance.choice(question.options))
