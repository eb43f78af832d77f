"""The text of cards: what provokes nobody, what cards gain, how somebody attacks or is defeated, what is done again."""

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.text.cards import understood
from adjudicator.games.arkham.importing.text.words import names_of

NAME = "Brass Lamp"
NAMES = names_of(NAME, False, frozenset({"Cellar", "Old Well"}))

READ = [
    ("asset", "Engage actions you perform do not provoke attacks of opportunity.",
     "{constant: you, cannot: {deed: provoke by engage, who: you}}"),
    ("asset", "Playing Brass Lamp does not provoke attacks of opportunity.",
     "{constant: this, in: hand, cannot: {deed: provoke, what: this}}"),
    ("treachery", "Attached enemy gains [[Winged]].", "{constant: attached, gain traits: [Winged]}"),
    ("asset", "[reaction] After an enemy attacks you, even if that attack was canceled: Draw 1 card.",
     "{reaction: {after: attack, who: you, even if cancelled: true}, do: {draw: 1}}"),
    ("asset", "[reaction] When you would be defeated by horror: Immediately heal 1 horror.",
     "{reaction: {would: defeat, what: you, and: {amount: {remaining: sanity, of: you}, at most: 0}}, "
     "do: {heal horror: 1}}"),
    ("treachery", "[action] Place 2 of your clues on attached location: Discard Brass Lamp.",
     "{action: 1, cost: {clues: 2, on: attached}, do: {discard: this}}"),
    ("asset", "[fast] Spend 1 resource: You get +1 [combat] for this skill test (+3 [combat] instead if this test is "
     "on a scenario card).",
     "{free: true, during: test, cost: {resources: 1}, do: {modify: you, gets: {combat: {if: {test on: "
     "{encounter: true}}, then: 3, otherwise: 1}}}}"),
    ("enemy", "<b>Forced</b> - When Brass Lamp is defeated by damage (except from a [[Song]] or [[Blade]]): Draw the "
     "top card of the encounter deck.",
     "{forced: {when: defeat, what: this, and: {all: [{amount: {remaining: health, of: this}, at most: 0}, "
     "{not: {is: card used, a: {trait: [Song, Blade]}}}]}}, do: {draw encounter cards: 1}}"),
    ("enemy", "<b>Forced</b> - When you deal 1 or more damage to Brass Lamp (except from a [[Song]]): Take 1 horror.",
     "{forced: {when: dealt, what: this, of: damage, by: [you, {controlled by: you}], "
     "and: {not: {is: card used, a: {trait: [Song]}}}}, do: {horror: 1}}"),
    ("enemy", "<b>Forced</b> - After you deal damage to Brass Lamp by an effect other than an attack: Take 1 horror.",
     "{forced: {after: dealt, what: this, of: [damage, effect], by: [you, {controlled by: you}]}, do: {horror: 1}}"),
    ("asset", "[reaction] When you deal damage to an enemy by an event or a fight ability on an event: Deal 1 "
     "additional damage.",
     "{reaction: {when: dealt, what: enemy, of: damage, by: [you, {controlled by: you}], "
     "and: {is: card used, a: event}}, do: {increase damage: 1, to: that card}}"),
    ("asset", "[reaction] When you deal damage to an enemy in excess of its remaining health: Draw 1 card.",
     "{reaction: {when: dealt, what: enemy, of: damage, by: [you, {controlled by: you}], and: {amount: that much, "
     "at least: {amount: {remaining: health, of: that enemy}, plus: 1}}}, do: {draw: 1}}"),
    ("enemy", "<b>Forced</b> - When Brass Lamp is defeated: Instead of discarding it, heal all damage from it and "
     "exhaust it.",
     "{forced: {when: defeat, what: this}, do: {instead of discarding: [{heal damage: {tokens: damage, on: this}, "
     "from: this}, {exhaust: this}]}}"),
    ("asset", "[action]: <b>Investigate.</b> Your location gets -1 shroud for this investigation. If you fail, you may "
     "exhaust Brass Lamp to attempt this test again.",
     "{action: 1, do: {investigate: true, target gets: {shroud: -1}, failure: {may: {pay: {exhaust: this}, "
     "for: {investigate: true, target gets: {shroud: -1}}}, what: attempt this test again}}}"),
    ("asset", "[action]: <b>Evade.</b> The chosen enemy gets -1 evade for this evasion attempt. If you successfully "
     "evade the enemy, disengage with it but do not exhaust it. Until the end of your turn, that enemy cannot engage "
     "you.",
     "{action: 1, do: {evade: enemy, target gets: {evade: -1}, without exhausting: true, success: {cannot: "
     "enemy engages, what: evaded enemy, who: you, until: end of the turn}}}"),
    ("asset", "[action]: <b>Fight.</b> You get +1 [combat] and deal +1 damage for this attack. If Brass Lamp entered "
     "play this turn, you get an additional +2 [combat] and deal an additional +1 damage for this attack.",
     "{action: 1, do: {fight: enemy, you get: {combat: {sum: [1, {if: {amount: {happened: enter play, this: turn, "
     "what: this}, at least: 1}, then: 2}]}}, damage: {sum: [1, {if: {amount: {happened: enter play, this: turn, "
     "what: this}, at least: 1}, then: 1}]}}}"),
    ("treachery", "<b>Revelation</b> - Take 1 horror. Cannot be canceled.",
     "{revelation: {horror: 1}, cannot be cancelled: true}"),
    ("event", "For each clue you have (to a maximum of 2), either draw 1 card or gain 1 resource.",
     "{event: {for each: {amount: {tokens: clues, on: you}, most: 2}, do: {either: {to draw 1 card: {draw: 1}, "
     "to gain 1 resource: {gain: 1}}, freely: true}}}"),
    ("treachery", "<b>Revelation</b> - For each doom on this card, you must choose one: • Take 1 horror. • Lose 2 "
     "resources.",
     "{revelation: {for each: {tokens: doom, on: this}, do: {either: {to take 1 horror: {horror: 1}, "
     "to lose 2 resources: {lose: 2}}}}}"),
    ("skill", "For each point this skill test succeeds by, after it resolves, you may immediately move to a connecting "
     "location (to a maximum of 2 times).",
     "{success: {later: {after: end test}, do: {for each: {amount: points, most: 2}, do: {may: "
     "{move to a connecting location: true}, what: move to a connecting location}}}}"),
    ("treachery", "<b>Revelation</b> - Test [willpower] (3). If you fail, take 2 damage and you cannot move from this "
     "location this round. Damage from this effect must be assigned to your assets first, if able.",
     "{revelation: {test: willpower, difficulty: 3, failure: [{damage: 2, to assets first: true}, {cannot: leave, "
     "what: your location, who: you, until: end of the round}]}}"),
    ("treachery", "<b>Forced</b> - When your turn ends: Take 1 horror. Assign that horror to an asset you control, if "
     "able.",
     "{forced: {when: end turn, who: you}, do: {horror: 1, to assets first: true}}"),
    ("treachery", "<b>Revelation</b> - Test [agility] (2). If you fail: • If the current agenda is agenda 1, take 1 "
     "damage. • If the current agenda is not agenda 2, take 2 horror.",
     "{revelation: {test: agility, difficulty: 2, failure: [{if: {is: current agenda, a: {stage: 1}}, "
     "then: {damage: 1}}, {if: {not: {is: current agenda, a: {stage: 2}}}, then: {horror: 2}}]}}"),
    ("treachery", "<b>Revelation</b> - Test [agility] (2). If you fail, take 1 horror and 1 damage. Then, lose "
     "1 resource.",
     "{revelation: {test: agility, difficulty: 2, failure: {first: {horror: 1, damage: 1}, then: {lose: 1}}}}"),
    ("enemy", "<b>Objective</b> - If Brass Lamp is defeated, advance to act 2b.",
     "{forced: {if: defeat, what: this}, do: {advance to the reverse of: act, stage: 2}}"),
    ("treachery", "<b>Revelation</b> - Discard cards from the top of the encounter deck until a location is discarded. "
     "Resolve that location's 'revelation' ability, then move to that location.",
     "{revelation: {discard from the encounter deck until: location, do: {first: {resolve the revelation of: chosen}, "
     "then: {move: chosen}}}}"),
    ("enemy", "<b>Forced</b> - After you draw Brass Lamp: Draw each Brass Lamp in the victory display as well.",
     "{forced: {after: draw encounter card, who: you, what: this}, do: {draw card: {kind: enemy, named: Brass Lamp, "
     "zone: victory display}}}"),
    ("asset", "[reaction] When you draw an encounter card from the encounter deck: Cancel the drawing of that card and "
     "shuffle it back into the encounter deck. Then, draw a new card from the top of the encounter deck.",
     "{reaction: {when: draw encounter card, who: you, what: {drawn from: encounter deck}}, "
     "do: {first: [{cancel: true, all effects: true}, "
     "{shuffle: that card, into: encounter deck}], then: {draw encounter cards: 1}}}"),
    ("asset", "[fast] During a skill test, exhaust Brass Lamp: You get +1 skill value for each action you have spent "
     "this round.",
     "{free: true, cost: {exhaust: this}, if: {during: test}, do: {modify: you, gets: {skill value: "
     "actions taken}}}"),
    ("asset", "[action]: Move 1 damage from a player card at your location to an enemy at your location.",
     "{action: 1, do: {choose: [{kind: investigator, at: your location, with a: damage}, {kind: asset, "
     "at: your location, with a: damage}], do: {move tokens: damage, from: chosen, to: {kind: enemy, "
     "at: your location, has: health}}}}"),
    ("skill", "The performing investigator ignores the alert and retaliate keywords during this test.",
     "{constant: attacked enemy, in: committed, lose keywords: [alert, retaliate]}"),
    ("enemy", "<b>Forced</b> - When Brass Lamp is defeated: Instead of discarding it, move it to any [[Spectral]] "
     "location.",
     "{forced: {when: defeat, what: this}, do: {instead of discarding: {choose: {trait: Spectral, kind: location}, "
     "do: {move: chosen, who: this}, by: lead investigator}}}"),
    ("enemy", "Do not remove doom from Brass Lamp when the agenda advances.",
     "{constant: this, cannot: {deed: lose doom as the agenda advances, what: this}}"),
    ("enemy", "<b>Forced</b> - When Brass Lamp enters a location: Flip 1 clue on that location to its doom side and "
     "place it on Brass Lamp, or place 1 doom on Brass Lamp if there are no clues on that location.",
     "{forced: {when: enemy enters, what: this, at: location}, do: {if: {amount: {tokens: clues, on: that location}, "
     "at most: 0}, then: {doom: 1}, else: {move tokens: clues, from: that location, to: this, becomes: doom}}}"),
    ("treachery", "<b>Revelation</b> - If there are no clues on your location, take 1 horror. Otherwise, for each card "
     "beneath Old Well, you must either discard that card or take 1 damage.",
     "{revelation: {if: {amount: {tokens: clues, on: your location}, at most: 0}, then: {horror: 1}, else: "
     "{for each of: {kind: card, zone: underneath, of: Old Well}, do: {either: {to discard that card: {discard: "
     "chosen}, "
     "to take 1 damage: {damage: 1}}}}}}"),
    ("treachery", "<b>Revelation</b> - For each [[Ghoul]] enemy in play, move 1 clue from that enemy's location to "
     "that "
     "enemy. Until the end of the round, each [[Ghoul]] enemy in play gets +1 fight for each clue and/or doom on "
     "it. If "
     "no clues are moved by this effect, Brass Lamp gains surge.",
     "{revelation: [{try: {for each of: {trait: Ghoul, kind: enemy}, do: {move tokens: clues, from: "
     "{kind: location, location of: chosen}, to: chosen}}, for: clues, else: {gain keyword: surge}}, "
     "{for each of: {trait: Ghoul, "
     "kind: enemy}, do: {modify: chosen, gets: {fight: {sum: [{tokens: clues, on: chosen}, {tokens: doom, "
     "on: chosen}]}}, until: end of the round}}]}"),
    ("treachery", "<b>Revelation</b> - Test [willpower] (3). For each point you fail by, place 1 doom on a [[Ghoul]] "
     "enemy with no doom on it. If you fail and no doom was placed, take 1 horror.",
     "{revelation: {test: willpower, difficulty: 3, failure: {if: {there is: {trait: Ghoul, kind: enemy, with no: "
     "doom}}, "
     "then: {for each: margin, do: {choose: {trait: Ghoul, kind: enemy, with no: doom}, do: {doom: 1, on: chosen}}}, "
     "else: {horror: 1}}}}"),
    ("event", "Choose another investigator at your location who has yet to take his or her turn this round. That "
     "investigator may take an additional action during his or her turn this round.",
     "{event: {choose: {kind: investigator, other than: you, at: your location, turn to come: true}, do: {later: "
     "{after: "
     "begin turn, who: chosen}, do: {gain: 1, of: actions, on: chosen}, until: end of the round}}}"),
    ("enemy", "<b>Forced</b> - When Brass Lamp attacks you, if you have a copy of Old Well in your hand: Reveal "
     "it. You "
     "are eliminated and driven insane.",
     "{forced: {when: attack, by: this, who: you}, if: {there is: {named: Old Well, zone: hand}}, "
     "do: {drive insane: you}}"),
    ("investigator", "While you have 1 or more doom among cards you control, you may take an additional action during "
     "your turn, which can only be used to play [[Song]] cards or activate [[Song]] [action] abilities.",
     "{constant: you, while: {amount: {tokens: doom, on: [you, {controlled by: you}]}, at least: 1}, "
     "additional action: true, only to: [play, activate], only for: {trait: Song}}"),
    ("investigator", "[reaction] After an enemy attacks an investigator at your location: Fight that enemy <i>(using a "
     "</i><b>Fight</b><i> ability)</i>.",
     "{reaction: {after: attack, who: {kind: investigator, at: your location}}, do: {perform an action: fight, "
     "on: that enemy}}"),
    ("asset", "<b>Forced</b> - After Brass Lamp enters play: Search your bonded cards for 3 copies of Old Well. "
     "Add 1 to "
     "your hand and shuffle the other 2 into your deck. When Brass Lamp leaves play, find each of those copies of Old "
     "Well (even if they are out of play) and set them aside, out of play.",
     "{forced: {after: enter play, what: this}, do: [{find: {named: Old Well, zone: set aside, owned by: you}, do:"
     " {return: chosen}}, {shuffle: {named: Old Well, zone: set aside, owned by: you}, into: deck}, {later: {when:"
     " leave play, what: this}, do: {return: [{named: Old Well, zone: hand, owned by: you}, {named: Old Well, "
     "zone: deck, owned by: you}, {named: Old Well, zone: discard, owned by: you}, {named: Old Well, zone: play "
     "area, owned by: you}, {named: Old Well, zone: attachments, owned by: you}, {named: Old Well, zone: "
     "committed, owned by: you}, {named: Old Well, in play: true, owned by: you}], to: set aside}}]}"),
    ("treachery", "<b>Revelation</b> - If there are no [[Ghoul]] enemies in play, Brass Lamp gains surge. Otherwise, "
     "choose a [[Ghoul]] enemy. Heal all damage from that enemy and attach Brass Lamp to it.",
     "{revelation: {if: {not: {there is: {trait: Ghoul, kind: enemy}}}, then: {gain keyword: surge}, else: {choose: "
     "{trait: Ghoul, kind: enemy}, do: [{heal damage: {tokens: damage, on: chosen}, from: chosen}, {attach: this, "
     "to: chosen}]}}}"),
    ("enemy", "Brass Lamp gets +X fight, where X is the number of the current agenda.",
     "{constant: this, get: {fight: number of the current agenda}}"),
    ("asset", "<b>Revelation</b> - Put Brass Lamp into play, under the lead investigator's control.",
     "{revelation: {put into play: this, of: lead investigator}}"),
]  # fmt: skip
EITHER = (
    "<b>Forced</b> - After Brass Lamp enters your location, or vice versa: Test [agility] (2). "
    "If you fail, take 1 horror.",
    ["{forced: {after: enemy enters, what: this, at: your location}, do: {test: agility, difficulty: 2, "
     "failure: {horror: 1}}}",
     "{forced: {after: enter, at: here, who: you}, do: {test: agility, difficulty: 2, failure: {horror: 1}}}"],
)  # fmt: skip
ANYBODY = (
    "[reaction] After an enemy or investigator enters attached location, discard Brass Lamp: Deal 2 damage to each "
    "enemy and investigator at that location.",
    ["{reaction: {after: enemy enters, what: enemy, at: attached}, cost: {discard: this}, "
     "do: {damage: 2, to: [{kind: enemy, at: that location}, {kind: investigator, at: that location}]}}",
     "{reaction: {after: enter, at: attached, who: investigator}, cost: {discard: this}, "
     "do: {damage: 2, to: [{kind: enemy, at: that location}, {kind: investigator, at: that location}]}}"],
)  # fmt: skip
UNREAD = [
    ("enemy", "<b>Forced</b> - After Brass Lamp enters the Cellar, or vice versa: Take 1 horror."),
    ("asset", "Resource actions you perform do not provoke attacks of opportunity."),
    ("treachery", "<b>Revelation</b> - Attach Brass Lamp to it."),
    ("treachery", "<b>Forced</b> - After you leave Cellar: Instead of discarding it, exhaust Brass Lamp."),
]


def _loaded(data: str) -> object:
    return YAML(typ="safe").load(data)


@pytest.mark.parametrize(("kind", "text", "data"), READ, ids=[one[1][:60] for one in READ])
def test_text_is_read_as_this_data(kind: str, text: str, data: str) -> None:
    keys, unread = understood((text,), {"type": kind, "name": NAME}, NAMES)
    assert not unread
    assert keys["abilities"] == [_loaded(data)]


@pytest.mark.parametrize(("kind", "said"), [("enemy", EITHER), ("event", ANYBODY)])
def test_what_holds_either_way_is_two_abilities(kind: str, said: tuple[str, list[str]]) -> None:
    text, both = said
    keys, unread = understood((text,), {"type": kind, "name": NAME}, NAMES)
    assert not unread
    assert keys["abilities"] == [_loaded(one) for one in both]


def test_where_an_enemy_spawns_far_from_everybody() -> None:
    text = "<b>Spawn</b> - Location farthest from all investigators."
    found = understood((text,), {"type": "enemy", "name": NAME}, NAMES)
    assert found.keys == {"spawn": "location farthest from all investigators"}


@pytest.mark.parametrize(("kind", "text"), UNREAD, ids=[one[1][:60] for one in UNREAD])
def test_text_is_not_read(kind: str, text: str) -> None:
    assert understood((text,), {"type": kind, "name": NAME}, NAMES).unread
