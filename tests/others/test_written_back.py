"""What a file says of a card is written as it is read."""

import pytest

from adjudicator.engine.machine import Machine
from adjudicator.engine.readings import Readings
from adjudicator.games.others.cards.conditions import HOLDS

GAME = Machine(Readings((), {}))


@pytest.mark.parametrize(
    "text",
    [
        "with a monster here",
        "without a monster here",
        "with a fire token here",
        "alone",
        "not alone",
        "in a district",
        "on a street",
        "with fewer than 2 wounds",
        "with 3 wounds",
        "at corruption level 4",
        "below corruption level 3",
        "marked",
    ],
)
def test_a_condition_of_a_card(text: str) -> None:
    found = HOLDS.read(GAME, text)
    assert found is not None
    assert HOLDS.say(found) == text
