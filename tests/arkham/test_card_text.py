"""The English of card text, read into the vocabulary of cards: every kind of phrase, and what is refused."""

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.text.cards import understood
from adjudicator.games.arkham.importing.text.words import names_of
from adjudicator.games.interface import STOPPED

NAME = "Brass Lamp"
TITLES = frozenset({"Cellar", "Lita Chantler", "Old Well"})

ABILITIES = [
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
        "[action] Spend 1 ammo: <b>Fight.</b> You get +1 [combat] for this attack. This attack deals +1 damage.",
        "{action: 1, cost: {spend: 1, of: ammo}, do: {fight: enemy, you get: {combat: 1}, damage: 1}}",
    ),
    (
        "asset",
        "[action]: <b>Fight</b> ([willpower]). If you succeed by 2 or more, this attack deals +1 damage.",
        "{action: 1, do: {fight: enemy, using: willpower, damage: {if: {amount: margin, at least: 2}, then: 1}}}",
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
        "{action: 1, do: {investigate: true, success: {discover: 1}}}",
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
        "event",
        "Play only during your turn.\n<b>Evade.</b> If you succeed, deal 1 damage to the evaded enemy.",
        "{event: {evade: enemy, success: {damage: 1, to: evaded enemy}}, during: your turn}",
    ),
]
"""A type of card, a text of our own in the manner of cards, and the ability that it says."""

KEYS = [
    ("enemy", "<b>Prey</b> - Lowest [agility].", "prey", "{lowest: {value: agility, of: you}}"),
    ("enemy", "<b>Spawn</b> - Any empty location.", "spawn", "{empty: true, kind: location}"),
    ("enemy", "<b>Spawn</b> - Cellar.", "spawn", "Cellar"),
    ("skill", "Max 1 committed per skill test.", "limit", "max 1 committed per test"),
    ("event", "Max 1 per round.\nDraw 1 card.", "limit", "max 1 per round"),
    ("investigator", "[elder_sign] effect: +1 for each clue on your location.", "symbols",
     "{elder sign: {modifier: {tokens: clues, on: your location}}}"),
]  # fmt: skip

REFUSED = [
    ("asset", "You get +1 [combat] whenever it rains.", "it rains"),
    ("asset", "[action]: Sing a song.", "Sing"),
    ("asset", "You get +1 [charm].", "charm]"),
    ("asset", "[fast] Discard Old Well: Draw 1 card.", ""),
    ("asset", "Draw 1 card.", "Draw"),
    ("asset", "[action]: Move up to 2 clues from Brass Lamp to your location.", "up"),
    ("asset", "[action]: Place 1 of your clues on a revealed location.", ""),
    ("asset", "[reaction] When an enemy attacks you: Deal 1 damage to another enemy at your location.", ""),
    ("asset", "[action]: <b>Fight.</b> Draw 1 card.", ""),
    ("event", "Deal 1 damage to that enemy.", ""),
    ("treachery", "<b>Revelation</b> - Test [luck] (3).", "luck]"),
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


def test_a_reminder_in_italics_adds_nothing() -> None:
    with_it = said("asset", "You get +1 [combat]. <i>(This is a bonus.)</i>")
    assert with_it == said("asset", "You get +1 [combat].")


def test_several_abilities_of_a_kind_are_told_apart_by_the_skill_that_they_raise() -> None:
    lines = (f"[fast] Spend 1 resource: You get +1 [{skill}] for this skill test." for skill in ("combat", "agility"))
    keys, _ = said("asset", "\n".join(lines))
    assert [one["name"] for one in keys["abilities"]] == ["combat", "agility"]  # type: ignore[attr-defined, index]
