"""Every sentence that help and documents show as an example is understood where its names are known."""

import pytest

from adjudicator.games.arkham.situation.sentences import DEEDS, EVENTS, QUESTIONS
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.language.diagnostics import Faults
from adjudicator.language.phrases import Phrase
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Span, Text, read
from adjudicator.situation.document import read_document

SITUATION = """game: arkham
scenario: The Gathering
phase: investigation
investigators:
  roland:
    card: Roland Banks
    at: study
    hand: [Perception, Dynamite Blast, Guts, Sneak Attack, Evidence!]
    play area: [Beat Cop, Machete, Knife, Physical Training]
  daisy: {card: Daisy Walker, at: hallway, play area: [Flashlight]}
  skids: {card: "\\"Skids\\" O'Toole", at: hallway, hand: [Emergency Cache]}
  agnes: {card: Agnes Baker, at: hallway}
enemies:
  ghoul: {card: Ghoul Minion, engaged: roland}
  acolyte: {card: Acolyte, at: study}
  swarm of rats: {card: Swarm of Rats, at: attic}
locations: {study: {clues: 1, attached: [Obscuring Fog]}, hallway: {clues: 2}, attic: {}, cellar: {}}
agenda: What's Going On?!
act: Trapped
encounter deck: [Rotting Remains]
set aside: [Hypochondria]
"""

OF_SETTING_UP = ("the scenario is set up",)
"""Sentences that belong to a situation that begins with setting up."""


@pytest.fixture(scope="module")
def table() -> ArkhamTable:
    faults = Faults()
    found = read_document(read(SITUATION, "situation.yaml", faults), faults)
    faults.raise_if_any()
    assert found is not None
    game, document, at = found
    built = game.build(document.setting, document.edition, document.readings_in(game), at)
    faults.raise_if_any()
    assert isinstance(built, ArkhamTable)
    return built


def _checking() -> Checking:
    return Checking(read("", "sentence.yaml", Faults()), Faults())


def _told(at: Checking) -> list[str]:
    return [f"{fault.message} ({fault.help})" for fault in at.faults]


def examples(*phrases: Phrase) -> list[str]:
    return list(dict.fromkeys(phrase.example for phrase in phrases))


@pytest.mark.parametrize("example", examples(*QUESTIONS.phrases, *EVENTS.phrases))
def test_an_example_can_be_asked(table: ArkhamTable, example: str) -> None:
    at = _checking()
    asked = table.question(example, Text(Span(1, 1, 1, 1), example, False), at)
    assert _told(at) == []
    assert asked is not None


@pytest.mark.parametrize("example", [e for e in examples(*DEEDS.phrases) if e not in OF_SETTING_UP])
def test_an_example_can_be_done(table: ArkhamTable, example: str) -> None:
    at = _checking()
    deed = table.deed(Text(Span(1, 1, 1, 1), example, False), at)
    assert _told(at) == []
    assert deed is not None


@pytest.mark.parametrize(
    ("older", "newer"),
    [
        ("ghoul attacks roland never happens", "ghoul never attacks roland"),
        ("ghoul attacks roland happens", "ghoul attacks roland"),
        ("agnes takes horror during ghoul attacks roland", "agnes takes horror while ghoul attacks roland"),
        ("daisy discovers", "daisy discovers clues"),
        ("roland ends the test", "roland's test ends"),
    ],
)
def test_a_sentence_of_an_older_file_is_understood_and_offered_in_its_newer_form(
    table: ArkhamTable, older: str, newer: str
) -> None:
    for sentence in (older, newer):
        at = _checking()
        table.question(sentence, Text(Span(1, 1, 1, 1), sentence, False), at)
        assert _told(at) == []
    offered = examples(*QUESTIONS.phrases, *EVENTS.phrases)
    assert newer in offered
    assert older not in offered
