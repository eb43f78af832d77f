"""Every name resolves in one place: cards, scenarios, decks and encounter sets name only things that exist, once."""

from collections.abc import Iterator

import pytest
from faulty import faults_of, ruled

from adjudicator.games.arkham.effects.scenario_effects import AdvanceTo
from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.library import FOLDER, Library, read_card
from adjudicator.games.arkham.printed import (
    DECKS,
    SCENARIOS,
    encounter_sets,
    find_scenario,
    starter_deck,
)
from adjudicator.games.arkham.speech.which import Described, Titled

CARDS = tuple(read_card(path) for path in sorted(FOLDER.glob("*.yaml")))
LIBRARY = Library()


def parts(value: object) -> Iterator[object]:
    """A value and everything in it."""
    yield value
    if isinstance(value, tuple):
        for part in value:
            yield from parts(part)


def spoken_of(value: object) -> Iterator[str]:
    """The names of cards in a statement in the vocabulary of abilities."""
    for part in parts(value):
        if isinstance(part, Titled | AdvanceTo):
            yield part.name
        elif isinstance(part, Described):
            yield from part.named
            yield from (part.without,) if part.without else ()
        elif isinstance(part, Card) and isinstance(part.reverse_card, str):
            yield part.reverse_card


def bearers(name: str) -> list[Card]:
    """The cards that a name means: the one with that name, or all with that title, told apart by their subtitles."""
    exact = [card for card in CARDS if card.name == name]
    return exact or [card for card in CARDS if card.title == name]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_card_is_found_by_its_name_and_no_other_bears_it(card: Card) -> None:
    assert LIBRARY.find(card.name) == card
    assert bearers(card.name) == [card]
    # A title without its subtitle and level belongs to several cards, or to no other card.
    assert card.title == card.name or card.subname or card.level


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_what_a_card_speaks_of_is_one_card_or_several_of_a_title(card: Card) -> None:
    for name in spoken_of(card):
        found = bearers(name)
        assert found, f"{card.name} speaks of {name}"
        assert len(found) == 1 or len({other.subname for other in found}) == len(found), name


def test_cards_that_another_card_becomes_are_looked_up_by_their_whole_name() -> None:
    for card in CARDS:
        if isinstance(card.reverse_card, str):
            assert LIBRARY.find(card.reverse_card) is not None, card.name


@pytest.mark.parametrize("path", sorted(SCENARIOS.glob("*.yaml")), ids=lambda path: path.stem)
def test_a_scenario_speaks_of_cards_and_sets_that_there_are(path) -> None:  # type: ignore[no-untyped-def]
    scenario = find_scenario(path.stem.replace("-", " "))
    assert scenario is not None
    assert set(scenario.encounter_sets) <= encounter_sets().keys()
    listed = (*scenario.locations, *scenario.set_aside, *scenario.agendas, *scenario.acts, *scenario.encounter_cards)
    said = spoken_of((scenario.introduction, scenario.instructions))
    for name in (*listed, scenario.start, *said):
        assert len(bearers(name)) == 1, name


def test_sets_and_decks_list_cards_by_their_whole_names() -> None:
    decks = [starter_deck(path.stem.replace("-", " ")) for path in sorted(DECKS.glob("*.yaml"))]
    listed = [deck.cards for deck in decks if deck is not None]
    assert len(listed) == len(decks)
    assert all(deck is not None and LIBRARY.find(deck.investigator) is not None for deck in decks)
    for cards in (*encounter_sets().values(), *listed):
        for name in cards:
            assert [card.name for card in bearers(name)] == [name]


def test_what_stands_in_brackets_or_ends_in_a_question_mark_may_be_part_of_a_name() -> None:
    (ruling,) = ruled("""game: arkham
investigators: {roland: {card: Roland Banks, at: attic, play area: [Beat Cop (2), Physical Training]}}
enemies: {ghoul: {card: Ghoul Minion, at: attic}}
agenda: Predator or Prey?
do: [roland uses beat cop (2) on ghoul, roland uses physical training (combat)]
ask: ["predator or prey? is in play", "may roland use predator or prey?"]
""")
    assert [answer.value for answer in ruling.answers] == ["yes", "yes"]
    assert [refused.step for refused in ruling.refused] == ["roland uses physical training (combat)"]


def test_what_is_called_otherwise_is_not_suggested_by_the_very_name_that_is_not_known() -> None:
    (fault,) = faults_of("""game: arkham
cards: {Second Twin: {type: asset, name: Twin}}
investigators: {roland: {hand: [Second Twin]}}
ask: [second twin is in play]
""")
    assert "second twin" not in fault.help


def test_a_card_that_is_at_fault_itself_is_meant_by_a_name_near_it_all_the_same() -> None:
    found = faults_of("""game: arkham
cards: {Smelling Salts: {type: asset, abilities: [{free: true, do: {heall horror: 1}}]}}
investigators: {roland: {play area: [Smelling Salt]}}
""")
    assert {fault.code: fault.help for fault in found}["E301"] == 'did you mean "Smelling Salts"?'


OF_A_FILE = """game: arkham
edition: revised
cards:
  The Edge of the Well: {type: location, shroud: 2}
  Queen of Rats: {type: enemy, fight: 3, health: 3, evade: 3}
locations: {The Edge of the Well: {clues: 1}}
investigators: {roland: {at: the edge of the well}}
enemies: {queen of rats: {at: The Edge of the Well, exhausted: true}}
"""


@pytest.mark.parametrize("listed", [True, False])
def test_a_card_of_the_file_is_known_by_its_name_whatever_its_capitals(listed: bool) -> None:
    text = OF_A_FILE if listed else OF_A_FILE.replace("locations: {The Edge of the Well: {clues: 1}}\n", "")
    asked = "ask: [roland is at The Edge of the Well, queen of rats is at the edge of the well]"
    (ruling,) = ruled(f"{text}{asked}\n")
    assert [one.value for one in ruling.answers] == ["yes", "yes"]
