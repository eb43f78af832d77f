"""What may be done, asked in the middle of a course: at the choice at which the deed itself would be done."""

import pytest

from adjudicator.playing.situation import Situation

AT_THE_REVEAL = """
game: notalone
creature: {name: B, hand: []}
hunted: {C: {survival: [], played: jungle}}
phase: 3
do: [%s]
"""
BEFORE_THE_TOKENS = """
game: notalone
creature: {name: B, hand: []}
hunted: {C: {survival: []}}
do: [C plays jungle, %s]
"""


@pytest.mark.parametrize("before", ["", "the place cards are revealed, ", "C's turn begins, "])
def test_an_opportunity_at_which_nobody_can_do_anything_goes_by_before_it(before: str) -> None:
    asked = Situation.parse(AT_THE_REVEAL % f"{before}ask: C may use jungle, C uses jungle").rule()
    assert asked.values == {"C may use jungle": "yes"}
    assert not asked.refused


def test_so_it_does_for_another_player() -> None:
    deed = "B puts the creature token on jungle"
    asked = Situation.parse(BEFORE_THE_TOKENS % f"ask: B may put the creature token on jungle, {deed}").rule()
    assert asked.values == {"B may put the creature token on jungle": "yes"}


def test_an_opportunity_at_which_somebody_can_do_something_does_not() -> None:
    file = AT_THE_REVEAL.replace("survival: []", "survival: [Dodge]")
    asked = Situation.parse(file % "ask: C may play dodge, ask: C may use jungle").rule()
    assert asked.values == {"C may play dodge": "yes", "C may use jungle": "no"}
