"""The Gathering, every choice and draw at random: the games end, and the game is in order at every step."""

from typing import cast

import pytest
from arkham.arkham_in_order import Watch
from arkham.purposeful import purposeful
from playing import fresh, play_at_random

from adjudicator.games.arkham.facts import OUTCOME, REACHED, TABLE
from adjudicator.games.arkham.game import Arkham

INVESTIGATORS = ("Roland Banks", "Daisy Walker", '"Skids" O\'Toole', "Agnes Baker", "Wendy Adams")
DIFFICULTIES = ("easy", "standard", "hard", "expert")


def the_gathering_as_a_file(seed: int, fewest: int = 1, difficulties: tuple[str, ...] = DIFFICULTIES) -> str:
    """The scenario with at most four investigators and a difficulty, both by the seed."""
    number = fewest + seed % (5 - fewest)
    names = [INVESTIGATORS[(seed + place) % 5] for place in range(number)]
    people = "".join(
        f"  player {place}: '{name.replace(chr(39), chr(39) * 2)}'\n" for place, name in enumerate(names, 1)
    )
    difficulty = difficulties[seed // 4 % len(difficulties)]
    edition = ("first", "revised")[seed % 2]
    return (
        f"game: arkham\nedition: {edition}\nscenario: The Gathering\ndifficulty: {difficulty}\ninvestigators:\n{people}"
    )


def the_gathering(seed: int) -> Arkham:
    """A game of it, set up."""
    return cast(Arkham, fresh(the_gathering_as_a_file(seed)))


def an_easy_gathering(seed: int) -> Arkham:
    """A game with three or four investigators and an easy chaos bag: whoever plays well enough comes to its end."""
    return cast(Arkham, fresh(the_gathering_as_a_file(seed, fewest=3, difficulties=DIFFICULTIES[:1])))


@pytest.mark.parametrize("seed", range(32))
def test_a_random_game_of_the_gathering_ends_and_is_in_order_throughout(seed: int) -> None:
    game = the_gathering(seed)
    play_at_random(game, seed, Watch())
    assert OUTCOME(game)


def test_players_with_a_purpose_come_further_than_to_their_defeat() -> None:
    """Of players who do anything at all one game in forty comes to a resolution."""
    resolved = 0
    for seed in range(5):
        game = an_easy_gathering(seed)
        play_at_random(game, seed, Watch(), purposeful)
        assert OUTCOME(game)
        resolved += bool(REACHED(game, TABLE))
    assert resolved
