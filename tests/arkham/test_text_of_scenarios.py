"""The text of locations about what some scenarios have of their own: supplies, namesakes, clues that come back."""

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.text.cards import Understood, understood
from adjudicator.games.arkham.importing.text.words import names_of

NAME = "Brass Gate"
NAMES = names_of(NAME, False, frozenset({"Cellar", "Old Well", "Lamp Thief", "Mara Quill", "Catacomb", NAME}))
_YAML = YAML(typ="safe")

READ = [
    (
        '<b>Forced</b> - After Brass Gate is revealed: Each player who has "found a guide" loses 1 action.',
        "{forced: {after: reveal location, what: this}, do: {lose: 1, of: actions, on: "
        "{kind: investigator, remembers: found a guide}}}",
    ),
    (
        "[action] Check your supplies. If you have a lamp: Draw 1 card.",
        "{action: 1, if: {is: you, a: {supply: lamp}}, do: {draw: 1}}",
    ),
    (
        "[fast]: Check your supplies. If you have a tin whistle, draw 1 card.",
        "{free: true, do: {if: {is: you, a: {supply: tin whistle}}, then: {draw: 1}}}",
    ),
    (
        "[action]: Check your supplies. If you do not have a lamp, take 1 horror.",
        "{action: 1, do: {if: {not: {is: you, a: {supply: lamp}}}, then: {horror: 1}}}",
    ),
    (
        "[reaction] When you investigate Brass Gate: Check your supplies. If an investigator at Brass Gate has rope, "
        "reduce Brass Gate's shroud by 2 for this investigation.",
        "{reaction: {when: begin test, who: you, what: this, of: investigate}, "
        "do: {if: {there is: {kind: investigator, at: this, supply: rope}}, "
        "then: {modify: this, gets: {shroud: -2}, until: end of the test}}}",
    ),
    (
        "<b>Forced</b> - When an enemy at Brass Gate would be dealt any amount of damage: Check your supplies. "
        "If no investigator at Brass Gate has lanterns, cancel that damage.",
        "{forced: {would: deal, what: {kind: enemy, at: this}, of: damage}, "
        "do: {if: {not: {there is: {kind: investigator, at: this, supply: lanterns}}}, "
        "then: {prevent damage: that much, to: that card}}}",
    ),
    (
        "[action]: Reduce the shroud value of Brass Gate by 2 for the remainder of the scenario.",
        "{action: 1, do: {modify: this, gets: {shroud: -2}, until: end of the game}}",
    ),
    (
        "<b>Forced</b> - At the end of the round, if there are fewer than 3 clues per investigator on Brass Gate: "
        "Add clues to it until it has 3 clues per investigator on it.",
        "{forced: {at: end round}, if: {amount: {tokens: clues, 'on': this}, "
        "at most: {amount: {per investigator: 3}, plus: -1}}, "
        "do: {gain: {amount: {sum: [{per investigator: 3}, {minus: {tokens: clues, 'on': this}}]}, least: 0}, "
        "of: clues, 'on': this}}",
    ),
    (
        "[action] Spend 1 resource: Place that resource on Brass Gate.",
        "{action: 1, cost: {resources: 1}, do: {gain: 1, of: resources, 'on': this}}",
    ),
    (
        "[action]: <b>Engage.</b> Choose an enemy at a connecting location. That enemy moves to this location and "
        "engages you.",
        "{action: 1, designator: engage, do: {choose: {kind: enemy, at: connecting location}, "
        "do: [{move: this, who: chosen}, {engage: chosen}]}}",
    ),
    (
        "<b>Forced</b> - When the mythos phase ends: Deal 1 direct damage to each player card with health at Brass "
        "Gate.",
        "{forced: {when: end phase, of: mythos}, do: {damage: 1, direct: true, to: "
        "[{kind: investigator, has: health, at: this}, {kind: asset, has: health, at: this}]}}",
    ),
    (
        "<b>Haunted</b> - Each of your cards with sanity takes 1 direct horror.",
        "{haunted: {horror: 1, direct: true, to: [you, {kind: asset, has: sanity, controlled by: you}]}}",
    ),
    (
        "<b>Haunted</b> - Lose 2 resources. For each resource you cannot lose from this effect, take 1 horror.",
        "{haunted: {if: {amount: {tokens: resources, 'on': you}, at least: 2}, then: {lose: 2}, "
        "else: {if: {amount: {tokens: resources, 'on': you}, at least: 1}, then: [{lose: 1}, {horror: 1}], "
        "else: {horror: 2}}}}",
    ),
    (
        "<b>Forced</b> - When the round ends: Each investigator and each [[Ally]] asset in the Brass Gate takes 1 "
        "horror. "
        "Cancel this effect if an investigator controls the [skull] key.",
        "{forced: {when: end round}, do: {if: {not: {there is: {kind: investigator, keys: skull}}}, "
        "then: {horror: 1, to: [{kind: investigator, at: this}, {trait: Ally, kind: asset, at: this}]}}}",
    ),
    (
        "<b>Forced</b> - After you enter Brass Gate: Discard the top card of the encounter deck. If that card is a "
        "treachery, draw it.",
        "{forced: {after: enter, at: this, who: investigator}, "
        "do: {discard encounter cards: 1, such: {kind: treachery}, do: {draw card: chosen}}}",
    ),
    (
        "<b>Forced</b> - After you discover 1 or more clues at Brass Gate: Discard 2 cards from the top of your deck "
        "for "
        "each clue just discovered.",
        "{forced: {after: discover, who: investigator, at: this}, "
        "do: {discard from the top: {times: 2, number: that much}}}",
    ),
    (
        "<b>Forced</b> - After you discover 1 or more clues at Brass Gate: Spend those clues and put that many random "
        "set-aside Catacomb locations into play.",
        "{forced: {after: discover, who: investigator, at: this}, do: [{spend: that much, of: clues}, "
        "{at random: {named: Catacomb, zone: set aside}, do: {put into play: chosen}, amount: that much}]}",
    ),
    (
        "<b>Forced</b> - After you discover 1 or more clues at Brass Gate: Discard cards from your hand with that many "
        "[combat] icons among them. If you cannot, take 1 damage.",
        "{forced: {after: discover, who: investigator, at: this}, "
        "do: {if able: {discard icons: that much, of: combat}, else: {damage: 1}}}",
    ),
    (
        "<b>Forced</b> - After you successfully investigate Brass Gate: Discard 1 card from the top of the encounter "
        "deck "
        "for each point you succeeded by.",
        "{forced: {after: succeed, who: investigator, what: this, of: investigate}, "
        "do: {discard encounter cards: that much}}",
    ),
    (
        "<b>Forced</b> - When the last clue is discovered from Brass Gate: Spawn the topmost enemy in the encounter "
        "discard pile at Brass Gate. (If there are no enemies in the encounter discard pile, discard cards from the "
        "top "
        "of the encounter deck until an enemy is discarded, and spawn that enemy instead.)",
        "{forced: {when: discover, at: this, and: {amount: {tokens: clues, 'on': that location}, at most: that much}}, "
        "do: {if: {not: {there is: {kind: enemy, zone: encounter discard}}}, "
        "then: {discard from the encounter deck until: enemy, do: {spawn: chosen, at: this}}, "
        "else: {spawn: {topmost: true, kind: enemy, zone: encounter discard}, at: this}}}",
    ),
    (
        "<b>Forced</b> - When you discover the last clue from Brass Gate: Draw the topmost [[Hex]] treachery in the "
        "encounter discard pile. (If you cannot, instead discard cards from the top of the encounter deck until a "
        "[[Hex]] treachery is discarded, and draw it.)",
        "{forced: {when: discover, who: investigator, at: this, "
        "and: {amount: {tokens: clues, 'on': that location}, at most: that much}}, "
        "do: {if able: {draw card: {trait: Hex, kind: treachery, zone: encounter discard, topmost: true}}, "
        "else: {discard from the encounter deck until: {trait: Hex, kind: treachery}, do: {draw card: chosen}}}}",
    ),
    (
        "[fast] Take 1 direct damage and 1 direct horror: Choose an investigator at a different Brass Gate. That "
        "investigator heals 1 damage and 2 horror.",
        "{free: true, cost: {damage: 1, horror: 1, direct: true}, do: {choose: {kind: investigator, "
        "at: {kind: location, named: Brass Gate, other than: this}}, "
        "do: [{heal damage: 1, from: chosen}, {heal horror: 2, from: chosen}]}}",
    ),
    (
        "[fast]: Choose an investigator at a different Brass Gate. Move up to 1 of your resources to that "
        "investigator's "
        "resource pool, or vice versa.",
        "{free: true, do: {choose: {kind: investigator, at: {kind: location, named: Brass Gate, other than: this}}, "
        "do: {either: {to move 1 resource to them: {move tokens: resources, amount: 1, from: you, to: chosen}, "
        "to move 1 resource to you: {move tokens: resources, amount: 1, from: chosen, to: you}}}}}",
    ),
    (
        "<b>Forced</b> - After you reveal a chaos token from the chaos bag during an attack at this location: Reveal "
        "and "
        "resolve an additional chaos token. (Limit once per test.)",
        "{forced: {after: reveal token, who: investigator, and: {all: [{during: attack}, "
        "{is: testing investigator, a: {at: this}}]}}, limit: 1 per test, do: {reveal tokens: 1}}",
    ),
    (
        "<b>Forced</b> - After the Brass Gate is revealed: Put the set-aside Mara Quill asset into play in the Brass "
        "Gate. "
        "Place 1 random set-aside key on her.",
        "{forced: {after: reveal location, what: this}, do: [{put into play: {named: Mara Quill, zone: set aside}, "
        "at: this}, {place a random key: true, 'on': Mara Quill}]}",
    ),
    (
        "<b>Forced</b> - After Brass Gate is revealed: Advance to act 3b.",
        "{forced: {after: reveal location, what: this}, do: {advance to the reverse of: act, stage: 3}}",
    ),
    (
        "Brass Gate gets +X shroud, where X is half of the doom on Lamp Thief (rounded up).",
        "{constant: this, get: {shroud: {half: {tokens: doom, 'on': Lamp Thief}}}}",
    ),
    (
        "During the enemy phase, each investigator in Brass Gate gets -1 to each skill.",
        "{constant: {kind: investigator, at: this}, while: {phase: enemy}, "
        "get: {willpower: -1, intellect: -1, combat: -1, agility: -1}}",
    ),
    (
        "You must have at least 2 clues in order to move to Brass Gate.",
        "{constant: this, cannot: {deed: enter, what: this, who: {kind: investigator, "
        "such that: {amount: {tokens: clues, 'on': chosen}, at most: 1}}}}",
    ),
    (
        "You can only discover clues in the Brass Gate if you have no cards in your hand.",
        "{constant: you, while: {there is: {kind: card, zone: hand}}, cannot: {deed: discover, what: this, who: you}}",
    ),
    (
        "[action]: Search the top 4 cards of your deck for a [[Spell]] asset and add it to your hand. Shuffle the rest "
        "back into your deck.",
        "{action: 1, do: {search: {trait: Spell, kind: asset, zone: deck}, do: {return: chosen}, top: 4, shuffle: "
        "true}}",
    ),
    (
        "[action]: Search the top 4 cards of your deck for a [[Spell]] asset and add it to your hand. Shuffle your "
        "deck. "
        "If no card was added in this way, draw 1 card.",
        "{action: 1, do: {search: {trait: Spell, kind: asset, zone: deck}, do: {return: chosen}, top: 4, shuffle: "
        "true, "
        "else: {draw: 1}}}",
    ),
    (
        "[action]: <b>Investigate.</b> If you succeed, instead of discovering clues, choose an enemy with doom on it. "
        "Take 1 of that enemy's doom, flip it to its clue side, and place it on your investigator.",
        "{action: 1, do: {investigate: true, instead: {choose: {kind: enemy, with a: doom}, "
        "do: {move tokens: doom, from: chosen, to: you, becomes: clues}}}}",
    ),
    (
        "[action]: Reveal the Catacomb location to the left of Brass Gate.",
        "{action: 1, do: {reveal: {kind: location, left of: this, named: Catacomb}}}",
    ),
    (
        "[action]: Take up to 2 damage.",
        "{action: 1, do: {either: {to take 1 damage: {damage: 1}, to take 2 damage: {damage: 2}}}}",
    ),
    (
        "<b>Forced</b> - When you would move from Brass Gate to an unrevealed location: Take 1 damage and cancel the "
        "effects of the move.",
        "{forced: {when: enter, who: investigator, and: {is: that investigator, a: {at: this}}, "
        "at: {revealed: false, kind: location}}, "
        "do: [{damage: 1}, {cancel: true}]}",
    ),
    (
        "<b>Forced</b> - After an enemy moves into Brass Gate: It gets +1 horror value for the remainder of the round.",
        "{forced: {after: enemy moves, what: enemy, at: this}, "
        "do: {modify: that enemy, gets: {attack horror: 1}, until: end of the round}}",
    ),
    (
        "[reaction] After you perform a parley action in the Brass Gate: Draw 1 card.",
        "{reaction: {after: perform, who: you, and: {is: that investigator, a: {at: this}}, of: parley}, "
        "do: {draw: 1}}",
    ),
    (
        "[action]: Move any number of breaches from Brass Gate to the current act. Then, test [agility] (X), where X "
        "is 2 "
        "more than the number of breaches moved. For each point you fail by, either take 1 horror or 1 damage.",
        "{action: 1, do: {choose several: this, up to: {tokens: breaches, 'on': this}, divided: true, "
        "do: {move tokens: breaches, from: this, to: current act}, "
        "then: {test: agility, difficulty: {amount: that much, plus: 2}, "
        "each point failed: {either: {to take 1 horror: {horror: 1}, to take 1 damage: {damage: 1}}}}}}",
    ),
    (
        "[action]: Discard cards from the top of the encounter deck until an enemy is discarded. Set that enemy aside, "
        "out of play. Then gain 1 resource.",
        "{action: 1, do: {discard from the encounter deck until: enemy, "
        "do: {first: {return: chosen, to: set aside}, then: {gain: 1}}}}",
    ),
    (
        "<b>Forced</b> - After Brass Gate enters play: Search the chaos bag for a [skull] token and seal it on Brass "
        "Gate.",
        "{forced: {after: enter play, what: this}, do: {seal: skull, 'on': this}}",
    ),
    (
        "[action]: Look at the top card of your deck. If it is an [[Ally]] asset, you may put it into play. Otherwise, "
        "draw it.",
        "{action: 1, do: [{look at the top: 1, of: you}, {find: {zone: deck, topmost: true}, "
        "do: {if: {is: chosen, a: {trait: Ally, kind: asset}}, "
        "then: {may: {put into play: chosen, of: you}, what: put that asset into play}, else: {draw card: chosen}}}]}",
    ),
    (
        "Ignore the text on unrevealed locations adjacent to Brass Gate.",
        "{constant: [{revealed: false, kind: location, left of: this}, {revealed: false, kind: location, right of: "
        "this}, "
        "{revealed: false, kind: location, above: this}, {revealed: false, kind: location, below: this}], blank: true}",
    ),
]

REFUSED = [
    "[action]: If you have a lamp, draw 1 card.",
    "[action] Check your supplies. If you have doom: Draw 1 card.",
    "[action]: Place that resource on Brass Gate.",
    "[action] Spend 2 resources: Place that resource on Brass Gate.",
    "<b>Forced</b> - After you enter Brass Gate: Spend those clues.",
    "<b>Forced</b> - After you enter Brass Gate: Draw 1 card for each clue just discovered.",
    "<b>Forced</b> - After you enter Brass Gate: Discard the top 2 cards of the encounter deck. If that card is an "
    "enemy, "
    "draw it.",
    "<b>Haunted</b> - Lose 1 action. For each resource you cannot lose from this effect, take 1 horror.",
    "<b>Haunted</b> - Each of your cards with doom takes 1 damage.",
    "You must have at least 2 clues in order to move to the Cellar.",
    "<b>Forced</b> - After you would move from Brass Gate to an unrevealed location: Take 1 damage.",
    "[action]: Draw 1 card. If it is an asset, put it into play.",
    "[action]: Discard 1 card. Then, test [agility] (X), where X is the number of breaches moved.",
]


def said(text: str) -> Understood:
    return understood((text,), {"name": NAME, "type": "location"}, NAMES)


@pytest.mark.parametrize(("text", "ability"), READ)
def test_a_line_is_read(text: str, ability: str) -> None:
    found = said(text)
    assert found.unread == ()
    assert found.keys["abilities"] == [_YAML.load(ability)]


def test_places_connect_both_ways() -> None:
    found = said("While there is an enemy at Brass Gate, Brass Gate is connected to Old Well, and vice versa.")
    so = {"there is": {"kind": "enemy", "at": "this"}}
    assert found.keys["abilities"] == [
        {"constant": "this", "connected to": "Old Well", "while": so},
        {"constant": "Old Well", "connected to": "this", "while": so},
    ]


def test_a_card_of_a_trait_is_drawn_from_either_deck() -> None:
    found = said(
        "<b>Forced</b> - When an investigator at this location draws a [[Hex]] card: That investigator takes 1 horror."
    )
    players = [{"trait": "Hex", "kind": kind} for kind in ("asset", "event", "skill")]
    there, does = {"kind": "investigator", "at": "this"}, {"horror": 1, "to": "that investigator"}
    assert found.keys["abilities"] == [
        {"forced": {"when": "draw encounter card", "who": there, "what": {"trait": "Hex"}}, "do": does},
        {"forced": {"after": "draw", "who": there, "what": players}, "do": does},
    ]


@pytest.mark.parametrize("text", REFUSED)
def test_what_might_be_read_wrongly_is_refused(text: str) -> None:
    found = said(text)
    assert not found.keys
    assert len(found.unread) == 1
