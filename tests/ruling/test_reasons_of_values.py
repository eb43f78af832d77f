"""The reasons of a value that the trace does not show: the rules of its reckoning, and not what happened near."""

from pathlib import Path

import pytest

from adjudicator.ruling.judging import rule_file

SITUATION = """
game: arkham
cards:
  Pouch: {type: asset, abilities: [{constant: you, become: {hand size: 6}}]}
  Charm: {type: asset, abilities: [{free: true, do: [{modify: you, gets: {agility: 2}, until: end of the turn}]}]}
  Hook: {type: treachery, abilities: [{constant: {kind: investigator, at: attached}, get: {combat: -5}}]}
locations: {study: {connects: [hallway]}, hallway: {attached: [Hook], connects: [study]}}
investigators: {roland: {at: study, play area: [Pouch, Charm], damage: 2}}
enemies: {swarm of rats: {engaged: roland}}
do:
  - roland uses charm
  - roland moves to hallway
"""


@pytest.mark.parametrize(
    ("question", "value", "because"),
    [
        # Printed: the move, and what else befell Roland, changes nothing of it.
        ("roland's intellect", "3", ()),
        ("roland's sanity", "5", ()),
        # A constant ability, a lasting effect, a value that would be below zero, and whom the location of it concerns.
        ("roland's hand size", "6", ("ability.10", "you-your.1")),
        ("roland's agility", "4", ("lasting-effects.2",)),
        ("roland's combat", "0", ("modifiers.8", "modifiers.10", "faq-you-and-your.4")),
        ("roland's combat is 0", "yes", ("modifiers.8", "modifiers.10", "faq-you-and-your.4")),
    ],
)
def test_a_value_rests_on_what_it_is_reckoned_from(
    tmp_path: Path, question: str, value: str, because: tuple[str, ...]
) -> None:
    file = tmp_path / "value.yaml"
    file.write_text(f'{SITUATION}ask: ["{question}"]\n')
    (ruling,) = rule_file(file)
    (answer,) = ruling.answers
    assert (answer.value, answer.because) == (value, because)
