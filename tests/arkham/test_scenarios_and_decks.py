"""The scenarios, encounter sets and decks of the package: every card is known, every figure adds up."""

import json
from collections import Counter

import pytest
from faulty import faults_of
from ruamel.yaml import YAML

from adjudicator.games.arkham.library import FOLDER, Library, read_card
from adjudicator.games.arkham.printed import (
    DECKS,
    SCENARIOS,
    encounter_sets,
    find_scenario,
    known_scenarios,
    starter_deck,
)
from adjudicator.games.arkham.situation.scenario import BAGS
from adjudicator.games.arkham.terms import DIFFICULTIES
from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source

LIBRARY = Library()
CLASSES = {
    "Roland Banks": ("guardian", "seeker"),
    "Daisy Walker": ("seeker", "mystic"),
    '"Skids" O\'Toole': ("rogue", "guardian"),
    "Agnes Baker": ("mystic", "survivor"),
    "Wendy Adams": ("survivor", "rogue"),
}
"""The classes of which each investigator's deck may hold cards: of the first up to level 5, of the second up to 2."""

SIGNATURES = {
    "Roland Banks": {"Roland's .38 Special", "Cover Up"},
    "Daisy Walker": {"Daisy's Tote Bag", "The Necronomicon"},
    '"Skids" O\'Toole': {"On the Lam", "Hospital Debts"},
    "Agnes Baker": {"Heirloom of Hyperborea", "Dark Memory"},
    "Wendy Adams": {"Wendy's Amulet", "Abandoned and Alone"},
}
BASIC_WEAKNESSES = {
    "Amnesia",
    "Paranoia",
    "Haunted",
    "Psychosis",
    "Hypochondria",
    "Mob Enforcer",
    "Silver Twilight Acolyte",
    "Stubborn Detective",
}


def test_every_card_of_an_encounter_set_is_known_and_belongs_to_one_set() -> None:
    sets = encounter_sets()
    times = Counter(card for cards in sets.values() for card in cards)
    assert set(times.values()) == {1}
    for card in times:
        found = LIBRARY.find(card)
        assert found is not None, card
        assert found.name == card


def test_every_encounter_card_of_the_core_set_is_in_a_set() -> None:
    listed = {card for cards in encounter_sets().values() for card in cards}
    cards = [read_card(path) for path in sorted(FOLDER.glob("*.yaml"))]
    own = {name for names in SIGNATURES.values() for name in names} | BASIC_WEAKNESSES
    # An enemy that is the other side of an agenda is no card of its own.
    assert {card.name for card in cards if card.encounter} - listed - own <= {"The Masked Hunter"}


@pytest.mark.parametrize("name", [path.stem for path in sorted(SCENARIOS.glob("*.yaml"))])
def test_every_scenario_names_cards_of_its_sets(name: str) -> None:
    scenario = find_scenario(name)
    assert scenario is not None
    assert scenario.name in known_scenarios()
    sets = encounter_sets()
    gathered = {card for own in scenario.encounter_sets for card in sets[own]}
    assert {scenario.name, *scenario.locations, *scenario.set_aside, *scenario.agendas, *scenario.acts} <= gathered
    assert scenario.start in scenario.locations
    assert set(scenario.chaos_bags) == set(DIFFICULTIES)
    for kind, cards in (("agenda", scenario.agendas), ("act", scenario.acts), ("location", scenario.locations)):
        for card in cards:
            found = LIBRARY.find(card)
            assert found is not None
            assert found.type == kind


def test_the_bags_of_a_core_scenario_are_those_taken_where_no_scenario_is_named() -> None:
    scenario = find_scenario("The Gathering")
    assert scenario is not None
    for difficulty, tokens in BAGS.items():
        assert Counter(scenario.chaos_bags[difficulty]) == Counter(t.replace("|", " ") for t in tokens.split())


def test_everybody_of_the_core_set_has_a_starter_deck() -> None:
    assert len(list(DECKS.glob("*.yaml"))) == len(CLASSES)


@pytest.mark.parametrize("investigator", CLASSES)
def test_a_starter_deck_is_legal_and_of_one_core_set(investigator: str) -> None:
    deck = starter_deck(investigator)
    assert deck is not None
    assert deck.investigator == investigator
    special = SIGNATURES[investigator]
    weaknesses = set(deck.cards) & BASIC_WEAKNESSES
    assert special <= set(deck.cards)
    assert len(weaknesses) == 1
    counted = {name: number for name, number in deck.cards.items() if name not in special | weaknesses}
    assert sum(counted.values()) == 30
    assert all(deck.cards[name] == 1 for name in special | weaknesses)
    for name, number in counted.items():
        card = LIBRARY.find(name)
        assert card is not None, name
        assert card.name == name
        assert card.level == 0
        assert set(card.classes) & {*CLASSES[investigator], "neutral"}
        assert number <= (2 if card.classes == ("neutral",) else 1), f"one core set has fewer of {name}"


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ("difficulty: undecided", "a difficulty level is chosen at set-up alone"),
        ("skipped scenarios: [The Gathering]", "scenarios are skipped before one is set up"),
        ("{phase: set-up, scenario: The Gathering, skipped scenarios: [The Gathering]}", "only in standalone mode"),
        (
            "{phase: set-up, mode: standalone, scenario: The Gathering, skipped scenarios: [Nonsense]}",
            'nothing is known of the scenario "Nonsense"',
        ),
        ("{mode: standalone, next campaign: [The Gathering]}", "in standalone mode no scenario follows"),
        ("next campaign: [Nonsense]", 'how "Nonsense" is set up is not known'),
    ],
)
def test_what_belongs_elsewhere_is_a_fault(said: str, message: str) -> None:
    keys = dict(YAML(typ="safe").load(said))
    place = {} if keys.get("phase") else {"locations": {"attic": {}}}
    who = {"card": "Roland Banks"} | ({} if keys.get("phase") else {"at": "attic"})
    text = json.dumps({"game": "arkham", **keys, **place, "investigators": {"roland": who}, "ask": ["roland leads"]})
    faults = Faults()
    with pytest.raises(InputAtFault):
        rule_source(read(text, "file.yaml", faults), faults)
    assert any(message in fault.message for fault in faults)


OWN_SET = """game: arkham
cards:
  Leech: {type: enemy, fight: 1, evade: 1, health: 1, encounter set: The Bog, set number: [1, 3]}
scenario: {name: Wet Feet, reference card: {type: scenario}, encounter sets: [The Bog], locations: [Study]}
investigators: {roland: {card: Roland Banks, deck: []}}
"""


def test_a_set_that_a_scenario_gathers_must_be_complete() -> None:
    (fault,) = faults_of(OWN_SET)
    assert fault.message == "the encounter set The Bog is not complete: no card has the number 2"
