"""A word without a meaning in its place is a fault, and is never answered with yes or no."""

from importlib import import_module
from pkgutil import walk_packages

import pytest
from faulty import faults_of, ruled

from adjudicator.engine.procedures import Procedure
from adjudicator.games import arkham
from adjudicator.games.arkham.kinds import STEP, STEP_OF_A_TEST, STEP_OF_SETTING_UP

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
        ("step banana happens", "E204"),
        ("step banana comes", "E204"),
        ("step 2.2.1 nevre happens", "E204"),
        ("step 2.2.1 nevre takes place", "E204"),
        ("step 9.9.9 comes", "E204"),
        ("ST.9 comes", "E204"),
        ("set-up 14 comes", "E204"),
        ("daisy decides the order of force abilities", "E204"),
        ("daisy decides which (3) prevails", "E204"),
        ("daisy decides where ghowl moves", "E302"),
        ("daisy decides player window after 9.9", "E204"),
        ("daisy has 1 additional action to fihgt", "E302"),
        ("the campaign log says the house burned", "E302"),
        ("daisy has 1 additional action for banana", "E302"),
    ],
)
def test_a_question(asked: str, code: str) -> None:
    assert [fault.code for fault in faults_of(SITUATION.format(done="", asked=asked))] == [code]


@pytest.mark.parametrize(
    "asked",
    [
        "attic attacks perception",
        "perception attacks daisy",
        "daisy attacks ghoul",
        "attic engages daisy",
        "attic is engaged with daisy",
        "ghoul is engaged with attic",
        "ghoul is not engaged with attic",
        "attic controls perception",
        "attic moves",
        "attic is defeated before daisy moves",
        "attic takes 1 damage",
        "ghoul takes 1 horror",
        "ghoul draws a card",
        "ghoul reveals a token",
        "daisy advances",
        "attic is evaded",
        "daisy enters perception",
        "daisy spawns",
    ],
)
def test_things_of_another_kind(asked: str) -> None:
    places = "locations: {attic: {card: Attic}}\nenemies: {ghoul: {card: Ghoul Minion, at: attic}}"
    text = SITUATION.format(done="", asked=asked).replace("locations: {attic: {card: Attic}}", places)
    assert {fault.code for fault in faults_of(text)} <= {"E302", "E204"}


@pytest.mark.parametrize(
    ("asked", "wanted"),
    [
        ("daisy is defeated", "banana"),
        ("daisy is defeated", "3"),
        ("daisy is defeated", "[yes, banana]"),
        ("daisy's damage", "banana"),
        ("daisy's damage", "yes"),
        ("daisy has 0 damage", "0"),
    ],
)
def test_an_answer_of_another_kind(asked: str, wanted: str) -> None:
    text = SITUATION.format(done="ask: daisy is defeated", asked=asked)
    codes = [fault.code for fault in faults_of(f'{text}expect: {{"{asked}": {wanted}}}\n')]
    assert "E204" in codes


def test_every_numbered_step_may_be_named() -> None:
    modules = (import_module(one.name) for one in walk_packages(arkham.__path__, f"{arkham.__name__}."))
    sequences = (one for module in modules for one in vars(module).values() if isinstance(one, Procedure))
    numbers = {step.number for one in sequences for step in one.steps if step.number}
    set_up = {f"set-up {number}" for number in STEP_OF_SETTING_UP.words}
    assert numbers == {*STEP.words, *set_up}
    assert {number for number in STEP.words if number.startswith("ST.")} == {f"ST.{n}" for n in STEP_OF_A_TEST.words}


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


@pytest.mark.parametrize(
    "done",
    [
        "daisy plays perception on nevre",
        "daisy plays perception at banana",
        "daisy uses perception on takes",
        "daisy uses her own ability on nevre",
        "daisy resolves banana first",
        "daisy resolves perception for banana first",
    ],
)
def test_what_an_ability_cannot_be_used_on(done: str) -> None:
    assert {fault.code for fault in faults_of(SITUATION.format(done=done, asked="daisy has 0 clues"))} == {"E302"}


def test_a_text_that_instructs() -> None:
    done = "{the agnda instructs: [{gain: 1}]}"
    (fault,) = faults_of(SITUATION.format(done=done, asked="daisy has 0 clues"))
    assert (fault.code, fault.help) == ("E204", "one of: agenda, act, campaign guide")


@pytest.mark.parametrize("asked", ["daisy's discard pile", "daisy's play area", "daisy's threat area", "daisy's hand"])
def test_an_area_is_asked_for_as_the_file_calls_it(asked: str) -> None:
    (ruling,) = ruled(SITUATION.format(done="", asked=asked))
    assert [answer.value for answer in ruling.answers] == ["perception" if asked.endswith("hand") else "none"]
