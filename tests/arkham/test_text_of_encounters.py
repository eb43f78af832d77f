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
        "{constant: you, while: {amount: {happened: perform, this: round, of: [fight, evade], who: you}, at most: 0}, "
        "additional cost: {to: [fight, evade], actions: 1, who: you}}",
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
        "{revelation: {gain: {if: {amount: investigators, at least: 3, at most: 4}, then: 2, "
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
        "{constant: {kind: investigator, at: here}, blank: true, except: traits}",
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
        "<b>Spawn</b> - Fewest clues.",
        "{spawn: {kind: location, the fewest: clues}}",
    ),
    (
        "enemy",
        "<b>Spawn</b> - Revealed location with the most clues.",
        "{spawn: {revealed: true, kind: location, the most: clues}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Move all clues from each [[Ghoul]] enemy to your location.",
        "{revelation: {for each of: {trait: Ghoul, kind: enemy}, do: {move tokens: clues, amount: {tokens: "
        "clues, on: chosen}, from: chosen, to: your location}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Each investigator at your location with 4 or more damage must also "
        "discard an asset he or she controls.",
        "{revelation: {each: {kind: investigator, at: your location, with at least: {damage: 4}}, do: "
        "{discard: {kind: asset, controlled by: you}, amount: 1}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Each investigator with 2 or more clues takes 1 horror. If no horror is "
        "dealt by this effect, draw 1 card.",
        "{revelation: {try: {horror: 1, to: {kind: investigator, with at least: {clues: 2}}}, for: horror, "
        "else: {draw: 1}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Each investigator at a [[Ruined]] location shuffles each weakness in his "
        "or her discard pile into his or her deck.",
        "{revelation: {each: {kind: investigator, at: {trait: Ruined, kind: location}}, do: {shuffle: "
        "{weakness: true, zone: discard}, into: deck}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Add Brass Ghoul to any investigator's threat area.",
        "{revelation: {choose: investigator, do: {put into play: this, area: threat area, of: chosen}}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - When you would take 1 or more damage: Take 2 additional damage and discard Brass Ghoul.",
        "{forced: {would: deal, what: you, of: damage}, do: [{increase damage: 2}, {discard: this}]}",
    ),
    (
        "treachery",
        "<b>Forced</b> - When you would take 2 or more horror: Take 1 additional horror.",
        "{forced: {would: deal, what: you, of: horror, least: 2}, do: {increase horror: 1}}",
    ),
    (
        "treachery",
        "You cannot commit skill cards to skill tests.",
        "{constant: you, cannot: {deed: commit, what: skill, who: you}}",
    ),
    (
        "treachery",
        "You cannot trigger [fast] abilities.",
        "{constant: you, cannot: {deed: trigger free abilities, who: you}}",
    ),
    (
        "treachery",
        "You cannot trigger [action] abilities on cards you control.",
        "{constant: you, cannot: {deed: trigger action abilities, what: {controlled by: you}, who: you}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Put Brass Ghoul into play next to the act deck.",
        "{revelation: {put into play: this, area: beside the map}}",
    ),
    (
        "treachery",
        "If there are 3 copies of Brass Ghoul next to the agenda deck, discard them and each "
        "investigator takes 3 horror.",
        "{as soon as: {amount: {count: {named: Brass Ghoul, zone: beside the map}}, at least: 3}, do: "
        "{if: {amount: {count: {named: Brass Ghoul, zone: beside the map}}, at least: 3}, then: "
        "[{discard: {named: Brass Ghoul, zone: beside the map}}, {horror: 3, to: investigator}]}}",
    ),
    (
        "treachery",
        "If there are 2 copies of Brass Ghoul in play, discard them and advance the current agenda.",
        "{as soon as: {amount: {count: {named: Brass Ghoul}}, at least: 2}, do: {if: {amount: {count: "
        "{named: Brass Ghoul}}, at least: 2}, then: [{discard: {named: Brass Ghoul}}, {advance: "
        "current agenda}]}}",
    ),
    (
        "treachery",
        'Each location gains: "<b>Haunted</b> - Take 1 horror."',
        "{constant: location, gain abilities: [{haunted: {horror: 1}}]}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Discard [[Item]] assets from your play area and/or from your hand with a "
        "total printed resource cost of at least X, where X is the shroud value of your location. If "
        "no cards are discarded by this effect, draw 1 card.",
        "{revelation: {try: {discard: [{trait: Item, kind: asset, zone: play area}, {trait: Item, "
        "kind: asset, zone: hand}], of a total cost: {value: shroud, of: your location}}, for: cards, else: "
        "{draw: 1}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Discard events from your hand with a total printed resource cost of at "
        "least X, where X is the number of cards in your hand.",
        "{revelation: {discard: {kind: event, zone: hand}, of a total cost: {count: {kind: card, zone: hand}}}}",
    ),
    (
        "treachery",
        "[fast] If Brass Ghoul is in your threat area, during your turn, take 2 damage and discard "
        "Brass Ghoul: You may take an additional action this turn.",
        "{free: true, during: your turn, if: {is: this, a: {zone: threat area, of: you}}, cost: "
        "[{damage: 2}, {discard: this}], do: {gain: 1, of: actions}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - When the game ends or you are eliminated, if this card is in your hand: You "
        "earn 2 fewer experience.",
        "{forced: {when: end game, or eliminated: true}, in: hand, do: {earn experience: -2}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - When Brass Ghoul would be defeated: Instead shuffle it into its bearer's deck.",
        "{forced: {would: defeat, what: this}, do: {instead: {shuffle: this, into: deck}}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - When Brass Ghoul would take any amount of damage: Reduce that amount to 1.",
        "{forced: {would: deal, what: this, of: damage}, do: {prevent damage: {amount: that much, "
        "plus: -1, least: 0}, to: this}}",
    ),
    (
        "enemy",
        "[action]: <b>Parley.</b> Test [willpower] (2). If you succeed, either take control of 1 of "
        "his clues, or flip 1 doom on him to its clue side. If you fail, flip one of his clues to its "
        "doom side.",
        "{action: 1, designator: parley, do: {test: willpower, difficulty: 2, success: {either: {to "
        "take control of 1 of his clues: {move tokens: clues, from: this, to: you}, to flip 1 doom on "
        "this to its clue side: {move tokens: doom, from: this, to: this, becomes: clues}}, freely: true}, "
        "failure: {move tokens: clues, from: this, to: this, becomes: doom}, parley: true}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Discard cards from the top of the encounter deck until an enemy is "
        "discarded. Attach Brass Ghoul to that enemy and spawn it at the location farthest from you.",
        "{revelation: {discard from the encounter deck until: enemy, do: [{spawn: chosen, at: {kind: "
        "location, farthest from: you}}, {attach: this, to: chosen}]}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - You must either take 1 damage, or draw 1 card and take 1 horror.",
        "{revelation: {either: {to take 1 damage: {damage: 1}, to draw 1 card and take 1 horror: "
        "[{draw: 1}, {horror: 1}]}}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - When you fail a skill test while Brass Ghoul is in play, take 1 horror.",
        "{forced: {when: fail, who: you}, do: {horror: 1}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [willpower] (3). For each point you fail by, you must discard 1 "
        "card at random from your hand. For each card you cannot discard, take 1 damage.",
        "{revelation: {test: willpower, difficulty: 3, each point failed: {if able: {discard: {kind: "
        "card, zone: hand}, amount: 1, random: true}, else: {damage: 1}}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [willpower] (3). This test gets +1 difficulty for each copy of "
        "Brass Ghoul in the encounter discard pile. If you fail, take 1 damage.",
        "{revelation: {test: willpower, difficulty: {amount: {count: {named: Brass Ghoul, zone: "
        "encounter discard}}, plus: 3}, failure: {damage: 1}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [agility] (5). For each point you fail by, discard the top card of "
        "the encounter deck. If a [[Curse]] treachery is discarded by this effect, deal 1 direct "
        "horror to your investigator and to each of your [[Ally]] assets.",
        "{revelation: {test: agility, difficulty: 5, failure: {discard encounter cards: margin, such: "
        "{trait: Curse, kind: treachery}, then: {horror: 1, direct: true, to: [you, {trait: Ally, "
        "kind: asset, controlled by: you}]}}}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - When the encounter deck runs out of cards: Take 2 horror.",
        "{forced: {when: encounter deck runs out}, do: {horror: 2}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - After the enemy phase begins: Discard the top 3 cards of the encounter deck. "
        "Spawn each [[Witch]] enemy discarded by this effect at Brass Ghoul's location. If no "
        "[[Witch]] enemies are discarded by this effect, ready her.",
        "{forced: {after: begin phase, of: enemy}, do: {discard encounter cards: 3, such: {trait: "
        "Witch, kind: enemy}, do: {spawn: chosen, at: here}, else: {ready: this}}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - At the beginning of the enemy phase: The investigators must either ready "
        "Brass Ghoul or place 1 doom on it.",
        "{forced: {at: begin phase, of: enemy}, do: {either: {to ready it: {ready: this}, to place 1 "
        "doom on this: {doom: 1}}, who: lead investigator}}",
    ),
    (
        "enemy",
        "Cannot be damaged during act 1 or act 2.",
        "{constant: this, cannot: {deed: damage, what: this}, while: {is: current act, a: {stage: [1, 2]}}}",
    ),
    (
        "enemy",
        "Cannot be evaded. Cannot make attacks of opportunity.",
        "{abilities: [{constant: this, cannot: {deed: evade, what: this}}, {constant: this, cannot: "
        "{deed: attack of opportunity, who: this}}]}",
    ),
    (
        "enemy",
        "<b>Forced</b> - After you spawn Brass Ghoul: You must either place 1 doom on it or place 1 "
        "of your clues on its location. If the current agenda is not agenda 1, do both instead.",
        "{forced: {after: spawn, what: this, who: you}, do: {if: {not: {is: current agenda, a: "
        "{stage: 1}}}, then: [{doom: 1}, {move tokens: clues, amount: 1, from: you, to: here}], else: "
        "{either: {to place 1 doom on this: {doom: 1}, to place 1 of your clues on its location: "
        "{move tokens: clues, amount: 1, from: you, to: here}}}}}",
    ),
    (
        "enemy",
        "Brass Ghoul gets +1 fight and +1 evade for each [[Witch]] enemy in the encounter discard "
        "pile (to a maximum of +3 fight and +3 evade).",
        "{constant: this, get: {fight: {amount: {count: {trait: Witch, kind: enemy, zone: encounter "
        "discard}}, most: 3}, evade: {amount: {count: {trait: Witch, kind: enemy, zone: encounter "
        "discard}}, most: 3}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Each investigator with 3 or fewer cards in hand must take 1 damage and 1 "
        "horror. Each investigator with 4 or more cards in hand tests [willpower] (2). Each "
        "investigator who fails must discard 2 cards at random from his or her hand.",
        "{revelation: [{each: {kind: investigator, such that: {amount: {count: {kind: card, zone: "
        "hand, of: chosen}}, at most: 3}}, do: {damage: 1, horror: 1}}, {test: willpower, difficulty: "
        "2, who: {kind: investigator, such that: {amount: {count: {kind: card, zone: hand, of: "
        "chosen}}, at least: 4}}, failure: {discard: {kind: card, zone: hand}, amount: 2, random: "
        "true}}]}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Each investigator must discard 1 card at random from his or her hand. "
        "Each investigator who has no cards in his or her hand is <b>killed</b>.",
        "{revelation: [{each: each investigator, do: {discard: {kind: card, zone: hand}, amount: 1, "
        "random: true}}, {kill: {kind: investigator, such that: {amount: {count: {kind: card, zone: "
        "hand, of: chosen}}, at most: 0}}}]}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Discard a non-story asset you control.",
        "{revelation: {discard: {story: false, kind: asset, controlled by: you}, amount: 1}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [agility] (3). If you fail, resolve each haunted ability on your "
        "location (if you fail by 3 or more, resolve each of them twice, instead).",
        "{revelation: {test: agility, difficulty: 3, failure: {if: {amount: margin, at least: 3}, "
        "then: {resolve haunted: your location, times: 2}, else: {resolve "
        "haunted: your location}}}}",
    ),
    (
        "treachery",
        "Increase the cost of each card you play by 1.",
        "{constant: {kind: card, owned by: you, in play: false}, get: {cost: 1}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - When Brass Ghoul attacks an investigator with more than 10 cards in his or "
        "her discard pile: Place 1 doom on Brass Ghoul.",
        "{forced: {when: attack, by: this, who: {kind: investigator, such that: {amount: {count: "
        "{kind: card, zone: discard, of: chosen}}, at least: 11}}}, do: {doom: 1}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - When Brass Ghoul is defeated: Deal its damage and horror to each "
        "investigator at its location, as direct damage/horror.",
        "{forced: {when: defeat, what: this}, do: {damage: {value: attack damage, of: this}, horror: "
        "{value: attack horror, of: this}, direct: true, to: each investigator here}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - When you play an event: Reveal a random token from the chaos bag. If it is a "
        "[skull] or [auto_fail] token, cancel that event, take 1 horror, and discard Brass Ghoul.",
        "{forced: {when: play, who: you, what: event}, do: {reveal tokens: 1, then: [{if: {revealed: "
        "[skull, auto-fail]}, then: [{cancel: true}, {horror: 1}, {discard: this}]}]}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Reveal 5 chaos tokens from the chaos bag. For each [skull] and "
        "[auto_fail] token revealed, take 1 damage and 1 horror.",
        "{revelation: {reveal tokens: 5, then: [{damage: {revealed: [skull, auto-fail]}, horror: "
        "{revealed: [skull, auto-fail]}}]}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - If there are no [[Ghoul]] enemies in play, draw 1 card. Otherwise, test "
        "[willpower] (3). If you fail, the nearest [[Ghoul]] enemy readies, moves (one location at a "
        "time) until it reaches your location, engages you, and makes an immediate attack.",
        "{revelation: {if: {not: {there is: {trait: Ghoul, kind: enemy}}}, then: {draw: 1}, else: "
        "{test: willpower, difficulty: 3, failure: {the nearest: {trait: Ghoul, kind: enemy}, do: "
        "[{ready: chosen}, {move towards: your location, what: chosen, all the way: true}, {if: "
        "{is: chosen, a: {at: your location}}, then: [{engage: chosen}, {attacks: chosen, who: you}]}]}}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [willpower] (3). If you fail, lose 1 action and choose a cardtype. "
        "Discard all non-weakness cards of the chosen type from your hand.",
        "{revelation: {test: willpower, difficulty: 3, failure: [{lose: 1, of: actions}, {either: "
        "{assets: {discard: {kind: asset, weakness: false, zone: hand}}, events: {discard: {kind: "
        "event, weakness: false, zone: hand}}, skills: {discard: {kind: skill, weakness: false, zone: "
        "hand}}}, freely: true}]}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [willpower] (3). If you fail, name a cardtype. Each investigator "
        "discards 1 card of the named type from their hand.",
        "{revelation: {test: willpower, difficulty: 3, failure: [{either: {assets: {each: each "
        "investigator, do: {discard: {kind: asset, zone: hand}, amount: 1}}, events: {each: each "
        "investigator, do: {discard: {kind: event, zone: hand}, amount: 1}}, skills: {each: each "
        "investigator, do: {discard: {kind: skill, zone: hand}, amount: 1}}}, freely: true}]}}",
    ),
    (
        "treachery",
        "Each investigator must spend 1 additional action to parley.",
        "{constant: investigator, additional cost: {to: parley, actions: 1, who: investigator}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - After you successfully explore at attached location: Add Brass Ghoul to the victory display.",
        "{forced: {after: explore, who: you, of: success, at: attached}, do: {return: this, to: victory display}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Each investigator at a [[Silent Hill]] location takes 1 horror.",
        "{revelation: {horror: 1, to: {kind: investigator, at: {trait: Silent Hill, kind: location}}}}",
    ),
    (
        "treachery",
        "[reaction] When you would discover 1 or more clues at your location: Discard that many"
        " clues from Brass Ghoul instead.",
        "{reaction: {would: discover, who: you, at: your location}, do: {if: {amount: {tokens: "
        "clues, on: this}, at least: 1}, then: {instead: {lose: that much, of: clues, on: "
        "this}}}}",
    ),
    (
        "treachery",
        "[reaction] When you would discover any number of clues: Place that many resources on "
        "Brass Ghoul, instead. Then, discard it if there are 5 or more resources on it.",
        "{reaction: {would: discover, who: you}, do: {instead: {first: {gain: that much, of: "
        "resources, on: this}, then: {if: {amount: {tokens: resources, on: this}, at least: 5},"
        " then: {discard: this}}}}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - If your deck has no cards in it: Take 3 damage.",
        "{as soon as: {not: {there is: {kind: card, zone: deck}}}, do: {damage: 3}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Randomly choose a [[Relic]] asset in your discard pile and remove "
        "it from the game. If you cannot, lose 2 resources.",
        "{revelation: {if able: {at random: {trait: Relic, kind: asset, zone: discard}, do: "
        "{return: chosen, to: removed from game}}, else: {lose: 2}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - If your deck has 4 or more cards in it, shuffle Brass Ghoul into "
        "your deck instead of discarding it.",
        "{revelation: {if: {amount: {count: {kind: card, zone: deck}}, at least: 4}, then: "
        "{shuffle: this, into: deck}}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - After you initiate a skill test with a difficulty of 5 or higher: Take 1 horror.",
        "{forced: {after: begin test, who: you, and: {amount: difficulty of the test, at least: 5}}, do: {horror: 1}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - After you fail a skill test during your turn: Increase the difficulty "
        "of each subsequent test you perform this turn by 2.",
        "{forced: {after: fail, who: you, and: {turn of: you}}, do: {modify: you, gets: "
        "{difficulty: 2}, until: end of the turn}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [combat] (3). If you fail, you must either take 1 damage or 1"
        " horror (whichever you have more of).",
        "{revelation: {test: combat, difficulty: 3, failure: {if: {amount: {tokens: damage, on:"
        " you}, at least: {amount: {tokens: horror, on: you}, plus: 1}}, then: {damage: 1}, "
        "else: {if: {amount: {tokens: horror, on: you}, at least: {amount: {tokens: damage, on:"
        " you}, plus: 1}}, then: {horror: 1}, else: {either: {to take 1 damage: {damage: 1}, to"
        " take 1 horror: {horror: 1}}}}}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [agility] (2). If you fail, take 3 damage. If Lita Chantler "
        "is in play, damage dealt by this effect is considered direct damage, and this test has"
        " +1 difficulty.",
        "{revelation: {test: agility, difficulty: {amount: {if: {there is: Lita Chantler}, "
        "then: 1}, plus: 2}, failure: {if: {there is: Lita Chantler}, then: {damage: 3, direct:"
        " true}, else: {damage: 3}}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - For each card in your hand, if there is a copy of that card in "
        "your discard pile, take 1 horror (to a maximum of 4 horror). If you take no horror "
        "from this effect, draw 1 card.",
        "{revelation: {try: {horror: {amount: {count: {kind: card, zone: hand, copy of: "
        "{kind: card, zone: discard}}}, most: 4}}, for: horror, else: {draw: 1}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [combat] (2). If you fail, put a set-aside Lita Chantler "
        "weakness into play in your threat area (if you cannot, take 1 damage).",
        "{revelation: {test: combat, difficulty: 2, failure: {if able: {choose: {zone: set "
        "aside, named: Lita Chantler, weakness: true}, do: {put into play: chosen, area: threat"
        " area, of: you}}, else: {damage: 1}}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Each investigator at the same location as a Lamp Thief tests "
        "[combat] (3). For each point he or she fails by, he or she takes 1 horror.",
        "{revelation: {test: combat, difficulty: 3, who: {kind: investigator, at: {kind: "
        "location, location of: {named: Lamp Thief}}}, failure: {horror: margin, to: you}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Each investigator tests [intellect] (3). Each investigator who "
        "fails must resolve either the haunted ability on his or her location, or the haunted "
        "ability on Old Well's location.",
        "{revelation: {test: intellect, difficulty: 3, who: each investigator, failure: "
        "{either: {to resolve that of your location: {resolve haunted: your location}, to "
        "resolve that of the location of Old Well: {resolve haunted: {kind: location, location "
        "of: Old Well}}}}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Attach Brass Ghoul to a random [[Ruined]] location. Place clues on"
        " attached location until there are exactly 2 clues on it.",
        "{revelation: [{at random: {trait: Ruined, kind: location}, do: {attach: this, to: "
        "chosen}}, {gain: {amount: {minus: {tokens: clues, on: attached}}, plus: 2, least: 0}, "
        "of: clues, on: attached}]}",
    ),
    (
        "treachery",
        "Treat the attached location as if its printed text box were blank (except for [[Traits]]).",
        "{constant: attached, blank: true, except: traits}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [combat] (X). If you fail, take 1 damage. X equals the number of cards in your hand.",
        "{revelation: {test: combat, difficulty: {count: {kind: card, zone: hand}}, failure: {damage: 1}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [combat] (X). If you fail, take 1 damage. X equals the number of cards in your hand "
        "when this test begins.",
        "{revelation: {test: combat, difficulty: {count: {kind: card, zone: hand}}, fixed: true, "
        "failure: {damage: 1}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [combat] (4). For each point you fail by, you must either "
        "choose and discard 1 card from your play area or from your hand, or take 1 damage.",
        "{revelation: {test: combat, difficulty: 4, each point failed: {either: {to choose and "
        "discard 1 card from your play area or from your hand: {discard: [{kind: card, zone: "
        "play area}, {kind: card, zone: hand}], amount: 1}, to take 1 damage: {damage: 1}}}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Find the [[Ghoul]] enemy in play with the most doom on it. For "
        "each doom on that enemy, place 1 resource on that enemy. If no resources are placed by"
        " this effect, Brass Ghoul gains surge.",
        "{revelation: {try: {choose: {trait: Ghoul, kind: enemy, the most: doom}, do: "
        "{gain: {tokens: doom, on: chosen}, of: resources, on: chosen}, by: lead investigator},"
        " for: resources, else: {gain keyword: surge}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - You must decide (choose one): • If there is no other copy of Brass"
        " Ghoul in play, put Brass Ghoul into play in your threat area. • An investigator with "
        "another copy of Brass Ghoul in his or her threat area takes 1 horror. • Place 1 doom "
        "on another copy of Brass Ghoul.",
        "{revelation: {either: {'to if there is no other copy of it in play, put it into play "
        "in your threat area': {if: {not: {there is: {named: Brass Ghoul, other than: this}}}, "
        "then: {put into play: this, area: threat area}}, to an investigator with another copy "
        "of it in their threat area takes 1 horror: {choose: {kind: investigator, such that: "
        "{there is: {named: Brass Ghoul, other than: this, zone: threat area, of: chosen}}}, "
        "do: {horror: 1, to: chosen}}, to place 1 doom on another copy of it: {choose: {named: "
        "Brass Ghoul, other than: this}, do: {doom: 1, on: chosen}}}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Attach to the location with the most investigators, and without a Brass Ghoul attached.",
        "{revelation: {choose: {kind: location, without: Brass Ghoul, the most: investigators},"
        " by: lead investigator, do: {attach: this, to: chosen}}}",
    ),
    (
        "treachery",
        "Investigators cannot leave this location.",
        "{constant: attached, cannot: {deed: leave, what: attached, who: investigator}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - At the end of the round: Lita Chantler's controller takes 1 damage.",
        "{forced: {at: end round}, do: {damage: 1, to: {kind: investigator, such that: {is: "
        "Lita Chantler, a: {controlled by: chosen}}}}}",
    ),
    (
        "treachery",
        "[action]: Test [willpower] or [combat] (5). If you succeed, detach Brass Ghoul and add"
        " it to the victory display. If you control Lita Chantler, reduce the difficulty of "
        "this test by 2.",
        "{action: 1, do: {test: [willpower, combat], difficulty: {amount: {if: {is: Lita "
        "Chantler, a: {controlled by: you}}, then: -2}, plus: 5}, success: {return: this, to: "
        "victory display}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Attach to your location, then place 1 doom on that location.",
        "{revelation: {first: {attach: this, to: your location}, then: {doom: 1, on: your location}}}",
    ),
    (
        "treachery",
        "If there is no doom on attached location, discard Brass Ghoul.",
        "{as soon as: {amount: {tokens: doom, on: attached}, at most: 0}, do: {discard: this}}",
    ),
    (
        "treachery",
        "[action]: <b>Investigate</b>. If you succeed, instead of discovering clues here, "
        "remove 1 doom from attached location.",
        "{action: 1, do: {investigate: true, instead: {lose: 1, of: doom, on: attached}}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - When you deal 1 or more damage to an enemy: Take 1 damage.",
        "{forced: {when: dealt, what: enemy, of: damage, by: [you, {controlled by: you}]}, do: {damage: 1}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - When your turn ends, if you did not perform at least 1 move action during your turn: "
        "Take 1 horror.",
        "{forced: {when: end turn, who: you}, "
        "if: {amount: {happened: perform, this: turn, of: move, who: you}, at most: 0}, "
        "do: {horror: 1}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - When your turn ends, if you did not perform at least 2 move actions during your turn: "
        "Take 1 horror.",
        "{forced: {when: end turn, who: you}, "
        "if: {amount: {happened: perform, this: turn, of: move, who: you}, at most: 1}, do: {horror: 1}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - When your turn ends, if you did not perform at least 1 play action during your turn: "
        "Take 1 horror.",
        "{forced: {when: end turn, who: you}, "
        "if: {amount: {happened: perform, this: turn, of: play, who: you}, at most: 0}, "
        "do: {horror: 1}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - When your turn ends, if you did not perform at least 1 draw action during your turn: "
        "Take 1 horror.",
        "{forced: {when: end turn, who: you}, "
        "if: {amount: {happened: perform, this: turn, of: draw, who: you}, at most: 0}, "
        "do: {horror: 1}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - When your turn ends, if you did not perform at least 1 resource action during your turn: "
        "Take 1 horror.",
        "{forced: {when: end turn, who: you}, "
        "if: {amount: {happened: perform, this: turn, of: resource, who: you}, at most: 0}, "
        "do: {horror: 1}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Test [intellect] (4). If you fail, you must either place 1 doom on the current agenda or "
        "take 1 horror. This effect can cause the current agenda to advance.",
        "{revelation: {test: intellect, difficulty: 4, failure: {either: {to place 1 doom on the current agenda: "
        "[{doom: 1, on: current agenda}, {this effect can cause the current agenda to advance: true}], "
        "to take 1 horror: {horror: 1}}}}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Place 1 doom on the current agenda. This effect can cause the current agenda to advance.",
        "{revelation: [{doom: 1, on: current agenda}, {this effect can cause the current agenda to advance: true}]}",
    ),
    (
        "location",
        "[reaction] After you evade an enemy by 2 or more during your turn: Draw 1 card.",
        "{reaction: {after: evade, of: success, who: you, what: enemy, and: {all: [{amount: margin, at least: 2}, "
        "{turn of: you}]}}, do: {draw: 1}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - When you attack Brass Ghoul: Take 1 horror.",
        "{forced: {when: begin test, who: you, what: this, of: attack}, do: {horror: 1}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - After an investigator attacks Brass Ghoul: That investigator takes 1 horror.",
        "{forced: {after: end test, who: investigator, what: this, of: attack}, "
        "do: {horror: 1, to: that investigator}}",
    ),
    (
        "location",
        "<b>Forced</b> - After you investigate Brass Ghoul: Take 1 horror.",
        "{forced: {after: end test, who: investigator, what: this, of: investigate}, do: {horror: 1}}",
    ),
    (
        "treachery",
        "[fast] Exhaust a [[Spell]] asset: Move 1 charge from that asset to Brass Ghoul.",
        "{free: true, cost: {exhaust: {trait: Spell, kind: asset, controlled by: you}}, "
        "do: {move tokens: charges, from: exhausted card, to: this}}",
    ),
    (
        "asset",
        "[reaction] After you draw a non-weakness card, discard that card and exhaust Brass Ghoul: Gain 2 resources.",
        "{reaction: {after: draw, who: you, what: {weakness: false}}, cost: [{discard: {weakness: false, kind: card, "
        "zone: hand, such that: {is: chosen, a: that card}}}, {exhaust: this}], do: {gain: 2}}",
    ),
    (
        "enemy",
        'If an investigator "drank the wine" or "broke the seal," Brass Ghoul gains hunter.',
        "{constant: this, gain keywords: [hunter], while: {any: [{there is: {kind: investigator, remembers: drank the "
        "wine}}, {there is: {kind: investigator, remembers: broke the seal}}]}}",
    ),
    (
        "agenda",
        "Each enemy at a location with a copy of Old Well attached cannot be damaged.",
        "{constant: this, cannot: {deed: damage, what: {kind: enemy, at: {kind: location, such that: "
        "{there is: {named: Old Well, attached to: chosen}}}}}}",
    ),
    (
        "location",
        "<b>Haunted</b> - Find the topmost [[Hex]] treachery in the standard encounter discard pile and put it into "
        "play in your threat area.",
        "{haunted: {find: {trait: Hex, kind: treachery, zone: encounter discard, topmost: true}, "
        "do: {put into play: chosen, area: threat area}}}",
    ),
]
_KEYS = {"abilities", "spawn", "prey", "keywords", "fight", "evade"}
_YAML = YAML(typ="safe", pure=True)


@pytest.mark.parametrize(("kind", "text", "says"), READ)
def test_a_sentence_of_an_encounter_card_is_read(kind: str, text: str, says: str) -> None:
    found = understood(tuple(text.split("\n")), {"name": NAME, "type": kind}, NAMES)
    assert found.unread == ()
    expected = _YAML.load(says)
    assert found.keys == (expected if _KEYS & expected.keys() else {"abilities": [expected]})


@pytest.mark.parametrize(
    "text",
    [
        "<b>Forced</b> - When you deal 1 or more damage to an asset: Take 1 damage.",
        "<b>Forced</b> - When you attack this asset: Take 1 damage.",
        "[reaction] After you draw a non-weakness card, exhaust Brass Ghoul: Gain 2 resources.",
        "[reaction] After you play a card, discard that card and exhaust Brass Ghoul: Gain 2 resources.",
    ],
)
def test_a_sentence_that_no_word_has_is_refused(text: str) -> None:
    assert understood((text,), {"name": NAME, "type": "treachery"}, NAMES).keys == {}


def test_a_card_may_be_called_by_the_title_that_it_bore_before_errata() -> None:
    names = names_of("Seer of the Sign", False, frozenset({"Seer of the Sign"}))
    found = understood(
        ("<b>Forced</b> - After Maniac engages you: Take 1 damage.",), {"name": NAME, "type": "enemy"}, names
    )
    assert found.keys == {"abilities": [{"forced": {"after": "engage", "what": "this"}, "do": {"damage": 1}}]}
    assert understood(
        ("<b>Forced</b> - After Maniac engages you: Take 1 damage.",), {"name": NAME, "type": "enemy"}, NAMES
    ).unread
