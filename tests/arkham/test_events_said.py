"""The text of events and skills, said in English from their data."""

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.text.saying.cards_said import printed

_YAML = YAML(typ="safe")


@pytest.mark.parametrize(
    ("kind", "ability", "lines"),
    [
        (
            "event",
            "{event: {choose: {kind: enemy, at: your location}, do: [{engage: chosen}, {fight: chosen}]}, "
            "designator: fight}",
            ("<b>Engage.</b> <b>Fight.</b> Choose an enemy at your location. Engage that enemy. Attack it.",),
        ),
        (
            "event",
            "{play: {after: defeat, what: {kind: enemy, at: your location}}, do: {choose several: "
            "{kind: investigator, at: your location}, number: {printed: health, of: that enemy}, divided: true, "
            "do: {gain: 1, on: chosen}}}",
            (
                "Play after an enemy at your location is defeated.",
                "Each investigator at your location gain a total of X resource, distributed as you wish. "
                "X is that enemy's printed health.",
            ),
        ),
        (
            "event",
            "{event: {fight: enemy, standard damage: 1, damage to: {kind: enemy, at: {kind: location, "
            "location of: attacked enemy}}}}",
            (
                "<b>Fight.</b> If you succeed, instead of its standard damage, this attack deals 1 damage to each "
                "enemy at the attacked enemy's location.",
            ),
        ),
        (
            "event",
            "{event: {choose: {kind: investigator, at: your location}, do: {move: connecting location, who: chosen}}}",
            ("Choose an investigator at your location. Move that investigator to a connecting location.",),
        ),
        (
            "event",
            "{event: {for each: {tokens: clues, on: you}, do: {either: {to draw 1 card: {draw: 1}, "
            "to gain 1 resource: {gain: 1}}}}}",
            ("For each clue on you, either draw 1 card, or gain 1 resource.",),
        ),
        (
            "event",
            "{event: {draw: 2}, during: any turn, if: {not: {during: test}}}",
            ("Play during any investigator's turn, except during an action.", "Draw 2 cards."),
        ),
        (
            "event",
            "{event: {choose several: {kind: asset, at: your location}, "
            "number: {if: {amount: {tokens: doom, on: your location}, at least: 1}, then: 3, otherwise: 1}, "
            "divided: true, do: {gain: 1, of: charges, on: chosen}}}",
            ("Place 1 charge among each asset at your location (3 instead if your location has 1 or more doom).",),
        ),
        (
            "skill",
            "{success: {choose: {trait: Spell, kind: asset, at: your location}, "
            "do: [{ready: chosen}, {gain: 1, of: charges, on: chosen}]}}",
            ("If you succeed, a [[Spell]] asset at your location readies and place 1 charge on that asset.",),
        ),
        (
            "skill",
            "{reaction: {after: reveal token, who: testing investigator}, in: committed, "
            "if: {not: {revealed: [skull]}}, do: [{exile: this}, {succeed automatically: true}]}",
            (
                "After revealing chaos tokens for this test, you may choose to exile Odd Charm. If you do, this test "
                "is automatically successful (unless [skull] token was revealed).",
            ),
        ),
    ],
)
def test_an_ability_is_said(kind: str, ability: str, lines: tuple[str, ...]) -> None:
    card = {"name": "Odd Charm", "type": kind, "abilities": [_YAML.load(ability)]}
    assert printed(card) == (lines, ())
