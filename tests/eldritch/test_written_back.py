"""What a file says of a card is written as it is read."""

import pytest

from adjudicator.engine.machine import Machine
from adjudicator.engine.readings import Readings
from adjudicator.games.eldritch.effects.conditions import HOLDS
from adjudicator.games.eldritch.kinds import TO_TRADE

GAME = Machine(Readings((), {}))


@pytest.mark.parametrize(
    "text",
    [
        "on a city space",
        "with a monster here",
        "without a monster here",
        "with a gate here",
        "without a gate here",
        "with 2 clues",
        "with 3 rolled successes",
        "with lore 3",
        "with a token before",
        "with a Ghoul here",
        "with Cursed",
        "without Cursed",
    ],
)
def test_a_condition_of_an_effect(text: str) -> None:
    found = HOLDS.read(GAME, text)
    assert found is not None
    assert HOLDS.data(found) == text


def test_what_is_no_condition_is_not_read() -> None:
    assert HOLDS.read(GAME, "with two hats") is None


@pytest.mark.parametrize("text", ["a clue", "a train ticket", "an improvement", "Debt"])
def test_what_is_offered_in_a_trade(text: str) -> None:
    offered = TO_TRADE.read(GAME, text)
    assert offered is not None
    assert TO_TRADE.say(offered) == text
