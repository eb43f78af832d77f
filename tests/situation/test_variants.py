"""Variants of a situation: some start otherwise than the file says, with a card or without it, passing or waiting."""

import pytest

from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source
from adjudicator.ruling.ruling import Ruling

BASE = """game: arkham
investigators:
  roland: {card: Roland Banks, at: study, resources: 3, hand: [Machete]}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
ask: [roland's hand]
variants:
"""


def ruled(variants: str) -> dict[str, Ruling]:
    faults = Faults()
    return {one.variant: one for one in rule_source(read(BASE + variants, "v.yaml", faults), faults)}


def answers(variants: str) -> dict[str, str]:
    return {name: ruling.answers[0].value for name, ruling in ruled(variants).items()}


def test_a_variant_may_start_with_a_card_and_another_without() -> None:
    found = answers(
        "  with: {investigators: {roland: {hand: [Knife]}}}\n  without: {investigators: {roland: {hand: []}}}\n"
        "  as it is: {do: [roland takes a resource]}\n"
    )
    assert found == {"with": "knife", "without": "none", "as it is": "machete"}


def test_the_rest_stands_as_the_file_says() -> None:
    found = ruled(
        "  hurt: {investigators: {roland: {damage: 2}}, ask: [roland's damage, roland's resources, ghoul is ready]}\n"
    )
    assert [answer.value for answer in found["hurt"].answers] == ["machete", "2", "3", "yes"]


def test_a_variant_may_say_what_becomes_of_open_decisions() -> None:
    cards = "hand: [Dodge], resources: 1"
    deed = "do: [ghoul attacks roland], ask: [roland's damage]"
    found = ruled(
        f"  waits: {{investigators: {{roland: {{{cards}}}}}, {deed}}}\n"
        f"  passes: {{otherwise: pass, investigators: {{roland: {{{cards}}}}}, {deed}}}\n"
    )
    assert found["waits"].waiting is not None
    assert found["passes"].waiting is None


def test_a_fault_of_such_a_start_stands_where_the_variant_says_it() -> None:
    faults = Faults()
    source = read(BASE + "  red: {investigators: {roland: {colour: red}}}\n", "v.yaml", faults)
    with pytest.raises(InputAtFault):
        rule_source(source, faults)
    assert [(fault.code, fault.span and fault.span.line) for fault in faults] == [("E202", 7)]
