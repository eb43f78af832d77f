"""The text of enemies: where they spawn, what holds while they are attacked, and their other sides."""

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.text.cards import understood
from adjudicator.games.arkham.importing.text.words import names_of

NAME = "Brass Ghoul"
TITLES = frozenset({"Cellar", "Old Well", "Harbour Office", "Silver Coin", "Lamp Thief", "Old Hymn", NAME})
NAMES = names_of(NAME, True, TITLES)

READ = [
    ("<b>Spawn</b> - Nearest Old Well.", "{spawn: {kind: location, named: Old Well, nearest to: you}}"),
    ("Swarming 2.", "{swarming: 2}"),
    ("Concealed 1.", "{concealed: 1}"),
    (
        "<b>Spawn</b> - Any empty Harbour Office location.",
        "{spawn: {kind: location, empty: true, named: Harbour Office}}",
    ),
    (
        "<b>Spawn</b> - Any location connected to yours.",
        "{spawn: {kind: location, connecting to: your location}}",
    ),
    (
        "<b>Spawn</b> - Nearest location with at least 2 clues.",
        "{spawn: {kind: location, with at least: {clues: 2}, nearest to: you}}",
    ),
    (
        "<b>Prey</b> - Investigator at the location with the most doom.",
        "{prey: {whom: {kind: investigator, at: {kind: location, the most: doom}}}}",
    ),
    (
        "While Brass Ghoul is engaged with you, you cannot draw cards.",
        "{constant: engaged investigator, cannot: {deed: draw, who: engaged investigator}}",
    ),
    (
        "While Brass Ghoul is being attacked using a [[Blunt]] or [[Loud]] asset, it gets +2 fight.",
        "{constant: this, while: {all: [{during: attack}, {is: attacked enemy, a: this}, {test on: "
        "{trait: [Blunt, Loud], kind: asset}}]}, get: {fight: 2}}",
    ),
    (
        "Brass Ghoul gets +1 fight, +1 evade, and +1 damage for every 3 doom in play.",
        "{constant: this, get: {fight: {for every: 3, of: doom in play}, evade: {for every: 3, of: doom in play}, "
        "attack damage: {for every: 3, of: doom in play}}}",
    ),
    (
        "Brass Ghoul gets -1 health for each clue controlled by an investigator.",
        "{constant: this, get: {health: {minus: {tokens: clues, on: each investigator}}}}",
    ),
    (
        "Each investigator at Brass Ghoul's location does not draw cards during the upkeep phase.",
        "{constant: this, cannot: {deed: draw in the upkeep phase, who: each investigator here}}",
    ),
    (
        "Treat Brass Ghoul's location as if its printed text box were blank (except for [[Traits]]).",
        "{constant: here, blank: true, except: traits}",
    ),
    (
        "Cannot be evaded or damaged except by [[Song]] or encounter cards.",
        "",
    ),
    (
        "Cannot be attacked or damaged except by [[Song]] or encounter cards.",
        "{constant: this, cannot: [{deed: fight, except with: [{trait: Song}, {encounter: true}], what: this}, "
        "{deed: damage, except with: [{trait: Song}, {encounter: true}], what: this}]}",
    ),
    (
        "Brass Ghoul cannot be damaged except using the ability on Old Hymn.",
        "{constant: this, cannot: {deed: damage, except with: Old Hymn, what: this}}",
    ),
    (
        "[free] Spend 2 [per_investigator] clues: Discard Brass Ghoul.",
        "{free: true, cost: {clues: {per investigator: 2}}, do: {discard: this}}",
    ),
    (
        "[action] If you control Silver Coin: <b>Parley.</b> You show Brass Ghoul the coin, and he goes home. "
        "Add him to the victory display.",
        "{action: 1, if: {is: Silver Coin, a: {controlled by: you}}, designator: parley, "
        "do: {return: this, to: victory display}}",
    ),
    (
        "<b>Forced</b> - At the end of the mythos phase: Move 1 clue from Brass Ghoul's location to Brass Ghoul (if "
        "you cannot, place 1 doom on Brass Ghoul, instead).",
        "{forced: {at: end phase, of: mythos}, do: {if able: {move tokens: clues, from: here, to: this}, "
        "else: {doom: 1}}}",
    ),
    ("<b>Spawn</b> - Old Well. Otherwise, Cellar.", "{spawn: Old Well, else spawn: Cellar}"),
    (
        "<b>Spawn</b> - The location to your left (or your location if there is no location to your left).",
        "{spawn: {kind: location, left of: your location}, else spawn: your location}",
    ),
    (
        "<b>Spawn</b> - Most doom (or Cellar if there are no locations in play with doom on them).",
        "{spawn: {kind: location, with a: doom, the most: doom}, else spawn: Cellar}",
    ),
    ("<b>Spawn</b> - Most doom (or Cellar if there are no locations in play with clues on them).", ""),
    ("Brass Ghoul enters play exhausted.", "{enters exhausted: true}"),
    ('Brass Ghoul\'s location gains: "<b>Haunted</b> - Brass Ghoul attacks you."', ""),
    (
        'Brass Ghoul\'s location gains: "<b>Haunted</b> - Take 1 horror."',
        "{constant: here, gain abilities: [{haunted: {horror: 1}}]}",
    ),
    ("Brass Ghoul's attacks cannot be canceled.", "{constant: this, cannot: {deed: cancel attacks, what: this}}"),
    (
        "Doomed. <i>(When this enemy is defeated, place 1 doom on the current agenda.)</i>",
        "{forced: {when: defeat, what: this}, do: [{doom: 1, on: current agenda}, "
        "{this effect can cause the current agenda to advance: true}]}",
    ),
    (
        "[reaction] After you succeed at a skill test by 3 or more at Brass Ghoul's location: ([codex] 9).",
        '{reaction: {after: succeed, who: you, least: 3, and: {is: you, a: {at: here}}}, do: {codex: "9"}}',
    ),
    (
        "<b>Forced</b> - When Brass Ghoul is defeated: <b>([codex] Ж)</b>",
        "{forced: {when: defeat, what: this}, do: {codex: Ж}}",
    ),
    (
        "[action]: <b>Parley.</b> Test [willpower] (2). If you succeed, ([codex] 9).",
        "{action: 1, designator: parley, do: {test: willpower, difficulty: 2, success: {codex: '9'}, parley: true}}",
    ),
    ("[action]: <b>Parley.</b> Test [willpower] (2). If you succeed, draw 1 card. ([codex] 9).", ""),
    (
        '[action] If you control Silver Coin: "There it is!" You throw it into the deep to escape. <b>(→R2)</b>',
        "{action: 1, if: {is: Silver Coin, a: {controlled by: you}}, do: {resolution: 2}}",
    ),
    (
        "[action]: <b>Parley.</b> Test [intellect] (3). If you succeed, you reason with it for just a moment; "
        "automatically evade Brass Ghoul. If you fail, nobody hears what you shout.",
        "{action: 1, designator: parley, do: {test: intellect, difficulty: 3, success: {evade automatically: this}, "
        "parley: true}}",
    ),
    (
        "<b>Forced</b> - After Brass Ghoul enters play: Place 1 doom and 1 random set-aside key on it.",
        "{forced: {after: enter play, what: this}, do: [{doom: 1}, {place a random key: true, on: this}]}",
    ),
    (
        "<b>Forced</b> - When you evade Brass Ghoul by 3 or more: Take control of its key.",
        "{forced: {when: evade, of: success, who: you, what: this, and: {amount: margin, at least: 3}}, "
        "do: {take control of the keys on: this}}",
    ),
    (
        "<b>Revelation</b> - After Brass Ghoul spawns, place either 2 or 3 doom on it.",
        "{revelation: {later: {after: spawn, what: this}, do: {either: {to place 2 doom: {doom: 2}, "
        "to place 3 doom: {doom: 3}}}}}",
    ),
    (
        "[action]: <b>Parley.</b> Add Brass Ghoul to the victory display. Then, test [agility] (3). If you fail, lose "
        "2 resources.",
        "{action: 1, designator: parley, do: {first: {return: this, to: victory display}, "
        "then: {test: agility, difficulty: 3, failure: {lose: 2}, parley: true}}}",
    ),
    (
        "[action]: <b>Parley.</b> Take control of 1 doom on Brass Ghoul, and flip it to its clue side.",
        "{action: 1, designator: parley, do: {move tokens: doom, from: this, to: you, becomes: clues}}",
    ),
    (
        "<b>Forced</b> - After Brass Ghoul attacks you: Shuffle a [[Lit]] asset you control into your deck, moving all "
        "damage and horror from that asset to your investigator.",
        "{forced: {after: attack, by: this, who: you}, do: {choose: {trait: Lit, kind: asset, controlled by: you}, "
        "do: [{move tokens: damage, amount: {tokens: damage, on: chosen}, from: chosen, to: you}, "
        "{move tokens: horror, amount: {tokens: horror, on: chosen}, from: chosen, to: you}, "
        "{shuffle: chosen, into: deck}]}}",
    ),
    (
        "<b>Forced</b> - After you fail a skill test while attempting to evade Brass Ghoul: It attacks you.",
        "{forced: {after: fail, who: you, of: evade, what: this}, do: {attacks: this, who: you}}",
    ),
]
SEVERAL = [
    (
        "Brass Ghoul gets +2 health, cannot move, and cannot make attacks of opportunity.",
        [
            "{constant: this, get: {health: 2}}",
            "{constant: this, cannot: {deed: move, who: this}}",
            "{constant: this, cannot: {deed: attack of opportunity, who: this}}",
        ],
    ),
    (
        "While Brass Ghoul is at a [[Lit]] location, it loses aloof and cannot be engaged or damaged.",
        [
            "{constant: this, lose keywords: [aloof], while: {is: this, a: {at: {trait: Lit, kind: location}}}}",
            "{constant: this, cannot: [{deed: engage, what: this}, {deed: damage, what: this}], "
            "while: {is: this, a: {at: {trait: Lit, kind: location}}}}",
        ],
    ),
]
OF_THE_OTHER_SIDE = [
    (
        "<b>Forced</b> - After Brass Ghoul is defeated: Flip it over and resolve the text on its other side.",
        "{forced: {after: defeat, what: this}, do: [{turn over: this}, {resolve story card: this}]}",
    ),
    (
        "[free] Spend 1 clue: Look at Brass Ghoul's other side.",
        "{free: true, cost: {clues: 1}, do: {look at the other side of: this}}",
    ),
]
_KEYS = {"spawn", "prey", "enters exhausted", "swarming", "concealed"}
_YAML = YAML(typ="safe", pure=True)


@pytest.mark.parametrize(("text", "says"), READ)
def test_a_sentence_of_an_enemy_is_read(text: str, says: str) -> None:
    found = understood((text,), {"name": NAME, "type": "enemy"}, NAMES)
    if not says:
        assert found.unread
        return
    assert found.unread == ()
    expected = _YAML.load(says)
    assert found.keys == (expected if _KEYS & expected.keys() else {"abilities": [expected]})


@pytest.mark.parametrize(("text", "says"), SEVERAL)
def test_a_sentence_of_an_enemy_says_several_things(text: str, says: list[str]) -> None:
    found = understood((text,), {"name": NAME, "type": "enemy"}, NAMES)
    assert found.unread == ()
    assert found.keys == {"abilities": [_YAML.load(one) for one in says]}


@pytest.mark.parametrize(("text", "says"), OF_THE_OTHER_SIDE)
def test_only_a_card_with_another_side_speaks_of_it(text: str, says: str) -> None:
    card = {"name": NAME, "type": "enemy"}
    assert understood((text,), card, NAMES).unread
    found = understood((text,), {**card, "reverse card": "Old Hymn"}, NAMES)
    assert found.unread == ()
    assert found.keys == {"abilities": [_YAML.load(says)]}
