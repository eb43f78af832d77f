"""The plain form of a sentence works: one card, no cards, names in quotes or without, copies by their number."""

import pytest

from adjudicator import InputAtFault, Situation

TEXT = """\
game: arkham
investigators:
  roland: {card: Roland Banks, at: attic, hand: [Machete], play area: [Beat Cop, Beat Cop], deck: [Guts], resources: 1}
  wendy: {card: Wendy Adams, at: attic}
locations: {attic: {}}
turn: wendy
do: [wendy draws a card, wendy draws an unknown card]
encounter discard: [Ancient Evils]
"""
ANSWERS = {
    "roland has 1 card in hand": "yes",
    "roland has 0 cards in discard": "yes",
    "roland has no cards in his discard pile": "yes",
    "roland has 1 card in the discard pile": "no",
    "roland has 1 resource": "yes",
    "roland's discard pile is empty": "yes",
    "roland's hand is empty": "no",
    "roland's hand is not empty": "yes",
    "wendy's hand is empty": "no",
    "wendy's discard pile is not empty": "no",
    "the encounter deck is empty": "yes",
    "the encounter discard pile is empty": "no",
    "the encounter discard pile is not empty": "yes",
    '"beat cop" is in play': "yes",
    "'roland' controls beat cop (1)": "yes",
    "beat cop (2) is in play": "yes",
    "beat cop (1) is in roland's hand": "no",
}


@pytest.mark.parametrize("question", ANSWERS)
def test_a_plain_question_is_understood(question: str) -> None:
    assert Situation.parse(TEXT).position().ask(question) == ANSWERS[question]


def test_copies_are_numbered_in_deeds_as_well() -> None:
    ghoul = TEXT.partition("turn:")[0] + "enemies: {ghoul: {card: Ghoul Minion, at: attic}}\n"
    done = Situation.parse(ghoul + "do: ['\"roland\" uses beat cop (1)', roland chooses ghoul]\n").position()
    assert done.ask("roland's discard pile") == "beat cop"
    done = Situation.parse(ghoul + "do: [roland uses beat cop (2), roland chooses ghoul]\n").position()
    assert done.ask("roland's discard pile") == "beat cop 2"


@pytest.mark.parametrize("name", ["machete (1)", "beat cop (3)"])
def test_a_copy_that_is_not_there_is_at_fault(name: str) -> None:
    with pytest.raises(InputAtFault, match="nothing in the situation is called"):
        Situation.parse(f"{TEXT}ask: [{name} is in play]\n").rule()
