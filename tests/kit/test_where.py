"""Where somebody is may be asked as it is said aloud, in every game whose players are at places."""

import pytest

from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source

AT_A_PLACE = [
    (
        "{game: arkham, investigators: {roland: {card: Roland Banks, at: Study}}, locations: {Study: {}}, "
        "ask: [where is roland]}",
        "Study",
    ),
    (
        "{game: arkham, investigators: {roland: {card: Roland Banks, at: Study}}, locations: {Study: {}}, "
        "enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}, ask: [where is ghoul]}",
        "Study",
    ),
    ("{game: eldritch, investigators: {lily: {investigator: Lily Chen, at: Rome}}, ask: [where is lily]}", "Rome"),
]


@pytest.mark.parametrize(("text", "place"), AT_A_PLACE)
def test_where_somebody_is_may_be_asked(text: str, place: str) -> None:
    (ruling,) = rule_source(read(text, "where.yaml", faults := Faults()), faults)
    assert ruling.answers[0].value == place
