"""Bless and curse tokens under the first edition, which has no rules for them: the ruling states its assumption."""

import pytest

from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source

SITUATION = """game: arkham
investigators: {daisy: {card: Daisy Walker, at: study}}
locations: {study: {card: Study, clues: 1}}
chaos bag: [bless, 0]
ask: [the bag holds 1 bless]
"""


@pytest.mark.parametrize(("edition", "assumes"), [("first", True), ("revised", False)])
def test_what_no_rule_says_is_assumed_aloud(edition: str, assumes: bool) -> None:
    ruling = rule_source(read(SITUATION, "situation.yaml", faults := Faults()), faults, edition)[0]
    assert any("bless and curse tokens" in line for line in ruling.assumed) is assumes
