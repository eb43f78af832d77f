"""Whose a card is in a situation, and what lies where nobody plays: a victory display, cards removed, experience."""

import pytest
from faulty import places

from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source

BASE = """game: arkham
otherwise: pass
investigators:
  roland: {{card: Roland Banks, at: study{roland}}}
  daisy: {{card: Daisy Walker, at: study}}
locations: {{study: {{clues: 1{study}}}}}
turn: roland
{more}
"""


def answers(*ask: str, roland: str = "", study: str = "", more: str = "") -> list[str]:
    """The answers to questions about a situation in which roland, the study and the table have more."""
    text = BASE.format(roland=roland, study=study, more=more) + f"ask: {list(ask)}\n"
    faults = Faults()
    return [answer.value for answer in rule_source(read(text, "s.yaml", faults), faults)[0].answers]


@pytest.mark.parametrize(
    ("there", "question"),
    [
        ({"roland": ", play area: [{card: Beat Cop, owner: daisy}]"}, "daisy owns beat cop"),
        ({"roland": ", play area: [Beat Cop]"}, "roland owns beat cop"),
        ({"study": ", attached: [{card: Barricade, owner: daisy}]"}, "daisy owns barricade"),
        ({"study": ", attached: [{card: Barricade}]"}, "nobody owns barricade"),
        ({"roland": ", threat area: [Paranoia]"}, "roland owns paranoia"),
        ({"roland": ", threat area: [{card: Paranoia, owner: nobody}]"}, "nobody owns paranoia"),
        ({"more": "enemies: {mob enforcer: {engaged: roland}}"}, "roland owns mob enforcer"),
        ({"more": "enemies: {mob enforcer: {at: study, owner: daisy}}"}, "daisy owns mob enforcer"),
        ({"more": "set aside: [{card: Knife, owner: daisy}]"}, "daisy owns knife"),
        ({"more": "victory display: [Ghoul Priest]"}, "ghoul priest is in the victory display"),
        ({"more": "victory display: [Ghoul Priest]"}, "the victory display is worth 2"),
        ({"more": "removed from game: [Knife]"}, "knife is removed from the game"),
        ({"roland": ", experience: 3"}, "roland has 3 experience"),
        ({"roland": ", turn taken: true", "more": "phase: enemy"}, "roland's mini card shows black and white"),
    ],
)
def test_a_file_says_it(there: dict[str, str], question: str) -> None:
    assert answers(question, **there) == ["yes"]


def test_a_weakness_that_leaves_play_goes_to_whoever_bears_it() -> None:
    deed = "enemies: {mob enforcer: {engaged: roland, damage: 2}}\ndo: [mob enforcer is dealt 1 damage]"
    assert answers("mob enforcer is in roland's discard pile", more=deed) == ["yes"]


def test_actions_that_will_be_lost_are_lost_when_the_turn_begins() -> None:
    deed = "do: [roland begins the turn]"
    assert answers("roland's actions", roland=", actions lost: 2", more=f"phase: investigation\n{deed}") == ["1"]


@pytest.mark.parametrize(
    ("roland", "wanted"),
    [
        (", used: [1, 1]", ("E402", 4, 49)),
        (", play area: [{card: Knife, used: 1}]", ("E402", 4, 75)),
        (", hand: [{card: Knife, unrevealed: true}]", ("E403", 4, 76)),
        (", deck: [Knife], whole deck: [Guts]", ("E403", 4, 49)),
        (", shuffled deck: [Knife], whole deck: [Guts]", ("E403", 4, 58)),
    ],
)
def test_what_cannot_be_said_of_a_card(roland: str, wanted: tuple[str, int, int]) -> None:
    assert places(BASE.format(roland=roland, study="", more="")) == [wanted]


def test_the_order_of_a_shuffled_deck_is_left_to_chance() -> None:
    text = BASE.format(
        roland=", deck: [Knife], shuffled deck: [Guts, Machete]",
        study="",
        more="do: [roland draws a card, roland draws a card, roland draws machete, roland draws a card]",
    )
    faults = Faults()
    ruling = rule_source(read(f"{text}ask: [roland's hand]\n", "s.yaml", faults), faults)[0]
    assert [answer.value for answer in ruling.answers] == ["knife, machete, guts"]


def test_an_investigator_is_found_by_the_first_name() -> None:
    text = "game: arkham\ninvestigators: {daisy: {}}\nask: [daisy's intellect]\n"
    faults = Faults()
    ruling = rule_source(read(text, "s.yaml", faults), faults)[0]
    assert [answer.value for answer in ruling.answers] == ["5"]
    assert "Daisy Walker as printed" in ruling.assumed


def test_rounds_go_on_where_the_file_says_so() -> None:
    """When the turn is over the other investigator's begins by itself."""
    more = """in progress:
  - {sequence: rounds, step: enemy phase}
  - {sequence: investigation phase, step: another turn}
  - {sequence: investigator's turn, step: player window before 2.2.1}
do: [roland ends the turn]"""
    assert answers("daisy's actions", "roland's actions", more=more) == ["3", "0"]
    assert answers("daisy's actions", "roland's actions", more="do: [roland ends the turn]") == ["0", "0"]


def test_an_owner_must_play() -> None:
    text = BASE.format(roland=", play area: [{card: Beat Cop, owner: wendy}]", study="", more="")
    assert places(text) == [("E302", 4, 79)]
