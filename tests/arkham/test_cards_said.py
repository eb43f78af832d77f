"""The text of a card, said in English from its data: it is read as the same data again."""

from typing import Any

import pytest
from lark import Token
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.printed import described
from adjudicator.games.arkham.importing.text.cards import checked
from adjudicator.games.arkham.importing.text.saying.cards_said import printed
from adjudicator.games.arkham.importing.text.saying.holes import Opened, Unknown, fit, number, word, words
from adjudicator.games.arkham.importing.text.saying.spelling import spelled
from adjudicator.games.arkham.library import FOLDER

_YAML = YAML(typ="safe")
_OF_THE_TEXT = ("abilities", "keywords", "uses", "symbols", "prey", "spawn")
LEAST = 40
"""How many assets of the library are said whole at least."""


def library() -> list[dict[str, Any]]:
    """The assets that come with the game."""
    cards = [_YAML.load(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.yaml"))]
    return [card for card in cards if card["type"] == "asset"]


def test_assets_of_the_library_come_back_as_the_same_data() -> None:
    """What is said of a card is imported like any other text: abilities and their names, keywords, uses, symbols."""
    cards, whole = library(), 0
    titles = frozenset(str(card["name"]) for card in cards)
    for card in cards:
        said = printed(card, titles)
        if said.unsaid:
            continue
        whole += 1
        known = checked(card)
        assert known is not None
        entry = {"name": known.title, "type_code": known.type, "text": "\n".join(said.lines), "is_unique": known.unique}
        again = described(entry, card["name"], named=titles)
        assert "not modelled" not in again, (card["name"], said.lines)
        found = {key: again[key] for key in _OF_THE_TEXT if key in again}
        rest = {key: value for key, value in card.items() if key not in _OF_THE_TEXT}
        assert checked({**rest, **found}) == known, (card["name"], said.lines)
    assert whole >= LEAST


@pytest.mark.parametrize(
    ("kind", "ability", "line"),
    [
        (
            "asset",
            "{free: true, cost: {discard: this}, do: {choose: {kind: enemy, at: your location},"
            " do: {damage: 2, to: chosen}}}",
            "[free] Discard Odd Charm: An enemy at your location takes 2 damage.",
        ),
        (
            "asset",
            "{free: true, do: {choose: {kind: asset, zone: hand}, do: {play: chosen, with: {charges: 2}}}}",
            "[free]: Play an asset in your hand. It enters play with 2 additional charges on it.",
        ),
        (
            "treachery",
            "{revelation: {test: agility, difficulty: 3, failure: {horror: 2}}}",
            "<b>Revelation</b> - Test [agility] (3). If you fail, take 2 horror.",
        ),
        ("asset", "{constant: you, get: {combat: 2}}", "You get +2 [combat]."),
        (
            "treachery",
            "{constant: you, get: {willpower: -1, combat: -1, sanity: -1}}",
            "You get -1 [willpower], -1 [combat], and -1 sanity.",
        ),
        (
            "skill",
            "{constant: this, in: committed, while: {not: {is: testing investigator, a: you}}, "
            "get: {agility icons: 1, wild icons: 1}}",
            "While this is a test performed by another investigator, Odd Charm gains [agility] [wild].",
        ),
        (
            "enemy",
            "{forced: {when: defeat, what: this}, do: {horror: 1, to: each investigator here}}",
            "<b>Forced</b> - When Odd Charm is defeated: Each investigator at Odd Charm's location takes 1 horror.",
        ),
        (
            "treachery",
            "{forced: {after: enter, at: this, who: investigator}, do: {damage: 1}}",
            "<b>Forced</b> - After an investigator enters Odd Charm: Take 1 damage.",
        ),
        (
            "treachery",
            "{forced: {after: enemy enters, what: enemy, at: your location}, do: {horror: 1}}",
            "<b>Forced</b> - After an enemy enters your location: Take 1 horror.",
        ),
        (
            "asset",
            "{free: true, cost: {exhaust: this}, "
            "do: {search: {trait: Spell, zone: deck}, do: {draw card: chosen}, top: 3, shuffle: true}}",
            "[free] Exhaust Odd Charm: Search the top 3 cards of your deck for a [[Spell]] card and draw it. "
            "Shuffle your deck.",
        ),
        (
            "asset",
            "{action: 1, do: {fight: enemy, you get: {combat: {if: {during: attack}, then: 3, otherwise: 1}}}}",
            "[action]: <b>Fight.</b> You get +1 [combat] for this attack (+3 [combat] instead if this is an attack).",
        ),
        (
            "event",
            "{reaction: {after: draw, who: you, what: this, and: {turn of: you}}, in: hand, do: {draw: 2}}",
            "[reaction] After you draw Odd Charm during your turn: Draw 2 cards.",
        ),
        (
            "treachery",
            "{forced: {after: enter, who: you, and: {all: [{turn of: investigator}, "
            "{amount: {happened: enter, this: turn, who: you}, at most: 1}]}}, do: {horror: 1}}",
            "<b>Forced</b> - After you move for the first time each turn: Take 1 horror.",
        ),
        (
            "location",
            "{forced: {at: end turn, who: investigator}, if: {is: you, a: {at: this}}, do: {damage: 1}}",
            "<b>Forced</b> - At the end of your turn, if you are at Odd Charm: Take 1 damage.",
        ),
        (
            "treachery",
            "{forced: {when: end turn, who: you}, do: {damage: 1, to assets first: true}}",
            "<b>Forced</b> - When your turn ends: Take 1 damage. Assign that damage to an asset you control, if able.",
        ),
        (
            "treachery",
            "{revelation: {if able: {choose: {trait: Spider, kind: enemy, the most: doom}, by: lead investigator, "
            "do: {doom: 1, on: chosen}}, else: {horror: 1}}}",
            "<b>Revelation</b> - Place 1 doom on the [[Spider]] enemy with the most doom "
            "(if you cannot, take 1 horror).",
        ),
        (
            "asset",
            "{action: 1, cost: {spend: 1, of: charges}, do: {fight: enemy, you get: {combat: 3}, damage: 2}}",
            "[action] Spend 1 charge: <b>Fight.</b> You get +3 [combat] for this attack. This attack deals +2 damage.",
        ),
    ],
)
def test_an_ability_is_said(kind: str, ability: str, line: str) -> None:
    card = {"name": "Odd Charm", "type": kind, "abilities": [_YAML.load(ability)]}
    assert printed(card) == ((line,), ())


@pytest.mark.parametrize(
    ("kind", "ability", "lines"),
    [
        ("location", "{action: 1, designator: resign, do: {resign: true}}", ("[action]: <b>Resign.</b>",)),
        (
            "location",
            "{constant: this, cannot: {deed: enter, what: this, who: investigator}, side: unrevealed}",
            ("Unrevealed side: You cannot enter Odd Charm.",),
        ),
        (
            "event",
            "{play: {after: defeat, what: enemy, who: you}, do: {discover: 1}}",
            ("Play after you defeat an enemy.", "Discover 1 clue."),
        ),
        (
            "asset",
            "{reaction: {when: begin game}, in: hand, do: {put into play: this}}",
            ("[reaction] When the game begins, if Odd Charm is in your opening hand: Put Odd Charm into play.",),
        ),
        (
            "asset",
            "{action: 1, do: {fight: enemy, revealed: [skull, cultist], then: {horror: 1}}}",
            ("[action]: <b>Fight.</b> If [skull] or [cultist] is revealed during this attack, take 1 horror.",),
        ),
        (
            "event",
            "{event: {reveal tokens: 2, then: [{if: {revealed: [skull]}, then: {damage: 1}, else: {draw: 1}}]}}",
            ("Reveal 2 tokens from the chaos bag. If it is [skull], take 1 damage. Otherwise, draw 1 card.",),
        ),
        (
            "treachery",
            "{revelation: {if: {amount: {tokens: clues, on: you}, at most: 0}, then: {gain keyword: surge},"
            " else: {test: intellect, difficulty: 3, failure: {horror: margin}}}}",
            (
                "<b>Revelation</b> - If you have no clues, Odd Charm gains surge. Otherwise, test [intellect] (3). "
                "For each point you fail by, take 1 horror.",
            ),
        ),
        (
            "treachery",
            "{action: 1, do: {test: willpower, difficulty: 3, success: {draw: 1}, "
            "succeeds if: {there is: {exhausted: true, kind: enemy, at: your location}}}}",
            (
                "[action]: Test [willpower] (3). If successful, draw 1 card. "
                "If an exhausted enemy is at your location, this test is automatically successful.",
            ),
        ),
        (
            "location",
            "{forced: {after: enter, at: this, who: investigator}, "
            "do: {discard encounter cards: 1, such: {kind: enemy}, do: {draw card: chosen}}}",
            (
                "<b>Forced</b> - After an investigator enters Odd Charm: Discard the top card of the encounter deck. "
                "If that card is an enemy, draw it.",
            ),
        ),
        (
            "asset",
            "{action: 1, do: {evade: enemy, success: {if: {amount: margin, at most: 1}, then: {damage: 1}},"
            " failure: {damage: 1}}}",
            ("[action]: <b>Evade.</b> If you do not succeed by at least 2, take 1 damage.",),
        ),
        (
            "asset",
            "{action: 1, do: {fight: enemy, success: {may: {pay: {lose: 1, of: charges, on: this}, for: {draw: 1}},"
            " what: draw 1 card}}}",
            ("[action]: <b>Fight.</b> If successful, you may spend 1 charge to draw 1 card.",),
        ),
        (
            "location",
            "{constant: this, while: {is: current act, a: {stage: 2}}, "
            "gain abilities: [{action: 1, do: {draw: 1}}, {forced: {when: end round}, do: {horror: 1}}]}",
            (
                'While it is act 2, Odd Charm gains: "[action]: Draw 1 card.',
                '<b>Forced</b> - When the round ends: Take 1 horror."',
            ),
        ),
        (
            "act",
            "{objective: {all: [{is: Odd Attic, a: {kind: location, revealed: true}}, "
            "{amount: {tokens: clues, on: Odd Attic}, at most: 0}]}}",
            ("<b>Objective</b> - If Odd Attic has no clues, advance.",),
        ),
        (
            "event",
            "{event: {evade automatically: {kind: enemy, at: your location}}, designator: evade}",
            ("<b>Evade.</b> Evade each enemy at your location.",),
        ),
        (
            "event",
            "{event: {first: {move to a connecting location: true}, then: {draw: 1}}, designator: move}",
            ("<b>Move.</b> After this move, draw 1 card.",),
        ),
        (
            "location",
            "{action: 1, do: {choose: {kind: asset, controlled by: you}, do: {either: {to place 1 charge: "
            "{gain: 1, of: charges, on: chosen}, to place 1 supply: {gain: 1, of: supplies, on: chosen}}}}}",
            ("[action]: Place 1 charge or supply on an asset controlled by you.",),
        ),
        (
            "enemy",
            "{forced: {when: defeat, what: this}, do: {codex: '2'}}",
            ("<b>Forced</b> - When Odd Charm is defeated: ([codex] 2).",),
        ),
        (
            "treachery",
            "{revelation: {if: {not: {there is: {named: Odd Charm, zone: threat area, of: you}}}, "
            "then: {put into play: this, area: threat area}}}",
            (
                "<b>Revelation</b> - If there are no copies of Odd Charm in your threat area, "
                "add Odd Charm to your threat area.",
            ),
        ),
        (
            "location",
            "{free: true, cost: {damage: 1}, do: {move tokens: breaches, from: this, to: current act}}",
            ("[free] Take 1 damage: Move 1 breach from Odd Charm to the current act.",),
        ),
        (
            "act",
            "{reaction: {when: end round}, do: {put into play: {named: Odd Attic, zone: set aside}, at: Odd Cellar}}",
            ("[reaction] When the round ends: Put the set-aside Odd Attic into play at Odd Cellar.",),
        ),
        (
            "asset",
            "{free: true, cost: {exhaust: this}, do: {choose: [{kind: enemy, at: your location}, "
            "{kind: enemy, at: {kind: location, connecting to: your location}}], do: {damage: 1, to: chosen}}}",
            ("[free] Exhaust Odd Charm: An enemy at Odd Charm's location or a connecting location takes 1 damage.",),
        ),
        (
            "asset",
            "{reaction: {when: pay for, who: you, what: {trait: Charm}}, cost: {exhaust: this}, "
            "do: {lower the cost: 2}}",
            ("[reaction] When you play a [[Charm]] card, exhaust Odd Charm: Reduce that card's cost by 2.",),
        ),
        (
            "asset",
            "{reaction: {after: commit a card, who: you, what: card}, cost: {exhaust: this}, "
            "do: {one more icon: that card}}",
            (
                "[reaction] After you commit a card to a test, exhaust Odd Charm: "
                "That card gains another instance of one of its icons of your choice.",
            ),
        ),
        (
            "asset",
            "{free: true, if: {is: active investigator, a: investigator}, cost: {discard: this}, "
            "do: {gain: 1, of: actions, on: active investigator}}",
            (
                "[free] While an investigator is taking their turn, discard Odd Charm: "
                "That investigator may take 1 additional action this turn.",
            ),
        ),
        (
            "asset",
            "{reaction: {after: succeed, who: you, least: 2}, "
            "do: {search: {kind: asset, zone: deck}, do: {draw card: chosen}, top: margin, shuffle: true}}",
            (
                "[reaction] After you succeed at a skill test by 2 or more: Search the top X cards of your deck for an "
                "asset, draws it, and shuffles their deck. X is the amount you succeeded by.",
            ),
        ),
        (
            "asset",
            "{action: 1, do: {fight: enemy, success: {if: {amount: margin, at least: 3}, then: [{draw: 1}, {gain: 2}], "
            "else: {either: {to draw 1 card: {draw: 1}, to gain 2 resources: {gain: 2}}, freely: true}}}}",
            (
                "[action]: <b>Fight.</b> If successful, either draw 1 card, or gain 2 resources. "
                "If you succeed by 3 or more, do both.",
            ),
        ),
        (
            "asset",
            "{action: 1, do: {either: {the encounter deck: {look at the top: 2, return in any order: true}, "
            "an investigator deck: {choose: investigator, "
            "do: {look at the top: 2, of: chosen, return in any order: true}}}}}",
            (
                "[action]: Look at the top 2 cards of any investigator's deck, or the encounter deck. "
                "Return it to the top of that deck, in any order.",
            ),
        ),
        (
            "asset",
            "{forced: {after: enter play, what: this}, do: [{find: {named: Odd Cellar, zone: set aside, "
            "owned by: you}, do: {return: chosen}}, {shuffle: {named: Odd Cellar, zone: set aside, owned by: you}, "
            "into: deck}]}",
            (
                "<b>Forced</b> - After Odd Charm enters play: Search your bonded cards for each copy of Odd Cellar. "
                "Add 1 to your hand and shuffle the others into your deck.",
            ),
        ),
        (
            "location",
            "{action: 1, do: {if: {is: you, a: {supply: rope}}, then: {draw: 1}}}",
            ("[action]: Check your supplies. If you have rope, draw 1 card.",),
        ),
        (
            "location",
            "{action: 1, if: {is: you, a: {supply: rope}}, do: {draw: 1}}",
            ("[action] Check your supplies. If you have rope: Draw 1 card.",),
        ),
        (
            "location",
            "{forced: {after: discover, who: investigator, at: this}, "
            "do: {discard from the top: {times: 2, number: that much}}}",
            (
                "<b>Forced</b> - After an investigator discovers any number of clues from Odd Charm: "
                "Discard the top 2 cards of your deck for each clue just discovered.",
            ),
        ),
        (
            "location",
            "{action: 1, do: {choose several: this, up to: {tokens: breaches, on: this}, divided: true, "
            "do: {move tokens: breaches, from: this, to: current act}, "
            "then: {test: agility, difficulty: that much, failure: {damage: 1}}}}",
            (
                "[action]: Move any number of breaches from Odd Charm to the current act. "
                "Then, test [agility] (X), where X is the number of breaches moved. If you fail, take 1 damage.",
            ),
        ),
        (
            "event",
            "{event: {choose: {kind: enemy, engaged with: you}, do: {damage: 1, to: chosen}}, "
            "only as first action: true, provokes attacks of opportunity: false}",
            (
                "Play only as your first action.",
                "Playing Odd Charm does not provoke attacks of opportunity. An engaged enemy takes 1 damage.",
            ),
        ),
        ("event", "{event: [{gain: 1}, {evade: enemy}], designator: evade}", ("Gain 1 resource. <b>Evade.</b>",)),
        (
            "event",
            "{event: {choose: {to level: 2, kind: event, zone: discard}, do: {return: chosen}}}",
            ("Return a level 2 or lower event in your discard pile to your hand.",),
        ),
        (
            "event",
            "{play: {after: enter play, what: location, who: you}, do: {draw: 1}}",
            ("Play after you put a location into play.", "Draw 1 card."),
        ),
        (
            "skill",
            "{constant: this, in: committed, while: {amount: {tokens: resources, on: you}, at least: 2}, "
            "get: {combat icons: {if: {amount: {tokens: resources, on: you}, at least: 6}, then: 2, otherwise: 1}}}",
            (
                "While you have 2 or more resources, Odd Charm gains [combat] "
                "(while you have 6 or more resources, Odd Charm gains [combat] [combat], instead).",
            ),
        ),
        (
            "location",
            "{constant: this, while: {all: [{during: investigate, by: testing investigator}, "
            "{is: investigated location, a: this}]}, get: {shroud: {tokens: damage, on: testing investigator}}}",
            (
                "While you are investigating Odd Charm, Odd Charm gets +1 shroud for each damage on the performing "
                "investigator.",
            ),
        ),
        (
            "location",
            "{action: 1, cost: {discard: {kind: card, zone: hand}}, do: {move tokens: breaches, from: this, "
            "to: current act, amount: {amount: {value: combat icons, of: discarded card}, plus: 1}}}",
            (
                "[action] Discard a card in your hand: Move 1 breach from Odd Charm to the current act and 1 more for "
                "each [combat] icon on the discarded card.",
            ),
        ),
        (
            "location",
            "{haunted: {horror: 1, direct: true, to: [you, {kind: asset, has: sanity, controlled by: you}]}}",
            ("<b>Haunted</b> - Each of your cards with sanity takes 1 direct horror.",),
        ),
        (
            "location",
            "{haunted: {horror: 1, to: [{kind: investigator, at: this}, {trait: Ally, kind: asset, at: this}]}}",
            ("<b>Haunted</b> - Each investigator and each [[Ally]] asset at Odd Charm takes 1 horror.",),
        ),
        (
            "treachery",
            "{revelation: {draw encounter cards: 1, with: [surge]}}",
            ("<b>Revelation</b> - Draw the top card of the encounter deck. That card gains surge.",),
        ),
        (
            "treachery",
            "{revelation: {choose: {kind: location, the most: clues}, by: lead investigator, "
            "do: {attach: this, to: chosen}}}",
            ("<b>Revelation</b> - Attach Odd Charm to the location with the most clues.",),
        ),
        (
            "act",
            "{forced: {when: advance, what: this}, do: {carry over: breaches}}",
            ("<b>Forced</b> - When this act advances: Move all of the breach on it to the next act.",),
        ),
        (
            "act",
            "{objective: {all: [{there is: {kind: investigator, at: Odd Attic}}, {not: {there is: {kind: "
            "investigator, other than: {kind: investigator, at: Odd Attic}}}}]}}",
            ("<b>Objective</b> - If each investigator is at Odd Attic, advance.",),
        ),
        (
            "treachery",
            "{revelation: {put into play: {zone: set aside, named: [Odd Attic, Odd Cellar, Odd Hall, Odd Yard]}}}",
            ("<b>Revelation</b> - Put the set-aside Odd Attic, Odd Cellar, Odd Hall, and Odd Yard into play.",),
        ),
        (
            "treachery",
            "{revelation: {if: {is: your location, a: {without: Odd Charm}}, then: {attach: this, to: your location}, "
            "else: {discard: this}}}",
            (
                "<b>Revelation</b> - Odd Charm is discarded (if there is no copy of Odd Charm attached, attach Odd "
                "Charm to your location, instead).",
            ),
        ),
        (
            "enemy",
            "{forced: {after: evade, what: this, who: you}, do: {either: {to place 1 doom on this: {doom: 1}, "
            "to place 1 of your clues on its location: {move tokens: clues, amount: 1, from: you, to: here}}, "
            "freely: true}}",
            (
                "<b>Forced</b> - After you evade Odd Charm: Either place 1 doom on it, or place 1 of your clues on its "
                "location.",
            ),
        ),
        (
            "asset",
            "{free: true, cost: {exhaust: this}, do: {choose: {kind: asset, controlled by: {kind: investigator, "
            "at: your location}}, do: [{heal damage: 1, from: chosen}, {heal horror: 1, from: this}]}}",
            (
                "[free] Exhaust Odd Charm: Choose an asset controlled by an investigator at your location. That asset "
                "heals 1 damage. Odd Charm heals 1 horror.",
            ),
        ),
        (
            "event",
            "{event: {investigate: true, instead: {choose: connecting location, do: {discover: 1, at: chosen}}}}",
            (
                "<b>Investigate.</b> If you succeed, instead of discovering clues, discover 1 clue at a connecting "
                "location.",
            ),
        ),
        (
            "investigator",
            "{forced: {would: gain, who: you, of: effect}, do: {instead: {gain: that much, on: Odd Attic}}}",
            (
                "Anytime you gain 1 or more resources from a card effect, place it on Odd Attic instead of in your "
                "resource pool.",
            ),
        ),
    ],
)
def test_an_ability_is_said_line_by_line(kind: str, ability: str, lines: tuple[str, ...]) -> None:
    card = {"name": "Odd Charm", "type": kind, "abilities": [_YAML.load(ability)]}
    titles = frozenset({"Odd Attic", "Odd Cellar", "Odd Hall", "Odd Yard"})
    assert printed(card, titles) == (lines, ())


@pytest.mark.parametrize(
    ("kind", "reverse", "line"),
    [
        (
            "act",
            "{either: {The lamp burns; It is warm: {resolution: 1}, The lamp is cold: {resolution: 2}}}",
            "The lead investigator must decide (choose one): • The lamp burns. It is warm. (→R1) "
            "• The lamp is cold. (→R2)",
        ),
        (
            "act",
            "{if: {the campaign log says: you kept the lamp}, then: {resolution: 1}, else: {resolution: 2}}",
            "Check the Campaign Log. • If you kept the lamp, (→R1) • Otherwise, (→R2) ¶",
        ),
        (
            "agenda",
            "[{choose: {kind: location, farthest to: the left}, do: [{defeat: {kind: investigator, at: chosen}}, "
            "{return: chosen, to: removed from game}]}]",
            "Remove the leftmost location from the game. Defeat each investigator at that location.",
        ),
    ],
)
def test_a_reverse_is_said_in_several_sentences(kind: str, reverse: str, line: str) -> None:
    card = {"name": "Odd Charm", "type": kind, "stage": 1, "reverse": _YAML.load(reverse)}
    assert printed(card) == ((f"Reverse: {line}",), ())


def test_an_ability_speaks_of_the_one_above_it() -> None:
    abilities = [
        {"action": 1, "do": {"fight": "enemy", "damage": 1}},
        {"reaction": {"after": "use", "who": "you", "what": "this", "of": "action"}, "do": {"draw": 1}},
    ]
    lines = (
        "[action]: <b>Fight.</b> This attack deals +1 damage.",
        "[reaction] After you trigger the above ability: Draw 1 card.",
    )
    assert printed({"name": "Odd Charm", "type": "asset", "abilities": abilities}) == (lines, ())


def test_what_stands_in_one_line_is_said_together() -> None:
    fog = {
        "name": "Odd Charm",
        "type": "treachery",
        "attach limit": 1,
        "attach limit per": "location",
        "abilities": [
            {"revelation": {"attach": "this", "to": "your location"}},
            {"constant": "attached", "get": {"shroud": 2}},
        ],
    }
    lines = (
        "<b>Revelation</b> - Attach to your location. Limit 1 per location.",
        "Attached location gets +2 shroud.",
    )
    assert printed(fog) == (lines, ())


def test_several_limits_stand_in_the_line_of_what_a_card_is_attached_to() -> None:
    trap = {
        "name": "Odd Charm",
        "type": "event",
        "attach limit": 1,
        "limit of trait": "Trap",
        "abilities": [{"event": {"attach": "this", "to": "your location"}}],
    }
    assert printed(trap) == (("Attach Odd Charm to your location. Limit 1 [[Trap]] attached.",), ())


def test_a_verb_goes_with_what_is_controlled_and_not_with_you() -> None:
    ability = {"reaction": {"after": "dealt", "what": {"controlled by": "you"}, "of": "damage"}, "do": {"draw": 1}}
    assert printed({"name": "Odd Charm", "type": "asset", "abilities": [ability]}) == (
        ("[reaction] After a card controlled by you is dealt damage: Draw 1 card.",),
        (),
    )


def test_an_enemy_spawns_at_a_location() -> None:
    card = {"name": "Odd Charm", "type": "enemy", "spawn": {"kind": "location", "empty": True}}
    assert printed(card) == (("<b>Spawn</b> - An empty location.",), ())


def test_a_reverse_is_said() -> None:
    card = {"name": "Odd Charm", "type": "act", "stage": 1, "reverse": {"resolution": 2}}
    assert printed(card) == (("Reverse: (→R2)",), ())


def test_what_has_no_english_is_named() -> None:
    part = {"abilities": [{"action": 1, "do": {"damage": 1, "to": "engaged"}}]}
    assert printed({"name": "Odd Charm", "type": "asset", "uses": {"ammo": 2}, **part}) == (
        ("Uses (2 ammo).",),
        (part,),
    )


@pytest.mark.parametrize(
    ("pattern", "data", "bound"),
    [
        (word(1), {"a": 1}, {1: {"a": 1}}),
        ({"a": word(1), **words(2)}, {"a": "x", "b": 1}, {1: "x", 2: {"b": 1}}),
        ({"a": word(1)}, {"a": "x", "b": 1}, None),
        ({"a": number(-3)}, {"a": 4}, {-3: 4}),
        ({"a": -number(-3)}, {"a": -4}, {-3: 4}),
        ({"a": number(-3)}, {"a": True}, None),
        (f"{number(-3)} per round", "2 per round", {-3: 2}),
        (f"that {word(5)}", "that enemy", {5: "enemy"}),
        ([words(1)], [{"a": 1}, {"b": 2}], {1: [{"a": 1}, {"b": 2}]}),
        ([word(1), word(1)], ["a", "b"], None),
        ({word(1): 2}, {"combat": 2}, {1: "combat"}),
    ],
)
def test_data_fits_a_pattern(pattern: Any, data: Any, bound: Any) -> None:
    found: dict[int, Any] = {}
    assert (found if fit(pattern, data, found) else None) == bound


@pytest.mark.parametrize(
    ("token", "said"),
    [
        (Token("REMEMBER", "saw the lamp"), 'Remember that you "saw the lamp"'),
        (Token("HAVE_SO", "seen the lamp"), 'You have "seen the lamp"'),
        (Token("HEADING", "Lamps"), '"Lamps"'),
        (Token("LIST_END", ""), "¶"),
        (Token("STORY", ""), ""),
    ],
)
def test_every_word_that_stands_in_marks_of_its_own_is_spelled(token: Token, said: str) -> None:
    assert spelled((token,), "Odd Charm") == said


def test_a_word_that_says_nothing_is_not_spelled() -> None:
    assert spelled((Token("DRAW", "draw"), Token("STORY", ""), Token("DOT", ".")), "Odd Charm") == "Draw."


def test_whoever_looks_at_what_is_unknown_learns_where_it_stands() -> None:
    for look in (
        bool,
        len,
        str,
        int,
        iter,
        hash,
        lambda unknown: unknown == 1,
        lambda unknown: isinstance(unknown, dict),
    ):
        with pytest.raises(Opened) as opened:
            look(Unknown(7))
        assert opened.value.hole == 7
