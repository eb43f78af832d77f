"""The points at which the reference is silent: each names rules of which the reference says that they leave it open."""

import pytest

from adjudicator.engine.readings import Reading
from adjudicator.games.finding import find_game
from adjudicator.reference.catalogue import Catalogue

GAME = find_game("notalone")
assert GAME is not None
NOTES = {rule.id: rule.note for entry in Catalogue(GAME.reference).entries() for rule in entry.rules}
THE_ORDER_ITSELF = "phase-3-reckoning.4"
"""The rule by which one turn comes after another; the note stands with the next one."""


@pytest.mark.parametrize("point", GAME.readings, ids=[point.name for point in GAME.readings])
def test_the_reference_notes_what_is_open(point: Reading) -> None:
    assert point.rules
    assert [rule for rule in point.rules if not NOTES.get(rule) and rule != THE_ORDER_ITSELF] == []


@pytest.mark.parametrize("point", GAME.readings, ids=[point.name for point in GAME.readings])
def test_a_profile_chooses_one_of_its_values(point: Reading) -> None:
    assert {value for _profile, value in point.profiles} <= {value for value, _meaning in point.values}
