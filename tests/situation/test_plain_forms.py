"""The plain forms of sentences: numbers in the singular, names in quotation marks or without, numbers of copies."""

import pytest

from adjudicator import Situation
from adjudicator.language.diagnostics import InputAtFault
from adjudicator.ruling.ruling import Ruling

ARKHAM = """
game: arkham
investigators:
  roland:
    card: Roland Banks
    at: attic
    resources: 3
    hand: [Machete]
    deck: [Knife]
    discard: [Dodge]
    play area: [{card: Beat Cop, as: beat cop}, {card: Beat Cop, as: beat cop 2}]
  skids: {card: "\\"Skids\\" O'Toole", at: attic}
enemies: {ghoul: {card: Ghoul Minion, at: attic}, upgraded: {card: Ghoul Priest, at: attic}}
locations: {attic: {}}
turn: roland
encounter discard: [Ancient Evils]
"""
NOT_ALONE = """
game: notalone
creature: {name: B, hand: [Mirage]}
hunted: {C: {survival: [Vortex], discard: [rover]}, D: {}}
"""


def ruled(text: str, do: str = "", ask: str = "") -> Ruling:
    lists = "".join(f"{key}:\n  - |-\n    {said}\n" for key, said in (("do", do), ("ask", ask)) if said)
    return Situation.parse(text + lists).rule()


@pytest.mark.parametrize(
    "so",
    [
        "roland has 1 card in hand",
        "roland has a card in hand",
        "roland has 1 cards in hand",
        "roland has 1 card in discard",
        "roland has 1 card in discard pile",
        "roland has 1 card in his discard pile",
        "skids has 0 cards in discard",
        "skids has no cards in the discard pile",
        "skids has 0 cards in threat area",
        "roland has 2 cards in play area",
        "the encounter discard pile holds 1 card",
        "the encounter discard holds 1 card",
        "the encounter deck holds 0 cards",
        "beat cop holds 0 chaos tokens",
        '"machete" is in roland\'s hand',
        "'machete' is in roland's hand",
        "“machete” is in roland’s hand",
        '"Roland Banks" has 3 resources',
        "roland has 3 actions left",
        "beat cop (2) is in play",
        '"beat cop (2)" is in play',
        "roland controls beat cop (2)",
        "beat cop (2) has 0 damage",
        'roland may play "machete"',
        "skids may not play 'machete'",
    ],
)
def test_questions_in_plain_forms_are_answered(so: str) -> None:
    assert ruled(ARKHAM, ask=so).answers[0].value == "yes"


@pytest.mark.parametrize(
    ("deed", "so"),
    [
        ('roland plays "machete"', "roland pays 3 resources"),
        ("roland plays 'machete'", 'roland plays "machete"'),
        ("roland plays “machete”", "3 resources have gone to the token pool"),
        ("roland takes 1 resource", "roland gains 1 resource"),
        ("roland draws 1 card", "roland draws 1 card"),
        ("skids takes 2 damage", "skids takes 2 damage"),
        ("skids takes 2 damage", "skids does not take 1 damage"),
        ("roland uses beat cop (2) on ghoul", "beat cop (2) is discarded"),
        ('roland uses "beat cop (2)" on "ghoul"', "ghoul takes 1 damage"),
        ("beat cop (2) is discarded", "roland has 2 cards in discard"),
        ("roland engages 'ghoul'", "roland has 2 actions left"),
        ("1 round is played", "step 1.4 comes"),
    ],
)
def test_deeds_in_plain_forms_are_done(deed: str, so: str) -> None:
    ruling = ruled(ARKHAM + "otherwise: pass\n", deed, so)
    assert not ruling.refused
    assert ruling.answers[0].value == "yes"


@pytest.mark.parametrize("wrong", ["roland takes 2 resource", "roland draws 0 card"])
def test_an_action_takes_one(wrong: str) -> None:
    with pytest.raises(InputAtFault):
        ruled(ARKHAM, wrong)


def test_what_happens_happens_with_something() -> None:
    with pytest.raises(InputAtFault, match="E402: what happens happens with 1 or more"):
        ruled(ARKHAM, ask="roland takes no damage")


@pytest.mark.parametrize(
    "so",
    [
        "C has 1 card in discard",
        "C has 1 place card in discard pile",
        "C has 1 card in the discard pile",
        "D has 0 cards in discard",
        "C has 1 survival card in hand",
        "B has 1 hunt card in hand",
        'C holds "vortex"',
        "C holds 'vortex'",
        "“C” holds vortex",
        'C has discarded "rover"',
        "C’s discard pile is rover",
        'C may play "jungle"',
        'C\'s discard pile is "rover"',
    ],
)
def test_games_of_the_kit_understand_them_too(so: str) -> None:
    assert ruled(NOT_ALONE, ask=so).answers[0].value == "yes"


def test_a_card_is_called_without_its_level() -> None:
    text = ARKHAM.replace("{card: Beat Cop, as: beat cop}, {card: Beat Cop, as: beat cop 2}", "Beat Cop (2)")
    assert ruled(text, ask="beat cop is in play").answers[0].value == "yes"
    assert ruled(text, ask="beat cop (2) is in play").answers[0].value == "yes"


def test_a_sentence_that_nothing_asks_for_may_be_the_beginning_of_another() -> None:
    with pytest.raises(InputAtFault) as raised:
        Situation.parse(f"{ARKHAM}encounter deck: [Rotting Remains]\ndo: [roland draws rotting remains]\n").rule()
    (fault,) = raised.value.faults
    assert fault.code == "E501"
    assert "`roland draws rotting remains from the encounter deck`" in fault.help


def test_nothing_is_made_up_where_no_sentence_goes_on_so() -> None:
    with pytest.raises(InputAtFault) as raised:
        Situation.parse(f"{ARKHAM}do: [roland chooses mars]\n").rule()
    (fault,) = raised.value.faults
    assert "if that is meant" not in fault.help
