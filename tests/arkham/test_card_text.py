"""The English of card text, read into the vocabulary of cards: every kind of phrase, and what is refused."""

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.printed import said as printed_lines
from adjudicator.games.arkham.importing.text.cards import understood
from adjudicator.games.arkham.importing.text.words import names_of
from adjudicator.games.interface import STOPPED

NAME = "Brass Lamp"
TITLES = frozenset({"Cellar", "Lita Chantler", "Old Well"})

ABILITIES = [
    (
        "asset",
        "[reaction] After you fail a skill test: Gain X resources, where X is the amount you failed by.",
        "{reaction: {after: fail, who: you}, do: {gain: margin}}",
    ),
    ("asset", "You get +1 [combat].", "{constant: you, get: {combat: 1}}"),
    (
        "asset",
        "You get +1 [combat] and +1 [agility].",
        "{constant: you, get: {combat: 1, agility: 1}}",
    ),
    (
        "asset",
        "You get +2 [intellect] while investigating.",
        "{constant: you, get: {intellect: 2}, while: {during: investigate, by: you}}",
    ),
    ("asset", "You have 1 additional arcane slot.", "{constant: you, additional slots: {Arcane: 1}}"),
    (
        "asset",
        "[action]: <b>Evade.</b> Evade with a base [agility] skill of 5.",
        "{action: 1, do: {evade: enemy, base: {agility: 5}}}",
    ),
    (
        "asset",
        "[action]: <b>Investigate.</b> You investigate with a base [intellect] skill of 4. "
        "You may move to a connecting location immediately before investigating with this effect.",
        "{action: 1, designator: investigate, "
        "do: [{may: {move to a connecting location: true}, what: move to a connecting location}, "
        "{investigate: true, base: {intellect: 4}}]}",
    ),
    (
        "asset",
        "[action]: <b>Investigate.</b> For every 2 points you succeed by, discover 1 additional clue at your location.",
        "{action: 1, do: {investigate: true, you get: {clues discovered at your location: {for every: 2, of: "
        "margin}}}}",
    ),
    (
        "asset",
        "[action]: <b>Investigate.</b> If you succeed, you may automatically evade an engaged enemy.",
        "{action: 1, do: {investigate: true, success: {may: {choose: {engaged with: you, kind: enemy}, "
        "do: {evade automatically: chosen}}, what: automatically evade an engaged enemy}}}",
    ),
    (
        "asset",
        "[action]: Choose an investigator at your location to gain 1 resource and draw 2 cards.",
        "{action: 1, do: {choose: {kind: investigator, at: your location}, "
        "do: [{gain: 1, on: chosen}, {draw: 2, who: chosen}]}}",
    ),
    (
        "asset",
        "[reaction] When you draw a treachery from the encounter deck, discard cards from your hand with a total of at "
        "least 3 [combat] icons: Cancel that card's revelation effect.",
        "{reaction: {when: revelation, who: you, what: {kind: treachery, weakness: false, "
        "drawn from: encounter deck}}, cost: {discard icons: 3, of: combat}, do: {cancel: true}}",
    ),
    (
        "asset",
        "[fast] Exile Brass Lamp: Draw 1 card.",
        "{free: true, cost: {exile: this}, do: {draw: 1}}",
    ),
    (
        "asset",
        "[reaction] When you would succeed at a skill test: You get +1 skill value for this test. "
        "You may discard Brass Lamp to get +2 instead.",
        "{reaction: {would: succeed, who: you}, do: {either: {to get +1: {modify: you, gets: {skill value: 1}}, "
        "to get +2 instead: {pay: {discard: this}, for: {modify: you, gets: {skill value: 2}}}}}}",
    ),
    (
        "asset",
        "[reaction] After you evade an enemy: Draw 1 card or gain 1 resource. If you succeeded by 3 or more, do both "
        "instead.",
        "{reaction: {after: evade, what: enemy, who: you}, do: {if: {all: [{during: evade}, {amount: margin, "
        "at least: 3}]}, then: [{draw: 1}, {gain: 1}], else: {either: {to draw 1 card: {draw: 1}, "
        "to gain 1 resource: {gain: 1}}}}}",
    ),
    (
        "asset",
        "[action]: Play a [[Spell]] event from your discard pile, reducing its resource cost by 1. After that event "
        "resolves, remove it from the game.",
        "{action: 1, do: {choose: {trait: Spell, kind: event, zone: discard}, "
        "do: [{play: chosen, cost: -1}, {return: chosen, to: removed from game}]}}",
    ),
    (
        "asset",
        '[fast]: Choose an asset you control with "uses (charges)." Either return that asset to your hand, or move all '
        "charges from that asset to your resource pool and discard that asset.",
        "{free: true, do: {choose: {kind: asset, controlled by: you, uses: charges}, do: {either: "
        "{to return that asset to your hand: {return: chosen}, "
        "to move all charges from that asset to your resource pool and discard that asset: "
        "[{move tokens: charges, amount: {tokens: charges, on: chosen}, from: chosen, to: you, becomes: resources}, "
        "{discard: chosen}]}, freely: true}}}",
    ),
    (
        "asset",
        "If there is no renown on Brass Lamp, discard it.",
        "{as soon as: {amount: {tokens: renown, on: this}, at most: 0}, do: {discard: this}}",
    ),
    (
        "asset",
        "[action]: <b>Investigate.</b> If a [skull] symbol is revealed during this test, after this test resolves lose "
        "all remaining actions and immediately end your turn.",
        "{action: 1, do: {investigate: true, revealed: [skull], "
        "then after: [{lose: actions remaining, of: actions}, {end your turn: true}]}}",
    ),
    (
        "asset",
        "[action]: <b>Fight.</b> If you succeed, you may spend 1 additional action to deal +2 damage for this attack.",
        "{action: 1, do: {fight: enemy, before its damage: {if: {amount: actions remaining, at least: 1}, "
        "then: {may: {pay: {spend: 1, of: actions}, for: {modify: you, gets: {damage of the attack: 2}}}, "
        "what: deal +2 damage for this attack}}}}",
    ),
    (
        "asset",
        "[action]: <b>Evade.</b> If you succeed, after evading the chosen enemy, "
        "you may move to a connecting location.",
        "{action: 1, do: {evade: enemy, success: {may: {move to a connecting location: true}, "
        "what: move to a connecting location}}}",
    ),
    (
        "asset",
        "[reaction] After you fail a skill test: You may take an additional action during your turn this round.",
        "{reaction: {after: fail, who: you}, do: {if: {turn of: you}, then: {gain: 1, of: actions}, "
        "else: {later: {after: begin turn, who: you}, do: {gain: 1, of: actions}, until: end of the round}}}",
    ),
    (
        "asset",
        "[reaction] After you succeed at a skill test during a revelation effect: Draw 1 card.",
        "{reaction: {after: succeed, who: you, and: {during a revelation: true}}, do: {draw: 1}}",
    ),
    (
        "asset",
        "[reaction] After you defeat an enemy: Play an asset from your discard pile.",
        "{reaction: {after: defeat, what: enemy, who: you}, "
        "do: {choose: {kind: asset, zone: discard}, do: {play: chosen}}}",
    ),
    (
        "asset",
        "Each asset you control with sanity gets +1 sanity.",
        "{constant: {kind: asset, controlled by: you, has: sanity}, get: {sanity: 1}}",
    ),
    (
        "asset",
        "[fast] Spend 1 resource: Place 1 ammo on an asset you control with uses (ammo).",
        "{free: true, cost: {resources: 1}, do: {choose: {kind: asset, controlled by: you, uses: ammo}, "
        "do: {gain: 1, of: ammo, on: chosen}}}",
    ),
    (
        "asset",
        "[action]: Discover 1 clue at your location or 1 clue at a connecting location.",
        "{action: 1, do: {choose: [your location, connecting location], do: {discover: 1, at: chosen}}}",
    ),
    (
        "asset",
        "[reaction] After you heal 2 or more horror from an investigator or [[Ally]] asset: Draw 1 card.",
        "{reaction: {after: heal, who: you, what: [investigator, {kind: asset, trait: Ally}], of: horror, least: 2}, "
        "do: {draw: 1}}",
    ),
    (
        "asset",
        "[reaction] After you heal damage from an investigator: That investigator gets +1 skill value to their next "
        "skill test this round.",
        "{reaction: {after: heal, who: you, what: investigator, of: damage}, do: {modify: that investigator, "
        "gets: {skill value: 1}, for the next: test, until: end of the round}}",
    ),
    (
        "asset",
        "[fast] During a skill test on a [[Spell]] card: You get +1 skill value for this test.",
        "{free: true, during: test, if: {test on: {trait: Spell}}, do: {modify: you, gets: {skill value: 1}}}",
    ),
    (
        "asset",
        "[fast]: You get +1 [willpower] for a skill test on a treachery card.",
        "{free: true, do: {if: {test on: treachery}, then: {modify: you, gets: {willpower: 1}}}}",
    ),
    (
        "asset",
        "[fast] During an attack using Brass Lamp, spend 1 resource: You get +1 [combat] for this skill test. "
        "(Limit three times per attack.)",
        "{free: true, during: test, if: {all: [{during: attack}, {test on: this}]}, cost: {resources: 1}, "
        "limit: 3 per attack, do: {modify: you, gets: {combat: 1}}}",
    ),
    (
        "asset",
        "[reaction] After you succeed at a [combat] test on a treachery card: Draw 1 card.",
        "{reaction: {after: succeed, who: you, and: {all: [{testing: combat}, {test on: treachery}]}}, do: {draw: 1}}",
    ),
    (
        "asset",
        "[reaction] After you succeed at a skill test on an [[Item]] card: Draw 1 card.",
        "{reaction: {after: succeed, who: you, and: {test on: {trait: Item}}}, do: {draw: 1}}",
    ),
    (
        "asset",
        "[action]: <b>Fight.</b> Ignore the retaliate keyword for this attack.",
        "{action: 1, do: {fight: enemy, ignoring: retaliate}}",
    ),
    (
        "asset",
        "[action]: <b>Fight.</b> This attack ignores the aloof and retaliate keywords.",
        "{action: 1, do: {fight: enemy, ignoring: [aloof, retaliate]}}",
    ),
    (
        "asset",
        "[action]: <b>Fight.</b> The attacked enemy gains retaliate for this attack.",
        "{action: 1, do: {fight: enemy, target gains: retaliate}}",
    ),
    (
        "asset",
        "Non-direct horror must be assigned to Brass Lamp before it can be assigned to your investigator card.",
        "{constant: you, assigned before you: horror}",
    ),
    (
        "asset",
        "[action]: Add a level 0-2 event in your discard pile to your hand.",
        "{action: 1, do: {choose: {to level: 2, kind: event, zone: discard}, do: {return: chosen}}}",
    ),
    (
        "asset",
        "[action]: Choose a revealed location that is exactly 2 connections away from your location. "
        "Move to that location.",
        "{action: 1, do: {choose: {revealed: true, kind: location, connections away: 2}, do: {move: chosen}}}",
    ),
    (
        "asset",
        "[action]: Test [willpower] (1). If a [skull] symbol is revealed during this test, take 1 damage.",
        "{action: 1, do: {test: willpower, difficulty: 1, revealed: [skull], then: {damage: 1}}}",
    ),
    (
        "asset",
        "[fast] Take 1 direct damage: Draw 1 card.",
        "{free: true, cost: {damage: 1, direct: true}, do: {draw: 1}}",
    ),
    (
        "asset",
        "You get +1 [combat] and +2 [agility] while you have 3 or fewer remaining sanity.",
        "{constant: you, while: {amount: {remaining: sanity, of: you}, at most: 3}, get: {combat: 1, agility: 2}}",
    ),
    (
        "asset",
        "[action]: <b>Fight</b> ([combat]). If you succeed, this attack deals +1 damage for each point you succeed by "
        "(to a maximum of +3). If you fail and would deal damage to another investigator, this attack deals 1 damage "
        "for each point you fail by (to a minimum of 1, to a maximum of 4).",
        "{action: 1, do: {fight: enemy, using: combat, damage: {amount: margin, most: 3}, "
        "damage if failed: {amount: margin, least: 1, most: 4}}}",
    ),
    (
        "asset",
        "[action]: <b>Fight.</b> Instead of its standard damage, this attack deals 1 damage for each point you succeed "
        "by (to a maximum of 6).",
        "{action: 1, do: {fight: enemy, standard damage: {amount: margin, most: 6}}}",
    ),
    (
        "asset",
        "[action]: <b>Fight.</b> If you perform this attack against an enemy engaged with another investigator and you "
        "fail, you deal no damage.",
        "{action: 1, do: {fight: enemy, damage if failed: 0}}",
    ),
    (
        "asset",
        "[action]: <b>Fight.</b> If you perform this attack against an enemy engaged with another investigator, you "
        "deal +1 damage for this attack if you succeed, and no damage if you fail.",
        "{action: 1, do: {fight: enemy, damage: {if: {is: attacked enemy, "
        "a: {kind: enemy, engaged with: another investigator}}, then: 1}, damage if failed: 0}}",
    ),
    (
        "asset",
        "[action]: <b>Fight.</b> You deal +1 damage for this attack. "
        "Cannot be used to attack enemies engaged with you.",
        "{action: 1, do: {fight: {kind: enemy, other than: {kind: enemy, engaged with: you}}, damage: 1}}",
    ),
    (
        "asset",
        "[action]: <b>Fight.</b> If used to attack Old Well, this attack deals +2 damage.",
        "{action: 1, do: {fight: enemy, damage: {if: {is: attacked enemy, a: {named: Old Well}}, then: 2}}}",
    ),
    (
        "asset",
        "[action]: <b>Fight.</b> If you succeed, you may exhaust Brass Lamp for this attack to deal +1 damage.",
        "{action: 1, do: {fight: enemy, before its damage: {may: {pay: {exhaust: this}, "
        "for: {modify: you, gets: {damage of the attack: 1}}}, what: for this attack to deal +1 damage}}}",
    ),
    (
        "asset",
        "[action]: <b>Investigate.</b> If you succeed, you may discard Brass Lamp for your location to get -2 shroud "
        "until the end of the round.",
        "{action: 1, do: {investigate: true, success: {may: {pay: {discard: this}, "
        "for: {modify: your location, gets: {shroud: -2}, until: end of the round}}, "
        "what: for your location to get -2 shroud until the end of the round}}}",
    ),
    (
        "asset",
        "[action]: <b>Evade.</b> If you are successful, evade each other enemy engaged with you, as well.",
        "{action: 1, do: {evade: enemy, success: "
        "{evade automatically: {kind: enemy, engaged with: you, other than: evaded enemy}}}}",
    ),
    (
        "asset",
        "[action]: Choose an investigator at your location to heal 2 horror. Then, that investigator tests [agility] "
        "(3). If the test fails, they take 1 damage and draw 1 card.",
        "{action: 1, do: {choose: {kind: investigator, at: your location}, do: {first: {heal horror: 2, from: chosen}, "
        "then: {test: agility, difficulty: 3, who: chosen, failure: {each: chosen, do: [{damage: 1}, {draw: 1}]}}}}}",
    ),
    (
        "asset",
        "[fast] Spend 2 resources: Choose a [[Charm]] asset from your hand and play it (paying its cost).",
        "{free: true, cost: {resources: 2}, do: {choose: {trait: Charm, kind: asset, zone: hand}, do: {play: chosen}}}",
    ),
    (
        "asset",
        "[reaction] When an enemy attacks you: Deal that enemy's damage to another enemy at your location, instead. "
        "(You still take horror dealt by the attack.)",
        "{reaction: {when: attack, who: you}, do: {choose: {kind: enemy, other than: attacking enemy, "
        "at: your location}, do: {instead of damage: {damage: points, to: chosen}}}}",
    ),
    (
        "asset",
        "[reaction] When you would reveal a chaos token: Reveal 3 chaos tokens instead of 1. "
        "Choose one of those tokens to resolve, and ignore the other.",
        "{reaction: {would: reveal token, who: you}, do: {reveal tokens: 3, instead: true, ignore all but one: true}}",
    ),
    (
        "asset",
        "[reaction] When damage is assigned to Brass Lamp: Cancel 1 of that damage.",
        "{reaction: {when: dealt, what: this, of: damage}, do: {prevent damage: 1, to: that card}}",
    ),
    (
        "asset",
        "[reaction] After an investigator at your location draws 2 or more cards during the upkeep phase: Draw 1 card.",
        "{reaction: {after: draw, who: {kind: investigator, at: your location}, least: 2, and: {phase: upkeep}}, "
        "do: {draw: 1}}",
    ),
    (
        "asset",
        "[reaction] After you successfully investigate by exactly 2 or 4: Gain 1 resource.",
        "{reaction: {after: succeed, who: you, of: investigate, and: {any: [{amount: that much, at least: 2, "
        "at most: 2}, {amount: that much, at least: 4, at most: 4}]}}, do: {gain: 1}}",
    ),
    (
        "asset",
        "[reaction] When an investigator at your location would fail a skill test: That investigator either gets +2 "
        "skill value or -1 skill value for that test.",
        "{reaction: {would: fail, who: {kind: investigator, at: your location}}, do: {either: "
        "{to get +2 skill value: {modify: that investigator, gets: {skill value: 2}}, "
        "to get -1 skill value: {modify: that investigator, gets: {skill value: -1}}}}}",
    ),
    (
        "asset",
        "[reaction] After an enemy is defeated: <b>Investigate.</b> You get +X [intellect] for this investigation, "
        "where X is the defeated enemy's printed health (to a maximum of 2).",
        "{reaction: {after: defeat, what: enemy}, do: {investigate: true, "
        "you get: {intellect: {amount: {printed: health, of: that enemy}, most: 2}}}}",
    ),
    (
        "asset",
        "Treat each [elder_sign] you reveal on a chaos token as a [skull].",
        "{constant: you, treat tokens: {elder sign: skull}}",
    ),
    (
        "asset",
        "Reduce the difficulty of skill tests you perform during 'parley' actions by 1.",
        "{constant: you, while: {during: parley}, get: {difficulty: -1}}",
    ),
    (
        "asset",
        "[fast] If Old Well is connected to your location: Attach Brass Lamp to Old Well.",
        "{free: true, if: {is: Old Well, a: {connecting to: your location}}, do: {attach: this, to: Old Well}}",
    ),
    (
        "asset",
        "[action] Spend 1 ammo: <b>Fight.</b> You get +1 [combat] for this attack. This attack deals +1 damage.",
        "{action: 1, cost: {spend: 1, of: ammo}, do: {fight: enemy, you get: {combat: 1}, damage: 1}}",
    ),
    (
        "asset",
        "[action]: <b>Fight</b> ([willpower]). If you succeed by 2 or more, this attack deals +1 damage.",
        "{action: 1, do: {fight: enemy, using: willpower, damage: {if: {all: [{outcome: succeed}, {amount: margin, "
        "at least: 2}]}, then: 1}}}",
    ),
    (
        "asset",
        "[action] Exhaust Brass Lamp: <b>Investigate.</b> Your location gets -2 shroud for this investigation.",
        "{action: 1, cost: {exhaust: this}, do: {investigate: true, target gets: {shroud: -2}}}",
    ),
    (
        "asset",
        "[fast] Discard Brass Lamp: Deal 1 damage to an enemy at your location.",
        "{free: true, cost: {discard: this}, "
        "do: {choose: {kind: enemy, at: your location}, do: {damage: 1, to: chosen}}}",
    ),
    (
        "asset",
        "[fast] During your turn, spend 2 resources: Draw 1 card. (Limit once per turn.)",
        "{free: true, during: your turn, cost: {resources: 2}, limit: 1 per turn, do: {draw: 1}}",
    ),
    (
        "asset",
        "[fast] Spend 1 resource: You get +1 [agility] for this skill test.",
        "{free: true, during: test, cost: {resources: 1}, do: {modify: you, gets: {agility: 1}}}",
    ),
    (
        "asset",
        "[reaction] After you defeat an enemy, exhaust Brass Lamp: Discover 1 clue at your location.",
        "{reaction: {after: defeat, what: enemy, who: you}, cost: {exhaust: this}, do: {discover: 1}}",
    ),
    (
        "asset",
        "[reaction] When a non-[[Elite]] enemy spawns at your location: Exhaust that enemy.",
        "{reaction: {when: spawn, what: {non: Elite, kind: enemy}, at: your location}, do: {exhaust: that enemy}}",
    ),
    (
        "asset",
        "[reaction] After an enemy is evaded: Ready it.",
        "{reaction: {after: evade, what: enemy}, do: {ready: that enemy}}",
    ),
    (
        "asset",
        "[action] Choose an enemy at your location. Exhaust that enemy. If you cannot, draw 1 card.",
        "{action: 1, do: {choose: {kind: enemy, at: your location}, "
        "do: {if able: {exhaust: chosen}, else: {draw: 1}}}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - After Brass Lamp attacks you: Take 1 horror.",
        "{forced: {after: attack, by: this, who: you}, do: {horror: 1}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - At the end of the round: Heal 2 damage from Brass Lamp.",
        "{forced: {at: end round}, do: {heal damage: 2, from: this}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - When Brass Lamp is defeated: Each investigator at this location takes 1 horror.",
        "{forced: {when: defeat, what: this}, do: {horror: 1, to: each investigator here}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [agility] (3). For each point you fail by, take 1 damage.",
        "{revelation: {test: agility, difficulty: 3, failure: {damage: margin}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [willpower] (4). If you fail, take 2 horror and lose 1 resource.",
        "{revelation: {test: willpower, difficulty: 4, failure: [{horror: 2}, {lose: 1}]}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - You must either discard 2 cards from your hand or take 1 damage.",
        "{revelation: {either: {to discard 2 cards from your hand: "
        "{discard: {kind: card, zone: hand}, amount: 2}, to take 1 damage: {damage: 1}}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - If you have no clues, Brass Lamp gains surge. Otherwise, take 1 horror.",
        "{revelation: {if: {amount: {tokens: clues, on: you}, at most: 0}, "
        "then: {gain keyword: surge}, else: {horror: 1}}}",
    ),
    (
        "location",
        "<b>Forced</b> - After you enter the Brass Lamp: Take 1 damage.",
        "{forced: {after: enter, at: this, who: investigator}, do: {damage: 1}}",
    ),
    (
        "location",
        "[action]: Search the top 6 cards of your deck for a [[Tome]] or [[Spell]] card and draw it. "
        "Shuffle your deck.",
        "{action: 1, do: {search: {trait: [Tome, Spell], zone: deck}, do: {draw card: chosen}, top: 6, shuffle: true}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [willpower] (X), where X is the number of cards in your hand (max 5). "
        "If you fail, lose 1 action.",
        "{revelation: {test: willpower, difficulty: {amount: {count: {kind: card, zone: hand}}, most: 5}, "
        "failure: {lose: 1, of: actions}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [agility] (2). This test gets +1 difficulty for each damage on you. "
        "If you fail, take 2 damage.",
        "{revelation: {test: agility, difficulty: {amount: {tokens: damage, on: you}, plus: 2}, failure: {damage: 2}}}",
    ),
    (
        "asset",
        "[action]: <b>Investigate.</b> If you do not succeed by at least 2, discard Brass Lamp.",
        "{action: 1, do: {investigate: true, "
        "success: {if: {amount: margin, at most: 1}, then: {discard: this}}, failure: {discard: this}}}",
    ),
    (
        "asset",
        "[action]: <b>Investigate.</b> If you succeed, discover 1 additional clue at this location.",
        "{action: 1, do: {investigate: true, you get: {clues discovered: 1}}}",
    ),
    (
        "skill",
        "If this skill test is successful, heal 1 horror (2 horror instead if it succeeds by 2 or more).",
        "{success: {heal horror: {if: {amount: margin, at least: 2}, then: 2, otherwise: 1}}}",
    ),
    (
        "skill",
        "While you have 3 or fewer remaining sanity, Brass Lamp gains [wild] [wild].",
        "{constant: this, in: committed, while: {amount: {remaining: sanity, of: you}, at most: 3}, "
        "get: {wild icons: 2}}",
    ),
    (
        "event",
        "<b>Evade.</b> Automatically evade all enemies at your location.",
        "{event: {evade automatically: {kind: enemy, at: your location}}, designator: evade}",
    ),
    (
        "location",
        "[action]: Gain 2 resources. (Group limit once per game.)",
        "{action: 1, limit: group 1 per game, do: {gain: 2}}",
    ),
    (
        "asset",
        "[reaction] After you discover 2 or more clues: Draw 1 card.",
        "{reaction: {after: discover, who: you, least: 2}, do: {draw: 1}}",
    ),
    (
        "asset",
        "[action]: Choose another investigator at your location. That investigator draws 1 card.",
        "{action: 1, do: {choose: {kind: investigator, at: your location, other than: you}, "
        "do: {draw: 1, who: chosen}}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - When Brass Lamp is defeated: Ready another enemy at this location.",
        "{forced: {when: defeat, what: this}, "
        "do: {choose: {kind: enemy, at: here, other than: this}, do: {ready: chosen}}}",
    ),
    ("skill", "If this test is successful, draw 1 card.", "{success: {draw: 1}}"),
    (
        "skill",
        "If this skill test is successful during an evasion attempt, heal 1 horror.",
        "{success: {heal horror: 1}, if: {during: evade}}",
    ),
    ("event", "Gain 3 resources.", "{event: {gain: 3}}"),
    (
        "event",
        "Play when an enemy attacks an investigator at your location.\nCancel that attack.",
        "{play: {when: attack, who: {kind: investigator, at: your location}}, do: {cancel: true}}",
    ),
    (
        "asset",
        "[action]: <b>Fight</b> ([willpower]). If you succeed, you may spend 1 charge to deal +1 damage for this "
        "attack. "
        "If you reveal a [skull] token during this test, remove 1 charge from Brass Lamp (if you cannot, take 1 "
        "horror).",
        "{action: 1, do: {fight: enemy, using: willpower, before its damage: {may: {pay: {lose: 1, of: charges, "
        "on: this}, for: {modify: you, gets: {damage of the attack: 1}}}, what: deal +1 damage for this attack}, "
        "revealed: [skull], then: {if able: {lose: 1, of: charges, on: this}, else: {horror: 1}}}}",
    ),
    (
        "asset",
        "[action]: <b>Fight.</b> Use this ability only to attack a [[Ghoul]] enemy. If this attack defeats an enemy, "
        "draw 1 card.",
        "{action: 1, do: {fight: {trait: Ghoul, kind: enemy}, success: {if: {amount: {happened: defeat, this: test, "
        "what: attacked enemy, by: you, of: attack}, at least: 1}, then: {draw: 1}}}}",
    ),
    (
        "asset",
        "[reaction] When a [skull] or [tablet] symbol is revealed during a test you are performing, exhaust Brass "
        "Lamp: "
        "Draw 1 card or gain 1 resource.",
        "{reaction: {when: reveal token, of: [skull, tablet], who: you, and: {during: test}}, cost: {exhaust: this}, "
        "do: {either: {to draw 1 card: {draw: 1}, to gain 1 resource: {gain: 1}}}}",
    ),
    (
        "asset",
        "[reaction] When the game begins, if Brass Lamp is in your opening hand: Put it into play.",
        "{reaction: {when: begin game}, in: hand, do: {put into play: this}}",
    ),
    (
        "asset",
        "Brass Lamp may be assigned horror dealt to other investigators at your location.",
        "{constant: {kind: investigator, at: your location, other than: you}, may be assigned: horror}",
    ),
    (
        "asset",
        "[fast] While an investigator at your location is taking his or her turn, discard Brass Lamp: "
        "That investigator may take an additional action this turn.",
        "{free: true, if: {is: active investigator, a: {kind: investigator, at: your location}}, cost: {discard: "
        "this}, "
        "do: {gain: 1, of: actions, on: active investigator}}",
    ),
    (
        "asset",
        "[action] Spend 1 secret: Choose a revealed location up to 2 connections away. Move to that location.",
        "{action: 1, cost: {spend: 1, of: secrets}, do: {choose: {revealed: true, kind: location, "
        "up to connections away: 2}, do: {move: chosen}}}",
    ),
    (
        "asset",
        "[fast] Add 1 doom to Brass Lamp: You get +2 skill value for this skill test.",
        "{free: true, during: test, cost: {doom: 1}, do: {modify: you, gets: {skill value: 2}}}",
    ),
    (
        "location",
        "<b>Haunted</b> - You must either lose 1 action or take 1 damage.",
        "{haunted: {either: {to lose 1 action: {lose: 1, of: actions}, to take 1 damage: {damage: 1}}}}",
    ),
    (
        "location",
        "<b>Forced</b> - After the Brass Lamp is revealed: Put the set-aside Cellar and Old Well locations into play.",
        "{forced: {after: reveal location, what: this}, do: {put into play: {zone: set aside, "
        "named: [Cellar, Old Well]}}}",
    ),
    (
        "location",
        "<b>Forced</b> - After you end your turn at Brass Lamp: Resolve each haunted ability on your location.",
        "{forced: {after: end turn, who: investigator, and: {is: that investigator, a: {at: this}}}, "
        "do: {resolve haunted: your location}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Place 1 doom on the nearest [[Ghoul]] enemy with no doom on it. "
        "If no doom was placed by this effect, Brass Lamp gains surge.",
        "{revelation: {try: {the nearest: {trait: Ghoul, kind: enemy, with no: doom}, do: {doom: 1, on: chosen}}, "
        "for: doom, else: {gain keyword: surge}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Reveal a random token from the chaos bag. If it is a [skull] or [auto_fail] symbol, "
        "take 2 horror.",
        "{revelation: {reveal tokens: 1, then: [{if: {revealed: [skull, auto-fail]}, then: {horror: 2}}]}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - If there are no [[Ghoul]] enemies in play, search the encounter deck and discard pile "
        "for a [[Ghoul]] enemy and draw it. Shuffle the encounter deck.",
        "{revelation: {if: {not: {there is: {trait: Ghoul, kind: enemy}}}, then: {search: "
        "[{trait: Ghoul, kind: enemy, zone: encounter deck}, {trait: Ghoul, kind: enemy, zone: encounter discard}], "
        "do: {draw card: chosen}}}}",
    ),
    (
        "skill",
        "Commit to a skill test only if you are engaged with an enemy.",
        "{commit only if: {there is: {kind: enemy, engaged with: you}}}",
    ),
    (
        "skill",
        "While you have 3 or more resources, Brass Lamp gains [combat] (while you have 6 or more resources, "
        "Brass Lamp gains [combat] [combat], instead).",
        "{constant: this, in: committed, while: {amount: {tokens: resources, on: you}, at least: 3}, get: {combat "
        "icons: "
        "{if: {amount: {tokens: resources, on: you}, at least: 6}, then: 2, otherwise: 1}}}",
    ),
    (
        "skill",
        "If this test fails, return each other card committed to this test to its owner's hand.",
        "{failure: {return: {kind: card, zone: committed, other than: this}}}",
    ),
    (
        "asset",
        "<b>Forced</b> - At the end of the round: Return Brass Lamp to its owner's hand.",
        "{forced: {at: end round}, do: {return: this}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - After you evade Brass Lamp: Brass Lamp cannot attack you for the remainder of the round.",
        "{forced: {after: evade, what: this, who: you}, do: {cannot: attack, what: you, who: this, "
        "until: end of the round}}",
    ),
    (
        "event",
        "<b>Parley.</b> Choose an enemy at your location and test [combat] (X), where X is that enemy's remaining "
        "health. "
        "If you succeed, discover 1 clue at your location.",
        "{event: {choose: {kind: enemy, at: your location}, do: {test: combat, difficulty: {remaining: health, "
        "of: chosen}, success: {discover: 1}, parley: true}}, designator: parley}",
    ),
    (
        "event",
        "<b>Evade.</b> If you succeed and the evaded enemy is non-[[Elite]], that enemy does not ready during the next "
        "upkeep phase. If you fail, return Brass Lamp to your hand at the end of your turn.",
        "{event: {evade: enemy, success: {if: {is: evaded enemy, a: {non: Elite}}, then: {cannot: ready in the upkeep "
        "phase, what: evaded enemy, until: end of the upkeep phase}}, failure: {later: {at: end turn, who: you}, "
        "do: {return: this}}}}",
    ),
    (
        "event",
        "Play only during your turn.\n<b>Evade.</b> If you succeed, deal 1 damage to the evaded enemy.",
        "{event: {evade: enemy, success: {damage: 1, to: evaded enemy}}, during: your turn}",
    ),
    (
        "skill",
        "While Brass Lamp is committed to an evasion attempt, Brass Lamp gains [wild].",
        "{constant: this, in: committed, while: {during: evade}, get: {wild icons: 1}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Spawn Old Well at the nearest [[Cave]] location.",
        "{revelation: {spawn: Old Well, at: {trait: Cave, kind: location, nearest to: you}}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - After this enemy enters play: Place 2 doom on it.",
        "{forced: {after: enter play, what: this}, do: {doom: 2}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - At the end of the round: Move 1 clue from Brass Lamp's location to Brass Lamp.",
        "{forced: {at: end round}, do: {move tokens: clues, from: here, to: this}}",
    ),
    (
        "asset",
        "[fast] During your turn, if you have 3 or more resources, exhaust Brass Lamp: Draw 1 card.",
        "{free: true, during: your turn, if: {amount: {tokens: resources, on: you}, at least: 3}, cost: "
        "{exhaust: this}, do: {draw: 1}}",
    ),
    (
        "asset",
        "[action]: <b>Evade.</b> If you succeed, you may gain 2 resources and draw 1 card.",
        "{action: 1, do: {evade: enemy, success: {may: [{gain: 2}, {draw: 1}], what: gain 2 resources and "
        "draw 1 card}}}",
    ),
    (
        "event",
        "Choose another investigator at your location. Both you and that investigator gain 1 resource and "
        "draw 3 cards.",
        "{event: {choose: {kind: investigator, at: your location, other than: you}, do: {each: [you, "
        "chosen], do: [{gain: 1}, {draw: 3}]}}}",
    ),
    (
        "event",
        "<b>Fight.</b> If this attack succeeds against a non-[[Elite]] enemy, exhaust that enemy.",
        "{event: {fight: enemy, success: {if: {is: attacked enemy, a: {non: Elite}}, then: {exhaust: "
        "attacked enemy}}}}",
    ),
    (
        "skill",
        "If this skill test is successful while investigating a location, place 1 doom on that location.",
        "{success: {doom: 1, on: investigated location}, if: {during: investigate}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [combat] or [agility] (2). Lose 1 resource for each point you fail by.",
        "{revelation: {test: [combat, agility], difficulty: 2, failure: {lose: margin}}}",
    ),
    (
        "asset",
        "[action]: Draw 2 cards. Then, test [intellect] (3). If you fail, take 1 horror.",
        "{action: 1, do: {first: {draw: 2}, then: {test: intellect, difficulty: 3, failure: {horror: 1}}}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - When the round ends, if an exhausted enemy is at attached location: Discard Brass Lamp.",
        "{forced: {when: end round}, if: {there is: {exhausted: true, kind: enemy, at: attached}}, do: "
        "{discard: this}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Place 1 of your clues on a [[Cultist]] enemy.",
        "{revelation: {choose: {trait: Cultist, kind: enemy}, do: {move tokens: clues, amount: 1, from: you, "
        "to: chosen}}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - After Brass Lamp attacks: Brass Lamp gets +1 fight until the end of the enemy phase.",
        "{forced: {after: attack, by: this}, do: {modify: this, gets: {fight: 1}, until: end of the enemy phase}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Draw the top 2 cards of the encounter deck.",
        "{revelation: {draw encounter cards: 2}}",
    ),
    (
        "asset",
        "[action]: <b>Fight.</b> You get +2 [combat] for this attack for each clue you control (to a maximum of +4).",
        "{action: 1, do: {fight: enemy, you get: {combat: {amount: {times: 2, number: {tokens: clues, on: "
        "you}}, most: 4}}}}",
    ),
    (
        "skill",
        "If this skill test is successful while investigating a location, discover 2 additional clues at "
        "that location (3 additional clues instead if it succeeds by 2 or more).",
        "{constant: testing investigator, in: committed, while: {all: [{during: investigate}, {outcome: "
        "succeed}]}, get: {clues discovered: {if: {amount: margin, at least: 2}, then: 3, otherwise: 2}}}",
    ),
    (
        "skill",
        "If this skill test is successful during an attack, that attack deals +3 damage.",
        "{constant: testing investigator, in: committed, while: {all: [{during: attack}, {outcome: "
        "succeed}]}, get: {damage of the attack: 3}}",
    ),
    (
        "enemy",
        "While Brass Lamp is at a location with no clues, it gains hunter.",
        "{constant: this, gain keywords: [hunter], while: {is: this, a: {at: {kind: location, with no: clues}}}}",
    ),
    (
        "event",
        "Each non-[[Elite]] enemy at attached location gains aloof and retaliate.",
        "{constant: {non: Elite, kind: enemy, at: attached}, gain keywords: [aloof, retaliate]}",
    ),
    (
        "asset",
        "[fast] During a skill test you are performing, spend 3 resources: Reduce the difficulty of this test by 2.",
        "{free: true, if: {is: testing investigator, a: you}, during: test, cost: {resources: 3}, do: "
        "{modify: you, gets: {difficulty: -2}}}",
    ),
    (
        "asset",
        "[reaction] When you initiate a skill test, exhaust Brass Lamp: Increase the difficulty of this "
        "skill test by 1.",
        "{reaction: {when: begin test, who: you}, cost: {exhaust: this}, do: {modify: you, gets: {difficulty: 1}}}",
    ),
    (
        "event",
        "Each [[Ghoul]] enemy at your location is defeated. You are defeated and suffer 1 mental trauma.",
        "{event: [{defeat: {trait: Ghoul, kind: enemy, at: your location}}, {gain: 1, of: mental trauma}, "
        "{defeat: you}]}",
    ),
    (
        "enemy",
        "<b>Forced</b> - After you successfully evade Brass Lamp by 3 or less: Take 1 damage.",
        "{forced: {after: evade, of: success, who: you, what: this, and: {amount: margin, at most: 3}}, "
        "do: {damage: 1}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - After an investigator is defeated at Brass Lamp's location: Ready Brass Lamp.",
        "{forced: {after: defeat, what: investigator, at: here}, do: {ready: this}}",
    ),
    (
        "asset",
        "[action] Discard Brass Lamp: Gain resources equal to the number of clues on your location (to a "
        "maximum of 3).",
        "{action: 1, cost: {discard: this}, do: {gain: {amount: {tokens: clues, on: your location}, most: 3}}}",
    ),
    (
        "event",
        "Choose an enemy at your location. Heal horror equal to that enemy's printed horror value.",
        "{event: {choose: {kind: enemy, at: your location}, do: {heal horror: {printed: attack horror, of: chosen}}}}",
    ),
    (
        "event",
        "Draw X cards, where X is the number of clues on Old Well (to a maximum of 2).",
        "{event: {draw: {amount: {tokens: clues, on: Old Well}, most: 2}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Discard 2 cards from your hand at random. Shuffle Brass Lamp back into your "
        "deck instead of discarding it.",
        "{revelation: [{discard: {kind: card, zone: hand}, amount: 2, random: true}, {shuffle: this, into: deck}]}",
    ),
    (
        "enemy",
        "<b>Forced</b> - When the round ends, if Brass Lamp is exhausted and has no clues on it: Discard Brass Lamp.",
        "{forced: {when: end round}, if: {is: this, a: {exhausted: true, with no: clues}}, do: {discard: this}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [agility] (3). If you fail, take 1 damage (if you fail by 3 or more, take "
        "2 horror instead).",
        "{revelation: {test: agility, difficulty: 3, failure: {if: {amount: margin, at least: 3}, then: "
        "{horror: 2}, else: {damage: 1}}}}",
    ),
    (
        "asset",
        "[action]: <b>Evade.</b> If you succeed by 1 or more, either draw 1 card or gain 1 resource (if you "
        "succeed by 3 or more, do both).",
        "{action: 1, do: {evade: enemy, success: {if: {amount: margin, at least: 1}, then: {if: {amount: "
        "margin, at least: 3}, then: [{draw: 1}, {gain: 1}], else: {either: {to draw 1 card: {draw: 1}, to "
        "gain 1 resource: {gain: 1}}, freely: true}}}}}",
    ),
    (
        "asset",
        "[action]: <b>Fight.</b> If this attack fails, place 1 charge on Brass Lamp.",
        "{action: 1, do: {fight: enemy, failure: {gain: 1, of: charges, on: this}}}",
    ),
    (
        "asset",
        "[action]: Heal 1 horror from your investigator or an [[Ally]] asset you control.",
        "{action: 1, do: {choose: [you, {trait: Ally, kind: asset, controlled by: you}], do: {heal horror: "
        "1, from: chosen}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Each investigator at a [[Cave]] location loses 1 resource.",
        "{revelation: {lose: 1, on: {kind: investigator, at: {trait: Cave, kind: location}}}}",
    ),
    ("asset", "[action]: Take control of Old Well.", "{action: 1, do: {take control: Old Well}}"),
    (
        "asset",
        "[fast] Exhaust Brass Lamp: Heal 1 damage from an investigator at your location or a connecting location.",
        "{free: true, cost: {exhaust: this}, do: {choose: [{kind: investigator, at: your location}, {kind: "
        "investigator, at: {kind: location, connecting to: your location}}], do: {heal damage: 1, from: "
        "chosen}}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - At the end of the round: Each investigator at Brass Lamp's location or a connecting "
        "location takes 1 damage.",
        "{forced: {at: end round}, do: {damage: 1, to: [each investigator here, {kind: investigator, at: "
        "{kind: location, connecting to: here}}]}}",
    ),
    (
        "skill",
        "If this skill test is successful, choose a [[Tome]] asset or event in your discard pile and add it "
        "to your hand.",
        "{success: {choose: [{trait: Tome, kind: asset, zone: discard}, {trait: Tome, kind: event, zone: "
        "discard}], do: {return: chosen}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Search the encounter deck and discard pile for an Old Well and draw it, then "
        "take 1 horror.",
        "{revelation: {first: {search: [{named: Old Well, zone: encounter deck}, {named: Old Well, zone: "
        "encounter discard}], do: {draw card: chosen}}, then: {horror: 1}}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - At the end of the round: Place 1 doom on Brass Lamp. If Brass Lamp is already at "
        "the Cellar, move all doom from Brass Lamp to the current agenda, instead.",
        "{forced: {at: end round}, do: {if: {is: this, a: {at: Cellar}}, then: {move tokens: doom, amount: "
        "{tokens: doom, on: this}, from: this, to: current agenda}, else: {doom: 1}}}",
    ),
    (
        "asset",
        "<b>Forced</b> - After Brass Lamp enters play: Place 1 doom or 2 damage on it.",
        "{forced: {after: enter play, what: this}, do: {either: {to place 1 doom: {doom: 1}, to place 2 "
        "damage: {gain: 2, of: damage, on: this}}}}",
    ),
    (
        "asset",
        "[fast] During an attack or investigation at your location, exhaust Brass Lamp: The performing "
        "investigator gets +3 skill value for this test.",
        "{free: true, if: {all: [{any: [{during: attack}, {during: investigate}]}, {is: testing "
        "investigator, a: {at: your location}}]}, cost: {exhaust: this}, do: {modify: testing "
        "investigator, gets: {skill value: 3}}}",
    ),
    (
        "event",
        "Shuffle your discard pile into your deck and draw 2 cards.",
        "{event: [{shuffle: {kind: card, zone: discard}, into: deck}, {draw: 2}]}",
    ),
    (
        "asset",
        "[action] Exhaust Brass Lamp: Test [intellect] (3). If you succeed, discard Brass Lamp. Record in "
        'your Campaign Log that "the lamp burns."',
        "{action: 1, cost: {exhaust: this}, do: {test: intellect, difficulty: 3, success: [{discard: this}, "
        "{record: the lamp burns}]}}",
    ),
    (
        "enemy",
        "While engaged with an investigator with remaining sanity 2 or fewer, Brass Lamp gets +1 fight.",
        "{constant: this, get: {fight: 1}, while: {all: [{there is: engaged investigator}, {amount: "
        "{remaining: sanity, of: engaged investigator}, at most: 2}]}}",
    ),
    (
        "enemy",
        "While engaged with an investigator with no cards in his or her hand, Brass Lamp cannot be evaded.",
        "{constant: this, cannot: {deed: evade, what: this}, while: {all: [{there is: engaged investigator}, "
        "{not: {there is: {kind: card, zone: hand, of: engaged investigator}}}]}}",
    ),
    (
        "skill",
        "If this skill test is successful while evading a [[Ghoul]] enemy, deal 1 damage to that enemy.",
        "{success: {damage: 1, to: evaded enemy}, if: {all: [{during: evade}, {is: evaded enemy, a: {trait: "
        "Ghoul, kind: enemy}}]}}",
    ),
    (
        "asset",
        "[reaction] After an investigator at your location fails a skill test by 3 or more: Heal 1 horror "
        "from that investigator.",
        "{reaction: {after: fail, who: {kind: investigator, at: your location}, least: 3}, do: {heal horror: "
        "1, from: that investigator}}",
    ),
    (
        "asset",
        "Reduce the difficulty of skill tests you perform during attacks by 1.",
        "{constant: you, while: {during: attack}, get: {difficulty: -1}}",
    ),
    (
        "asset",
        "[action]: <b>Fight.</b> If a [skull] symbol is revealed during this attack, discard Brass Lamp "
        "after the attack resolves.",
        "{action: 1, do: {fight: enemy, revealed: [skull], then after: {discard: this}}}",
    ),
    (
        "event",
        "<b>Investigate.</b> After this investigation ends, draw 1 card.",
        "{event: {investigate: true, after: {draw: 1}}}",
    ),
    (
        "event",
        "<b>Investigate.</b> If you succeed, instead of discovering a clue at your location, discover a clue "
        "at a connecting location.",
        "{event: {investigate: true, instead: {choose: connecting location, do: {discover: 1, at: chosen}}}}",
    ),
    (
        "event",
        "Choose a [[Spell]] asset you control and reveal a random chaos token from the chaos bag. If you "
        "reveal a [skull] symbol, discard the chosen asset. Otherwise, add 2 charges to the chosen asset.",
        "{event: {choose: {trait: Spell, kind: asset, controlled by: you}, do: {reveal tokens: 1, then: "
        "[{if: {revealed: [skull]}, then: {discard: chosen}, else: {gain: 2, of: charges, on: chosen}}]}}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - After this enemy attacks: Heal 1 damage from each enemy at its location.",
        "{forced: {after: attack, by: this}, do: {heal damage: 1, from: {kind: enemy, at: here}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - For every 4 cards in your hand, take 1 damage.",
        "{revelation: {damage: {for every: 4, of: {count: {kind: card, zone: hand}}}}}",
    ),
    (
        "skill",
        "Brass Lamp gains [wild] for every 2 clues you have (to a maximum of [wild] [wild]).",
        "{constant: this, in: committed, get: {wild icons: {amount: {for every: 2, of: {tokens: clues, on: "
        "you}}, most: 2}}}",
    ),
    (
        "skill",
        "For every 2 horror on you (rounded up), Brass Lamp gains [willpower].",
        "{constant: this, in: committed, get: {willpower icons: {half: {tokens: horror, on: you}}}}",
    ),
    (
        "skill",
        "For each clue you have, Brass Lamp gains [intellect] [agility].",
        "{constant: this, in: committed, get: {intellect icons: {tokens: clues, on: you}, agility icons: "
        "{tokens: clues, on: you}}}",
    ),
    (
        "asset",
        "[fast] Exhaust Brass Lamp: You get +1 skill value for this skill test for every 3 resources you have.",
        "{free: true, during: test, cost: {exhaust: this}, do: {modify: you, gets: {skill value: {for every: "
        "3, of: {tokens: resources, on: you}}}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [willpower] (3). This test gets +1 difficulty for every 5 cards in your "
        "hand. If you fail, take 1 horror.",
        "{revelation: {test: willpower, difficulty: {amount: {for every: 5, of: {count: {kind: card, zone: "
        "hand}}}, plus: 3}, failure: {horror: 1}}}",
    ),
    ("asset", "You begin each game with 3 additional resources.", "{constant: you, get: {starting resources: 3}}"),
    ("treachery", "You start each game with 1 fewer resource.", "{constant: you, get: {starting resources: -1}}"),
    (
        "asset",
        "You gain 2 additional resources during the upkeep phase.",
        "{constant: you, get: {upkeep resources: 2}}",
    ),
    (
        "event",
        "Choose an investigator at your location. Move that investigator to a connecting location.",
        "{event: {choose: {kind: investigator, at: your location}, do: {move: connecting location, who: chosen}}}",
    ),
    (
        "event",
        "Ready an [[Ally]] asset at your location and heal 1 damage from it.",
        "{event: {choose: {trait: Ally, kind: asset, at: your location}, do: [{ready: chosen}, {heal damage: "
        "1, from: chosen}]}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Place 1 doom on a [[Cultist]] enemy. Then, that enemy attacks you.",
        "{revelation: {choose: {trait: Cultist, kind: enemy}, do: {first: {doom: 1, on: chosen}, then: "
        "{attacks: chosen, who: you}}}}",
    ),
    (
        "asset",
        "[fast] During a skill test, exhaust Brass Lamp: Draw 1 card.",
        "{free: true, if: {during: test}, cost: {exhaust: this}, do: {draw: 1}}",
    ),
    (
        "asset",
        "[fast] During a skill test at your location, exhaust Brass Lamp: The performing investigator gets "
        "+1 [combat] for this test.",
        "{free: true, if: {all: [{during: test}, {is: testing investigator, a: {kind: investigator, at: your "
        "location}}]}, cost: {exhaust: this}, do: {modify: testing investigator, gets: {combat: 1}}}",
    ),
    (
        "asset",
        "<b>Forced</b> - When Brass Lamp is defeated by horror: Exile it.",
        "{forced: {when: defeat, what: this, and: {amount: {remaining: sanity, of: this}, at most: 0}}, do: "
        "{exile: this}}",
    ),
    (
        "event",
        "<b>Fight.</b> You get +1 [combat] and deal +1 damage for this attack. If you succeed and you have "
        "no clues, this attack deals +3 damage instead.",
        "{event: {fight: enemy, you get: {combat: 1}, damage: {if: {all: [{not: {outcome: fail}}, {amount: {tokens: "
        "clues, on: you}, at most: 0}]}, then: 3, otherwise: 1}}}",
    ),
    (
        "investigator",
        "You may take an additional action during your turn, which can only be used to evade.",
        "{constant: you, additional action: true, only to: evade}",
    ),
    (
        "investigator",
        "You may take an additional action during your turn, which may only be used to play an asset.",
        "{constant: you, additional action: true, only to: play, only for: asset}",
    ),
    (
        "investigator",
        "You may take an additional action during your turn, which can only be used on [[Spell]] [action] abilities.",
        "{constant: you, additional action: true, only for: {kind: asset, trait: Spell, controlled by: you}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - If you have 2 or more hidden cards in your hand, take 1 damage.",
        "{revelation: {if: {amount: {count: {keyword: hidden, kind: card, zone: hand}}, at least: 2}, then: "
        "{damage: 1}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Deal 1 damage to each of your [[Ally]] assets.",
        "{revelation: {damage: 1, to: {trait: Ally, kind: asset, controlled by: you}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - You must either (choose one): place 1 doom on the current agenda (this effect "
        "can cause the current agenda to advance), or take 1 horror.",
        "{revelation: {either: {to place 1 doom on the current agenda: [{doom: 1, on: current agenda}, {this "
        "effect can cause the current agenda to advance: true}], to take 1 horror: {horror: 1}}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - You must either (choose one): • Lose 2 resources. • Take 1 damage. Brass Lamp "
        "gains surge.",
        "{revelation: {either: {to lose 2 resources: {lose: 2}, to take 1 damage; it gains surge: [{damage: "
        "1}, {gain keyword: surge}]}}}",
    ),
]
"""A type of card, a text of our own in the manner of cards, and the ability that it says."""

KEYS = [
    ("investigator", "You begin the game with Old Well in play.", "begins with", "[Old Well]"),
    ("investigator", "You begin the game with Old Well <i>(Empty Shaft)</i> in play.", "begins with", "[Old Well]"),
    ("asset", "Uses (3 offerings).", "uses", "{offerings: 3}"),
    ("asset", "Uses (2 rumors).", "uses", "{rumors: 2}"),
    ("asset", "Limit 1 [[Charm]] in play.", "limit of trait", "Charm"),
    ("asset", "Limit 1 [[Charm]] in play.", "limit in area", "{in play: 1}"),
    ("asset", "Limit 1 [[Charm]] per investigator.", "limit in area", "{play area: 1}"),
    ("enemy", "<b>Prey</b> - Lowest [agility].", "prey", "{lowest: {value: agility, of: you}}"),
    ("enemy", "<b>Spawn</b> - Any empty location.", "spawn", "{empty: true, kind: location}"),
    ("enemy", "<b>Spawn</b> - Cellar.", "spawn", "Cellar"),
    ("enemy", "<b>Spawn</b> - Nearest [[Cave]] location.", "spawn", "{trait: Cave, kind: location, nearest to: you}"),
    ("enemy", "Prey (lowest [agility]). Retaliate.", "keywords", "[retaliate]"),
    ("investigator", "[elder_sign] effect: +1. Draw 1 card. If you succeed, gain 1 resource.", "symbols",
     "{elder sign: {modifier: 1, do: {draw: 1}, success: {gain: 1}}}"),
    ("skill", "Max 1 committed per skill test.", "limit", "max 1 committed per test"),
    ("event", "Max 1 per round.\nDraw 1 card.", "limit", "max 1 per round"),
    ("investigator", "[elder_sign] effect: +1 for each clue on your location.", "symbols",
     "{elder sign: {modifier: {tokens: clues, on: your location}}}"),
    ("enemy", "<b>Spawn</b> - Location farthest from you.", "spawn", "{kind: location, farthest from: you}"),
    ("enemy", "Prey (Old Well only). Hunter.", "prey", "{whom: Old Well, only: true}"),
    ("treachery", "<b>Revelation</b> - Secretly add Brass Lamp to your hand.", "keywords", "[hidden]"),
    (
        "investigator",
        "[elder_sign] effect: +1. If you have no clues, you automatically fail instead.",
        "symbols",
        "{elder sign: {modifier: 1, do: {if: {amount: {tokens: clues, on: you}, at most: 0}, then: {fail "
        "automatically: true}}}}",
    ),
]  # fmt: skip

CONDITIONS = [
    ("you have no resources", "{amount: {tokens: resources, on: you}, at most: 0}"),
    ("you have 3 or more clues", "{amount: {tokens: clues, on: you}, at least: 3}"),
    ("you have 2 or fewer resources", "{amount: {tokens: resources, on: you}, at most: 2}"),
    ("there are no clues on your location", "{amount: {tokens: clues, on: your location}, at most: 0}"),
    ("there are 2 or more clues on your location", "{amount: {tokens: clues, on: your location}, at least: 2}"),
    ("there is a clue on your location", "{amount: {tokens: clues, on: your location}, at least: 1}"),
    ("there are any clues on your location", "{amount: {tokens: clues, on: your location}, at least: 1}"),
    ("your location has no clues", "{amount: {tokens: clues, on: your location}, at most: 0}"),
    ("your location has 2 or more clues", "{amount: {tokens: clues, on: your location}, at least: 2}"),
    ("your location has fewer than 3 clues on it", "{amount: {tokens: clues, on: your location}, at most: 2}"),
    ("you are engaged with an enemy", "{there is: {kind: enemy, engaged with: you}}"),
    ("you are not engaged with an enemy", "{not: {there is: {kind: enemy, engaged with: you}}}"),
    ("you are at Cellar", "{is: you, a: {at: Cellar}}"),
    ("you are not at Cellar", "{not: {is: you, a: {at: Cellar}}}"),
    ("Lita Chantler is at Cellar", "{is: Lita Chantler, a: {at: Cellar}}"),
    ("Lita Chantler is not at Cellar", "{not: {is: Lita Chantler, a: {at: Cellar}}}"),
    ("Lita Chantler is in play", "{there is: Lita Chantler}"),
    ("Lita Chantler is not in play", "{not: {there is: Lita Chantler}}"),
    (
        "there are 2 or more enemies at your location",
        "{amount: {count: {kind: enemy, at: your location}}, at least: 2}",
    ),
    (
        "you control 2 or more [[Ally]] assets",
        "{amount: {count: {trait: Ally, kind: asset, controlled by: you}}, at least: 2}",
    ),
    (
        "you control 1 or fewer [[Ally]] assets",
        "{amount: {count: {trait: Ally, kind: asset, controlled by: you}}, at most: 1}",
    ),
    ("there are no clues here", "{amount: {tokens: clues, on: your location}, at most: 0}"),
    ("you have no remaining sanity", "{amount: {remaining: sanity, of: you}, at most: 0}"),
    ("you have 2 or fewer remaining sanity", "{amount: {remaining: sanity, of: you}, at most: 2}"),
    ("no investigator controls Lita Chantler", "{not: {is: Lita Chantler, a: {controlled by: each investigator}}}"),
    ("Brass Lamp is exhausted", "{is: this, a: {exhausted: true}}"),
    ("Brass Lamp is not exhausted", "{not: {is: this, a: {exhausted: true}}}"),
    ("it is the mythos phase", "{phase: mythos}"),
    (
        "there are no other investigators at your location",
        "{not: {there is: {kind: investigator, at: your location, other than: you}}}",
    ),
    ("there is an enemy at your location", "{there is: {kind: enemy, at: your location}}"),
    ("there are no enemies at your location", "{not: {there is: {kind: enemy, at: your location}}}"),
    ("it is your turn", "{turn of: you}"),
    ("you have 5 or more cards in your hand", "{amount: {count: {kind: card, zone: hand}}, at least: 5}"),
    ("you have 3 or fewer cards in your hand", "{amount: {count: {kind: card, zone: hand}}, at most: 3}"),
    ("you have no cards in your hand", "{not: {there is: {kind: card, zone: hand}}}"),
    ("there is 3 or more doom in play", "{amount: doom in play, at least: 3}"),
    (
        "you have no resources and you have no clues",
        "{all: [{amount: {tokens: resources, on: you}, at most: 0}, {amount: {tokens: clues, on: you}, at most: 0}]}",
    ),
]
"""What stands after "if", and the condition that it says."""

REFUSED = [
    ("asset", "You get +1 [combat] whenever it rains.", "it rains"),
    ("asset", "[action]: Sing a song.", "Sing"),
    ("asset", "You get +1 [charm].", "charm]"),
    ("asset", "[fast] Discard Old Well: Draw 1 card.", ""),
    ("asset", "Draw 1 card.", "Draw"),
    ("asset", "[action]: Move up to 2 clues from Brass Lamp to your location.", "clues"),
    ("asset", "[action]: Place 1 of your clues on the location.", ""),
    ("asset", "[reaction] When an enemy attacks you: Deal 1 damage to another enemy at your location.", ""),
    ("asset", "[action]: <b>Fight.</b> Draw 1 card.", ""),
    ("event", "Deal 1 damage to that enemy.", ""),
    ("location", "[action]: <b>Resign.</b> Each investigator on horseback sings.", "horseback"),
    ("treachery", "<b>Revelation</b> - Reveal a random token from the chaos bag.", ""),
    ("asset", "[action]: Search your deck for an [[Ally]] asset and sell it.", ""),
    ("location", "<b>Forced</b> - After you enter Brass Lamp: That card gains surge.", ""),
    ("treachery", "<b>Revelation</b> - Test [luck] (3).", "luck]"),
    ("location", "<b>Haunted</b> - <b>Parley.</b> Draw 1 card.", ""),
    ("asset", "<b>Haunted</b> - Draw 1 card.", ""),
    ("treachery", "<b>Revelation</b> - <b>Parley.</b> Draw 1 card.", ""),
    ("enemy", "[action]: <b>Parley.</b> Test [intellect] (3) to ready an asset.", "to"),
    ("enemy", "[action]: <b>Parley.</b> Test [intellect] (3) to suffer trauma.", "to"),
    ("treachery", "<b>Revelation</b> - Discard the nearest enemy.", ""),
    ("asset", "[reaction] After the nearest enemy is evaded: Draw 1 card.", ""),
    ("enemy", "The nearest [[Ghoul]] enemy gets +1 fight.", ""),
    ("event", "Choose a location. Search your deck for a card and spawn it at that location.", ""),
    ("treachery", "<b>Revelation</b> - You may draw 1 card, then take 1 horror.", ""),
    ("treachery", "<b>Revelation</b> - Lose 1 resource for each point you failed by.", ""),
    (
        "treachery",
        "<b>Revelation</b> - Test [agility] (3). If you succeed, gain X clues, where X is the amount you failed by.",
        "",
    ),
    ("asset", "[action]: Draw 1 card (if you have no clues, you may gain 2 resources, instead).", ""),
    ("asset", "[action]: Test [intellect] (3). If you have no clues, draw 1 card instead.", ""),
    ("event", "Choose an investigator. Move that investigator to a connecting location.", ""),
]
"""A text that nobody can read, and a word at or after which reading stops."""

_YAML = YAML(typ="safe")


def said(kind: str, text: str) -> tuple[dict[str, object], tuple[str, ...]]:
    found = understood(tuple(text.splitlines()), {"name": NAME, "type": kind}, names_of(NAME, False, TITLES))
    return found.keys, tuple(str(one) for one in found.unread)  # type: ignore[return-value]


@pytest.mark.parametrize(("kind", "text", "ability"), ABILITIES)
def test_an_ability_is_read(kind: str, text: str, ability: str) -> None:
    keys, unread = said(kind, text)
    assert unread == ()
    assert keys["abilities"] == [_YAML.load(ability)]


@pytest.mark.parametrize(("kind", "text", "key", "value"), KEYS)
def test_a_key_of_the_card_is_read(kind: str, text: str, key: str, value: str) -> None:
    keys, unread = said(kind, text)
    assert unread == ()
    assert keys[key] == _YAML.load(value)


@pytest.mark.parametrize(("text", "condition"), CONDITIONS)
def test_a_condition_is_read(text: str, condition: str) -> None:
    keys, unread = said("event", f"If {text}, draw 1 card.")
    assert unread == ()
    assert keys["abilities"] == [{"event": {"if": _YAML.load(condition), "then": {"draw": 1}}}]


@pytest.mark.parametrize(("kind", "text", "stops"), REFUSED)
def test_a_line_that_is_not_understood_is_kept_with_the_place_where_reading_stopped(
    kind: str, text: str, stops: str
) -> None:
    keys, unread = said(kind, text)
    assert keys == {}
    assert len(unread) == 1
    assert not stops or stops in unread[0].partition(STOPPED)[2] or STOPPED not in unread[0]


@pytest.mark.parametrize(("kind", "text", "ability"), [one for one in ABILITIES if "\n" not in one[1]])
def test_a_word_more_or_another_is_read_otherwise_or_refused(kind: str, text: str, ability: str) -> None:
    """A sentence with one word changed never says the same."""
    words = text.split(" ")
    for place, word in enumerate(words):
        for changed in (f"{word} perhaps", word.replace("1", "7").replace("2", "7")):
            if changed == word:
                continue
            keys, unread = said(kind, " ".join((*words[:place], changed, *words[place + 1 :])))
            assert unread or keys.get("abilities") != [_YAML.load(ability)], (word, changed)


def test_an_event_with_a_line_that_is_not_understood_has_nothing_to_be_played_for() -> None:
    keys, unread = said("event", "Draw 1 card.\nSing a song.")
    assert "abilities" not in keys
    assert len(unread) == 2


def test_what_is_told_after_resign_is_a_story() -> None:
    keys, unread = said("location", "[action]: <b>Resign.</b> You have seen enough, and run.")
    assert unread == ()
    assert keys["abilities"] == [{"action": 1, "designator": "resign", "do": {"resign": True}}]


def test_what_a_test_is_made_for_is_a_story() -> None:
    test = "Test [intellect] (3){}. If you succeed, draw 1 card."
    with_it = said("location", f"[action]: {test.format(' to calm its fury')}")
    assert with_it == said("location", f"[action]: {test.format('')}")


def test_a_subtitle_in_italics_is_no_reminder() -> None:
    _, unread = said("location", "<b>Forced</b> - After you enter Old Well <i>(Empty Shaft)</i>: Take 1 damage.")
    assert unread


def test_a_reminder_in_italics_adds_nothing() -> None:
    with_it = said("asset", "You get +1 [combat]. <i>(This is a bonus.)</i>")
    assert with_it == said("asset", "You get +1 [combat].")


def test_several_abilities_of_a_kind_are_told_apart_by_the_skill_that_they_raise() -> None:
    lines = (f"[fast] Spend 1 resource: You get +1 [{skill}] for this skill test." for skill in ("combat", "agility"))
    keys, _ = said("asset", "\n".join(lines))
    assert [one["name"] for one in keys["abilities"]] == ["combat", "agility"]  # type: ignore[attr-defined, index]


def test_abilities_in_quotation_marks_are_gained() -> None:
    head = "While you have 2 or more cards in your hand, Brass Lamp gains:"
    inner = "[fast] Spend 1 resource: You get +1 [{}] for this skill test."
    keys, unread = said("asset", f'{head} "{inner.format("combat")}"')
    assert unread == ()
    while_so = "{amount: {count: {kind: card, zone: hand}}, at least: 2}"
    gained = "{free: true, during: test, cost: {resources: 1}, do: {modify: you, gets: {combat: 1}}}"
    assert keys["abilities"] == [_YAML.load(f"{{constant: this, while: {while_so}, gain abilities: [{gained}]}}")]
    assert said("asset", f'{head} "Sing a song."')[1] == ("Sing a song.",)
    assert said("asset", head)[1]


def test_lines_of_a_quotation_are_one_line() -> None:
    text = 'While you control Brass Lamp, it gains:\n"You get +1 [combat].\nYou get +1 [agility]."\nFast.'
    assert printed_lines(text).more == (
        'While you control Brass Lamp, it gains: "You get +1 [combat].\nYou get +1 [agility]."',
    )


@pytest.mark.parametrize(
    ("trigger", "effect", "ability"),
    [
        (
            "When you trigger the above [action] ability",
            "This attack deals +1 damage.",
            "{reaction: {when: use, who: you, what: this, of: action}, "
            "do: {modify: you, gets: {damage of the attack: 1}}}",
        ),
        (
            "After you resolve the above ability",
            "Draw 1 card.",
            "{reaction: {after: use, who: you, what: this, of: action}, do: {draw: 1}}",
        ),
    ],
)
def test_an_ability_speaks_of_the_one_above(trigger: str, effect: str, ability: str) -> None:
    attack, reaction = "[action]: <b>Fight.</b>", f"[reaction] {trigger}: {effect}"
    keys, unread = said("asset", f"{attack}\n{reaction}")
    assert unread == ()
    assert keys["abilities"][1] == _YAML.load(ability)  # type: ignore[index]
    for text in (reaction, f"{attack}\n{attack}\n{reaction}", f"You get +1 [combat].\n{reaction}"):
        assert len(said("asset", text)[1]) == 1


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        (
            "After this test resolves, you may move to a connecting location.",
            "{do: {later: {after: end test, who: you}, "
            "do: {may: {move to a connecting location: true}, what: move to a connecting location}}}",
        ),
        (
            "You may instead choose to automatically fail this skill test to draw 2 cards.",
            "{do: {may: {pay: {fail automatically: true}, for: {draw: 2}}, what: draw 2 cards}}",
        ),
        (
            "If this is a skill test during a revelation effect, "
            "you may take an additional action during your next turn.",
            "{do: {if: {during a revelation: true}, "
            "then: {later: {after: begin turn, who: you}, do: {gain: 1, of: actions}}}}",
        ),
        (
            "If this skill test is successful during an attack, that attack deals +1 damage.",
            "{do: {if: {during: attack}, then: {later: {when: succeed, who: you}, "
            "do: {modify: you, gets: {damage of the attack: 1}}, until: end of the test}}}",
        ),
        (
            "If this skill test is successful during an investigation, draw 1 card.",
            "{success: {if: {during: investigate}, then: {draw: 1}}}",
        ),
        (
            "If you succeed, draw 1 card for each [[Tome]] you control.",
            "{success: {draw: {count: {trait: Tome, controlled by: you}}}}",
        ),
    ],
)
def test_the_elder_sign_does_more(text: str, effect: str) -> None:
    keys, unread = said("investigator", f"[elder_sign] effect: +1. {text}")
    assert unread == ()
    assert keys["symbols"] == {"elder sign": {"modifier": 1, **_YAML.load(effect)}}


@pytest.mark.parametrize(
    ("kind", "lines", "unread"),
    [
        ("treachery", ("<b>Revelation</b> - Attach to your location.", "Attached location gets +2 shroud."), ()),
        ("treachery", ("<b>Revelation</b> - Attach to your location.", "Attached enemy gets +2 fight."), (1,)),
        ("treachery", ("<b>Revelation</b> - Attach to your location. Limit 1 per location.",), ()),
        ("treachery", ("<b>Revelation</b> - Attach to your location. Limit 1 per enemy.",), (0,)),
        ("treachery", ("<b>Revelation</b> - Attach to the nearest enemy.", "Attached enemy gets +2 fight."), ()),
        ("treachery", ("<b>Revelation</b> - Attach to the nearest enemy.", "Attached asset gets +2 health."), (1,)),
        (
            "event",
            ("Engage any number of enemies at your location. For each enemy engaged this way, draw 1 card.",),
            (),
        ),
        (
            "event",
            ("Engage any number of enemies at your location. For each asset engaged this way, draw 1 card.",),
            (0,),
        ),
    ],
)
def test_a_type_is_that_of_what_is_spoken_of(kind: str, lines: tuple[str, ...], unread: tuple[int, ...]) -> None:
    """What a card is attached to, or what something was done to, is of one type all over its text."""
    _, found = said(kind, "\n".join(lines))
    assert found == tuple(lines[place].replace("<b>", "").replace("</b>", "") for place in unread)
