"""The text of locations, acts and agendas: objectives, reverses, unrevealed sides, and what is refused of them."""

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.printed import described
from adjudicator.games.arkham.importing.text.cards import Understood, on_the_reverse, understood, when_unrevealed
from adjudicator.games.arkham.importing.text.words import names_of
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source

NAME = "Brass Gate"
NAMES = names_of(NAME, False, frozenset({"Cellar", "Old Well", "Lamp Thief", "Warden", NAME}))

READ = [
    (
        "location",
        "You cannot enter Brass Gate.",
        "{constant: this, cannot: {deed: enter, what: this, who: investigator}}",
    ),
    (
        "location",
        "The door leading to Brass Gate is locked. You cannot move into Brass Gate.",
        "{constant: this, cannot: {deed: enter, what: this, who: investigator}}",
    ),
    (
        "location",
        "As an additional cost to enter Brass Gate, you must spend 1 clue.",
        "{constant: this, additional cost: {to: enter, what: this, pay: {clues: 1}}}",
    ),
    (
        "location",
        "As an additional cost for you to enter Brass Gate, investigators at your location must spend "
        "1 [per_investigator] clues, as a group.",
        "{constant: this, additional cost: {to: enter, what: this, pay: {as a group: {per investigator: 1}, of: clues, "
        "who: {kind: investigator, at: your location}}}}",
    ),
    (
        "location",
        "You must spend 2 additional actions to investigate Brass Gate.",
        "{constant: this, additional cost: {to: investigate, what: this, actions: 2}}",
    ),
    (
        "location",
        "You cannot investigate Brass Gate while you have 3 or fewer resources.",
        "{constant: this, while: {amount: {tokens: resources, 'on': you}, at most: 3}, "
        "cannot: {deed: investigate, what: this, who: you}}",
    ),
    (
        "location",
        "This location is investigated using [combat] instead of the skill indicated by the investigation attempt.",
        "{constant: this, investigated using: combat}",
    ),
    ("location", "Old Well is connected to Brass Gate.", "{constant: Old Well, connected to: this}"),
    (
        "location",
        "While you are at Brass Gate, you cannot play fast cards.",
        "{constant: you, while: {is: you, a: {at: this}}, cannot: {deed: play, what: {keyword: fast}, who: you}}",
    ),
    (
        "location",
        "<b>Forced</b> - After you reveal Brass Gate: Take 1 horror for each action you have remaining.",
        "{forced: {after: reveal location, what: this, who: investigator}, do: {horror: actions remaining}}",
    ),
    (
        "location",
        "<b>Forced</b> - After you enter Brass Gate: You cannot leave Brass Gate until the end of the round.",
        "{forced: {after: enter, at: this, who: investigator}, "
        "do: {cannot: leave, what: this, who: you, until: end of the round}}",
    ),
    (
        "location",
        "<b>Forced</b> - After you enter Brass Gate: Discard cards from the top of the encounter deck until an enemy "
        "is discarded. Spawn that enemy here.",
        "{forced: {after: enter, at: this, who: investigator}, "
        "do: {discard from the encounter deck until: enemy, do: {spawn: chosen, at: this}}}",
    ),
    (
        "location",
        "[action] Take 1 horror: Gain 2 clues <i>(from the token bank)</i>.",
        "{action: 1, cost: {horror: 1}, do: {gain: 2, of: clues}}",
    ),
    ("location", "<b>Revelation</b> - Put Brass Gate into play.", "{revelation: {put into play: this}}"),
    (
        "location",
        "<b>Objective</b> - If investigators at Brass Gate spend 2 [per_investigator] clues, as a group: <b>(→R3)</b>",
        "{free: true, cost: {as a group: {per investigator: 2}, of: clues, who: {kind: investigator, at: this}}, "
        "do: {resolution: 3}}",
    ),
    (
        "act",
        "<b>Objective</b> - Only investigators at the Cellar may spend the requisite number of clues, as a group, to "
        "advance.",
        "{free: true, name: advance, during: any turn, cost: {as a group: requisite clues, of: clues, "
        "who: {kind: investigator, at: Cellar}}, do: {advance: this, by: clues}}",
    ),
    (
        "act",
        "<b>Objective</b> - When the round ends, investigators at the Cellar may, as a group, spend the requisite "
        "number of clues to advance.",
        "{reaction: {when: end round}, cost: {as a group: requisite clues, of: clues, "
        "who: {kind: investigator, at: Cellar}}, do: {advance: this, by: clues}}",
    ),
    (
        "act",
        "<b>Objective</b> - If each undefeated investigator is at the Cellar, advance.",
        "{objective: {all: [{there is: {kind: investigator, at: Cellar}}, {not: {there is: {kind: investigator, "
        "other than: {kind: investigator, at: Cellar}}}}]}}",
    ),
    (
        "act",
        "<b>Objective</b> - If Lamp Thief is defeated: <b>(→R2)</b>",
        "{forced: {if: defeat, what: Lamp Thief}, do: {resolution: 2}}",
    ),
    (
        "act",
        "<b>Objective</b> - If Warden is defeated, advance.",
        "{forced: {if: defeat, what: Warden}, do: {advance: this}}",
    ),
    (
        "location",
        "The rear entrance to the Cellar is guarded. You cannot enter Brass Gate.",
        "{constant: this, cannot: {deed: enter, what: this, who: investigator}}",
    ),
    (
        "location",
        "Each [[Guard]] enemy in Brass Gate lose aloof.",
        "{constant: {trait: Guard, kind: enemy, at: this}, lose keywords: [aloof]}",
    ),
    ("location", "Warden cannot be exhausted.", "{constant: Warden, cannot: {deed: exhaust, what: Warden}}"),
    (
        "location",
        "[action] If you have fewer than 4 cards in your hand: Draw cards until you have exactly 4 cards in your hand.",
        "{action: 1, if: {amount: {count: {kind: card, zone: hand}}, at most: 3}, do: {draw until: 4}}",
    ),
    (
        "location",
        "While there are no [[Hex]] treacheries among investigators' threat areas at Brass Gate, it gets -1 shroud.",
        "{constant: this, while: {not: {there is: {trait: Hex, kind: treachery, zone: threat area, "
        "of: {kind: investigator, at: this}}}}, get: {shroud: -1}}",
    ),
    (
        "location",
        "<b>Revelation</b> - Put Brass Gate into play and discard 1 copy of Old Well, if able.",
        "{revelation: [{put into play: this}, {discard: {named: Old Well}, amount: 1}]}",
    ),
    (
        "act",
        "<b>Objective/b> - If Warden is defeated, advance.",
        "{forced: {if: defeat, what: Warden}, do: {advance: this}}",
    ),
    (
        "location",
        "<b>Forced</b> - When a location leaves play: Move each investigator and unengaged enemy at that location to "
        "Brass Gate. Cannot be canceled.",
        "{forced: {when: leave play, what: location}, do: [{move: this, who: {kind: investigator, at: that location}}, "
        "{move: this, who: {engaged: with nobody, kind: enemy, at: that location}}], cannot be cancelled: true}",
    ),
]

REVERSES = [
    ("(→R1)", "{resolution: 1}"),
    (
        "Shuffle the encounter discard pile and the set-aside Lamp Thief into the encounter deck.",
        "{shuffle: [{zone: encounter discard}, {named: Lamp Thief, zone: set aside}], into: encounter deck}",
    ),
    (
        "The gates fall silent.\nReveal the Cellar.\nSpawn the set-aside Lamp Thief enemy at the Cellar.",
        "[{reveal: Cellar}, {spawn: {named: Lamp Thief, zone: set aside}, at: Cellar}]",
    ),
    (
        "Put into play the set-aside Cellar and Old Well.\nDiscard each enemy in the Old Well.\n"
        "Place each investigator in the Cellar.",
        "[{put into play: {zone: set aside, named: [Cellar, Old Well]}}, {discard: {kind: enemy, at: Old Well}}, "
        "{place: each investigator, at: Cellar}]",
    ),
    (
        "In player order, each investigator must test [agility] (2). Each investigator who fails takes 1 damage.",
        "{test: agility, difficulty: 2, who: each investigator, failure: {damage: 1}}",
    ),
    (
        "Each investigator is defeated and suffers 1 mental trauma.\n<b>(→R4)</b>",
        "[{gain: 1, of: mental trauma, 'on': each investigator}, {defeat: each investigator}, {resolution: 4}]",
    ),
    (
        "Discard cards from the top of the encounter deck until a [[Ghoul]] enemy is discarded. The lead investigator "
        "draws that enemy.",
        "{discard from the encounter deck until: {trait: Ghoul, kind: enemy}, "
        "do: {draw card: chosen, who: lead investigator}}",
    ),
    (
        "Put the set-aside Warden enemy into play at the Cellar.",
        "{put into play: {named: Warden, zone: set aside}, at: Cellar}",
    ),
    (
        "The lead investigator must decide (choose one):\n- It was never much of a door. We must burn it! (→R1)\n"
        "- It's too fine to burn.(→R2)",
        "{either: {It was never much of a door; We must burn it: {resolution: 1}, "
        "It's too fine to burn: {resolution: 2}}}",
    ),
]

REFUSED = [
    ("location", "<b>Objective</b> - If Warden is defeated, advance."),
    ("agenda", "<b>Forced</b> - At the end of the round: Move 1 doom from each enemy at the Cellar to the Old Well."),
    ("act", "<b>Objective</b> - If the lead investigator is at the Cellar and there are no clues on it, advance."),
    ("location", "The Warden is gone. You cannot enter Brass Gate."),
    ("location", "<b>Forced</b> - After you discover 1 or more clues at this enemy: Draw 1 card."),
    ("location", "[action]: You burn the door with oil and draw on the wall. Draw 1 card."),
]
_YAML = YAML(typ="safe")


def test_the_last_clue_is_discovered_or_goes_otherwise() -> None:
    found = said("location", "<b>Forced</b> - After the last clue on Brass Gate is removed: Discard Brass Gate.")
    abilities = _YAML.load(
        "[{forced: {after: discover, at: this, and: {amount: {tokens: clues, 'on': that location}, at most: 0}}, "
        "do: {discard: this}}, {forced: {after: lose tokens, what: this, of: clues, "
        "and: {amount: {tokens: clues, 'on': this}, at most: 0}}, do: {discard: this}}]"
    )
    assert found == Understood({"abilities": abilities}, ())


def said(kind: str, text: str) -> Understood:
    return understood((text,), {"name": NAME, "type": kind}, NAMES)


@pytest.mark.parametrize(("kind", "text", "ability"), READ)
def test_a_line_is_read(kind: str, text: str, ability: str) -> None:
    found = said(kind, text)
    assert found.unread == ()
    assert found.keys["abilities"] == [_YAML.load(ability)]


@pytest.mark.parametrize(("text", "effects"), REVERSES)
def test_a_reverse_is_read_as_a_whole(text: str, effects: str) -> None:
    found = on_the_reverse(text, {"name": NAME, "type": "agenda"}, NAMES)
    assert found == Understood({"reverse": _YAML.load(effects)}, ())


@pytest.mark.parametrize("text", [text for text, _ in REVERSES])
def test_of_a_reverse_with_a_line_that_is_not_understood_nothing_is_kept(text: str) -> None:
    found = on_the_reverse(f"{text}\nTwo lamps are rubbed.", {"name": NAME, "type": "agenda"}, NAMES)
    assert not found.keys
    assert len(found.unread) == 1


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_might_be_read_wrongly_is_refused(kind: str, text: str) -> None:
    found = said(kind, text)
    assert not found.keys
    assert len(found.unread) == 1


def test_an_act_that_certain_investigators_advance_has_no_other_way() -> None:
    text = READ[15][1]
    assert said("act", text).keys["objective"] is True
    assert said("act", "<b>Objective</b> - Spend the requisite number of clues to advance.") == Understood({}, ())


def test_the_unrevealed_side_has_constant_and_forced_abilities_of_its_own() -> None:
    lines = (
        "You cannot enter Brass Gate.",
        "<b>Forced</b> - When an enemy spawns at this location: Reveal this location.",
    )
    found = when_unrevealed(lines, {"name": NAME, "type": "location"}, NAMES)
    assert found.unread == ()
    assert [one["side"] for one in found.keys["abilities"]] == ["unrevealed", "unrevealed"]  # type: ignore[union-attr, index, call-overload]


def test_of_other_abilities_on_an_unrevealed_side_nothing_is_kept() -> None:
    found = when_unrevealed(("[action]: Draw 1 card.",), {"name": NAME, "type": "location"}, NAMES)
    assert not found.keys
    assert [one.line for one in found.unread] == ["[action]: Draw 1 card."]


# -- the reference card of a scenario ----------------------------------------------------------------------------------

SYMBOLS = [
    (
        "[skull]: -X. X is the number of [[Ghoul]] enemies at your location.",
        "{modifier: {minus: {count: {trait: Ghoul, kind: enemy, at: your location}}}}",
    ),
    ("[skull] -X. X is the total number of doom in play.", "{modifier: {minus: doom in play}}"),
    (
        "[skull]: -X. X is the highest number of doom on a [[Cultist]] enemy in play.",
        "{modifier: {minus: {highest: doom, 'on': {trait: Cultist, kind: enemy}}}}",
    ),
    (
        "[skull]: -1 for each [[Woods]] location in play (max -3).",
        "{modifier: {minus: {amount: {count: {trait: Woods, kind: location}}, most: 3}}}",
    ),
    (
        "[skull]: -2 (-5 instead if you are at the Cellar).",
        "{modifier: {if: {is: you, a: {at: Cellar}}, then: -5, otherwise: -2}}",
    ),
    ("[skull]: -3. If you fail, take 1 horror.", "{modifier: -3, failure: {horror: 1}}"),
    ("[skull] Reveal another token. If you fail, take 2 damage.", "{do: {reveal tokens: 1}, failure: {damage: 2}}"),
    (
        "[skull]: -1. If you fail and Warden is in play, take 1 horror.",
        "{modifier: -1, failure: {if: {there is: Warden}, then: {horror: 1}}}",
    ),
]


@pytest.mark.parametrize(("text", "symbol"), SYMBOLS)
def test_a_chaos_symbol_is_read(text: str, symbol: str) -> None:
    assert said("scenario", text) == Understood({"symbols": {"skull": _YAML.load(symbol)}}, ())


def test_each_side_of_a_reference_card_has_its_symbols() -> None:
    sides = {
        "text": "Easy / Standard\n[skull]: -1.\n[elder_thing]: -2. If you fail, take 1 damage.",
        "back_text": "Hard / Expert\n[skull]: -2.\n[elder_thing]: -4. Sing.",
    }
    card = described({"code": "99200", "name": NAME, "type_code": "scenario", **sides}, NAME)
    assert card["symbols"] == {"skull": {"modifier": -1}, "elder thing": {"modifier": -2, "failure": {"damage": 1}}}
    assert card["hard symbols"] == {"skull": {"modifier": -2}}
    assert card["not modelled"] == ["reverse side: [elder_thing]: -4. ¦ Sing."]


# -- what is read does as it says -------------------------------------------------------------------------------------

PLAYED = """
game: arkham
cards:
  Cellar: {{type: location, shroud: 1, clues: 1, abilities: [{ability}]}}
  Lamp Thief: {{type: enemy, health: 2, fight: 1, evade: 1, spawn: Cellar}}
investigators: {{roland: {{card: Roland Banks, at: study, clues: {clues}}}}}
locations:
  study: {{card: Study, connects: [cellar]}}
  cellar: {{card: Cellar, unrevealed: {unrevealed}, connects: [study]}}
otherwise: pass
{then}
"""


def answer(ability: str, then: str, *, unrevealed: bool = False, clues: int = 0) -> str:
    """The answer to the last question of a situation with a location that has the ability."""
    text = PLAYED.format(ability=ability, then=then, unrevealed=str(unrevealed).lower(), clues=clues)
    (ruling,) = rule_source(read(text, "played.yaml", faults := Faults()), faults)
    return ruling.answers[-1].value


@pytest.mark.parametrize("unrevealed", [True, False])
def test_a_forced_ability_works_on_its_side_alone(unrevealed: bool) -> None:
    ability = (
        "{forced: {after: spawn, what: enemy, at: this}, side: unrevealed, do: {damage: 1, to: each investigator}}"
    )
    then = "phase: mythos\nencounter deck: [Lamp Thief]\ndo: [roland draws lamp thief from the encounter deck]\n"
    then += "ask: [roland's damage]"
    assert answer(ability, then, unrevealed=unrevealed) == ("1" if unrevealed else "0")


@pytest.mark.parametrize(("actions", "horror"), [(3, "2"), (1, "0")])
def test_actions_that_remain_are_counted_when_the_action_is_spent(actions: int, horror: str) -> None:
    ability = "{forced: {after: enter, at: this, who: investigator}, do: {horror: actions remaining}}"
    then = "do: [roland moves to cellar]\nask: [roland's horror]"
    text = PLAYED.format(ability=ability, then=then, unrevealed="false", clues=f"0, actions: {actions}")
    (ruling,) = rule_source(read(text, "played.yaml", faults := Faults()), faults)
    assert ruling.answers[-1].value == horror


@pytest.mark.parametrize(("at", "may"), [("cellar", "yes"), ("study", "no")])
def test_only_certain_investigators_advance_an_act(at: str, may: str) -> None:
    found = said("act", READ[15][1]).keys
    text = f"""
game: arkham
cards:
  Gate: {{type: act, stage: 1, clues: 1, objective: true, abilities: {found["abilities"]}}}
investigators: {{roland: {{card: Roland Banks, at: {at}, clues: 1}}}}
locations: {{study: {{card: Study}}, cellar: {{card: Cellar}}}}
act: Gate
ask: [roland may use gate]
""".replace("True", "true").replace("'", "")
    (ruling,) = rule_source(read(text, "played.yaml", faults := Faults()), faults)
    assert ruling.answers[-1].value == may
