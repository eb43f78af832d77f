"""Rounds of The Others, every choice and draw at random: the game is in order at every step."""

from random import Random

import pytest
from others.others_in_order import in_order
from playing import fresh

from adjudicator.engine.machine import Machine
from adjudicator.engine.readings import Readings
from adjudicator.games.kit.play import Play
from adjudicator.games.others.components.city import TOKENS, spaces_of

SPACES = spaces_of(Machine(Readings((), {})))
NAMES = ("rose", "thorley", "karl", "leah")
SPOTS = ("quay 1", "quay 2", "quay 3", "mill 1", "cathedral", "hospital")


def a_game(seed: int) -> Play:
    """A game of three or four heroes, with monsters and tokens near them."""
    chance = Random(seed)
    heroes = ", ".join(
        f"{name}: {{at: {chance.choice(SPOTS)}, wounds: {chance.randrange(4)}, corruption: {chance.randrange(1, 8)}}}"
        for name in NAMES[: 3 + seed % 2]
    )
    monsters = ("Acolyte", "Acolyte 2", "Acolyte 3", "Abomination", "Controller")
    tokens = "".join(f"  {space}: {{{chance.choice(TOKENS)}: 1}}\n" for space in chance.sample(sorted(SPACES), 8))
    text = f"game: others\nheroes: {{{heroes}}}\nsins: {{acolytes: {('Nuns', 'Doctors', 'Hobos')[seed % 3]}}}\n"
    text += "npcs: {Proxy: quay 1, Ravencorp: quay 2, Commissioner: quay 3}\nmonsters:\n"
    text += "".join(f"  {name}: {chance.choice(SPOTS)}\n" for name in monsters)
    game = fresh(f"{text}spaces:\n{tokens}inventory: [Ice Blade, Sample Vest, Sample Rifle]\n")
    assert isinstance(game, Play)
    return game


@pytest.mark.parametrize("seed", range(16))
def test_random_rounds_are_in_order_throughout(seed: int) -> None:
    game, chance = a_game(seed), Random(seed)
    for _ in range(220):
        question = game.run()
        if question is None:
            assert game.winner() == "sins"
            return
        in_order(game)
        game.answer(chance.choice(question.options))
