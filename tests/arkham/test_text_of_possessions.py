"""The text of assets: what they make cheaper, what pays for them, what they hold and where they take one."""

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.printed import said as lines_of
from adjudicator.games.arkham.importing.text.cards import Understood, understood
from adjudicator.games.arkham.importing.text.words import names_of

NAME = "Brass Lamp"
NAMES = names_of(NAME, False, frozenset({"Cellar", "Old Well"}))

READ = [
    ("[reaction] When you play a [[Charm]] card, exhaust Brass Lamp: Reduce the cost of that card by 2.",
     ["{reaction: {when: pay for, who: you, what: {trait: Charm}}, cost: {exhaust: this}, do: {lower the cost: 2}}"]),
    ("[reaction] When you play an asset, exhaust Brass Lamp: Reduce that asset's cost by 1. "
     "Playing that card does not provoke attacks of opportunity.",
     ["{reaction: {when: pay for, who: you, what: asset}, cost: {exhaust: this}, "
      "do: [{lower the cost: 1}, {provoke no attacks of opportunity: true}]}"]),
    ("[reaction] When you take damage and/or horror from an enemy attack: Cancel 1 damage or horror just dealt from "
     "that attack.",
     ["{reaction: {when: dealt, what: {controlled by: you}, by: enemy, of: [attack]}, do: {either: "
      "{to cancel damage: {prevent damage: 1, to: {controlled by: you}}, "
      "to cancel horror: {prevent horror: 1, to: {controlled by: you}}}}}"]),
    ("<b>Forced</b> - When any amount of horror is placed on an investigator in Brass Lamp's location: Place 2 "
     "additional horror on that investigator.",
     ["{forced: {when: placed, what: {kind: investigator, at: your location}, of: horror}, "
      "do: {increase horror: 2, to: {kind: investigator, at: your location}}}"]),
    ("[action]: <b>Fight</b> ([combat] or [agility]). You get +2 [combat] for this attack.",
     ["{action: 1, do: {fight: enemy, using: [combat, agility], you get: {combat: 2}}}"]),
    ("[action]: <b>Evade.</b> You may use [willpower] instead of [agility] for this evasion.",
     ["{action: 1, do: {evade: enemy, using: [agility, willpower]}}"]),
    ("[action] Discard Brass Lamp: Discover 1 clue at your location (or remove Brass Lamp from the game to discover "
     "3 clues, instead).",
     ["{action: 1, name: first, cost: {discard: this}, do: {discover: 1}}",
      "{action: 1, name: second, cost: {remove from the game: this}, do: {discover: 3}}"]),
    ("[action] Spend up to 2 secrets: Draw that many cards.",
     ["{action: 1, name: first, cost: {spend: 1, of: secrets}, do: {draw: 1}}",
      "{action: 1, name: second, cost: {spend: 2, of: secrets}, do: {draw: 2}}"]),
    ("[action] Exhaust Brass Lamp and spend 2 or 3 charges: Gain that many resources.",
     ["{action: 1, name: first, cost: [{exhaust: this}, {spend: 2, of: charges}], do: {gain: 2}}",
      "{action: 1, name: second, cost: [{exhaust: this}, {spend: 3, of: charges}], do: {gain: 3}}"]),
    ("[fast] Spend 1 resource from your resource pool or from Brass Lamp: You get +1 [willpower] or +1 [combat] for "
     "this skill test.",
     [f"{{free: true, name: {name}, during: test, cost: {cost}, do: {{either: {{to get +1 willpower: {{modify: you, "
      "gets: {willpower: 1}}, to get +1 combat: {modify: you, gets: {combat: 1}}}}}"
      for name, cost in (("first", "{resources: 1}"), ("second", "{spend: 1, of: resources}"))]),
    ("[reaction] After you commit a card to a skill test, exhaust Brass Lamp: That card gains another instance of one "
     "of its skill icons of your choice. If that skill test fails, return that card to your hand.",
     ["{reaction: {after: commit a card, who: you, what: card}, cost: {exhaust: this}, do: [{one more icon: that "
      "card}, {choose: that card, do: {if this test fails: {return: chosen}}}]}"]),
    ("[action] [action]: Draw 2 cards. Reduce this ability's cost by 1 action for every 3 cards in your hand (to a "
     "minimum of [action]).",
     ["{action: 2, fewer actions: {for every: 3, of: {count: {kind: card, zone: hand}}}, do: {draw: 2}}"]),
    ("[action] Investigators at your location spend 1-2 clues, as a group: <b>Fight.</b> You get +X skill value and "
     "deal +X damage for this attack, where X is the amount of clues spent to trigger this ability.",
     [f"{{action: 1, name: {name}, cost: {{as a group: {number}, of: clues, who: {{kind: investigator, at: your "
      f"location}}}}, do: {{fight: enemy, you get: {{skill value: {number}}}, damage: {number}}}}}"
      for name, number in (("first", 1), ("second", 2))]),
    ("Replenish these resources at the start of each round.",
     ["{forced: {at: begin round}, do: {replenish: resources}}"]),
    ("[action]: Replenish 1 arrow on Brass Lamp.", ["{action: 1, do: {replenish: arrows, amount: 1, 'on': this}}"]),
    ("[action]: Move (one location at a time) along the shortest path to Cellar.",
     ["{action: 1, do: {move along a shortest path to: Cellar, all the way: true}}"]),
    ("[reaction] When an enemy enters play: Move once toward that enemy's location.",
     ["{reaction: {when: enter play, what: enemy}, "
      "do: {move along a shortest path to: {kind: location, location of: that enemy}}}"]),
    ("[action]: <b>Fight.</b> If a [skull] symbol is revealed during this attack, the attacked enemy gets -2 fight "
     "for the remainder of the turn (to a minimum of 1).",
     ["{action: 1, do: {fight: enemy, revealed: [skull], then: {modify: attacked enemy, gets: {fight: -2}, "
      "until: end of the turn, to at least: 1}}}"]),
    ("[reaction] After an investigator, [[Ally]] asset, or enemy at your location is defeated: Place 1 resource on "
     "Brass Lamp, as a charge.",
     ["{reaction: {after: defeat, what: [{kind: investigator, at: your location}, {kind: asset, trait: Ally, "
      "at: your location}, {kind: enemy, at: your location}]}, do: {gain: 1, of: charges, 'on': this}}"]),
    ("[reaction] After another investigator moves from your location to a connecting location: Move to that location.",
     ["{reaction: {after: leave, who: {kind: investigator, other than: you}, at: your location, and: {is: "
      "that investigator, a: {connecting to: your location}}}, "
      "do: {move: {kind: location, location of: that investigator}}}"]),
    ("[reaction] After you reveal a location or put a new location into play: Draw 1 card.",
     ["{reaction: {after: reveal location, what: location, who: you}, do: {draw: 1}}",
      "{reaction: {after: enter play, what: location, who: you}, do: {draw: 1}}"]),
    ("[reaction] After you play a [[Charm]] event: Shuffle that event into your deck instead of discarding it.",
     ["{reaction: {after: play, who: you, what: {trait: Charm, kind: event}}, do: {if: {is: that card, a: {zone: "
      "discard}}, then: {shuffle: that card, into: deck}}}"]),
    ("[reaction] When you draw a non-weakness encounter card: Cancel all of that card's effects and shuffle it into "
     "the encounter deck. Then, draw another card from the top of the encounter deck.",
     ["{reaction: {when: draw encounter card, who: you, what: {weakness: false}}, do: {first: [{cancel: true, "
      "all effects: true}, "
      "{shuffle: that card, into: encounter deck}], then: {draw encounter cards: 1}}}"]),
    ("[reaction] After one of your other card effects heals damage from an investigator: That effect heals 2 "
     "additional damage.",
     ["{reaction: {after: heal, what: investigator, by: [you, {controlled by: you, other than: this}], of: damage}, "
      "do: {heal more damage: 2}}"]),
    ("[action]: Test [intellect] (2). If you succeed, heal 1 horror from an investigator at your location. Then, that "
     "investigator may draw 1 card.",
     ["{action: 1, do: {test: intellect, difficulty: 2, success: {choose: {kind: investigator, at: your location}, "
      "do: {first: {heal horror: 1, from: chosen}, then: {may: {draw: 1}, what: draw 1 card, who: chosen}}}}}"]),
    ("[action]: <b>Investigate.</b> If you succeed, you may put an asset with printed cost of X or lower into play "
     "from your hand. X is the amount you succeeded by.",
     ["{action: 1, do: {investigate: true, success: {may: {choose: {kind: asset, zone: hand, such that: {amount: "
      "{printed: cost, of: chosen}, at most: margin}}, do: {put into play: chosen, of: you}}, "
      "what: put an asset with printed cost of x or lower into play from your hand}}}"]),
    ("Each [[Charm]] asset in your hand or committed to a skill test gains [wild] [wild].",
     ["{constant: [{trait: Charm, kind: asset, zone: hand}, {trait: Charm, kind: asset, zone: committed}], "
      "get: {wild icons: 2}}"]),
    ("You cannot commit cards to skill tests while Brass Lamp is in your hand.",
     ["{constant: you, in: hand, cannot: {deed: commit, who: you}}"]),
    ("You cannot play assets other than Brass Lamp while it is in your hand.",
     ["{constant: you, in: hand, cannot: {deed: play, what: {kind: asset, other than: this}, who: you}}"]),
    ("If there are no charges on Brass Lamp, return it to your hand.",
     ["{as soon as: {amount: {tokens: charges, 'on': this}, at most: 0}, do: {return: this}}"]),
    ("[action]: <b>Investigate.</b> If you succeed, you may spend 1 charge to discover 1 additional clue at your "
     "location or 1 clue at a connecting location.",
     ["{action: 1, do: {investigate: true, before the clue: {may: {pay: {lose: 1, of: charges, 'on': this}, for: "
      "{either: {to discover 1 additional clue at your location: {modify: you, gets: {clues "
      "discovered at your location: 1}}, to "
      "discover 1 clue at a connecting location: {choose: connecting location, do: {discover: 1, at: chosen}}}}}, "
      "what: discover 1 additional clue at your location or 1 clue at a connecting location}}}"]),
    ("[action]: <b>Fight.</b> As an additional cost to initiate this ability, you may take 1 horror to have this "
     "attack deal +1 damage.",
     ["{action: 1, name: first, do: {fight: enemy}}",
      "{action: 1, name: second, cost: {horror: 1}, do: {fight: enemy, damage: 1}}"]),
    ("[action]: <b>Fight.</b> If this attack is successful, instead of its standard damage, this attack deals 2 damage "
     "to each enemy and each other investigator at the attacked enemy's location <i>(the rest is dealt once).</i>",
     ["{action: 1, do: {fight: enemy, standard damage: 2, damage to: [{kind: enemy, at: {kind: location, location of: "
      "attacked enemy}}, {kind: investigator, at: {kind: location, location of: attacked enemy}, other than: you}]}}"]),
    ("[action] Choose an enemy up to 2 connections away. Move (one location at a time) along the shortest path to that "
     "enemy's location and engage it.",
     ["{action: 1, do: {choose: {kind: enemy, up to connections away: 2}, do: [{move along a shortest path to: {kind: "
      "location, location of: chosen}, all the way: true}, {if: {is: chosen, a: {at: your location}}, then: {engage: "
      "chosen}}]}}"]),
]  # fmt: skip
"""A text, and the abilities that it is read as."""

REFUSED = [
    # Who pays more gets no more.
    "[action] Spend up to 2 secrets: Draw 1 card.",
    # A limit is shared by the costs of one ability.
    "[action] Spend up to 2 secrets: Draw that many cards. (Limit once per round.)",
    # Nothing is told of what another cost would replace.
    "[action] Exhaust Brass Lamp: Discover 1 clue at your location (or take 1 horror to discover 2 clues, instead).",
    # The costs have been paid.
    "[reaction] After you play an asset: Reduce the cost of that asset by 1.",
    # The card is not discarded yet.
    "[reaction] When you play an event: Shuffle that event into your deck instead of discarding it.",
    # No effect that heals, no card that is committed, and no test is spoken of before.
    "[reaction] After you play an asset: That effect heals 1 additional horror.",
    "[reaction] After you play an asset: That card gains another instance of one of its skill icons of your choice.",
    "[action]: Test [combat] (2). If that test fails, take 1 damage.",
    # The card would be nowhere.
    "[reaction] When you draw a non-weakness encounter card: Cancel all of that card's effects.",
    # The enemy is not in play yet.
    "[reaction] When an enemy spawns at your location, exhaust Brass Lamp: Deal that enemy 2 damage.",
    # Of several decks that a letter tells apart the data know nothing.
    "[action] Exhaust Brass Lamp: If agenda 1a is in play, draw 1 card.",
]
"""A text that is not understood."""

_YAML = YAML(typ="safe")


def said(text: str) -> Understood:
    return understood((text,), {"name": NAME, "type": "asset"}, NAMES)


@pytest.mark.parametrize(("text", "abilities"), READ)
def test_an_ability_is_read(text: str, abilities: list[str]) -> None:
    found = said(text)
    assert found.unread == ()
    assert found.keys["abilities"] == [_YAML.load(one) for one in abilities]


@pytest.mark.parametrize("text", REFUSED)
def test_what_nothing_follows_from_is_refused(text: str) -> None:
    assert said(text).unread


def test_a_list_goes_on_with_the_words_before_it() -> None:
    text = (
        "While you have ...\n- ...2 or more clues, you get +1 [combat].\n- ... 4 or more clues, you get +1 [agility]."
    )
    found = understood(lines_of(text).more, {"name": NAME, "type": "asset"}, NAMES)
    assert found.unread == ()
    assert [one["while"]["at least"] for one in found.keys["abilities"]] == [2, 4]  # type: ignore[index, union-attr]


def test_a_reaction_to_the_ability_above_is_that_ability_for_more_of_a_cost() -> None:
    above = "[action] Spend 1 ammo: <b>Fight</b> ([combat]). You get +2 [combat] for this attack."
    lines = (
        above,
        "[reaction] When you trigger the above [action] ability, exhaust Brass Lamp: This attack ignores the aloof "
        "keyword.",
    )
    found = understood(lines, {"name": NAME, "type": "asset"}, NAMES)
    attack = "fight: enemy, using: combat, you get: {combat: 2}"
    assert found.unread == ()
    assert found.keys["abilities"] == [
        _YAML.load(f"{{action: 1, name: first, cost: {{spend: 1, of: ammo}}, do: {{{attack}}}}}"),
        _YAML.load(
            "{action: 1, name: second, cost: [{spend: 1, of: ammo}, {exhaust: this}], "
            f"do: {{{attack}, ignoring: aloof}}}}"
        ),
    ]
    assert understood(lines[1:], {"name": NAME, "type": "asset"}, NAMES).unread


def test_a_single_use_is_one_of_its_kind() -> None:
    assert lines_of("Uses (1 arrow).").uses == ("arrows", 1)


def test_the_tokens_that_a_card_seals_are_read() -> None:
    found = said("Seal ([skull] or [cultist]). Uses (2 charges).")
    assert found.unread == ()
    assert found.keys == {"keywords": ["seal"], "seals": ["skull", "cultist"], "uses": {"charges": 2}}


def test_a_card_that_stays_in_the_opening_hand_is_read() -> None:
    found = said(
        "If Brass Lamp is drawn in your opening hand during setup, you cannot replace it. It must stay in your "
        "opening hand."
    )
    assert found.unread == ()
    assert found.keys == {"kept in opening hand": True}
