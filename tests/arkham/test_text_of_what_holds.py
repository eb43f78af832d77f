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
     "{reaction: {when: defeat, what: you, and: {amount: {remaining: sanity, of: you}, at most: 0}}, "
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
     "{action: 1, do: {investigate: true, target gets: {shroud: -1}, failure: {may: {first: {exhaust: this}, "
     "then: {investigate: true, target gets: {shroud: -1}}}, what: attempt this test again}}}"),
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
     "to gain 1 resource: {gain: 1}}}}}"),
    ("treachery", "<b>Revelation</b> - For each doom on this card, you must choose one: • Take 1 horror. • Lose 2 "
     "resources.",
     "{revelation: {for each: {tokens: doom, on: this}, do: {either: {to take 1 horror: {horror: 1}, "
     "to lose 2 resources: {lose: 2}}}}}"),
    ("skill", "For each point this skill test succeeds by, after it resolves, you may immediately move to a connecting "
     "location (to a maximum of 2 times).",
     "{success: {later: {after: end test}, do: {for each: {amount: points, most: 2}, do: {may: "
     "{move to a connecting location: true}, what: move to a connecting location}}}}"),
]  # fmt: skip
EITHER = (
    "<b>Forced</b> - After Brass Lamp enters your location, or vice versa: Take 1 horror.",
    ["{forced: {after: enemy enters, what: this, at: your location}, do: {horror: 1}}",
     "{forced: {after: enter, at: here, who: you}, do: {horror: 1}}"],
)  # fmt: skip
UNREAD = [
    ("enemy", "<b>Forced</b> - After Brass Lamp enters the Cellar, or vice versa: Take 1 horror."),
    ("asset", "Resource actions you perform do not provoke attacks of opportunity."),
    ("treachery", "<b>Forced</b> - After you leave Cellar: Instead of discarding it, exhaust Brass Lamp."),
]


def _loaded(data: str) -> object:
    return YAML(typ="safe").load(data)


@pytest.mark.parametrize(("kind", "text", "data"), READ, ids=[one[1][:60] for one in READ])
def test_text_is_read_as_this_data(kind: str, text: str, data: str) -> None:
    keys, unread = understood((text,), {"type": kind, "name": NAME}, NAMES)
    assert not unread
    assert keys["abilities"] == [_loaded(data)]


def test_what_holds_either_way_is_two_abilities() -> None:
    text, both = EITHER
    keys, unread = understood((text,), {"type": "enemy", "name": NAME}, NAMES)
    assert not unread
    assert keys["abilities"] == [_loaded(one) for one in both]


@pytest.mark.parametrize(("kind", "text"), UNREAD, ids=[one[1][:60] for one in UNREAD])
def test_text_is_not_read(kind: str, text: str) -> None:
    assert understood((text,), {"type": kind, "name": NAME}, NAMES).unread
