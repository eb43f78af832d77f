"""The meaning of "you" on a card that nobody controls: the investigator who holds it, or who committed it."""

from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source

IN_HAND = """
game: arkham
otherwise: pass
cards:
  Dread: {type: event, cost: 0, abilities: [{forced: {at: end turn}, in: hand, do: {horror: 1}}]}
investigators:
  roland: Roland Banks
  daisy: {card: Daisy Walker, hand: [Dread]}
turn: roland
do: [roland ends the turn]
expect: {daisy has 1 horror: true, roland has 0 horror: true}
"""

COMMITTED = """
game: arkham
otherwise: pass
cards:
  Teamwork:
    {type: skill, icons: {wild: 1}, abilities: [{forced: {after: succeed}, in: committed, do: {gain: 1}}]}
investigators:
  roland: {card: Roland Banks, resources: 0}
  daisy: {card: Daisy Walker, resources: 0, hand: [Teamwork]}
turn: roland
do: [roland tests willpower (1), daisy commits Teamwork, roland reveals 0]
expect: {daisy has 1 resource: true, roland has 0 resources: true}
"""


def _holds(text: str) -> bool:
    source = read(text, "situation.yaml", faults := Faults())
    return all(answer.holds for answer in rule_source(source, faults)[0].answers)


def test_whoever_holds_it() -> None:
    assert _holds(IN_HAND)


def test_whoever_committed_it() -> None:
    assert _holds(COMMITTED)
