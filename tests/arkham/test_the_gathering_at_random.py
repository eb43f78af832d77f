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


MILD = "chaos bag: [0, 0, 0, -1, -1, '+1', '+1', skull, elder sign]"
"""Tokens with which most tests of those who are any good at them succeed."""


def the_gathering_as_a_file(seed: int) -> str:
    """The scenario with at most four investigators and a difficulty, both by the seed."""
    names = [INVESTIGATORS[(seed + place) % 5] for place in range(1 + seed % 4)]
    return _as_a_file(seed, names, f"difficulty: {DIFFICULTIES[seed // 4 % 4]}")


def _as_a_file(seed: int, names: list[str], bag: str, hardy: str = "") -> str:
    people = "".join(
        f"  player {place}: {{card: '{name.replace(chr(39), chr(39) * 2)}'{hardy}}}\n"
        for place, name in enumerate(names, 1)
    )
    edition = ("first", "revised")[seed % 2]
    return f"game: arkham\nphase: set-up\nedition: {edition}\nscenario: The Gathering\n{bag}\ninvestigators:\n{people}"


def the_gathering(seed: int) -> Arkham:
    """A game of it, set up."""
    return cast(Arkham, fresh(the_gathering_as_a_file(seed)))


def an_easy_gathering(seed: int) -> Arkham:
    """A game that whoever plays well enough brings to its end: it is won by few, or drawn out by four until it is lost.

    The few are Roland and perhaps another, who have mild tokens and bear more than others.
    """
    if seed % 4 == 3:
        four = [INVESTIGATORS[(seed // 4 + place) % 5] for place in range(4)]
        return cast(Arkham, fresh(_as_a_file(seed, four, "difficulty: easy")))
    few = ["Roland Banks", *INVESTIGATORS[1 + seed // 4 % 4 :][: seed % 2]]
    return cast(Arkham, fresh(_as_a_file(seed, few, MILD, ", health: 12, sanity: 12")))


@pytest.mark.parametrize("seed", range(32))
def test_a_random_game_of_the_gathering_ends_and_is_in_order_throughout(seed: int) -> None:
    game = the_gathering(seed)
    play_at_random(game, seed, Watch())
    assert OUTCOME(game)


def test_most_players_with_a_purpose_bring_the_game_to_its_end_for_either_side() -> None:
    """Of players who do anything at all one game in forty comes to a resolution."""
    reached = []
    for seed in range(12):
        game = an_easy_gathering(seed)
        play_at_random(game, seed, Watch(), purposeful)
        assert OUTCOME(game)
        reached.append(REACHED(game, TABLE))
    assert 2 * sum(map(bool, reached)) > len(reached)
    assert {1, 2, 3} <= set(reached)
