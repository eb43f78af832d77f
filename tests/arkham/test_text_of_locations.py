"""The text of locations: what happens there, what holds for whoever is there, and what is refused of it."""

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.printed import described, titles_of
from adjudicator.games.arkham.importing.text.cards import Understood, understood
from adjudicator.games.arkham.importing.text.words import names_of

NAME = "Brass Gate"
NAMES = names_of(NAME, False, frozenset({"Cellar", "Old Well", "Lamp Thief", "Warden", NAME}))
_YAML = YAML(typ="safe")

READ = [
    (
        "<b>Forced</b> - At the end of your turn, if you are in Brass Gate: Discard the top X cards of your deck, "
        "where X "
        "is the amount of damage on you.",
        "{forced: {at: end turn, who: investigator}, if: {is: you, a: {at: this}}, "
        "do: {discard from the top: {tokens: damage, 'on': you}}}",
    ),
    (
        "<b>Forced</b> - When you fail an [agility] test in Brass Gate: Take 1 damage.",
        "{forced: {when: fail, who: investigator, and: {all: [{testing: agility}, "
        "{is: that investigator, a: {at: this}}]}}, do: {damage: 1}}",
    ),
    (
        "While Warden is at this location, this location cannot be investigated.",
        "{constant: this, while: {is: Warden, a: {at: this}}, cannot: {deed: investigate, what: this}}",
    ),
    (
        "<b>Forced</b> - After you succeed by 3 or more while investigating Brass Gate: Take 1 damage.",
        "{forced: {after: succeed, who: investigator, what: this, of: investigate, least: 3}, do: {damage: 1}}",
    ),
    (
        "[action] Exhaust an [[Item]] asset: Discover a clue at this location.",
        "{action: 1, cost: {exhaust: {trait: Item, kind: asset, controlled by: you}}, do: {discover: 1, at: this}}",
    ),
    (
        "While an investigator at this location controls Warden, this location gets -1 shroud.",
        "{constant: this, while: {is: Warden, a: {controlled by: {kind: investigator, at: this}}}, get: {shroud: -1}}",
    ),
    (
        "[fast] Discard a card from your hand: Gain resources equal to the number of [combat] icons on the "
        "discarded card.",
        "{free: true, cost: {discard: {kind: card, zone: hand}}, do: {gain: {value: combat icons, of: discarded "
        "card}}}",
    ),
    (
        "[action] Spend 1 resource: Add 1 supply or ammo token to an asset you control.",
        "{action: 1, cost: {resources: 1}, do: {choose: {kind: asset, controlled by: you}, do: {either: {"
        "to place 1 supply: {gain: 1, of: supplies, 'on': chosen}, to place 1 ammo: {gain: 1, of: ammo, 'on': "
        "chosen}}}}}",
    ),
    (
        "<b>Forced</b> - After any number of clues are discovered from this location: Each investigator at this "
        "location "
        "loses an equal number of resources.",
        "{forced: {after: discover, at: this}, do: {lose: that much, 'on': {kind: investigator, at: this}}}",
    ),
    (
        "<b>Forced</b> - After any number of clues are discovered from this location: Each investigator at this "
        "location "
        "must discard an equal number of cards at random from his or her hand.",
        "{forced: {after: discover, at: this}, do: {each: {kind: investigator, at: this}, "
        "do: {discard: {kind: card, zone: hand}, amount: that much, random: true}}}",
    ),
    (
        "<b>Forced</b> - After you enter Brass Gate, test [combat] (3). For each point you fail by, take 1 damage.",
        "{forced: {after: enter, at: this, who: investigator}, do: {test: combat, difficulty: 3, "
        "failure: {damage: margin}}}",
    ),
    (
        "[action]: Draw the top card of the encounter deck. Then, move all breaches from Brass Gate to the current "
        "act.",
        "{action: 1, do: {first: {draw encounter cards: 1}, then: {move tokens: breaches, "
        "amount: {tokens: breaches, 'on': this}, from: this, to: current act}}}",
    ),
    (
        "[action]: Test [combat] (2). For each point you succeed by, move 1 breach from Brass Gate to the current act.",
        "{action: 1, do: {test: combat, difficulty: 2, "
        "success: {move tokens: breaches, from: this, to: current act, amount: margin}}}",
    ),
    (
        "[action] Choose and discard a card from your hand: Move 1 breach from Brass Gate to the current act, +1 "
        "additional "
        "breach for each [combat] icon on that card.",
        "{action: 1, cost: {discard: {kind: card, zone: hand}}, do: {move tokens: breaches, from: this, to: current "
        "act, "
        "amount: {amount: {value: combat icons, of: discarded card}, plus: 1}}}",
    ),
    (
        "[action]: Search the encounter deck for a [[Thug]] enemy and draw it. Then, move 1 breach from Brass Gate "
        "to the "
        "current act. Shuffle the encounter deck.",
        "{action: 1, do: {first: {search: {trait: Thug, kind: enemy, zone: encounter deck}, do: {draw card: chosen}}, "
        "then: {move tokens: breaches, from: this, to: current act}}}",
    ),
    (
        "<b>Forced</b> - After you reveal Brass Gate: Test [willpower] (2). For each point you fail by, discard 1 "
        "card at "
        "random from each player's hand.",
        "{forced: {after: reveal location, what: this, who: investigator}, do: {test: willpower, difficulty: 2, "
        "each point failed: {each: each investigator, "
        "do: {discard: {kind: card, zone: hand}, amount: 1, random: true}}}}",
    ),
    (
        "While you are investigating Brass Gate, it gets -1 shroud for each damage on you.",
        "{constant: this, while: {all: [{during: investigate, by: testing investigator}, "
        "{is: investigated location, a: this}]}, get: {shroud: {minus: {tokens: damage, 'on': testing investigator}}}}",
    ),
    (
        "While you have at least 2 hidden cards in your hand, you cannot investigate this location.",
        "{constant: you, while: {amount: {count: {keyword: hidden, kind: card, zone: hand}}, at least: 2}, "
        "cannot: {deed: investigate, what: this, who: you}}",
    ),
    ("<b>Haunted</b> - Place 1 clue from the supply on Brass Gate.", "{haunted: {gain: 1, of: clues, 'on': this}}"),
    (
        "[action] <b>Investigate.</b> You get +2 [intellect] for this investigation. After this skill test ends, "
        "discard "
        "each card in your hand.",
        "{action: 1, do: {investigate: true, you get: {intellect: 2}, after: {discard: {kind: card, zone: hand}}}}",
    ),
    (
        "[reaction] After you successfully evade an enemy at Brass Gate: Draw 1 card.",
        "{reaction: {after: evade, what: {kind: enemy, at: this}, who: you, of: success}, do: {draw: 1}}",
    ),
    (
        "[reaction] After an investigator evades an enemy: Draw 1 card.",
        "{reaction: {after: evade, what: enemy, who: investigator}, do: {draw: 1}}",
    ),
    (
        "[reaction] After you evade an enemy at Brass Gate: Move that enemy to a connecting location.",
        "{reaction: {after: evade, what: {kind: enemy, at: this}, who: you}, "
        "do: {move: connecting location, who: that enemy}}",
    ),
    (
        "While you are in Brass Gate, decrease your maximum hand size by 2.",
        "{constant: you, while: {is: you, a: {at: this}}, get: {hand size: -2}}",
    ),
    (
        "While investigating Brass Gate, add your [combat] value to your skill value for the investigation.",
        "{constant: you, while: {all: [{during: investigate, by: you}, {is: investigated location, a: this}]}, "
        "get: {skill value: {value: combat, of: you}}}",
    ),
    (
        "You cannot investigate Brass Gate while you have between 2 and 4 resources.",
        "{constant: this, while: {amount: {tokens: resources, 'on': you}, at least: 2, at most: 4}, "
        "cannot: {deed: investigate, what: this, who: you}}",
    ),
    (
        "[fast] If there are no clues here: Draw the encounter card underneath Brass Gate. (Group limit once per "
        "game).",
        "{free: true, if: {amount: {tokens: clues, 'on': this}, at most: 0}, limit: group 1 per game, "
        "do: {draw card: {encounter: true, zone: underneath}}}",
    ),
    (
        "[action] If there are no clues on Brass Gate: Test [combat] (2). If you succeed, he falls into the moat; "
        "remember "
        'that you "know the gatekeeper."',
        "{action: 1, if: {amount: {tokens: clues, 'on': this}, at most: 0}, do: {test: combat, difficulty: 2, "
        "success: {remember: know the gatekeeper}}}",
    ),
    (
        'You cannot enter Brass Gate unless you have "found a key."',
        "{constant: this, cannot: {deed: enter, what: this, who: investigator}, while: {not: {remembered: found a "
        "key}}}",
    ),
    (
        "[action]: Test [combat] (1). If you succeed, test [agility] (2). If you succeed, draw 1 card.",
        "{action: 1, do: {test: combat, difficulty: 1, success: {test: agility, difficulty: 2, success: {draw: 1}}}}",
    ),
    (
        "<b>Forced</b> - When Brass Gate is revealed: Put into play the 3 set-aside Old Well locations.",
        "{forced: {when: reveal location, what: this}, do: {put into play: {zone: set aside, named: Old Well}}}",
    ),
    (
        "<b>Forced</b> - When Brass Gate is revealed: Put 2 of the set-aside Old Well locations into play, at random.",
        "{forced: {when: reveal location, what: this}, do: ["
        "{at random: {named: Old Well, zone: set aside}, do: {put into play: chosen}}, "
        "{at random: {named: Old Well, zone: set aside}, do: {put into play: chosen}}]}",
    ),
    ("Brass Gate is connected to each copy of Old Well.", "{constant: this, connected to: {named: Old Well}}"),
    (
        "Brass Gate is connected to the locations to the left and right of it.",
        "{constant: this, connected to: [{kind: location, left of: this}, {kind: location, right of: this}]}",
    ),
    (
        "You cannot enter Brass Gate unless all of the clues on the location to its left have been discovered.",
        "{constant: this, cannot: {deed: enter, what: this, who: investigator}, "
        "while: {there is: {kind: location, left of: this, all clues discovered: false}}}",
    ),
    (
        "<b>Forced</b> - When Brass Gate is revealed: Put the top 2 Cellar in the Cellar deck into play above and "
        "to the "
        "right of Brass Gate.",
        "{forced: {when: reveal location, what: this}, do: ["
        "{put into play: {named: Cellar, zone: cellar deck, topmost: true}, above: this}, "
        "{put into play: {named: Cellar, zone: cellar deck, topmost: true}, right of: this}]}",
    ),
    (
        "<b>Forced</b> - When Brass Gate is revealed: Put the topmost Cellar in the Cellar deck into play below or "
        "to the "
        "left of Brass Gate.",
        "{forced: {when: reveal location, what: this}, do: {either: {"
        "to put it below: {put into play: {named: Cellar, zone: cellar deck, topmost: true}, below: this}, "
        "to put it to the left: {put into play: {named: Cellar, zone: cellar deck, topmost: true}, left of: this}}}}",
    ),
    (
        "[action]: You go looking for somebody. Gain 2 clues <i>(from the token pool)</i>.",
        "{action: 1, do: {gain: 2, of: clues}}",
    ),
    (
        "[action]: Test [combat] (2) to free the prisoner, or to bind him. If you succeed, draw 1 card.",
        "{action: 1, do: {test: combat, difficulty: 2, success: {draw: 1}}}",
    ),
    (
        "While you are in Brass Gate, you cannot draw cards or gain resources during the upkeep phase.",
        "{constant: you, while: {is: you, a: {at: this}}, cannot: [{deed: draw in the upkeep phase, who: you}, "
        "{deed: gain resources in the upkeep phase, who: you}]}",
    ),
    (
        "Investigators at Brass Gate cannot take draw or resource actions.",
        "{constant: this, cannot: [{deed: draw action, who: {kind: investigator, at: this}}, "
        "{deed: resource action, who: {kind: investigator, at: this}}]}",
    ),
    (
        "You cannot gain resources while you are in Brass Gate.",
        "{constant: you, while: {is: you, a: {at: this}}, cannot: {deed: gain resources, who: you}}",
    ),
    (
        "[[Thug]] enemies cannot spawn at Brass Gate.",
        "{constant: this, cannot: {deed: spawn, what: this, who: {trait: Thug, kind: enemy}}}",
    ),
    (
        "<b>Forced</b> - After you enter Brass Gate: Lose all of your remaining actions and immediately end your turn.",
        "{forced: {after: enter, at: this, who: investigator}, "
        "do: [{lose: actions remaining, of: actions}, {end your turn: true}]}",
    ),
    (
        "[fast]: An investigator in Brass Gate may place 1 of his or her clues on any [[Thug]] enemy in play.",
        "{free: true, do: {choose: {kind: investigator, at: this}, do: {may: {choose: {trait: Thug, kind: enemy}, "
        "do: {move tokens: clues, amount: 1, from: you, to: chosen}}, "
        "what: place 1 of their clues on any Thug enemy in play, who: chosen}}}",
    ),
    (
        "[fast]: Each investigator in Brass Gate may place 1 of his or her clues on Warden.",
        "{free: true, do: {may: {move tokens: clues, amount: 1, from: you, to: Warden}, "
        "what: place 1 of their clues on Warden, who: {kind: investigator, at: this}}}",
    ),
    (
        "[fast]: Place up to 2 of your clues on Warden.",
        "{free: true, do: {either: {to place 1 clue: {move tokens: clues, from: you, to: Warden, amount: 1}, "
        "to place 2 clues: {move tokens: clues, from: you, to: Warden, amount: 2}}}}",
    ),
    (
        "<b>Forced</b> - When you move out of Brass Gate: Test [agility] (3). If you fail, cancel the effects of "
        "the move.",
        "{forced: {when: leave, at: this, who: investigator}, do: {test: agility, difficulty: 3, failure: {cancel: "
        "true}}}",
    ),
    (
        "Each enemy at Brass Gate deals +1 damage while it is attacking.",
        "{constant: {kind: enemy, at: this}, get: {damage while attacking: 1}}",
    ),
    (
        "If there is an investigator at Brass Gate, other investigators cannot enter Brass Gate.",
        "{constant: this, while: {there is: {kind: investigator, at: this}}, "
        "cannot: {deed: enter, what: this, who: investigator}}",
    ),
    (
        "<b>Forced</b> - After you enter Brass Gate: Flip 1 clue token on Brass Gate to its doom side.",
        "{forced: {after: enter, at: this, who: investigator}, "
        "do: {move tokens: clues, from: this, to: this, becomes: doom}}",
    ),
    (
        "While you are in Brass Gate, you cannot commit skill cards to skill tests.",
        "{constant: you, while: {is: you, a: {at: this}}, cannot: {deed: commit, what: skill, who: you}}",
    ),
    (
        "<b>Forced</b> - After you enter Brass Gate: You cannot leave Brass Gate this round.",
        "{forced: {after: enter, at: this, who: investigator}, "
        "do: {cannot: leave, what: this, who: you, until: end of the round}}",
    ),
    (
        "[action]: Either gain 2 resources, or spend 2 resources to gain 1 clue.",
        "{action: 1, do: {either: {to gain 2 resources: {gain: 2}, "
        "to spend 2 resources to gain 1 clue: {pay: {spend: 2}, for: {gain: 1, of: clues}}}, freely: true}}",
    ),
    (
        "[fast] During your turn, if there are exactly 2 or 3 investigators in the game: Draw 1 card.",
        "{free: true, during: your turn, if: {amount: investigators, at least: 2, at most: 3}, do: {draw: 1}}",
    ),
    (
        "<b>Forced</b> - After you reveal a [skull] or [tablet] symbol while investigating Brass Gate: Take 1 damage.",
        "{forced: {after: reveal token, who: investigator, of: [skull, tablet], "
        "and: {all: [{during: investigate}, {is: investigated location, a: this}]}}, do: {damage: 1}}",
    ),
    (
        "<b>Forced</b> - After you enter Brass Gate: You must either discard cards from your hand with at least 2 "
        "total "
        "[combat] icons or take 2 damage.",
        "{forced: {after: enter, at: this, who: investigator}, do: {either: {"
        "to discard cards from your hand with at least 2 total combat icons: {discard icons: 2, of: combat}, "
        "to take 2 damage: {damage: 2}}}}",
    ),
    (
        "<b>Forced</b> - After Brass Gate is revealed: Place 1 random set-aside key on it.",
        "{forced: {after: reveal location, what: this}, do: {place a random key: true, 'on': this}}",
    ),
    (
        "You cannot enter Brass Gate unless you control the [tablet] key.",
        "{constant: this, cannot: {deed: enter, what: this, who: investigator}, "
        "while: {not: {is: you, a: {keys: tablet}}}}",
    ),
    (
        "You cannot enter Brass Gate unless you control at least 1 ([skull]/[elder_thing]) key.",
        "{constant: this, cannot: {deed: enter, what: this, who: investigator}, "
        "while: {not: {any: [{is: you, a: {keys: skull}}, {is: you, a: {keys: elder thing}}]}}}",
    ),
    (
        "While you are investigating Brass Gate, if you control the [skull] key, Brass Gate gets -2 shroud.",
        "{constant: this, while: {all: [{during: investigate, by: testing investigator}, "
        "{is: investigated location, a: this}, {is: testing investigator, a: {keys: skull}}]}, get: {shroud: -2}}",
    ),
    (
        "Each [[Night Watch]] enemy at Brass Gate gets +1 fight.",
        "{constant: {trait: Night Watch, kind: enemy, at: this}, get: {fight: 1}}",
    ),
]

REFUSED = [
    "<b>Forced</b> - When Warden spawns: Spawn Lamp Thief here instead of at its normal location.",
    "Brass Gate is connected to the locations to the left and right of the Cellar.",
    "<b>Forced</b> - When Brass Gate is revealed: Put the top 3 Cellar in the Cellar deck into play above and below "
    "it.",
    "[action]: Test [combat] (1). If you succeed, test [agility] (2). If you fail, draw 1 card.",
    '[action]: Test [combat] (2). If you succeed, you draw 1 card; remember that you "know the gatekeeper."',
    "[action]: <b>Resign.</b> You leave by the gate. Then, discard Brass Gate.",
    "[action]: <b>Resign.</b> You must leave by the gate.",
    "<b>Forced</b> - When an enemy fails a [combat] test in Brass Gate: Take 1 damage.",
    "[action] Exhaust each [[Item]] asset: Discover a clue at this location.",
    "[action]: Test [combat] (2). For each point you succeed by, move 2 breaches from Brass Gate to the current act.",
    "[action]: You may go looking for somebody. Gain 2 clues.",
    "[action]: You look at the top of some deck. Gain 2 clues.",
    "[fast]: Place up to 2 of your clues on each enemy.",
    "<b>Forced</b> - After you enter Brass Gate: Flip 1 resource on Brass Gate to its doom side.",
    "If there is an investigator at the Cellar, other investigators cannot enter Brass Gate.",
    "[fast] During your turn, if there are exactly 1 or 3 investigators in the game: Draw 1 card.",
    "Old Well gains: sing a song.",
]


def said(text: str) -> Understood:
    return understood((text,), {"name": NAME, "type": "location"}, NAMES)


@pytest.mark.parametrize(("text", "ability"), READ)
def test_a_line_is_read(text: str, ability: str) -> None:
    found = said(text)
    assert found.unread == ()
    assert found.keys["abilities"] == [_YAML.load(ability)]


def test_an_enemy_may_spawn_here_wherever_else_it_would() -> None:
    found = said("<b>Forced</b> - When Warden spawns: Spawn it here instead of at its normal location.")
    assert found.unread == ()
    assert found.keys["abilities"] == _YAML.load(
        "[{forced: {when: spawn, what: Warden, of: engaged}, do: {instead: {spawn: that enemy, at: this}}}, "
        "{forced: {when: spawn, what: Warden, of: at a location, at: {kind: location, other than: this}}, "
        "do: {instead: {spawn: that enemy, at: this}}}]"
    )


@pytest.mark.parametrize("text", REFUSED)
def test_what_might_be_read_wrongly_is_refused(text: str) -> None:
    found = said(text)
    assert not found.keys
    assert len(found.unread) == 1


def test_the_unrevealed_side_of_a_location_may_have_another_title() -> None:
    raw = {"code": "99300", "name": NAME, "type_code": "location", "shroud": 2, "clues": 1, "back_name": "Dark Door"}
    assert titles_of(raw) == (NAME, "Dark Door")
    assert described(raw, NAME)["unrevealed side"] == {"name": "Dark Door"}
    assert "unrevealed side" not in described({**raw, "back_name": NAME, "double_sided": True}, NAME)


def test_a_location_with_one_side_is_always_revealed() -> None:
    raw = {"code": "99300", "name": NAME, "type_code": "location", "shroud": 2, "clues": 1}
    assert described(raw, NAME)["unrevealed side"] == "none"
    assert "unrevealed side" not in described({**raw, "double_sided": True}, NAME)
    assert "unrevealed side" not in described({**raw, "type_code": "enemy"}, NAME)
