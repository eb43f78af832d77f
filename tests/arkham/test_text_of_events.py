"""The text of events and skill cards: what is divided, played for less, done later, or done once committed."""

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.text.cards import Understood, understood
from adjudicator.games.arkham.importing.text.words import names_of

NAME = "Brass Lamp"
NAMES = names_of(NAME, False, frozenset({"Cellar", "Old Well"}))

READ = [
    ("event", "Return 2 [[Charm]] assets from your discard pile to your hand.",
     "{event: {choose several: {trait: Charm, kind: asset, zone: discard}, number: 2, or fewer: true, "
     "do: {return: chosen}}}"),
    ("event", "Exhaust any number of enemies at your location.",
     "{event: {choose several: {kind: enemy, at: your location}, do: {exhaust: chosen}}}"),
    ("event", "Exhaust up to 2 enemies at your location.",
     "{event: {choose several: {kind: enemy, at: your location}, up to: 2, do: {exhaust: chosen}}}"),
    ("event", "Engage any number of [[Ghoul]] enemies at your location. Draw 1 card for each enemy engaged this way.",
     "{event: {choose several: {trait: Ghoul, kind: enemy, at: your location}, do: {engage: chosen}, "
     "then: {draw: that much}}}"),
    ("event", "Engage any number of enemies at your location. For each enemy engaged this way, deal it 1 damage.",
     "{event: {choose several: {kind: enemy, at: your location}, do: {engage: chosen}, "
     "then for each: {damage: 1, to: chosen}}}"),
    ("event", "Shuffle any number of cards from your hand into your deck. Then, gain that many resources.",
     "{event: {choose several: {kind: card, zone: hand}, do: {shuffle: chosen, into: deck}, "
     "then: {gain: that much}}}"),
    ("event", "Heal 2 horror from among investigators and/or [[Ally]] assets at your location.",
     "{event: {choose several: [{kind: investigator, at: your location}, "
     "{trait: Ally, kind: asset, at: your location}], number: 2, divided: true, "
     "do: {heal horror: 1, from: chosen}}}"),
    ("event", "Heal up to 2 damage from among cards you control.",
     "{event: {choose several: [you, {controlled by: you}], up to: 2, divided: true, do: {heal damage: 1, from: "
     "chosen}}}"),
    ("event", "Heal 2 damage or 2 horror (or any combination thereof) from among investigators at your location.",
     "{event: {choose several: {kind: investigator, at: your location}, number: 2, divided: true, "
     "do: {either: {to heal damage: {heal damage: 1, from: chosen}, to heal horror: {heal horror: 1, "
     "from: chosen}}}}}"),
    ("event", "Place 3 charges among [[Spell]] assets you control.",
     "{event: {choose several: {trait: Spell, kind: asset, controlled by: you}, number: 3, divided: true, "
     "do: {gain: 1, of: charges, on: chosen}}}"),
    ("event", "Place 1 secret among assets you control (2 secrets instead if you have no clues).",
     "{event: {choose several: {kind: asset, controlled by: you}, number: {if: {amount: {tokens: clues, on: you}, "
     "at most: 0}, then: 2, otherwise: 1}, divided: true, do: {gain: 1, of: secrets, on: chosen}}}"),
    ("event", "Discover 3 total clues from among your location and connecting locations.",
     "{event: {choose several: [your location, connecting location], number: 3, divided: true, "
     "do: {discover: 1, at: chosen}}}"),
    ("event", "Discover 1 clue at your location and 1 clue at another revealed location.",
     "{event: {if: {there is: {revealed: true, kind: location, other than: your location}}, then: {choose: {revealed: "
     "true, kind: location, other than: your location}, do: [{discover: 1}, {discover: 1, at: chosen}]}, else: "
     "{discover: 1}}}"),
    ("event", "Investigators at your location gain a total of X resources, distributed as you wish. X is the shroud "
     "value of your location.",
     "{event: {choose several: {kind: investigator, at: your location}, number: {value: shroud, of: your location}, "
     "divided: true, do: {gain: 1, on: chosen}}}"),
    ("event", "Play a [[Charm]] asset from your hand, reducing its cost by 2.",
     "{event: {choose: {trait: Charm, kind: asset, zone: hand}, do: {play: chosen, cost: -2}}}"),
    ("event", "Search your deck for a [[Charm]] asset and play it, reducing its resource cost by 1.",
     "{event: {search: {trait: Charm, kind: asset, zone: deck}, do: {play: chosen, cost: -1}}}"),
    ("event", "One at a time, play up to 2 assets from your hand, reducing the resource cost of each by 1.",
     "{event: [{may: {choose: {kind: asset, zone: hand}, do: {play: chosen, cost: -1}}, what: play one}, "
     "{may: {choose: {kind: asset, zone: hand}, do: {play: chosen, cost: -1}}, what: play one}]}"),
    ("event", "Put a [[Charm]] asset into play from your hand. At the end of your turn, if that asset is still in "
     "play, discard it.",
     "{event: {choose: {trait: Charm, kind: asset, zone: hand}, do: [{put into play: chosen, of: you}, "
     "{later: {at: end turn, who: you}, do: {if: {is: chosen, a: {in play: true}}, then: {discard: chosen}}}]}}"),
    ("event", "Choose an [[Ally]] asset in your discard pile. Put that asset into play under your control. When the "
     "round ends, shuffle that asset into your deck if it is still in play.",
     "{event: {choose: {trait: Ally, kind: asset, zone: discard}, do: [{put into play: chosen, of: you}, "
     "{later: {when: end round}, do: {if: {is: chosen, a: {in play: true}}, then: {shuffle: chosen, "
     "into: deck}}}]}}"),
    ("event", "Until the end of the round, you get +X [combat], where X is the amount of damage on you.",
     "{event: {modify: you, gets: {combat: {tokens: damage, on: you}}, until: end of the round}}"),
    ("event", "You get +1 to each of your skills for the remainder of the round.",
     "{event: {modify: you, gets: {willpower: 1, intellect: 1, combat: 1, agility: 1}, until: end of the round}}"),
    ("event", "Choose one of your skills. Until the end of your turn, set the base value of that skill to 4.",
     "{event: {either: {willpower: {modify: you, becomes: {willpower: 4}, until: end of the turn}, "
     "intellect: {modify: you, becomes: {intellect: 4}, until: end of the turn}, "
     "combat: {modify: you, becomes: {combat: 4}, until: end of the turn}, "
     "agility: {modify: you, becomes: {agility: 4}, until: end of the turn}}}}"),
    ("event", "Until the end of your turn, do not reveal chaos tokens for any skill tests you perform.",
     "{event: {reveal no tokens: end of the turn}}"),
    ("event", "You may take an additional 2 actions this turn.", "{event: {gain: 2, of: actions}}"),
    ("event", "In player order, each investigator draws 2 cards from the top of the encounter deck.",
     "{event: {draw encounter cards: 2, who: each investigator}}"),
    ("event", "Choose and discard from play a treachery that is not attached to a [[Cultist]] enemy.",
     "{event: {discard: {kind: treachery, other than: {attached to: {trait: Cultist, kind: enemy}}}, amount: 1}}"),
    ("event", "Deal 1 damage to an enemy not engaged with you at your location.",
     "{event: {choose: {kind: enemy, other than: {kind: enemy, engaged with: you}, at: your location}, "
     "do: {damage: 1, to: chosen}}}"),
    ("event", "Choose an investigator at your location. Heal 1 damage from that investigator or from an [[Ally]] asset "
     "he or she controls.",
     "{event: {choose: {kind: investigator, at: your location}, do: {choose: [chosen, {trait: Ally, kind: asset, "
     "controlled by: chosen}], do: {heal damage: 1, from: chosen}}}}"),
    ("event", "Choose an investigator at your location. That investigator either heals 1 horror or takes 1 damage.",
     "{event: {choose: {kind: investigator, at: your location}, do: {each: chosen, do: {either: {to heal 1 horror: "
     "{heal horror: 1}, to take 1 damage: {damage: 1}}, freely: true}}}}"),
    ("event", "Each investigator at your location heals damage equal to the number of cards in your hand.",
     "{event: {heal damage: {count: {kind: card, zone: hand}}, from: {kind: investigator, at: your location}}}"),
    ("event", "<b>Move.</b> After this move, heal 1 damage.",
     "{event: {first: {move to a connecting location: true}, then: {heal damage: 1}}, designator: move}"),
    ("event", "<b>Move.</b> Move to any revealed location.",
     "{event: {move: {revealed: true, kind: location}}, designator: move}"),
    ("event", "<b>Fight.</b> If you succeed, instead of its standard damage, this attack deals 3 damage to each enemy "
     "at the attacked enemy's location.",
     "{event: {fight: enemy, standard damage: 3, damage to: {kind: enemy, at: {kind: location, "
     "location of: attacked enemy}}}}"),
    ("event", "<b>Evade.</b> If you succeed, move the enemy just evaded to any location in play. If you succeed and a "
     "[skull] or [cultist] symbol was revealed during this evasion attempt, deal 1 damage to that enemy.",
     "{event: {evade: enemy, success: [{choose: location, do: {move: chosen, who: evaded enemy}}, "
     "{if: {revealed: [skull, cultist]}, then: {damage: 1, to: evaded enemy}}]}}"),
    ("event", "Reveal 2 random tokens from the chaos bag. For each [skull] or [auto_fail] symbol revealed, gain an "
     "additional 3 resources.",
     "{event: {reveal tokens: 2, then: [{gain: {times: 3, number: {revealed: [skull, auto-fail]}}}]}}"),
    ("event", "Choose an enemy at your location. Evade it, and gain resources equal to its combined damage/horror "
     "values.",
     "{event: {choose: {kind: enemy, at: your location}, do: [{evade automatically: chosen}, {gain: {sum: "
     "[{value: attack damage, of: chosen}, {value: attack horror, of: chosen}]}}]}}"),
    ("event", "Search the top 6 cards of the encounter deck for an enemy, draw it, and gain resources equal to that "
     "enemy's printed health. Shuffle the encounter deck.",
     "{event: {search: {kind: enemy, zone: encounter deck}, do: [{draw card: chosen}, {gain: {printed: health, "
     "of: chosen}}], top: 6, shuffle: true}}"),
    ("event", "Choose up to 2 level 0 event and/or skill cards in your discard pile and shuffle them into your deck.",
     "{event: {choose several: [{to level: 0, zone: discard, kind: event}, {to level: 0, zone: discard, kind: skill}], "
     "up to: 2, do: {shuffle: chosen, into: deck}}}"),
    ("event", "Choose an asset you control. Double the number of ammo or supply tokens on that asset.",
     "{event: {choose: {kind: asset, controlled by: you}, do: {either: {to double the ammo: {gain: {tokens: ammo, "
     "on: chosen}, of: ammo, on: chosen}, to double the supplies: {gain: {tokens: supplies, on: chosen}, "
     "of: supplies, on: chosen}}}}}"),
    ("event", "Choose an asset you control. Place 2 ammo or supply tokens on that asset.",
     "{event: {choose: {kind: asset, controlled by: you}, do: {either: {to place 2 ammo: {gain: 2, of: ammo, "
     "on: chosen}, to place 2 supplies: {gain: 2, of: supplies, on: chosen}}}}}"),
    ("event", "Choose an enemy at your location. Until the end of the round, reduce the chosen enemy's fight and evade "
     "values by 2, and treat its printed text box as if it were blank.",
     "{event: {choose: {kind: enemy, at: your location}, do: [{modify: chosen, gets: {fight: -2, evade: -2}, "
     "until: end of the round}, {blank: chosen, until: end of the round}]}}"),
    ("event", "Choose an enemy at your location. Until the end of the round, treat that enemy's printed text box as "
     "if it were blank (except for [[Traits]]).",
     "{event: {choose: {kind: enemy, at: your location}, do: {blank: chosen, except: traits, "
     "until: end of the round}}}"),
    ("event", "<b>Evade.</b> If you succeed, if the enemy is non-[[Cultist]], evade the enemy and move it to a "
     "connecting location.",
     "{event: {evade: enemy, success: {if: {is: evaded enemy, a: {non: Cultist}}, then: {move: connecting location, "
     "who: evaded enemy}}}}"),
    ("event", "<b>Engage.</b> <b>Fight.</b> Choose a [[Ghoul]] enemy at a connecting location. Move that enemy to your "
     "location, engage it, and attack it.",
     "{event: {choose: {trait: Ghoul, kind: enemy, at: connecting location}, do: [{move: your location, who: chosen}, "
     "{engage: chosen}, {fight: chosen}]}, designator: fight}"),
    ("skill", "After Brass Lamp is committed to a skill test, the performing investigator gains 1 resource.",
     "{committed: {gain: 1, on: testing investigator}}"),
    ("skill", "As an additional cost to commit Brass Lamp, take 1 damage.", "{costs to commit: {damage: 1}}"),
    ("skill", "You may commit Brass Lamp from your hand after revealing chaos tokens during a skill test you are "
     "performing.",
     "{reaction: {after: reveal token, who: you}, in: hand, do: {commit: this}}"),
    ("skill", "If this skill test is successful, choose a [seeker] card not named Brass Lamp in your discard pile. "
     "Add the chosen card to your hand.",
     "{success: {choose: {class: seeker, kind: card, other than: {copy of: this}, zone: discard}, "
     "do: {return: chosen}}}"),
    ("skill", "While you have 6 or more total remaining health and sanity, Brass Lamp gains [agility].",
     "{constant: this, in: committed, while: {amount: {sum: [{remaining: health, of: you}, {remaining: sanity, "
     "of: you}]}, at least: 6}, get: {agility icons: 1}}"),
]  # fmt: skip
"""A type of card, a text of our own in the manner of cards, and its ability."""

WITH_MORE = [
    (
        "event",
        "Place 1 doom on the current agenda.\n"
        "<b>Forced</b> - If Brass Lamp is in your hand at the end of your turn, reveal it and take 1 horror.",
        "{forced: {at: end turn, who: you}, in: hand, do: {horror: 1}}",
    ),
    (
        "event",
        "Draw 1 card.\n<b>Forced</b> - When the game ends or you are eliminated, if Brass Lamp is still in your hand: "
        "You suffer 1 mental trauma.",
        "{forced: {when: end game, or eliminated: true}, in: hand, do: {gain: 1, of: mental trauma}}",
    ),
    (
        "event",
        "Gain 1 resource.\n[reaction] After you draw Brass Lamp during your turn: Play it.",
        "{reaction: {after: draw, who: you, what: this, and: {turn of: you}}, in: hand, do: {play: this}}",
    ),
    (
        "event",
        "Gain 1 resource.\n[reaction] After you draw Brass Lamp: Reveal it and draw 2 additional cards.",
        "{reaction: {after: draw, who: you, what: this}, in: hand, do: {draw: 2}}",
    ),
    (
        "skill",
        "Commit only to a skill test you are performing, and only if the difficulty of that test is at least 2 higher "
        "than your base skill value.",
        "{commit only if: {amount: {sum: [difficulty of the test, {minus: base skill value}]}, at least: 2}}",
    ),
    (
        "skill",
        "If this skill test is successful, draw 1 card. If this skill test fails, that investigator loses 1 resource.",
        "{failure: {lose: 1, on: testing investigator}}",
    ),
]
"""A type of card, a text of several sentences or lines, and the last of its abilities."""

PLAYED = [
    ("Play when an enemy makes an attack of opportunity against you.", "{when: attack, who: you, of: opportunity}"),
    (
        "Play after you take damage from an enemy attack.",
        "{after: dealt, what: {controlled by: you}, of: [damage, attack], by: enemy}",
    ),
]
CANCELLED = "Cancel up to 3 damage and/or horror just dealt to you. Then, gain that many resources."
"""When an event is played, and the trigger that this says."""

REFUSED = [
    ("event", "Exhaust several enemies at your location."),
    ("event", "Draw that many cards."),
    ("event", "Draw 1 card for each enemy engaged this way."),
    ("event", "Deal 1 damage to an enemy at your location. Then, draw that many cards."),
    ("event", "After this move, heal 1 damage."),
    ("event", "Draw 1 card. After this move, heal 1 damage."),
    ("event", "Put Brass Lamp into play under your control."),
    ("event", "Heal 2 damage or 3 horror (or any combination thereof) from among investigators at your location."),
    ("event", "Search the top 6 cards of the encounter deck for an enemy, and gain 1 resource."),
    ("asset", "As an additional cost to commit Brass Lamp, take 1 damage."),
    ("event", "Play up to 2 assets from your hand, reducing its cost by 1."),
    ("event", "Gain 3 resources (4 clues instead if you have no clues)."),
    ("event", "Heal 1 horror (2 damage instead if you have no clues)."),
    ("asset", "[action]: <b>Fight.</b> This attack uses [willpower] instead of [agility]."),
    ("asset", "[action]: <b>Investigate.</b> Investigate using [willpower] instead of [combat]."),
]
"""A type of card, and a text that is not understood on it."""

_YAML = YAML(typ="safe")


def said(kind: str, text: str) -> Understood:
    return understood(tuple(text.splitlines()), {"name": NAME, "type": kind}, NAMES)


@pytest.mark.parametrize(("kind", "text", "ability"), READ)
def test_an_ability_is_read(kind: str, text: str, ability: str) -> None:
    found = said(kind, text)
    assert found.unread == ()
    assert found.keys["abilities"] == [_YAML.load(ability)]


@pytest.mark.parametrize(("kind", "text", "ability"), WITH_MORE)
def test_an_ability_beside_others_is_read(kind: str, text: str, ability: str) -> None:
    found = said(kind, text)
    assert found.unread == ()
    assert found.keys["abilities"][-1] == _YAML.load(ability)  # type: ignore[index]


@pytest.mark.parametrize(("when", "trigger"), PLAYED)
def test_the_time_at_which_an_event_is_played_is_read(when: str, trigger: str) -> None:
    found = said("event", f"{when}\nDraw 1 card.")
    assert found.unread == ()
    assert found.keys["abilities"] == [{"play": _YAML.load(trigger), "do": {"draw": 1}}]


def test_some_of_what_is_dealt_is_cancelled() -> None:
    found = said("event", f"Play when you are dealt damage and/or horror.\n{CANCELLED}")
    does = _YAML.load("{prevent damage or horror: 3, to: {controlled by: you}, then: {gain: that much}}")
    assert found.unread == ()
    assert found.keys["abilities"] == [{"play": {"when": "dealt", "what": {"controlled by": "you"}}, "do": does}]


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_is_said_of_nothing_is_refused(kind: str, text: str) -> None:
    assert said(kind, text).unread


def test_the_card_to_which_another_is_bonded_is_read() -> None:
    found = said("event", "Bonded (Old Well).\nDraw 1 card.")
    assert found.unread == ()
    assert found.keys["bonded"] == "Old Well"


@pytest.mark.parametrize(("kind", "text", "ability"), READ)
def test_another_number_is_another_ability(kind: str, text: str, ability: str) -> None:
    """A sentence with one number changed never says the same."""
    words = text.split(" ")
    for place, word in enumerate(words):
        changed = word.replace("1", "7").replace("2", "7").replace("3", "7")
        if changed != word:
            found = said(kind, " ".join((*words[:place], changed, *words[place + 1 :])))
            assert found.unread or found.keys.get("abilities") != [_YAML.load(ability)], word
