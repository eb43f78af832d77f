"""The text of events that are played at special times, lie in wait as attachments, or end in another test."""

import pytest
from arkham.test_text_of_events import said
from ruamel.yaml import YAML

READ = [
    (
        "treachery",
        "<b>Revelation</b> - Attach to your location.\n"
        "<b>Forced</b> - After you leave attached location: Resolve each haunted ability on it.",
        "{forced: {after: leave, at: attached, who: you}, do: {resolve haunted: attached}}",
    ),
    (
        "event",
        "Add 2 [bless] tokens to the chaos bag.\nDraw 1 card.",
        "{event: [{add tokens: {bless: 2}}, {draw: 1}]}",
    ),
    (
        "event",
        "Play only during a skill test.\nDraw 1 card.",
        "{event: {draw: 1}, during: test}",
    ),
    (
        "asset",
        "[reaction] When you reveal a [curse] token during a skill test: Gain 1 resource.",
        "{reaction: {when: reveal token, who: you, of: [curse], and: {during: test}}, do: {gain: 1}}",
    ),
    (
        "asset",
        "[reaction] When the game begins: Gain 3 resources.",
        "{reaction: {when: begin game}, do: {gain: 3}}",
    ),
    (
        "asset",
        "[action]: <b>Evade.</b> Use [willpower] instead of [agility] for this evasion attempt.",
        "{action: 1, do: {evade: enemy, using: willpower}}",
    ),
    (
        "skill",
        "Commit only to an evasion attempt.",
        "{commit only if: {during: evade}}",
    ),
    (
        "event",
        "Play when a [[Ghoul]] enemy enters your location.\nGain 1 resource.",
        "{play: {when: enemy enters, what: {trait: Ghoul, kind: enemy}, at: your location}, do: {gain: 1}}",
    ),
    (
        "event",
        "Play when a [[Ghoul]] enemy would spawn at your location.\nMove to a connecting location. (The enemy "
        "still spawns at your previous location.)",
        "{play: {would: spawn, what: {trait: Ghoul, kind: enemy}, at: your location}, do: {move to a "
        "connecting location: true}}",
    ),
    (
        "event",
        "Choose either your location or a connecting location. Deal 2 damage to each enemy and to each "
        "investigator at the chosen location.",
        "{event: {choose: [your location, connecting location], do: {damage: 2, to: [{kind: enemy, at: "
        "chosen}, {kind: investigator, at: chosen}]}}}",
    ),
    (
        "event",
        "Play when your turn begins.\nUntil the end of your turn, you get +2 skill value while investigating "
        "or parleying.",
        "{play: {when: begin turn, who: you}, do: {modify: you, gets: {skill value: {if: {any: [{during: "
        "investigate, by: you}, {during: parley, by: you}]}, then: 2}}, until: end of the turn}}",
    ),
    (
        "event",
        "Until the end of the phase, add your [combat] to your [willpower] and [agility].",
        "{event: {modify: you, gets: {willpower: {value: combat, of: you}, agility: {value: combat, of: "
        "you}}, until: end of the phase}}",
    ),
    (
        "event",
        "Play after you fail a skill test by 2 or less during an evasion attempt against a [[Ghoul]] "
        "enemy.\nPlace that enemy on the top of the encounter deck.",
        "{play: {after: fail, who: you, of: evade, what: {trait: Ghoul, kind: enemy}, most: 2}, do: {return: "
        "that enemy, to: top of encounter deck}}",
    ),
    (
        "event",
        "Play when an investigator at your location would fail a skill test.\nThey get +1 to their skill "
        "value for that test.",
        "{play: {would: fail, who: {kind: investigator, at: your location}}, do: {modify: that investigator, "
        "gets: {skill value: 1}}}",
    ),
    (
        "event",
        "Play during any investigator's turn. Play only if you have 2 or more remaining health.\nChoose an "
        "enemy at your location. Until the end of the active investigator's turn, that enemy gets -1 fight.",
        "{event: {choose: {kind: enemy, at: your location}, do: {modify: chosen, gets: {fight: -1}, until: "
        "end of the turn}}, during: any turn, if: {amount: {remaining: health, of: you}, at least: 2}}",
    ),
    (
        "event",
        "Play only during any investigator's turn, except during an action.\nTake an action as if it were "
        "your turn. This action does not count towards the number of actions you can take each turn.",
        "{event: {take an action: any, as if in turn: true}, during: any turn, if: {not: {during an action: true}}}",
    ),
    (
        "event",
        "Heal 1 horror and 3 damage.",
        "{event: [heal damage: 3, heal horror: 1]}",
    ),
    (
        "event",
        "Discover 1 clue at a location with a higher printed shroud value than your location.",
        "{event: {choose: {kind: location, such that: {amount: {printed: shroud, of: chosen}, at least: "
        "{amount: {printed: shroud, of: your location}, plus: 1}}}, do: {discover: 1, at: chosen}}}",
    ),
    (
        "event",
        "As an additional cost to play Brass Lamp, spend 2 charges from a [[Charm]] asset you control.\nMove "
        "all [[Ghoul]] enemies at your location to a connecting location.",
        "{event: {choose: connecting location, do: {move: chosen, who: {trait: Ghoul, kind: enemy, at: your "
        "location}}}, cost: {spend: 2, of: charges, from: {trait: Charm, kind: asset, controlled by: you}}}",
    ),
    (
        "event",
        "<b>Engage. Fight.</b> Choose a [[Ghoul]] enemy at your location. Engage it and attack it.",
        "{event: {choose: {trait: Ghoul, kind: enemy, at: your location}, do: [engage: chosen, fight: "
        "chosen]}, designator: fight}",
    ),
    (
        "event",
        'Play after you reveal a chaos token with a negative modifier.\nSwitch that token\'s "-" to a "+".',
        "{play: {after: reveal token, who: you, and: {amount: modifier of that token, at most: -1}}, do: "
        "{switch token: true}}",
    ),
    (
        "event",
        "Do not reveal chaos tokens for the next skill test you perform this round.",
        "{event: {reveal no tokens: end of the round, for the next: test}}",
    ),
    (
        "event",
        "When you play Brass Lamp, you may take up to 2 damage.\n<b>Investigate.</b> If you succeed, discover "
        "X additional clues at your location, where X is the amount of damage on you (to a maximum of 2 "
        "additional clues).",
        "{event: [{may: {either: {to take 1 damage: {damage: 1}, to take 2 damage: {damage: 2}}}, what: take "
        "up to 2 damage}, {investigate: true, you get: {clues discovered at your location: {amount: "
        "{tokens: damage, on: you}, "
        "most: 2}}}], designator: investigate}",
    ),
    (
        "event",
        "<b>Investigate.</b> If you discover the last clue at your location, you may draw 1 card.",
        "{event: {investigate: true, success: {if: {all: [{amount: {happened: discover, this: test, at: investigated "
        "location, who: you}, at least: 1}, {amount: {tokens: clues, on: investigated location}, at most: 0}]}, "
        "then: {may: {draw: 1}, what: draw 1 card}}}}",
    ),
    (
        "event",
        "Draw cards until you reach your maximum hand size.",
        "{event: {draw until: {value: hand size, of: you}}}",
    ),
    (
        "event",
        "<b>Fight.</b> If you succeed, you may fight that enemy again. You get +1 [combat] and deal +2 "
        "damage for that attack.",
        "{event: {fight: enemy, success: {may: {fight: attacked enemy, you get: {combat: 1}, damage: 2}, "
        "what: fight again}}}",
    ),
    (
        "event",
        "Play when a [[Ghoul]] enemy would attack another investigator at your location.\nEngage that enemy "
        "and resolve its attack against you instead. Then, deal it 2 damage.",
        "{play: {would: attack, by: {trait: Ghoul, kind: enemy}, who: {kind: investigator, at: your location, "
        "other than: you}}, do: [engage: that enemy, instead: {first: {attacks: that enemy, who: you}, then: "
        "{damage: 2, to: that enemy}}]}",
    ),
    (
        "skill",
        "While it is committed to a skill test on a [[Charm]] asset you control, Brass Lamp gains [wild].",
        "{constant: this, in: committed, while: {test on: {trait: Charm, kind: asset, controlled by: you}}, "
        "get: {wild icons: 1}}",
    ),
    (
        "skill",
        "After revealing chaos tokens for this test, you may choose to exile Brass Lamp. If you do, this "
        "test is automatically successful (unless a [skull] token was revealed).",
        "{reaction: {after: reveal token, who: testing investigator}, in: committed, if: {not: {revealed: "
        "[skull]}}, do: [{exile: this}, {succeed automatically: true}]}",
    ),
    (
        "skill",
        "If this skill test is successful by 1 or more, after it resolves, you may move to a connecting location.",
        "{success: {later: {after: end test}, do: {may: {move to a connecting location: true}, what: move to "
        "a connecting location}}, if: {amount: margin, at least: 1}}",
    ),
    (
        "event",
        "Attach to your location. Limit 1 [[Snag]] per location.\n<b>Forced</b> - After a [[Ghoul]] enemy "
        "enters this location: Discard Brass Lamp.",
        "{forced: {after: enemy enters, what: {trait: Ghoul, kind: enemy}, at: here}, do: {discard: this}}",
    ),
    (
        "event",
        "Attach to your location.\n[reaction] After an enemy enters attached location, exhaust Brass Lamp: "
        "<b>Evade</b> ([willpower] or [agility]). Evade that enemy. You get +2 skill value for this evasion. "
        "If this test succeeds, you may discard Brass Lamp to move to this location.",
        "{reaction: {after: enemy enters, what: enemy, at: attached}, cost: {exhaust: this}, do: {evade: "
        "that enemy, using: [willpower, agility], you get: {skill value: 2}, success: {may: {pay: "
        "{discard: this}, for: {move: that location}}, what: move to this location}}}",
    ),
    (
        "event",
        "Attach to your location.\n[reaction] After an enemy enters attached location, exhaust Brass Lamp: "
        "<b>Investigate</b> ([combat] or [agility]). Investigate attached location.",
        "{reaction: {after: enemy enters, what: enemy, at: attached}, cost: {exhaust: this}, do: "
        "{investigate: true, using: [combat, agility], at: attached}}",
    ),
    (
        "event",
        "Attach to your location.\n[reaction] After an enemy enters this location, exhaust Brass Lamp: "
        "<b>Fight</b> ([combat] or [agility]). Fight that enemy.",
        "{reaction: {after: enemy enters, what: enemy, at: here}, cost: {exhaust: this}, do: {fight: that "
        "enemy, using: [combat, agility]}}",
    ),
    (
        "event",
        "Attach to your location.\n[reaction] When the round ends, each investigator at this location may "
        "choose one of the following: Draw 2 cards, gain 3 resources, or heal 1 horror.",
        "{reaction: {when: end round}, do: {may: {either: {to draw 2 cards: {draw: 2}, to gain 3 resources: "
        "{gain: 3}, to heal 1 horror: {heal horror: 1}}}, what: choose one, who: each investigator here}}",
    ),
    (
        "event",
        "Attach to an enemy at your location.\n<b>Forced</b> - When attached enemy would ready: Instead, "
        "discard Brass Lamp.",
        "{forced: {would: ready, what: attached}, do: {instead: {discard: this}}}",
    ),
    (
        "event",
        "Attach to an enemy at your location.\n[reaction] When attached enemy would ready: Test [intellect] "
        "(2). If you succeed, attached enemy does not ready.",
        "{reaction: {would: ready, what: attached}, do: {test: intellect, difficulty: 2, success: {cancel: true}}}",
    ),
    (
        "event",
        "Choose an enemy at your location. Automatically evade it and attach Brass Lamp to it. Attached "
        "enemy cannot ready.",
        "{constant: this, cannot: {deed: ready, what: attached}}",
    ),
    (
        "event",
        "Attach to a [[Charm]] asset you control.\nYou get +2 skill value while attacking with attached asset.",
        "{constant: you, get: {skill value: 2}, while: {all: [{during: attack, by: you}, test on: attached]}}",
    ),
    (
        "event",
        "Attach to a [[Charm]] asset you control.\n[fast] During your turn, except during an action, discard "
        "Brass Lamp: Return attached asset to your hand.",
        "{free: true, during: your turn, if: {not: {during an action: true}}, cost: {discard: this}, "
        "do: {return: attached}}",
    ),
    (
        "event",
        "Reduce the cost to play Brass Lamp by 2 for each other card in your hand.\nDraw 1 card.",
        "{constant: this, in: hand, get: {cost: {minus: {times: 2, number: {count: {kind: card, zone: hand, "
        "other than: this}}}}}}",
    ),
]
"""A type of card, a text, and the last of its abilities."""

REFUSED = [
    ("event", "Deal 1 damage to attached enemy."),
    ("event", "Draw 1 card. <i>(and this card)</i>"),
    ("event", "Draw 1 card. Attached enemy cannot ready."),
    ("event", "This action does not count toward the number of actions you can take each turn."),
    (
        "event",
        "If you succeed, you may fight that enemy again. You get +1 [combat] and deal +2 damage for that attack.",
    ),
    ("event", "They get +1 to their skill value for that test if you wish."),
    ("asset", "<b>Forced</b> - After Brass Lamp enters your location: Draw 1 card."),
]
"""A type of card, and a text that is not understood on it."""


@pytest.mark.parametrize(("kind", "text", "ability"), READ)
def test_what_is_played_is_read(kind: str, text: str, ability: str) -> None:
    found = said(kind, text)
    assert found.unread == ()
    assert found.keys["abilities"][-1] == YAML(typ="safe").load(ability)  # type: ignore[index]


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_another_text_is_not(kind: str, text: str) -> None:
    assert said(kind, text).unread


def test_what_ends_an_attached_event_is_no_part_of_playing_it() -> None:
    played, stays = said(
        "event", "Attach to your location.\nIf there are no investigators at attached location, discard Brass Lamp."
    ).keys["abilities"]  # type: ignore[misc]
    assert played == {"event": {"attach": "this", "to": "your location"}}
    assert stays == {
        "as soon as": {"not": {"there is": {"kind": "investigator", "at": "attached"}}},
        "do": {"discard": "this"},
    }


def test_a_limit_of_attachments_may_name_a_trait() -> None:
    found = said("event", "Attach to your location. Limit 1 [[Snag]] attached.")
    assert (found.keys["attach limit"], found.keys["limit of trait"]) == (1, "Snag")
    assert said("event", "Attach to your location. Limit 1 per location.").keys["attach limit per"] == "location"
