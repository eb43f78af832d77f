"""Files that begin with set-up: the forms to say so, and the keys that they may not have."""

import pytest

from adjudicator.language.diagnostics import Fault, Faults, InputAtFault
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source
from adjudicator.ruling.ruling import Ruling

START = "game: arkham\nscenario: The Gathering\n"
SET_UP = START + "phase: set-up\n"


def ruled(text: str) -> Ruling:
    faults = Faults()
    return rule_source(read(text, "set-up.yaml", faults), faults)[0]


def answers(text: str) -> dict[str, str]:
    return {answer.question: answer.value for answer in ruled(text).answers}


def begins_with_set_up(text: str) -> bool:
    return "setting-up.1" in ruled(text).cites


def fault(text: str) -> Fault:
    with pytest.raises(InputAtFault) as caught:
        ruled(text)
    assert len(caught.value.faults) == 1
    found = next(iter(caught.value.faults))
    assert found.help
    return found


@pytest.mark.parametrize(
    "investigators",
    [
        "Roland Banks",
        "[Roland Banks]",
        "{roland: Roland Banks}",
        "{roland: {card: Roland Banks, deck: starter deck}}",
        "[{card: Roland Banks}]",
    ],
)
def test_the_shortest_forms_say_the_same(investigators: str) -> None:
    text = f"{START}investigators: {investigators}\nask: [roland has 33 cards in deck, the chaos bag]\n"
    ruling = ruled(text)
    assert "setting-up.1" in ruling.cites
    assert ruling.answers[0].value == "yes"
    assert "standard difficulty" in ruling.assumed


def test_an_assumed_deck_is_said_and_a_given_one_is_not() -> None:
    assumed = "roland plays the starter deck of Roland Banks"
    assert assumed in ruled(START + "investigators: Roland Banks\n").assumed
    assert assumed not in ruled(START + "investigators: {roland: {card: Roland Banks, deck: starter deck}}\n").assumed


@pytest.mark.parametrize("deck", ["[Knife, Knife, Guts]", "{Knife: 2, Guts: 1}", "[{card: Knife}, Knife, Guts]"])
def test_a_deck_is_a_list_or_cards_with_their_copies(deck: str) -> None:
    text = f"{START}investigators: {{roland: {{card: Roland Banks, deck: {deck}}}}}\n"
    found = answers(text + "do: [roland draws knife and knife]\nask: [roland has 3 cards in hand]\n")
    assert found == {"roland has 3 cards in hand": "yes"}


def test_a_deck_of_one_card_is_no_name() -> None:
    text = f"{START}investigators: {{roland: {{card: Roland Banks, deck: Knife}}}}\nask: [roland's hand]\n"
    assert answers(text) == {"roland's hand": "knife"}


@pytest.mark.parametrize(
    "more",
    [
        "locations: {study: {card: Study}}\n",
        "turn: roland\n",
        "round: 2\n",
        "phase: enemy\n",
        "agenda: What's Going On?!\n",
        "act: Trapped\n",
        "chaos bag: [0]\n",
        "enemies: {g: {card: Ghoul Minion, at: study}}\n",
        "encounter deck: [Ghoul Minion]\n",
    ],
)
def test_a_file_that_says_where_the_game_stands_begins_there(more: str) -> None:
    assert begins_with_set_up(START + "investigators: Roland Banks\n")
    assert not begins_with_set_up(START + "investigators: Roland Banks\n" + more)


@pytest.mark.parametrize("more", ["at: study", "hand: [Knife]", "resources: 2", "damage: 1", "actions: 2"])
def test_so_does_one_that_says_how_an_investigator_stands(more: str) -> None:
    assert not begins_with_set_up(f"{START}investigators: {{roland: {{card: Roland Banks, {more}}}}}\n")


def test_a_location_that_the_map_leaves_out_is_named() -> None:
    text = (
        "game: arkham\ninvestigators: Roland Banks\nlocations: {attic: {connects: hallway}, hallway: {}, cellar: {}}\n"
    )
    assert "no location connects to cellar" in ruled(text).assumed
    assert not [said for said in ruled(text).assumed if "attic" in said and "connects" in said]


def test_that_nothing_connects_to_a_location_is_said_by_a_file_and_then_not_assumed() -> None:
    text = "game: arkham\ninvestigators: Roland Banks\nlocations: {attic: {connects: []}, hallway: {}}\n"
    said = ruled(text).assumed
    assert "no location connects to attic" not in said
    assert "no location connects to hallway" in said


def test_so_does_one_without_a_scenario_or_with_one_whose_set_up_is_not_known() -> None:
    assert not begins_with_set_up("game: arkham\ninvestigators: Roland Banks\n")
    assert not begins_with_set_up("game: arkham\nscenario: The Midnight Masks\ninvestigators: Roland Banks\n")


def test_the_whole_set_up_in_a_few_sentences() -> None:
    text = """game: arkham
scenario: The Gathering
investigators: [Roland Banks, Daisy Walker]
do:
  - the scenario is set up
  - roland draws machete, knife, paranoia, knife, guts and beat cop
  - daisy draws knife, flashlight, shrivelling, barricade, scrying
  - roland mulligans knife and guts
  - roland draws flashlight, dodge
  - daisy keeps the hand
ask:
  - roland's hand
  - the current act
  - the current agenda
  - the cards set aside
  - the encounter deck holds 26 cards
  - daisy has 28 cards in deck
  - paranoia is in roland's deck
  - study has 4 clues
"""
    ruling = ruled(text)
    assert ruling.verdict == "ruled"
    assert {answer.question: answer.value for answer in ruling.answers} == {
        "roland's hand": "machete, knife 2, beat cop, flashlight, dodge",
        "the current act": "trapped",
        "the current agenda": "what's going on?!",
        "the cards set aside": "hallway, attic, cellar, parlor, ghoul priest, lita chantler",
        "the encounter deck holds 26 cards": "yes",
        "daisy has 28 cards in deck": "yes",
        "paranoia is in roland's deck": "yes",
        "study has 4 clues": "yes",
    }


def test_the_ruling_stops_at_the_first_draw_or_decision_that_is_not_known() -> None:
    text = START + "investigators: Roland Banks\n"
    ruling = ruled(text)
    assert ruling.waiting is not None
    assert ruling.waiting.what.startswith("a card of the deck")
    ruling = ruled(text + "do:\n  - roland draws machete, knife, guts, dodge, flashlight\n")
    assert ruling.waiting is not None
    assert ruling.waiting.options[:2] == ("roland keeps the hand", "roland mulligans machete")
    assert len(ruling.waiting.options) == 32


def test_the_difficulty_turns_the_reference_card_to_its_side() -> None:
    played = "do: [roland tests willpower (3), roland reveals skull]\nask: [the skill value]\n"
    small = "investigators: {roland: {card: Roland Banks, deck: []}}\n"
    assert answers(START + small + played) == {"the skill value": "3"}
    assert answers(START + small + "difficulty: hard\n" + played) == {"the skill value": "1"}
    assert answers(
        START + "investigators: {roland: {card: Roland Banks, resources: 1}}\ndifficulty: hard\n" + played
    ) == {"the skill value": "1"}


def test_a_side_that_is_not_known_is_said_not_to_be_modelled() -> None:
    text = (
        "game: arkham\ndifficulty: {}\ninvestigators: Roland Banks\n"
        "scenario: {{name: X, reference card: {{type: scenario, symbols: {{skull: {{}}}}}}, locations: Study}}\n"
    )
    assert any("hard and expert side" in line for line in ruled(text.format("expert")).not_modelled)
    assert not any("hard and expert side" in line for line in ruled(text.format("easy")).not_modelled)


@pytest.mark.parametrize(
    ("text", "code", "line", "column", "words"),
    [
        (START + "difficulty: normal\ninvestigators: Roland Banks\n", "E204", 3, 13, "normal"),
        (
            "game: arkham\nscenario: The Gatherin\nphase: set-up\ninvestigators: Roland Banks\n",
            "E302",
            2,
            11,
            'how "The Gatherin" is set up',
        ),
        ("game: arkham\nphase: set-up\ninvestigators: Roland Banks\n", "E302", 1, 1, "no scenario to set up"),
        (START + "investigators: {roland: {card: Roland Banks, deck: rush deck}}\n", "E302", 3, 52, '"rush deck"'),
        (START + "investigators: {roland: {card: Roland Banks, deck: [Knive]}}\n", "E301", 3, 53, '"Knive"'),
        (START + "investigators: {roland: {card: Roland Banks, deck: {Knive: 2}}}\n", "E301", 3, 53, '"Knive"'),
        (START + "investigators: {roland: {card: Roland Banks, deck: {Knife: 0}}}\n", "E205", 3, 60, "0"),
        (
            START + "investigators: {roland: {card: Roland Banks, deck: [Ghoul Minion]}}\n",
            "E403",
            3,
            53,
            '"Ghoul Minion" cannot be in the deck',
        ),
        (START + "investigators: [Roland Banks, Roland Banks]\n", "E401", 3, 31, "no two players"),
        (START + "investigators: {x: {card: {type: investigator, name: X}}}\n", "E302", 3, 20, "no starter deck"),
        (
            START + "investigators: {roland: {card: Roland Banks, trauma: {physical: 9}}}\n",
            "E402",
            3,
            54,
            "would be killed",
        ),
        (START + "lead: daisy\ninvestigators: Roland Banks\n", "E302", 3, 7, '"daisy"'),
        (SET_UP + "investigators: {}\n", "E203", 4, 16, "no investigator"),
        (SET_UP + "turn: roland\ninvestigators: Roland Banks\n", "E403", 4, 1, "before the game is set up"),
        (
            SET_UP + "investigators: {roland: {card: Roland Banks, hand: [Knife]}}\n",
            "E403",
            4,
            52,
            "before the game is set up",
        ),
        (
            "game: arkham\nscenario: {name: X, reference card: {type: scenario}}\ninvestigators: Roland Banks\n",
            "E203",
            2,
            11,
            "nowhere to begin",
        ),
        (
            "game: arkham\nscenario: {name: X, reference card: {type: scenario}, locations: Study, "
            "encounter sets: [Mice]}\ninvestigators: Roland Banks\n",
            "E302",
            2,
            89,
            '"Mice"',
        ),
        (
            "game: arkham\nscenario: {name: X, reference card: {type: scenario}, locations: [Study], start: Attic}\n"
            "investigators: Roland Banks\n",
            "E302",
            2,
            11,
            'no location "Attic" begins in play',
        ),
        (
            "game: arkham\nscenario: {name: X, reference card: {type: scenario}, locations: [Machete]}\n"
            "investigators: Roland Banks\n",
            "E403",
            2,
            66,
            "not a location",
        ),
        (
            "game: arkham\ninvestigators: {roland: {card: Roland Banks, at: study}}\ndo: [the scenario is set up]\n",
            "E403",
            3,
            6,
            "set up already",
        ),
        (
            START + "investigators: Roland Banks\ndo: [roland draws skull]\n",
            "E210",
            4,
            6,
            "a chaos token is revealed",
        ),
        (
            "game: arkham\ninvestigators: Roland Banks\nnext scenarios: [The Gathering, The Gatherin]\n",
            "E302",
            3,
            33,
            'how "The Gatherin" is set up',
        ),
        (
            "game: arkham\nmode: standalone\ninvestigators: Roland Banks\nnext scenarios: [The Gathering]\n",
            "E403",
            4,
            17,
            "in standalone mode",
        ),
        (
            "game: arkham\ninvestigators: Roland Banks\nnext scenarios:\n"
            "- {name: X, reference card: {type: scenario}, locations: [Machete]}\n",
            "E403",
            4,
            58,
            "not a location",
        ),
        ("game: arkham\ninvestigators: Roland Banks\nlead: undecided\n", "E302", 3, 7, '"undecided"'),
    ],
)
def test_what_setting_up_cannot_be(text: str, code: str, line: int, column: int, words: str) -> None:
    found = fault(text)
    assert found.span is not None
    assert (found.code, found.span.line, found.span.column) == (code, line, column)
    assert words in found.message
