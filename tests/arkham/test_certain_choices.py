"""Sentences of a file where there was nothing to choose: accepted if they state what came about, otherwise a fault."""

import pytest

from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source

ATTACK = """game: arkham
otherwise: pass
investigators:
  roland: {{card: Roland Banks, at: hallway, play area: [{assets}]}}
enemies:
  ghoul: {{card: Ghoul Minion, engaged: roland}}
locations: {{hallway: {{card: Hallway}}}}
do:
  - ghoul attacks roland
  - roland assigns {parts}
expect:
  roland has 1 damage: yes
"""

DISCARD = """game: arkham
otherwise: pass
investigators:
  wendy: {card: Wendy Adams, at: study, hand: [Guts]}
locations: {study: {card: Study, clues: 2}}
do:
  - wendy investigates
  - wendy reveals -4
  - wendy uses her own ability
  - wendy chooses guts
  - wendy reveals 0
expect:
  guts is discarded: yes
"""


def _holds(text: str) -> bool:
    source = read(text, "situation.yaml", faults := Faults())
    return all(answer.holds for answer in rule_source(source, faults)[0].answers)


def test_damage_that_can_go_to_nobody_else() -> None:
    assert _holds(ATTACK.format(assets="Machete", parts="1 damage to roland and 1 horror to roland"))


def test_a_cost_that_can_be_paid_in_one_way() -> None:
    assert _holds(DISCARD)


@pytest.mark.parametrize("assets", ["Machete", "Beat Cop"])
def test_more_than_was_dealt(assets: str) -> None:
    with pytest.raises(InputAtFault, match="E501"):
        _holds(ATTACK.format(assets=assets, parts="3 damage to roland and 1 horror to roland"))
