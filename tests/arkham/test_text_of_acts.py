"""The English of acts and agendas: objectives, what their reverses tell to do, and the story between it."""

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.printed import described
from adjudicator.games.arkham.importing.text.cards import on_the_reverse, understood
from adjudicator.games.arkham.importing.text.words import names_of

NAME = "Broken Seal"
TITLES = frozenset(
    {"Cellar", "Cellar (Deep End)", "Lita Chantler", "Old Well", "Wide Moor", "The Long Stair", "Third Door"}
)

LINES = [
    (
        "act",
        "<b>Objective</b> - If there are 2 [per_investigator] clues on Old Well: You must remove them and "
        "immediately advance.",
        "{objective: {amount: {tokens: clues, on: Old Well}, at least: {per investigator: 2}}, do: "
        "[{lose: {per investigator: 2}, of: clues, on: Old Well}, {advance: this}]}",
    ),
    (
        "act",
        "<b>Objective</b> - If there are 2 clues per investigator on this act, advance.",
        "{objective: {amount: {tokens: clues, on: this}, at least: {per investigator: 2}}}",
    ),
    (
        "act",
        "<b>Objective</b> - When the investigators have collected the requisite number of clues, they must "
        "immediately spend them and advance.",
        "{objective: {amount: {tokens: clues, on: each investigator}, at least: requisite clues}, do: "
        "[{spend: requisite clues, of: clues, as a group: each investigator}, {advance: this, by: clues}]}",
    ),
    (
        "act",
        "<b>Objective</b> - At the end of the round, investigators at Old Well may spend the requisite clues, as "
        "a group, to advance.",
        "{reaction: {at: end round}, cost: {as a group: requisite clues, of: clues, who: {kind: investigator, at: "
        "Old Well}}, do: {advance: this, by: clues}}",
    ),
    (
        "act",
        "<b>Objective</b> - If each undefeated investigator is in Old Well, investigators may spend the requisite "
        "number of clues, as a group, to advance.",
        "{free: true, name: advance, during: any turn, if: {all: [{there is: {kind: investigator, at: Old Well}}, "
        "{not: {there is: {kind: investigator, other than: {kind: investigator, at: Old Well}}}}]}, cost: {as a "
        "group: requisite clues, of: clues, who: investigator}, do: {advance: this, by: clues}}",
    ),
    (
        "agenda",
        "<b>Objective</b> - If Lita Chantler enters Old Well, advance.",
        "{objective: {is: Lita Chantler, a: {at: Old Well}}}",
    ),
    (
        "act",
        "<b>Objective</b> - Find as many unique [[Cultist]] enemies as you can and add them to the victory display. "
        "If there are no copies of Old Well in play or set aside, advance.",
        "{objective: {all: [{not: {there is: {named: Old Well}}}, {not: {there is: {named: Old Well, zone: set "
        "aside}}}]}}",
    ),
    (
        "agenda",
        "<b>Forced</b> - If there is at least 3 [per_investigator] damage on Lita Chantler: Advance this agenda.",
        "{objective: {amount: {tokens: damage, on: Lita Chantler}, at least: {per investigator: 3}}, do: {advance: "
        "this}}",
    ),
    (
        "agenda",
        "<b>Forced</b> - If Lita Chantler is defeated: Place 1 doom on this agenda.",
        "{forced: {if: defeat, what: Lita Chantler}, do: {doom: 1}}",
    ),
    ("agenda", "Each copy of Old Well gains surge.", "{constant: {named: Old Well}, gain keywords: [surge]}"),
    (
        "agenda",
        "[reaction] After you defeat Lita Chantler or Old Well: Gain 1 clue (2 clues instead if there are 3 or more "
        "investigators in the game).",
        "{reaction: {after: defeat, what: [Lita Chantler, Old Well], who: you}, do: {gain: {if: {amount: "
        "investigators, at least: 3}, then: 2, otherwise: 1}, of: clues}}",
    ),
    (
        "agenda",
        "[action]: <b>Resign.</b> You don't dare risk waiting any longer, and run.",
        "{action: 1, designator: resign, do: {resign: true}}",
    ),
    (
        "agenda",
        "<b>Forced</b> - When this agenda would advance by reaching its doom threshold: Instead, remove all doom in "
        "play and move Lita Chantler 1 location toward the Cellar.",
        "{forced: {when: advance, what: this, of: doom}, do: {instead: [{lose: {tokens: doom, on: [{with a: "
        "doom}, current act, current agenda]}, of: doom, on: [{with a: doom}, current act, current agenda]}, {move "
        "towards: Cellar, what: Lita Chantler}]}}",
    ),
    (
        "act",
        "<b>Objective</b> - If there are no clues in the Cellar, advance.",
        "{objective: {all: [{is: Cellar, a: {kind: location, revealed: true}}, {amount: {tokens: clues, on: Cellar}, "
        "at most: 0}]}}",
    ),
    (
        "act",
        "<b>Objective</b> - If each undefeated investigator is at the Old Well and there are no clues on that "
        "location, advance.",
        "{objective: {all: [{all: [{there is: {kind: investigator, at: Old Well}}, {not: {there is: {kind: "
        "investigator, other than: {kind: investigator, at: Old Well}}}}]}, "
        "{is: Old Well, a: {kind: location, revealed: true}}, {amount: {tokens: clues, on: Old Well}, at most: 0}]}}",
    ),
    (
        "act",
        "Clues cannot be placed on non-[[Altered]] locations.",
        "{constant: {non: Altered, kind: location}, cannot: {deed: place clues}}",
    ),
    (
        "agenda",
        "Lita Chantler cannot be defeated.",
        "{constant: Lita Chantler, cannot: {deed: defeat, what: Lita Chantler}}",
    ),
    (
        "agenda",
        "<b>Forced</b> - When Lita Chantler enters play: Attach the set-aside copy of Third Door to it, or add 1 "
        "resource to Third Door if it is already attached.",
        "{forced: {when: enter play, what: Lita Chantler}, do: {if: {there is: {named: Third Door, attached to: Lita "
        "Chantler}}, then: {gain: 1, of: resources, on: Third Door}, else: {attach: {named: Third Door, zone: set "
        "aside}, to: Lita Chantler}}}",
    ),
    (
        "act",
        "[fast] Spend 1 [per_investigator] clues, as a group: Deal 1 [per_investigator] damage to an enemy at your "
        "location.",
        "{free: true, cost: {as a group: {per investigator: 1}, of: clues}, do: {choose: {kind: enemy, at: your "
        "location}, do: {damage: {per investigator: 1}, to: chosen}}}",
    ),
    (
        "act",
        "[fast] Remove 2 breaches from this act: Place 1 clue on a random location.",
        "{free: true, cost: {spend: 2, of: breaches}, do: {at random: location, do: {gain: 1, of: clues, on: chosen}}}",
    ),
    (
        "act",
        "[reaction] After you defeat Lita Chantler: An investigator at your location may place 1 of his or her clues "
        "on Old Well. (Group limit 1 [per_investigator] times per round.)",
        "{reaction: {after: defeat, what: Lita Chantler, who: you}, limit: group 1 per investigator per "
        "round, do: {choose: {kind: investigator, at: your location}, do: {may: {move tokens: clues, amount: 1, "
        "from: chosen, to: Old Well}, what: place 1 of their clues on Old Well, who: chosen}}}",
    ),
    (
        "agenda",
        "<b>Forced</b> - After you are moved to a location by an encounter card effect: Take 1 horror.",
        "{forced: {after: enter, who: investigator, by: {encounter: true}}, do: {horror: 1}}",
    ),
    (
        "agenda",
        "<b>Forced</b> - At the end of the round: Discard each [[Cultist]] enemy in the same location as a [[Beast]] "
        "enemy.",
        "{forced: {at: end round}, do: {discard: {trait: Cultist, kind: enemy, at: {kind: location, location of: "
        "{trait: Beast, kind: enemy}}}}}",
    ),
    (
        "agenda",
        "Each investigator's maximum hand size is reduced by 2 while checking his or her hand size during the upkeep "
        "phase.",
        "{constant: investigator, while: {phase: upkeep}, get: {hand size: -2}}",
    ),
    (
        "act",
        "<b>Objective</b> - If there are no clues remaining in the Cellar <i>(Deep End)</i>, advance.",
        "{objective: {all: [{is: Cellar (Deep End), a: {kind: location, revealed: true}}, {amount: {tokens: clues, on: "
        "Cellar (Deep End)}, at most: 0}]}}",
    ),
    (
        "act",
        "<b>Objective</b> - If there is no doom on Lita Chantler, advance.",
        "{objective: {is: Lita Chantler, a: {with no: doom}}}",
    ),
    (
        "act",
        "<b>Objective</b> - If each undefeated investigator has resigned, advance.",
        "{objective: {every undefeated investigator has resigned: true}}",
    ),
    (
        "act",
        "[action]: Discard the top 2 cards of the encounter deck. Choose a location discarded by this effect and "
        "resolve its 'revelation' ability.",
        "{action: 1, do: {discard encounter cards: 2, such: {kind: location}, choose one: {resolve the revelation of: "
        "chosen}}}",
    ),
    (
        "agenda",
        "Each location is connected to each location adjacent to it.",
        "{constant: location, connected to: [{kind: location, left of: chosen}, {kind: location, right of: chosen}, "
        "{kind: location, above: chosen}, {kind: location, below: chosen}]}",
    ),
    (
        "agenda",
        "Skip the 'Place 1 doom on the current agenda' step of the Mythos phase.",
        "{constant: current agenda, cannot: {deed: place doom in the mythos phase, what: current agenda}}",
    ),
    (
        "act",
        "Ignore the text on the unrevealed side of [[Altered]] locations.",
        "{constant: {trait: Altered, kind: location}, ignored abilities: unrevealed side}",
    ),
    (
        "act",
        "Ignore the <b>Forced</b> ability on Old Well.",
        "{constant: Old Well, ignored abilities: forced}",
    ),
    (
        "agenda",
        "<b>Forced</b> - At the end of the round: Place 1 doom on this agenda for each [[Beast]] enemy in the Cellar "
        "or Old Well.",
        "{forced: {at: end round}, do: {doom: {count: {trait: Beast, kind: enemy, at: [Cellar, Old Well]}}}}",
    ),
]
"""A type of card, a line on its front, and the ability that it says."""

GOALS = [
    "Find the Old Well location with Lita Chantler.",
    "Survive seven dark days.",
    "Discover as many clues as you can.",
    "Find and complete an objective on another encounter card.",
]
"""What an objective asks for without a rule by which the card advances."""

REVERSES = [
    (
        "agenda",
        "<b>Revelation</b> - Spawn the set-aside Lita Chantler enemy at Old Well. If Old Well is not in play, spawn it "
        "in the Cellar, instead.",
        "{if: {not: {there is: Old Well}}, then: {spawn: {named: Lita Chantler, zone: set aside}, at: Cellar}, else: "
        "{spawn: {named: Lita Chantler, zone: set aside}, at: Old Well}}",
    ),
    (
        "agenda",
        "If the Old Well location is not in play, put it into play. If Lita Chantler is not in play, spawn her in Lita "
        "Chantler's location.",
        "[{if: {not: {there is: Old Well}}, then: {put into play: {named: Old Well, zone: set aside}}}, {if: {not: "
        "{there is: Lita Chantler}}, then: {spawn: {named: Lita Chantler, zone: set aside}, at: {kind: location, "
        "location of: Lita Chantler}}}]",
    ),
    (
        "agenda",
        "- If it is act 1, they are lost in the dark. (→R3)\n- If it is act 2, they barely get out, chased by the "
        "howling mob. Each investigator that has not resigned takes 1 horror.",
        "[{if: {is: current act, a: {stage: 1}}, then: {resolution: 3}}, {if: {is: current act, a: {stage: 2}}, then: "
        "{horror: 1, to: investigator}}]",
    ),
    (
        "act",
        "The investigators must decide (choose one):\n- It is too dark down there. We must go back. <b>(→R1)</b>\n"
        "- We have to see it. <b>(→R2)</b>",
        "{either: {It is too dark down there; We must go back: {resolution: 1}, We have to see it: {resolution: 2}}}",
    ),
    (
        "act",
        'Search the collection for each enemy recorded in your Campaign Log under "Old Friends," and spawn those '
        "enemies at the Cellar.",
        "{spawn: {kind: enemy, recorded under: Old Friends, zone: collection}, at: Cellar}",
    ),
    (
        "agenda",
        "Remove the leftmost location from the game (or place it in the victory display if it has Victory X and no "
        "clues on it). Each investigator at that location is defeated. Discard all clues controlled by the "
        "investigators.",
        "[{choose: {kind: location, farthest to: the left}, do: {if: {is: chosen, a: {victory: true, with no: clues}}, "
        "then: [{defeat: {kind: investigator, at: chosen}}, {return: chosen, to: victory display}], else: [{defeat: "
        "{kind: investigator, at: chosen}}, {return: chosen, to: removed from game}]}}, {lose: {tokens: clues, on: "
        "each investigator}, of: clues, on: each investigator}]",
    ),
    (
        "agenda",
        "Remove each of the two rightmost locations from the game. Each enemy at those locations is discarded.",
        "[{choose: {kind: location, farthest to: the right}, do: [{discard: {at: chosen, kind: enemy}}, {return: "
        "chosen, to: removed from game}]}, {choose: {kind: location, farthest to: the right}, do: [{discard: {at: "
        "chosen, kind: enemy}}, {return: chosen, to: removed from game}]}]",
    ),
    (
        "act",
        "<b>If you spent clues to advance:</b>\nReveal the Cellar. Advance to act 2a.\n<b>Otherwise:</b>\nEach "
        "investigator takes 1 horror. Advance to act 3a.",
        "{if: {advanced by: clues}, then: [{reveal: Cellar}, {advance to: {stage: 2}}], else: [{horror: 1, to: "
        "investigator}, {advance to: {stage: 3}}]}",
    ),
    ("act", "Advance to act 2a.", "{advance to: {stage: 2}}"),
    ("act", 'Advance to Act 3a - "Third Door."', "{advance to: Third Door}"),
    (
        "agenda",
        "The lead investigator must decide (choose one): Either each investigator discards 1 card at random from "
        "his or her hand, or the lead investigator takes 2 horror.",
        "{either: {to each investigator discards 1 card at random from their hand: {each: each investigator, do: "
        "{discard: {kind: card, zone: hand}, amount: 1, random: true}}, to the lead investigator takes 2 horror: "
        "{horror: 2, to: lead investigator}}}",
    ),
    (
        "act",
        "The investigators must decide (choose one):\n- It is a fine old house. Let us keep it! <b>(→R1)</b>\n"
        "- Nobody will miss it. <b>(→R2)</b>",
        "{either: {It is a fine old house; Let us keep it: {resolution: 1}, Nobody will miss it: {resolution: 2}}}",
    ),
    (
        "agenda",
        "If Old Well is in play: <b>(→R2)</b>\n<b>Otherwise:</b> <b>(→R3)</b>",
        "{if: {there is: Old Well}, then: {resolution: 2}, else: {resolution: 3}}",
    ),
    (
        "agenda",
        "- If it is act 1 or 2, place 1 doom on Old Well.\n- If it is act 3, (→R2)\nReveal the Cellar.",
        "[{if: {is: current act, a: {stage: [1, 2]}}, then: {doom: 1, on: Old Well}}, {if: {is: current act, a: "
        "{stage: 3}}, then: {resolution: 2}}, {reveal: Cellar}]",
    ),
    (
        "agenda",
        "- If the investigators are at act 1, reveal the Cellar.\n- Otherwise, place 1 doom on Old Well.",
        "{if: {is: current act, a: {stage: 1}}, then: {reveal: Cellar}, else: {doom: 1, on: Old Well}}",
    ),
    (
        "act",
        "Discard cards from the top of the encounter deck until 1 enemy is discarded (2 enemies instead if there "
        "are 3 or more players in the game). Spawn each discarded enemy at the Cellar.",
        "{discard from the encounter deck until: enemy, amount: {if: {amount: investigators, at least: 3}, then: 2, "
        "otherwise: 1}, do: {spawn: chosen, at: Cellar}}",
    ),
    (
        "act",
        "Put the set-aside Lita Chantler enemy into play at the Cellar, with 1 [per_investigator] damage on her.",
        "[{spawn: {named: Lita Chantler, zone: set aside}, at: Cellar}, {gain: {per investigator: 1}, of: damage, "
        "on: Lita Chantler}]",
    ),
    (
        "act",
        "Choose an investigator to take control of the set-aside Lita Chantler asset.",
        "{choose: investigator, do: {each: chosen, do: {take control: {named: Lita Chantler, zone: set aside}}}}",
    ),
    ("act", "Remove the Long Stair from the game.", "{return: The Long Stair, to: removed from game}"),
    (
        "agenda",
        "The wind howls through the streets. Each investigator takes 1 horror.",
        "{horror: 1, to: investigator}",
    ),
    ("agenda", "<i>Each investigator</i> takes <em>1</em> horror.", "{horror: 1, to: investigator}"),
    (
        "agenda",
        "Each surviving investigator is defeated and suffers 1 physical trauma.",
        "[{gain: 1, of: physical trauma, on: each investigator}, {defeat: each investigator}]",
    ),
    ("agenda", "Each investigator resigns.", "{each: each investigator, do: {resign: true}}"),
    ("agenda", "Add 2 [cultist] tokens to the chaos bag.", "{add tokens: {cultist: 2}}"),
    (
        "act",
        "Shuffle both set-aside copies of Old Well into the encounter deck, along with the encounter discard pile.",
        "{shuffle: [{zone: encounter discard}, {zone: set aside, named: Old Well}], into: encounter deck}",
    ),
    (
        "act",
        "Search all set-aside cards and the victory display for the Lita Chantler enemy, and spawn it in the Cellar.",
        "{search: [{named: Lita Chantler, zone: set aside}, {named: Lita Chantler, zone: victory display}], do: "
        "{spawn: chosen, at: Cellar}}",
    ),
    (
        "agenda",
        "If they are still set aside, place 2 set-aside copies of Third Door in the encounter discard pile.",
        "{discard: {zone: set aside, named: Third Door}, amount: 2}",
    ),
    (
        "agenda",
        "Attach 1 set-aside copy of Third Door to Old Well. Place each other set-aside copy of Third Door in the "
        "encounter discard pile.",
        "[{choose: {zone: set aside, named: Third Door}, do: {attach: chosen, to: Old Well}}, {discard: {zone: set "
        "aside, named: Third Door}}]",
    ),
    (
        "act",
        "Check Campaign Log.\n- If the barn burned, proceed to <b>(→R2)</b>.\n- Otherwise, proceed to <b>(→R1)</b>.",
        "{if: {the campaign log says: the barn burned}, then: {resolution: 2}, else: {resolution: 1}}",
    ),
    (
        "act",
        'If Lita Chantler is not listed under "Guests Lost," reveal the Cellar.',
        "{if: {not: {the campaign log lists: Lita Chantler, under: Guests Lost}}, then: {reveal: Cellar}}",
    ),
]
"""A type of card, what its reverse says, and the instructions."""

REFUSED = [
    ("agenda", "<b>Forced</b> - If each remaining investigator is defeated: Advance."),
    ("act", "<b>Objective</b> - Survive seven dark investigators."),
    ("asset", "<b>Objective</b> - If Lita Chantler enters Old Well, advance."),
]
"""A line that is not understood."""

REFUSED_REVERSES = [
    ("act", "Advance to agenda 2a."),
    ("act", "The Old Well swallows every light. Each investigator sings."),
    ("agenda", "- Otherwise, place 1 doom on Old Well."),
    ("agenda", "Flip the nearest door. Each investigator takes 1 horror."),
]
"""A reverse that is not understood."""

_YAML = YAML(typ="safe")
_NAMES = names_of(NAME, False, TITLES)


def _card(kind: str) -> dict[str, object]:
    return {"name": NAME, "type": kind, **({"clues": 2} if kind == "act" else {})}


@pytest.mark.parametrize(("kind", "text", "ability"), LINES)
def test_a_line_is_read(kind: str, text: str, ability: str) -> None:
    found = understood((text,), _card(kind), _NAMES)  # type: ignore[arg-type]
    assert found.unread == ()
    assert found.keys["abilities"] == [_YAML.load(ability)]


@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_says_only_that_clues_do_not_advance_the_act(goal: str) -> None:
    found = understood((f"<b>Objective</b> - {goal}",), _card("act"), _NAMES)  # type: ignore[arg-type]
    assert found == ({"objective": True}, ())


@pytest.mark.parametrize(("kind", "text", "does"), REVERSES)
def test_a_reverse_is_read(kind: str, text: str, does: str) -> None:
    found = on_the_reverse(text, _card(kind), _NAMES)  # type: ignore[arg-type]
    assert found.unread == ()
    assert found.keys["reverse"] == _YAML.load(does)


def test_a_reverse_that_only_tells_a_story_has_no_instructions() -> None:
    found = on_the_reverse("The wind howls through the streets.", _card("act"), _NAMES)  # type: ignore[arg-type]
    assert found == ({}, ())


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_a_line_that_is_not_understood_is_kept(kind: str, text: str) -> None:
    found = understood((text,), _card(kind), _NAMES)  # type: ignore[arg-type]
    assert found.keys == {}
    assert len(found.unread) == 1


@pytest.mark.parametrize(("kind", "text"), REFUSED_REVERSES)
def test_a_reverse_that_is_not_understood_is_kept(kind: str, text: str) -> None:
    found = on_the_reverse(text, _card(kind), _NAMES)  # type: ignore[arg-type]
    assert found.keys == {}
    assert len(found.unread) == 1


def test_the_card_on_the_reverse_is_named() -> None:
    raw = {"code": "1a", "name": NAME, "type_code": "agenda", "stage": 2, "doom": 3, "back_link": "1b"}
    card = described(raw, NAME, {"1b": "Lita Chantler"})
    assert card["reverse card"] == "Lita Chantler"
    assert card["stage"] == 2
    assert "not modelled" not in card
