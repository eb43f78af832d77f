"""Cards said part by part: meanings that the builders of their phrases compute, look into, or sort."""

from typing import Any

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.text.saying.cards_said import printed

_YAML = YAML(typ="safe")


@pytest.mark.parametrize(
    ("kind", "ability", "line"),
    [
        (
            "treachery",
            "{constant: you, cannot: [{deed: play, what: skill, who: you}, {deed: play, what: event, who: you}]}",
            "You cannot play a skill or an event.",
        ),
        (
            "treachery",
            "{revelation: {the nearest: {kind: enemy, trait: Ghoul}, do: [{ready: chosen}, {engage: chosen}]}}",
            "<b>Revelation</b> - The nearest [[Ghoul]] enemy readies and engages you.",
        ),
        (
            "treachery",
            "{revelation: {reveal tokens: 2, then: [{damage: {revealed: [skull, cultist]}, "
            "horror: {revealed: [skull, cultist]}}]}}",
            "<b>Revelation</b> - Reveal 2 tokens from the chaos bag. "
            "For each [skull] and [cultist] token revealed, take 1 damage and 1 horror.",
        ),
        (
            "location",
            "{free: true, do: {choose: {kind: investigator, at: {kind: location, named: Odd Charm, other than: this}}, "
            "do: {heal horror: 1, from: chosen}}}",
            "[free]: An investigator at a different Odd Charm heals 1 horror.",
        ),
        (
            "treachery",
            "{revelation: {at random: asset, do: {exhaust: chosen}}}",
            "<b>Revelation</b> - Randomly choose an asset and exhaust that asset.",
        ),
        (
            "treachery",
            "{revelation: {for each of: {kind: enemy, trait: Ghoul}, "
            "do: {move tokens: clues, from: {kind: location, location of: chosen}, to: chosen}}}",
            "<b>Revelation</b> - For each [[Ghoul]] enemy, move 1 clue from that enemy's location to that enemy.",
        ),
        (
            "treachery",
            "{revelation: {test: agility, difficulty: 2, failure: {discard encounter cards: margin, "
            "such: {trait: Curse, kind: treachery}, then: {horror: 1}}}}",
            "<b>Revelation</b> - Test [agility] (2). For each point you fail by, discard the top card of the encounter "
            "deck. If a [[Curse]] treachery is discarded by this effect, take 1 horror.",
        ),
        (
            "treachery",
            "{revelation: {test: agility, difficulty: {count: {kind: card, zone: hand}}, failure: {horror: 1}, "
            "fixed: true}}",
            "<b>Revelation</b> - Test [agility] (X). If you fail, take 1 horror. "
            "X is the number of a card in your hand when this test begins.",
        ),
        (
            "treachery",
            "{revelation: {gain: {amount: {minus: {tokens: clues, on: your location}}, plus: 2, least: 0}, "
            "of: clues, on: your location}}",
            "<b>Revelation</b> - Place clue on your location until there are exactly 2 clues on it.",
        ),
        (
            "treachery",
            "{revelation: {either: {to take 1 horror: {horror: 1}, "
            "to take 1 damage; it gains surge: [{damage: 1}, {gain keyword: surge}]}, freely: true}}",
            "<b>Revelation</b> - Either (choose one): • Take 1 horror. • Take 1 damage. Odd Charm gains surge.",
        ),
        (
            "enemy",
            "{constant: this, cannot: {deed: damage, except with: [{trait: Spell}, {encounter: true}], what: this}}",
            "Odd Charm cannot be damaged except by [[Spell]] or encounter card.",
        ),
        (
            "enemy",
            "{forced: {when: end round}, do: {the nearest: {kind: enemy, with no: doom}, to: this, "
            "do: {doom: 1, on: chosen}}}",
            "<b>Forced</b> - When the round ends: Place 1 doom on the enemy with no doom nearest to Odd Charm.",
        ),
        (
            "enemy",
            "{forced: {when: end round}, do: {choose: {kind: location, trait: Woods}, do: {move: chosen, who: this}, "
            "by: lead investigator}}",
            "<b>Forced</b> - When the round ends: Move Odd Charm to a [[Woods]] location.",
        ),
        (
            "treachery",
            "{forced: {when: enemy enters, what: attached, at: your location}, do: {horror: 1}}",
            "<b>Forced</b> - When attached enemy enters your location: Take 1 horror.",
        ),
    ],
)
def test_an_ability_is_said_directly(kind: str, ability: str, line: str) -> None:
    card = {"name": "Odd Charm", "type": kind, "abilities": [_YAML.load(ability)]}
    assert printed(card) == ((line,), ())


@pytest.mark.parametrize(
    ("spawn", "line"),
    [
        (
            {"spawn": {"kind": "location", "with a": "clues", "the most": "clues"}, "else spawn": "Odd Attic"},
            "<b>Spawn</b> - Most clue (or Odd Attic if there are no locations with clue).",
        ),
        (
            {"spawn": {"kind": "location", "right of": "your location"}, "else spawn": "your location"},
            "<b>Spawn</b> - Location to your right (or your location if there are no locations to your right).",
        ),
    ],
)
def test_an_enemy_spawns_elsewhere(spawn: dict[str, Any], line: str) -> None:
    card = {"name": "Odd Charm", "type": "enemy", **spawn}
    assert printed(card, frozenset({"Odd Attic"})) == ((line,), ())
