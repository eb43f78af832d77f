"""The text of assets and investigators: other places, tokens that move, cards of a deck, two costs, control."""

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.text.cards import Understood, understood
from adjudicator.games.arkham.importing.text.words import names_of

NAME = "Brass Lamp"
NAMES = names_of(NAME, False, frozenset({"Cellar", "Old Well"}))

READ = [
    ("asset", "[action]: <b>Investigate.</b> Investigate any revealed location as if you were at that location.",
     "{action: 1, do: {as if at: {revealed: true, kind: location}, do: {investigate: true}}}"),
    ("asset", "[action]: <b>Investigate.</b> Investigate a connecting location. If you succeed, move to that location.",
     "{action: 1, do: {investigate: true, at: connecting location, success: {move: investigated location}}}"),
    ("asset", "[action] Spend 1 resource, or discard a [[Charm]] asset you control from play: Play a [[Charm]] asset "
     "from your hand. It enters play with 2 additional charges on it.",
     ["{action: 1, name: first, cost: {resources: 1}, do: {choose: {trait: Charm, kind: asset, zone: hand}, "
      "do: {play: chosen, with: {charges: 2}}}}",
      "{action: 1, name: second, cost: {discard: {trait: Charm, kind: asset, controlled by: you}}, "
      "do: {choose: {trait: Charm, kind: asset, zone: hand}, "
      "do: {play: chosen, with: {charges: 2}}}}"]),
    ("investigator", "[reaction] After you play an asset: Play a different asset from your hand.",
     "{reaction: {after: play, who: you, what: asset}, do: {choose: {kind: asset, zone: hand, "
     "other than: {copy of: that asset}}, do: {play: chosen}}}"),
    ("investigator", "[reaction] After you play an asset: Return another asset you control to your hand.",
     "{reaction: {after: play, who: you, what: asset}, do: {choose: {kind: asset, controlled by: you, "
     "other than: that asset}, do: {return: chosen}}}"),
    ("asset", "[free] Exhaust Brass Lamp: Give control of it to another investigator at your location.",
     "{free: true, cost: {exhaust: this}, do: {choose: {kind: investigator, at: your location, other than: you}, "
     "do: {each: chosen, do: {take control: this}}}}"),
    ("asset", "[free] Exhaust Brass Lamp: Move 1 damage or 1 horror from a card at your location to a card you "
     "control.",
     "{free: true, cost: {exhaust: this}, do: {either: {to move 1 damage: {choose: {at: your location, "
     "with a: damage}, do: {move tokens: damage, from: chosen, to: [you, {controlled by: you, has: health}]}}, "
     "to move 1 horror: {choose: {at: your location, with a: horror}, do: {move tokens: horror, from: chosen, "
     "to: [you, {controlled by: you, has: sanity}]}}}}}"),
    ("asset", "You get +1 to each of your skills for each charge on Brass Lamp.",
     "{constant: you, get: {willpower: {tokens: charges, on: this}, intellect: {tokens: charges, on: this}, "
     "combat: {tokens: charges, on: this}, agility: {tokens: charges, on: this}}}"),
    ("asset", "You get +2 [intellect] while investigating [[Ruins]] locations.",
     "{constant: you, get: {intellect: 2}, while: {all: [{during: investigate, by: you}, "
     "{is: investigated location, a: {trait: Ruins, kind: location}}]}}"),
    ("asset", "You get +2 [combat] while attacking an [[Elite]] enemy.",
     "{constant: you, get: {combat: 2}, while: {all: [{during: attack, by: you}, "
     "{is: attacked enemy, a: {trait: Elite, kind: enemy}}]}}"),
    ("asset", "<b>Forced</b> - When any amount of horror would be placed on you: Place 1 of that horror on Brass Lamp.",
     "{forced: {would: placed, what: you, of: horror}, do: {reassign horror: 1, from: you, to: this}}"),
    ("asset", "<b>Forced</b> - When you take horror, if at least 1 of that horror is not assigned to Brass Lamp: Take "
     "1 damage.",
     "{forced: {when: dealt, what: {controlled by: you, other than: this}, of: horror}, do: {damage: 1}}"),
    ("asset", "<b>Forced</b> - When Brass Lamp leaves play: Add 1 [tablet] token to the chaos bag for the remainder of "
     "the campaign.",
     "{forced: {when: leave play, what: this}, do: {add tokens: {tablet: 1}}}"),
    ("asset", "<b>Revelation</b> - Put Brass Lamp into play at the location to your right (or at your location if you "
     "cannot).",
     "{revelation: {if able: {put into play: this, area: location, at: {kind: location, right of: your location}}, "
     "else: {put into play: this, area: location}}}"),
    ("asset", "[action]: <b>Parley.</b> Test [intellect] (3) to talk about the play. If you succeed, take control of 1 "
     "of the clues on Brass Lamp.",
     "{action: 1, designator: parley, do: {test: intellect, difficulty: 3, success: {move tokens: clues, from: this, "
     "to: you}, parley: true}}"),
    ("asset", "<b>Forced</b> - When the last clue is removed from Brass Lamp: Flip this card over and resolve its "
     "text.",
     "{forced: {when: lose tokens, what: this, of: clues, and: {amount: {tokens: clues, on: this}, at most: 0}}, "
     "do: [{turn over: this}, {resolve story card: this}]}"),
    ("asset", "[free] Exhaust Brass Lamp: Look at the top 2 cards of any player's deck, or the encounter deck. If an "
     "[[Omen]] card is among the looked-at cards, take 1 horror.",
     "{free: true, cost: {exhaust: this}, do: {either: {the encounter deck: {look at the top: 2, such: {trait: Omen}, "
     "then: {horror: 1}}, an investigator deck: {choose: investigator, do: {look at the top: 2, of: chosen, "
     "such: {trait: Omen}, then: {horror: 1}}}}}}"),
    ("asset", "[free] Exhaust Brass Lamp: Look at the top card of your deck. Place the looked-at card on the bottom of "
     "your deck.",
     "{free: true, cost: {exhaust: this}, do: {look at the top: 1, of: you, do: {return: chosen, "
     "to: bottom of deck}}}"),
    ("asset", "[free] Exhaust Brass Lamp: Look at the top card of the encounter deck. You may then add 1 doom to Brass "
     "Lamp to place the looked-at card on the bottom of its deck.",
     "{free: true, cost: {exhaust: this}, do: {look at the top: 1, do: {may: {pay: {doom: 1}, "
     "for: {return: chosen, to: bottom of deck}}, what: place the looked-at card on the bottom of its deck}}}"),
    ("asset", "[action] Discard a card with at least 1 [intellect] icon from your hand: Draw 1 card.",
     "{action: 1, cost: {discard: {kind: card, icon: intellect, zone: hand}}, do: {draw: 1}}"),
    ("asset", "[reaction] When you would discover 1 or more clues at your location: Discover an additional clue at "
     "your location.",
     "{reaction: {would: discover, who: you, at: your location}, do: {discover more: 1}}"),
    ("asset", "[reaction] After you successfully investigate: Discover an additional clue at your location.",
     "{reaction: {after: succeed, who: you, of: investigate}, do: {discover: 1}}"),
    ("asset", "[free] During a skill test you are performing, take 1 horror: Commit an eligible skill from your "
     "discard pile to this test. After this test resolves, shuffle that card into your deck.",
     "{free: true, if: {is: testing investigator, a: you}, during: test, cost: {horror: 1}, "
     "do: {choose: {kind: skill, zone: discard}, do: [{commit: chosen}, {later: {after: end test}, "
     "do: {shuffle: chosen, into: deck}}]}}"),
    ("asset", "[reaction] After a skill test is failed, if a skill card you own is committed to that test, exhaust "
     "Brass Lamp: Return that skill card to your hand.",
     "{reaction: {after: fail}, if: {there is: {kind: skill, owned by: you, zone: committed}}, cost: {exhaust: this}, "
     "do: {choose: {kind: skill, owned by: you, zone: committed}, do: {return: chosen}}}"),
    ("asset", "Your assets with \"uses (charges)\" enter play with 1 additional charge on them.",
     "{constant: {kind: asset, uses: charges, controlled by: you}, get: {uses: 1}}"),
    ("asset", "While Brass Lamp is in your hand, increase the cost of each other card in your hand by 2.",
     "{constant: {kind: card, zone: hand, other than: this}, get: {cost: 2}, in: hand}"),
    ("asset", "<b>Revelation</b> - Put Brass Lamp into play in your threat area. It cannot leave play except by the "
     "[action] ability below.",
     ["{revelation: {put into play: this, area: threat area}}",
      "{constant: this, cannot: {deed: leave play, what: this, except with: this}}"]),
    ("asset", "You cannot play assets or trigger abilities on other assets you control.",
     "{constant: you, cannot: [{deed: play, what: asset, who: you}, {deed: trigger, what: {kind: asset, "
     "controlled by: you, other than: this}, who: you}]}"),
    ("asset", "Anytime you gain 1 or more resources from a card effect, place them on the Old Well instead of in your "
     "resource pool.",
     "{forced: {would: gain, who: you, of: effect}, do: {instead: {gain: that much, on: Old Well}}}"),
    ("investigator", "[reaction] After one of your card effects heals horror from an investigator: The healed card's "
     "controller gains 1 resource.",
     "{reaction: {after: heal, what: investigator, of: horror, by: [{controlled by: you}, {kind: event, "
     "owned by: you}, {kind: skill, owned by: you}]}, do: {gain: 1, on: {kind: investigator, "
     "controller of: that card}}}"),
    ("asset", "You may play the topmost asset in your discard pile as if it were in your hand.",
     "{constant: you, as if in hand: {kind: asset, zone: discard, topmost: true}}"),
    ("asset", "<b>Forced</b> - After you play an asset or discard an asset from play: Place it on the top of your deck "
     "instead of in your discard pile.",
     ["{forced: {after: play, who: you, what: {kind: asset, zone: discard}}, do: {return: that card, to: top of deck}}",
      "{forced: {after: leave play, who: you, what: {kind: asset, zone: discard}}, do: {return: that card, "
      "to: top of deck}}"]),
]  # fmt: skip
"""Lines, with the abilities that they say."""

UNREAD = [
    (
        "asset",
        "[action] Exhaust Brass Lamp: Draw 1 card. Playing Brass Lamp does not provoke attacks of opportunity.",
    ),
    ("asset", "[action]: Gain 1 clue (2 resources instead if you have 3 or more resources)."),
    ("asset", "[action]: <b>Fight.</b> Investigate a connecting location."),
    ("asset", "[action]: Draw 1 card. It enters play with 2 additional charges on it."),
    ("asset", "[free] Exhaust Brass Lamp: Draw 1 card. Return it to the top of that deck, in any order."),
    ("asset", "[free] Exhaust Brass Lamp: Draw 1 card. Place the looked-at card on the bottom of your deck."),
    ("asset", "[free] Exhaust Brass Lamp: Look at the top 2 cards of your deck. Place the looked-at card on the bottom "
     "of your deck."),
    ("asset", "[action] Spend 1 charge: <b>Fight.</b> You get +X [combat] and deal +X damage for this attack, where X "
     "is the amount of resources spent to trigger this ability."),
    ("asset", "Anytime you gain 1 or more resources from a card effect, draw 1 card."),
    ("asset", "Your assets with \"uses (charges)\" enter play with 1 additional secret on them."),
    ("asset", "You may play an asset you control as if it were in your hand."),
    ("asset", "<b>Forced</b> - After you play an asset or discard an event from play: Place it on the bottom of your "
     "deck instead of in your discard pile."),
    ("asset", "[action]: Commit a skill you control to this test."),
    ("asset", "[free] Exhaust Brass Lamp: Place 1 of that horror on Brass Lamp."),
    ("asset", "[action] Discard a card with at least 2 [intellect] icons from your hand: Draw 1 card."),
]  # fmt: skip


def test_an_elder_sign_may_have_a_limit_ignored() -> None:
    found = read("investigator", "[elder_sign] effect: +2. Until the end of the round, ignore the limit on the above "
                 "[reaction] ability.")  # fmt: skip
    effect = {"ignore limits of": "reaction", "until": "end of the round"}
    assert found.keys["symbols"] == {"elder sign": {"modifier": 2, "do": effect}}


def test_an_elder_sign_may_be_a_success_that_is_paid_for() -> None:
    found = read(
        "investigator", "[elder_sign] effect: +0. You may spend 2 resources to automatically succeed, instead."
    )
    does = {"may": {"pay": {"spend": 2}, "for": {"succeed automatically": True}}, "what": "automatically succeed"}
    assert found.keys["symbols"] == {"elder sign": {"modifier": 0, "do": does}}


def read(kind: str, line: str) -> Understood:
    return understood((line,), {"name": NAME, "type": kind, "uses": {"charges": 2}, "reverse card": "Old Well"}, NAMES)


@pytest.mark.parametrize(("kind", "line", "says"), READ)
def test_a_line_says_this(kind: str, line: str, says: str | list[str]) -> None:
    yaml = YAML(typ="safe")
    expected = [yaml.load(one) for one in (says if isinstance(says, list) else [says])]
    found = read(kind, line)
    assert not found.unread
    assert found.keys["abilities"] == expected


@pytest.mark.parametrize(("kind", "line"), UNREAD)
def test_a_line_is_not_read(kind: str, line: str) -> None:
    assert read(kind, line).unread
