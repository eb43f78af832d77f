"""What is said of a card part by part: plain words, and phrases between them."""

from typing import Any

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.text.saying.cards_said import printed

_YAML = YAML(typ="safe")
_TITLES = frozenset({"Odd Attic", "Odd Key"})


@pytest.mark.parametrize(
    ("kind", "told", "line"),
    [
        (
            "asset",
            "{reaction: {would: fail, who: {kind: investigator, at: your location}}, cost: {exhaust: this}, do: "
            "{either: {to get +1 skill value: {modify: that investigator, gets: {skill value: 1}}, to get -1 "
            "skill value: {modify: that investigator, gets: {skill value: -1}}}, freely: true}}",
            "[reaction] If an investigator at your location would fail a skill test, exhaust Odd Charm: Either "
            "(choose one): • To get +1 skill value: That investigator gets +1 skill value for this test. • To "
            "get -1 skill value: That investigator gets -1 skill value for this test.",
        ),
        (
            "asset",
            "{free: true, cost: {discard: this}, do: {either: {to draw 1 card: {draw: 1}, to put it above: {put "
            "into play: {named: Odd Attic, zone: odd attic deck, topmost: true}, above: this}}, freely: true}}",
            "[free] Discard Odd Charm: Either (choose one): • Draw 1 card. • To put it above: Put the topmost "
            "Odd Attic in the Odd Attic deck into play above Odd Charm.",
        ),
        (
            "location",
            "{forced: {when: reveal location, what: this}, do: {either: {to put it above: {put into play: "
            "{named: Odd Attic, zone: odd attic deck, topmost: true}, above: this}, to put it to the left: {put "
            "into play: {named: Odd Attic, zone: odd attic deck, topmost: true}, left of: this}}}}",
            "<b>Forced</b> - When Odd Charm is revealed: Put the topmost Odd Attic in the Odd Attic deck into "
            "play above or to the left of Odd Charm.",
        ),
        (
            "location",
            "{forced: {when: reveal location, what: this}, do: {choose: {kind: location, other than: this}, do: "
            "{either: {to put it below: {put into play: {named: Odd Attic, zone: odd attic deck, topmost: true}, "
            "below: chosen}, to put it above: {put into play: {named: Odd Attic, zone: odd attic deck, topmost: "
            "true}, above: chosen}}}}}",
            "<b>Forced</b> - When Odd Charm is revealed: Put the topmost Odd Attic in the Odd Attic deck into "
            "play below or above any other location.",
        ),
        (
            "agenda",
            "[{discard from the encounter deck until: {trait: Ghoul, kind: enemy}, do: {draw card: chosen, who: "
            "lead investigator}}]",
            "Reverse: Discard cards from the top until a [[Ghoul]] enemy is discarded. The lead investigator "
            "draws that enemy.",
        ),
        (
            "act",
            "[{choose: {zone: set aside, named: Odd Key}, do: {attach: chosen, to: Odd Attic}}]",
            "Reverse: Attach a set-aside copy of Odd Key to Odd Attic.",
        ),
        (
            "agenda",
            "{forced: {when: enter play, what: Odd Attic}, do: {if: {there is: {named: Odd Key, attached to: Odd "
            "Attic}}, then: {gain: 1, of: resources, on: Odd Key}, else: {attach: {zone: set aside, named: Odd "
            "Key}, to: Odd Attic}}}",
            "<b>Forced</b> - When Odd Attic enters play: Attach the set-aside Odd Key to Odd Attic, or place 1 "
            "resource on Odd Key if it is already attached.",
        ),
        (
            "location",
            "{haunted: {heal horror: 1, from: [{named: Odd Key}, {trait: Witch, kind: enemy}]}}",
            "<b>Haunted</b> - Heal 1 horror from each Odd Key card and each [[Witch]] enemy.",
        ),
        (
            "location",
            "{haunted: {the nearest: {trait: Spectral, kind: enemy}, do: {move towards: this, what: chosen}}}",
            "<b>Haunted</b> - Move the nearest [[Spectral]] enemy once toward Odd Charm.",
        ),
        (
            "location",
            "{forced: {after: discover, who: investigator, at: this}, do: [{spend: that much, of: clues}, "
            "{horror: 1}]}",
            "<b>Forced</b> - After an investigator discovers any number of clues from Odd Charm: Spend those "
            "clues. Take 1 horror.",
        ),
        (
            "location",
            "{reaction: {after: evade, of: success, who: you, what: {kind: enemy, at: this}, and: {all: "
            "[{amount: margin, at least: 2}, {turn of: you}]}}, do: {gain: 1}}",
            "[reaction] After you evade an enemy at Odd Charm by 2 or more during your turn: Gain 1 resource.",
        ),
        (
            "location",
            "{forced: {when: enter, who: investigator, and: {is: that investigator, a: {at: this}}, at: "
            "{revealed: false, kind: location}}, do: {horror: 1}}",
            "<b>Forced</b> - When you would move from Odd Charm to an unrevealed location: Take 1 horror.",
        ),
        (
            "location",
            "{forced: {when: discover, at: this, and: {amount: {tokens: clues, on: that location}, at most: that "
            "much}}, do: {horror: 1}}",
            "<b>Forced</b> - When the last clue is discovered from Odd Charm: Take 1 horror.",
        ),
        (
            "asset",
            "{reaction: {when: dealt, what: enemy, of: damage, by: [you, {controlled by: you}], and: {is: card "
            "used, a: event}}, do: {increase damage: 1, to: that card}}",
            "[reaction] When you deal damage to an enemy by an event or a fight ability on an event: Deal 1 "
            "additional damage.",
        ),
        (
            "act",
            "{reaction: {after: succeed, who: you, what: Odd Attic, of: attack}, do: {choose: {kind: "
            "investigator, at: your location}, do: {may: {move tokens: clues, amount: 1, from: chosen, to: Odd "
            "Attic}, what: place 1 of their clues on Odd Attic, who: chosen}}}",
            "[reaction] After you successfully attack Odd Attic: An investigator at your location may place 1 of "
            "their clues on Odd Attic.",
        ),
        (
            "asset",
            "{action: 1, do: {fight: enemy, you get: {combat: 1}, damage if failed: 0}}",
            "[action]: <b>Fight.</b> If this attack fails, you deal no damage. You get +1 [combat] for this attack.",
        ),
        (
            "asset",
            "{reaction: {would: succeed, who: you}, do: {either: {to get +1: {modify: you, gets: {skill value: "
            "1}}, to get +3 instead: {pay: {discard: this}, for: {modify: you, gets: {skill value: 3}}}}}}",
            "[reaction] If you would succeed at a skill test: You get +1 skill value for this test. You may "
            "discard Odd Charm to get +3 instead.",
        ),
        (
            "asset",
            "{reaction: {after: commit a card, who: you, what: card}, cost: {exhaust: this}, do: [{one more "
            "icon: that card}, {choose: that card, do: {if this test fails: {return: chosen}}}]}",
            "[reaction] After you commit a card to a test, exhaust Odd Charm: That card gains another instance "
            "of one of its icons of your choice. If that test fails, return that card to your hand.",
        ),
        (
            "asset",
            "{free: true, cost: {exhaust: this}, do: {choose: {at: your location, with a: horror}, do: {move "
            "tokens: horror, from: chosen, to: [you, {controlled by: you, has: sanity}]}}}",
            "[free] Exhaust Odd Charm: Move 1 horror from a card at your location to a card controlled by you.",
        ),
        (
            "location",
            "{action: 1, do: {investigate: true, instead: {choose: {kind: enemy, with a: doom}, do: {move "
            "tokens: doom, from: chosen, to: this}}}}",
            "[action]: <b>Investigate.</b> If you succeed, instead of discovering clues, choose an enemy with "
            "doom. Move 1 doom from that enemy to Odd Charm.",
        ),
        (
            "location",
            "{forced: {when: end round}, do: {if able: {draw card: {trait: Hex, kind: treachery, zone: encounter "
            "discard, topmost: true}}, else: {discard from the encounter deck until: {trait: Hex, kind: "
            "treachery}, do: {draw card: chosen}}}}",
            "<b>Forced</b> - When the round ends: Draw the topmost [[Hex]] treachery in the encounter discard "
            "pile. (If you cannot, instead discard cards from the top of the encounter deck until a [[Hex]] "
            "treachery is discarded, and draw it.)",
        ),
        (
            "asset",
            "{forced: {when: dealt, what: {controlled by: you, other than: this}, of: horror}, do: {damage: 1}}",
            "<b>Forced</b> - When you take horror, if at least 1 of that horror is not assigned to Odd Charm: "
            "Take 1 damage.",
        ),
        (
            "act",
            "[{spawn: {kind: enemy, recorded under: Odd People, zone: collection}, at: Odd Attic}]",
            'Reverse: Spawn each enemy recorded under "Odd People" in the collection at Odd Attic.',
        ),
        (
            "location",
            "{free: true, do: {choose: {kind: investigator, at: {kind: location, named: Odd Charm, other than: "
            "this}}, do: {horror: 1, to: chosen}}}",
            "[free]: An investigator at a different Odd Charm takes 1 horror.",
        ),
        (
            "location",
            "{free: true, do: {choose: {kind: investigator, at: Odd Attic}, do: {either: {to move 1 resource to "
            "them: {move tokens: resources, amount: 1, from: you, to: chosen}, to move 1 resource to you: {move "
            "tokens: resources, amount: 1, from: chosen, to: you}, to move 2 resources to them: {move tokens: "
            "resources, amount: 2, from: you, to: chosen}, to move 2 resources to you: {move tokens: resources, "
            "amount: 2, from: chosen, to: you}}}}}",
            "[free]: Choose an investigator at Odd Attic. Move up to 2 of your resources to that investigator's "
            "resource pool, or vice versa.",
        ),
        (
            "location",
            "{forced: {when: reveal location, what: this}, do: {if: {not: {there is: {kind: investigator, at: "
            "this, keys: cultist}}}, then: {horror: 1}}}",
            "<b>Forced</b> - When Odd Charm is revealed: Take 1 horror. Cancel this effect if an investigator at "
            "Odd Charm controls the [cultist] key.",
        ),
        (
            "location",
            "{forced: {when: reveal location, what: this}, do: {if: {not: {there is: {trait: Ghoul, kind: enemy, "
            "zone: encounter discard}}}, then: {discard from the encounter deck until: {trait: Ghoul, kind: "
            "enemy}, do: {spawn: chosen, at: this}}, else: {spawn: {trait: Ghoul, kind: enemy, zone: encounter "
            "discard, topmost: true}, at: this}}}",
            "<b>Forced</b> - When Odd Charm is revealed: Spawn the [[Ghoul]] topmost enemy in the encounter "
            "discard pile at Odd Charm. (If there are no [[Ghoul]] enemies in the encounter discard pile, "
            "discard cards from the top of the encounter deck until a [[Ghoul]] enemy is discarded, and spawn "
            "that enemy instead.)",
        ),
        (
            "location",
            "{constant: you, while: {there is: {kind: card, zone: hand}}, cannot: {deed: discover, what: this, "
            "who: you}}",
            "You can only discover clues at Odd Charm if there are no cards in your hand.",
        ),
        (
            "act",
            "{objective: {amount: {tokens: clues, on: Odd Attic}, at least: {per investigator: 2}}, do: [{lose: "
            "{per investigator: 2}, of: clues, on: Odd Attic}, {advance: this}]}",
            "<b>Objective</b> - If there is 2 [per_investigator] clue on Odd Attic, you must remove it and advance.",
        ),
        (
            "asset",
            "{action: 1, cost: {exile: this}, do: {evade: enemy, you get: {agility: 2}, success: {evade "
            "automatically: {kind: enemy, engaged with: you, other than: evaded enemy}}}}",
            "[action] Exile Odd Charm: <b>Evade.</b> You get +2 [agility] for this evasion attempt. If "
            "successful, evade each other enemy engaged with you.",
        ),
        (
            "asset",
            "{action: 1, do: {fight: enemy, you get: {combat: {sum: [1, {if: {there is: {kind: enemy, engaged "
            "with: you}}, then: 2}]}}, damage: {sum: [1, {if: {there is: {kind: enemy, engaged with: you}}, "
            "then: 1}]}}}",
            "[action]: <b>Fight.</b> You get +1 [combat] for this attack. This attack deals +1 damage. If there "
            "is an engaged enemy, you get an additional +2 [combat] and deal an additional +1 damage for this "
            "attack.",
        ),
        (
            "asset",
            "{action: 1, do: {investigate: true, target gets: {shroud: -1}, failure: {may: {pay: {exhaust: "
            "this}, for: {investigate: true, target gets: {shroud: -3}}}, what: attempt this test again}}}",
            "[action]: <b>Investigate.</b> Your location gets -1 shroud for this investigation. If you fail, you "
            "may exhaust Odd Charm to attempt this test again. If you do, your location gets -3 shroud for this "
            "investigation, instead.",
        ),
        (
            "asset",
            "{action: 1, do: {investigate: true, success: {may: {choose: {kind: asset, such that: {amount: "
            "{printed: cost, of: chosen}, at most: margin}, zone: hand}, do: {put into play: chosen, of: you}}, "
            "what: put an asset with printed cost of x or lower into play from your hand}}}",
            "[action]: <b>Investigate.</b> If successful, you may put an asset with printed cost of X or lower "
            "into play from your hand. X is the amount you succeeded by.",
        ),
        (
            "investigator",
            "{free: true, if: {is: testing investigator, a: you}, during: test, cost: {damage: 1}, do: {choose: "
            "{kind: skill, zone: discard}, do: [{commit: chosen}, {later: {after: end test}, do: {shuffle: "
            "chosen, into: deck}}]}}",
            "[free] During a skill test you are performing, take 1 damage: Commit a skill in your discard pile "
            "to this test. After this test resolves, shuffle that skill into your deck.",
        ),
        (
            "asset",
            "{reaction: {after: draw, who: you, what: {weakness: false}}, cost: [{discard: {weakness: false, "
            "kind: card, zone: hand, such that: {is: chosen, a: that card}}}, {exhaust: this}], do: {draw: 1}}",
            "[reaction] After you draw a non-weakness card, discard that card and exhaust Odd Charm: Draw 1 card.",
        ),
    ],
)
def test_a_part_of_a_card_is_said_part_by_part(kind: str, told: str, line: str) -> None:
    data = _YAML.load(told)
    card = {"name": "Odd Charm", "type": kind, "reverse" if isinstance(data, list) else "abilities": data}
    assert printed(card, _TITLES) == ((line,), ())


def test_a_card_says_what_it_seals_beside_its_keyword() -> None:
    card = {"name": "Odd Charm", "type": "asset", "keywords": ["seal"], "seals": ["skull", "cultist"]}
    assert printed(card) == (("Seal ([skull] or [cultist]).",), ())


def test_an_elder_sign_is_said_with_what_it_does_before_the_damage() -> None:
    later = {"when": "succeed", "who": "you"}
    gets = {"modify": "you", "gets": {"damage of the attack": 2}}
    does = {"if": {"during": "attack"}, "then": {"later": later, "do": gets, "until": "end of the test"}}
    card = {"name": "Odd Charm", "type": "investigator", "symbols": {"elder sign": {"modifier": 1, "do": does}}}
    line = "[elder_sign] effect: +1. If this test is successful during an attack, that attack deals +2 damage."
    assert printed(card) == ((line,), ())


def test_a_card_goes_to_the_deck_once_it_is_played_or_leaves_play() -> None:
    such = {"who": "you", "what": {"kind": "event", "zone": "discard"}}
    does = {"return": "that card", "to": "bottom of deck"}
    abilities = [{"forced": {"after": after, **such}, "do": does} for after in ("play", "leave play")]
    line = (
        "<b>Forced</b> - After you play an event or discard an event from play: "
        "Place it on the bottom of your deck instead of in your discard pile."
    )
    assert printed({"name": "Odd Charm", "type": "asset", "abilities": abilities}) == ((line,), ())


def test_an_enemy_spawns_here_wherever_else_it_would_spawn() -> None:
    elsewhere = {"at": {"kind": "location", "other than": "this"}}
    does = {"instead": {"spawn": "that enemy", "at": "this"}}
    ways: tuple[dict[str, Any], ...] = ({"of": "engaged"}, {"of": "at a location", **elsewhere})
    abilities = [{"forced": {"when": "spawn", "what": "Odd Hound", **way}, "do": does} for way in ways]
    line = "<b>Forced</b> - When Odd Hound spawns: Spawn it here instead of its normal location."
    card = {"name": "Odd Charm", "type": "location", "abilities": abilities}
    assert printed(card, frozenset({"Odd Hound"})) == ((line,), ())


def test_a_card_of_which_a_copy_lies_elsewhere_is_counted_before_another_sentence() -> None:
    copies = {"kind": "card", "zone": "hand", "copy of": {"kind": "card", "zone": "discard"}}
    revelation = {"try": {"horror": {"count": copies}}, "for": "horror", "else": {"draw": 1}}
    line = (
        "<b>Revelation</b> - Take 1 horror for each a card in your hand with a copy in your discard pile. "
        "If no horror is dealt by this effect, draw 1 card."
    )
    card = {"name": "Odd Charm", "type": "treachery", "abilities": [{"revelation": revelation}]}
    assert printed(card) == ((line,), ())
