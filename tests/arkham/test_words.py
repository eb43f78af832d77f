"""A word without a meaning in its place is a fault, and is never answered with yes or no."""

import pytest
from faulty import faults_of, ruled

SITUATION = """game: arkham
investigators: {{daisy: {{card: Daisy Walker, at: attic, hand: [Perception]}}}}
locations: {{attic: {{card: Attic}}}}
do: [{done}]
ask: ["{asked}"]
"""


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("perception is in daisy's handd", "E204"),
        ("perception is not in daisy's handd", "E204"),
        ("perception is in the victory dispaly", "E204"),
        ("perception is not in the victory dispaly", "E204"),
        ("perception is the current acct", "E204"),
        ("the current acct", "E204"),
        ("the bag holds 2 blest tokens", "E204"),
        ("the token pool holds 8 skulls", "E204"),
        ("the token pool is made of damage and terror", "E204"),
        ("daisy gains resuorces", "E204"),
        ("daisy begins an inteligence test", "E204"),
        ("daisy reveals 12", "E204"),
        ("the scenario is winning", "E204"),
        ("it is refused by move.99", "E305"),
        ("daisy may not move to attic by moove.1", "E305"),
    ],
)
def test_a_question(asked: str, code: str) -> None:
    assert [fault.code for fault in faults_of(SITUATION.format(done="", asked=asked))] == [code]


def test_a_rule_named_in_the_middle() -> None:
    (fault,) = faults_of(SITUATION.format(done="ask: it is refused by move.99", asked="daisy has 0 clues"))
    assert fault.code == "E305"


@pytest.mark.parametrize(
    "done",
    [
        "daisy gains 1 resuorce",
        "daisy loses 1 resuorce",
        "the enemey phase begins",
        "the enemey phase ends",
        "the enemey phase is played",
        "daisy tests inteligence (2)",
        "daisy reveals 12",
    ],
)
def test_a_deed(done: str) -> None:
    (fault,) = faults_of(SITUATION.format(done=done, asked="daisy has 0 clues"))
    assert fault.code == "E204"


@pytest.mark.parametrize("asked", ["daisy's discard pile", "daisy's play area", "daisy's threat area", "daisy's hand"])
def test_an_area_is_asked_for_as_the_file_calls_it(asked: str) -> None:
    (ruling,) = ruled(SITUATION.format(done="", asked=asked))
    assert [answer.value for answer in ruling.answers] == ["perception" if asked.endswith("hand") else "none"]
