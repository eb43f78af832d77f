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
            "to gain 1 resource: {gain: 1}}, freely: true}}}",
            ("For each clue on you, either draw 1 card, or gain 1 resource.",),
        ),
        (
            "event",
            "{event: {draw: 2}, during: any turn, if: {not: {during an action: true}}}",
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
        (
            "event",
            "{play: {when: attack, who: you}, do: {either: {to deal as much as its damage: {damage: {value: attack "
            "damage, of: attacking enemy}, to: attacking enemy}, to deal as much as its horror: {damage: {value: "
            "attack horror, of: attacking enemy}, to: attacking enemy}}}}",
            (
                "Play when an enemy attacks you.",
                "Deal damage to the attacking enemy equal to its damage or horror.",
            ),
        ),
        (
            "event",
            "{event: [{may: {choose: {kind: event, zone: hand}, do: {play: chosen, cost: -2}}, what: play one}, "
            "{may: {choose: {kind: event, zone: hand}, do: {play: chosen, cost: -2}}, what: play one}]}",
            ("One at a time, play up to 2 events in your hand, reducing the cost of each by 2.",),
        ),
        (
            "event",
            "{event: {evade: enemy, success: [{choose: {kind: location, trait: Woods}, do: {move: chosen, who: "
            "evaded enemy}}, {draw: 1}]}}",
            ("<b>Evade.</b> If successful, move the evaded enemy to a [[Woods]] location and draw 1 card.",),
        ),
        (
            "event",
            "{event: {choose: connecting location, do: {move: chosen, who: {kind: enemy, trait: Ghoul, at: your "
            "location}}}, cost: {exhaust: {kind: asset, trait: Tool, controlled by: you}}, provokes attacks of "
            "opportunity: false}",
            (
                "As an additional cost to play Odd Charm, exhaust a [[Tool]] asset.",
                "Playing Odd Charm does not provoke attacks of opportunity. Move each [[Ghoul]] enemy at your "
                "location to a connecting location.",
            ),
        ),
        (
            "event",
            "{event: {first: {horror: 1}, then: {if: {there is: {trait: Woods, kind: location}}, then: {choose: "
            "{trait: Woods, kind: location}, do: [{discover: 2}, {discover: 1, at: chosen}]}, else: {discover: 2}}}}",
            ("Take 1 horror, then discover 2 clues at your location and 1 clue at a [[Woods]] location.",),
        ),
        (
            "event",
            "{event: {evade: enemy, success: {if: {is: evaded enemy, a: {trait: Ghoul}}, then: [{move: connecting "
            "location, who: evaded enemy}, {damage: 1, to: evaded enemy}]}}}",
            (
                "<b>Evade.</b> If you succeed, if the enemy is [[Ghoul]], evade it and move that enemy to a "
                "connecting location and that enemy takes 1 damage.",
            ),
        ),
        (
            "event",
            "{event: {fight: enemy, success: {may: {fight: attacked enemy, you get: {agility: 1}, damage: 2}, what: "
            "fight again}}}",
            (
                "<b>Fight.</b> If you succeed, you may fight that enemy again. You get +1 [agility] and deal +2 "
                "damage for that attack.",
            ),
        ),
        (
            "event",
            "{event: {investigate: true, success: {choose several: [you, {controlled by: you}], number: 3, divided: "
            "true, do: {heal damage: 1, from: chosen}}}}",
            ("<b>Investigate.</b> If successful, heal 3 damage from among cards controlled by you.",),
        ),
        (
            "event",
            "{play: {after: fail, who: you, of: attack, what: {trait: Ghoul, kind: enemy}, most: 2}, do: {damage: 1,"
            " to: that enemy}}",
            (
                "Play after you fail a skill test by 2 or less while fighting a [[Ghoul]] enemy.",
                "That enemy takes 1 damage.",
            ),
        ),
        (
            "event",
            "{play: {would: defeat, what: you}, do: {heal horror: 3}}",
            (
                "Play when you would be defeated.",
                "Heal 3 horror.",
            ),
        ),
        (
            "event",
            "{reaction: {would: defeat, what: you}, do: {heal damage: 2}}",
            ("[reaction] If you would be defeated: Heal 2 damage.",),
        ),
        (
            "event",
            "{reaction: {when: end round}, do: {may: {either: {to draw 2 cards: {draw: 2}, to heal 1 horror: {heal "
            "horror: 1}, to gain 1 resource: {gain: 1}}}, what: choose one, who: each investigator here}}",
            (
                "[reaction] When the round ends: Each investigator at Odd Charm's location may choose one of the "
                "following: Draw 2 cards, heal 1 horror, or gain 1 resource.",
            ),
        ),
        (
            "skill",
            "{success: [{may: {evade automatically: {kind: enemy, engaged with: you, other than: evaded enemy}}, "
            "what: evade each other enemy engaged with that investigator, who: testing investigator}, {may: {draw: "
            "1}, what: draw 1 card, who: testing investigator}], if: {during: evade}}",
            (
                "If this test is successful during an evasion attempt, the performing investigator may evade each "
                "other enemy engaged with him or her, and may draw 1 card.",
            ),
        ),
        (
            "skill",
            "{constant: this, in: committed, get: {intellect icons: {half: {tokens: clues, on: you}}}}",
            ("For every 2 clues on you (rounded up), Odd Charm gains [intellect].",),
        ),
        (
            "skill",
            "{success: {draw: {half: {tokens: clues, on: you}}}}",
            ("If you succeed, draw 1 card for every 2 clues on you (rounded up).",),
        ),
        (
            "event",
            "{event: {reveal tokens: 1, then: [{if: {revealed: [skull]}, then: {horror: 1}}]}}",
            ("Reveal 1 token from the chaos bag. If it is [skull], take 1 horror.",),
        ),
        (
            "event",
            "{event: {choose: {kind: asset, trait: Spell, at: your location}, do: {gain: 3, of: charges, on: chosen}}}",
            ("Place 3 charges on a [[Spell]] asset at your location.",),
        ),
    ],
)
def test_an_ability_is_said(kind: str, ability: str, lines: tuple[str, ...]) -> None:
    card = {"name": "Odd Charm", "type": kind, "abilities": [_YAML.load(ability)]}
    assert printed(card) == (lines, ())
