"""The text of enemies and treacheries: what their phrases say in the vocabulary of cards."""

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.text.cards import understood
from adjudicator.games.arkham.importing.text.words import names_of

NAME = "Brass Ghoul"
NAMES = names_of(NAME, False, frozenset({"Cellar", "Old Well", "Lita Chantler", "Lamp Thief", NAME}), "Tarnished")

READ = [
    (
        "treachery",
        "<b>Revelation</b> - Take 1 direct damage and 2 direct horror.",
        "{revelation: {damage: 1, horror: 2, direct: true}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - When the game ends, if Brass Ghoul is in play: Lita Chantler suffers 1 mental trauma.",
        "{forced: {when: end game}, if: {is: this, a: {in play: true}}, do: {gain: 1, of: mental "
        "trauma, on: Lita Chantler}}",
    ),
    (
        "treachery",
        "[action] [action]: Discard Brass Ghoul (Tarnished) from your hand.",
        "{action: 2, do: {discard: this}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Each investigator at your location loses 1 action.",
        "{revelation: {lose: 1, of: actions, on: {kind: investigator, at: your location}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - If you are at a [[Ruined]] location, discard it. Otherwise, take 2 damage.",
        "{revelation: {if: {is: you, a: {at: {trait: Ruined, kind: location}}}, then: {discard: your "
        "location}, else: {damage: 2}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - If there is a [[Ghoul]] enemy in play with doom on it, draw 1 card. If "
        "there are no [[Ghoul]] enemies in play with doom on them, take 1 horror.",
        "{revelation: {if: {there is: {trait: Ghoul, kind: enemy, with a: doom}}, then: {draw: 1}, else: {horror: 1}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - If you have no clues, take 1 horror. If you have 1 or more clues, take 1 damage.",
        "{revelation: {if: {amount: {tokens: clues, on: you}, at most: 0}, then: {horror: 1}, else: {damage: 1}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Attach to your location if there is no copy of Brass Ghoul attached (if "
        "there is, discard Brass Ghoul and it gains surge instead).",
        "{revelation: {if: {is: your location, a: {without: Brass Ghoul}}, then: {attach: this, to: "
        "your location}, else: [{discard: this}, {gain keyword: surge}]}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Put Brass Ghoul into play in your threat area if there is no copy of it "
        "in your threat area.",
        "{revelation: {if: {not: {there is: {named: Brass Ghoul, zone: threat area, of: you}}}, then: "
        "{put into play: this, area: threat area}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Attach to the location in play with the most clues, and without a Brass Ghoul attached.",
        "{revelation: {choose: {kind: location, without: Brass Ghoul, the most: clues}, by: lead "
        "investigator, do: {attach: this, to: chosen}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Attach Brass Ghoul to the nearest location without a copy of Brass Ghoul attached.",
        "{revelation: {the nearest: {kind: location, without: Brass Ghoul}, do: {attach: this, to: chosen}}}",
    ),
    (
        "treachery",
        "[action]: Test [willpower] (3). If you succeed, discard Brass Ghoul. If there is an "
        "exhausted [[Ghoul]] enemy at your location, this test is automatically successful.",
        "{action: 1, do: {test: willpower, difficulty: 3, success: {discard: this}, succeeds if: "
        "{there is: {exhausted: true, trait: Ghoul, kind: enemy, at: your location}}}}",
    ),
    (
        "treachery",
        "[action]: Test [combat] (4) to shatter it or [agility] (4) to slip through. If you succeed, "
        "discard Brass Ghoul.",
        "{action: 1, do: {test: [combat, agility], difficulty: 4, success: {discard: this}}}",
    ),
    (
        "treachery",
        "As an additional cost to enter or leave attached location, you must spend 1 action.",
        "{constant: attached, additional cost: {to: [enter, leave], what: attached, actions: 1}}",
    ),
    (
        "treachery",
        "As an additional cost to move into or out of attached location, you must spend 1 action.",
        "{constant: attached, additional cost: {to: [enter, leave], what: attached, actions: 1}}",
    ),
    (
        "treachery",
        "The first time you perform one of the following actions (fight or evade) each round, it "
        "costs 1 additional action.",
        "{constant: you, while: {not: {performed: [fight, evade]}}, additional cost: {to: [fight, "
        "evade], actions: 1, who: you}}",
    ),
    (
        "treachery",
        "If you have horror on you greater than twice your sanity, you are immediately eliminated and <b>killed</b>.",
        "{as soon as: {amount: {tokens: horror, on: you}, at least: {amount: {times: 2, number: "
        "{value: sanity, of: you}}, plus: 1}}, do: {kill: you}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [willpower] (4). If you fail, search your deck for a [[Madness]] "
        "weakness. Draw that card and shuffle your deck.",
        "{revelation: {test: willpower, difficulty: 4, failure: {search: {trait: Madness, weakness: "
        "true, zone: deck}, do: {draw card: chosen}}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Add 1 clue from the token pool to your location (2 clues instead if "
        "there are 3 or 4 investigators in the game).",
        "{revelation: {gain: {if: {amount: {per investigator: 1}, at least: 3, at most: 4}, then: 2, "
        "otherwise: 1}, of: clues, on: your location}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [willpower] (2). This test gets +1 difficulty for each vengeance "
        "point in the victory display. If you fail, take 1 damage.",
        "{revelation: {test: willpower, difficulty: {amount: vengeance, plus: 2}, failure: {damage: 1}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Search the encounter deck for a [[Ghoul]] enemy and draw it (shuffle the encounter deck).",
        "{revelation: {search: {trait: Ghoul, kind: enemy, zone: encounter deck}, do: {draw card: chosen}}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - When you fail a skill test, take 1 horror.",
        "{forced: {when: fail, who: you}, do: {horror: 1}}",
    ),
    (
        "enemy",
        "While Brass Ghoul is at your location, treat your investigator as if his or her printed text "
        "box were blank (except for [[Traits]]).",
        "{constant: {kind: investigator, at: here}, blank: true}",
    ),
    (
        "enemy",
        "While attempting to evade Brass Ghoul, double the negative modifier of each revealed chaos token.",
        "{constant: testing investigator, while: {all: [{during: evade}, {is: evaded enemy, a: "
        "this}]}, doubled: negative token modifier}",
    ),
    (
        "enemy",
        "While attacking Brass Ghoul, you get -1 [combat].",
        "{constant: testing investigator, while: {all: [{during: attack}, {is: attacked enemy, a: "
        "this}]}, get: {combat: -1}}",
    ),
    (
        "enemy",
        "Brass Ghoul cannot make attacks of opportunity.",
        "{constant: this, cannot: {deed: attack of opportunity, who: this}}",
    ),
    (
        "enemy",
        "Brass Ghoul cannot be evaded and cannot make attacks of opportunity.",
        "{abilities: [{constant: this, cannot: {deed: evade, what: this}}, {constant: this, cannot: "
        "{deed: attack of opportunity, who: this}}]}",
    ),
    (
        "enemy",
        "<b>Forced</b> - When the round ends: Place 1 doom on the enemy with no doom on it nearest to Brass Ghoul.",
        "{forced: {when: end round}, do: {the nearest: {kind: enemy, with no: doom}, to: this, do: "
        "{doom: 1, on: chosen}}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - When the enemy phase ends: Brass Ghoul attacks each investigator it is not "
        "engaged with at its location.",
        "{forced: {when: end phase, of: enemy}, do: {attacks: this, who: {kind: investigator, other "
        "than: engaged investigator, at: here}}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - At the beginning of the enemy phase: Brass Ghoul attacks each investigator, in player order.",
        "{forced: {at: begin phase, of: enemy}, do: {attacks: this, who: each investigator}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - When you defeat Brass Ghoul: Take control of all of its clues.",
        "{forced: {when: defeat, what: this, who: you}, do: {move tokens: clues, amount: {tokens: "
        "clues, on: this}, from: this, to: you}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - After Brass Ghoul attacks you: Move 1 of your clues to Brass Ghoul.",
        "{forced: {after: attack, by: this, who: you}, do: {move tokens: clues, from: you, to: this}}",
    ),
    (
        "enemy",
        "<b>Spawn</b> - Revealed location with the most clues.",
        "{spawn: {revealed: true, kind: location, the most: clues}}",
    ),
]
_YAML = YAML(typ="safe", pure=True)


@pytest.mark.parametrize(("kind", "text", "says"), READ)
def test_a_sentence_of_an_encounter_card_is_read(kind: str, text: str, says: str) -> None:
    found = understood(tuple(text.split("\n")), {"name": NAME, "type": kind}, NAMES)
    assert found.unread == ()
    expected = _YAML.load(says)
    assert found.keys == (
        expected if {"abilities", "spawn", "prey", "keywords", "X"} & expected.keys() else {"abilities": [expected]}
    )
