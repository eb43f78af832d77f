"""Words of the vocabulary that no card of the library uses, each with a course that it decides."""

from typing import NamedTuple

import pytest

from adjudicator import Situation

TABLE = """\
game: arkham
cards:
  Trinket: {{type: {kind}, cost: 0, abilities: [{ability}]}}
  Shade: {{type: enemy, fight: 2, evade: 2, health: 2, damage: 1, horror: 1, victory: 1, abilities: [{shade}]}}
  Curse: {{type: treachery, abilities: [{{revelation: {{horror: 1}}{curse}}}]}}
  Ward:
    type: asset
    abilities:
      - {{reaction: {{when: revelation, who: you}}, do: {{cancel: true}}}}
      - {{reaction: {{when: attack, who: you}}, do: {{cancel: true}}}}
investigators:
  roland:
    card: Roland Banks
    at: study
    resources: 5
    clues: 3
    hand: [{held}]
    play area: [Ward, {played}]
    deck: [Knife, Guts, Perception, Overpower]
  daisy: {{card: Daisy Walker, at: hallway, resources: 5}}
enemies:
  shade: {{card: Shade, {where}}}
locations: {{study: {{connects: [hallway], clues: 0}}, hallway: {{connects: [study]}}}}
encounter deck: [Curse, Swarm of Rats]
otherwise: pass
"""


class Course(NamedTuple):
    """Deeds after which something is so, and is not so without the word that is tested."""

    word: str
    do: str
    ask: str
    ability: str = "{free: true, do: {gain: 1}}"
    without: str = ""
    kind: str = "asset"
    shade: str = "{constant: this, get: {fight: 0}}"
    curse: str = ""
    where: str = "engaged: roland"
    held: bool = False


COURSES = [
    Course(
        "even if cancelled",
        "shade attacks roland; roland uses ward; roland uses trinket",
        "roland has 6 resources",
        "{reaction: {after: attack, who: you, even if cancelled: true}, do: {gain: 1}}",
        ", even if cancelled: true",
    ),
    Course(
        "without exhausting",
        "roland uses trinket on shade; roland reveals +1",
        "shade is ready",
        "{action: 1, do: {evade: enemy, without exhausting: true, success: {cannot: enemy engages, what: evaded enemy, "
        "who: you, until: end of the turn}}}",
        ", without exhausting: true",
    ),
    Course(
        "enemy engages",
        "roland uses trinket on shade; roland reveals +1",
        "shade is not engaged with roland",
        "{action: 1, do: {evade: enemy, success: [{cannot: enemy engages, what: evaded enemy, who: you, "
        "until: end of the turn}, {ready: evaded enemy}]}}",
        "{cannot: enemy engages, what: evaded enemy, who: you, until: end of the turn}, ",
    ),
    Course(
        "clues placed as a cost",
        "roland uses trinket",
        "study has 2 clues",
        "{action: 1, cost: {clues: 2, on: your location}, do: {gain: 1}, provokes attacks of opportunity: false}",
        ", on: your location",
    ),
    Course(
        "provoke by engage",
        "roland engages rats",
        "roland has 0 damage",
        "{constant: you, cannot: {deed: provoke by engage, who: you}}",
        "cannot: {deed: provoke by engage, who: you}",
        where="engaged: roland}\n  rats: {card: Swarm of Rats, at: study, exhausted: true",
    ),
    Course(
        "provoke",
        "roland plays trinket",
        "roland has 0 damage",
        "{constant: this, in: hand, cannot: {deed: provoke, what: this}}",
        "cannot: {deed: provoke, what: this}",
        held=True,
    ),
    Course(
        "gain traits",
        "",
        "shade has the trait weapon",
        "{constant: enemy, gain traits: [Weapon]}",
        "gain traits: [Weapon]",
    ),
    Course(
        "card used",
        "roland uses trinket on shade; roland reveals +1",
        "roland has 6 resources",
        "{action: 1, do: {fight: enemy, damage: 1}}",
        "named: Trinket",
        shade="{forced: {when: defeat, what: this, and: {is: card used, a: {named: Trinket}}}, do: {gain: 1, on: "
        "{kind: investigator, named: Roland Banks}}}",
    ),
    Course(
        "instead of discarding",
        "roland uses trinket on shade; roland reveals +1",
        "shade is defeated",
        "{action: 1, do: {fight: enemy, damage: 1}}",
        "instead of discarding",
        shade="{forced: {when: defeat, what: this}, do: {instead of discarding: [{heal damage: 9, from: this}, "
        "{disengage: this}, {exhaust: this}]}}",
    ),
    Course(
        "for each, at once",
        "roland uses trinket",
        "roland has 7 resources",
        "{free: true, do: {for each: 2, do: {gain: 1}}}",
        "for each: 2",
    ),
    Course(
        "for each, one after the other",
        "roland uses trinket; roland chooses to lose 1 resource; roland chooses to lose 1 clue",
        "roland has 2 clues",
        "{free: true, do: [{for each: 2, do: {either: {to lose 1 resource: {lose: 1}, to lose 1 clue: "
        "{lose: 1, of: clues}}}}, {either: {to lose 1 clue: {gain: 1}, to lose 3 clues: {lose: 3}}}]}",
        "for each: 2",
    ),
    Course(
        "cannot be cancelled",
        "roland draws curse from the encounter deck; roland uses ward",
        "roland has 1 horror",
        curse=", cannot be cancelled: true",
        without=", cannot be cancelled: true",
    ),
    Course(
        "draw encounter cards with surge",
        "roland uses trinket",
        "swarm of rats is engaged with roland",
        "{free: true, do: {draw encounter cards: 1, with: [surge]}}",
        ", with: [surge]",
    ),
    Course(
        "draw encounter cards such that more follows",
        "roland uses trinket",
        "roland has 6 resources",
        "{free: true, do: {draw encounter cards: 1, such: treachery, then: {gain: 1}}}",
        "such: treachery",
    ),
]
OTHERWISE = {
    "named: Trinket": "named: Another Thing",
    "instead of discarding": "instead",
    "for each: 2": "for each: 1",
    "such: treachery": "such: enemy",
    "cannot: {deed: provoke by engage, who: you}": "get: {combat: 0}",
    "cannot: {deed: provoke, what: this}": "get: {cost: 0}",
    "gain traits: [Weapon]": "get: {fight: 0}",
}
"""What stands in place of words that cannot be left out."""


def ruled(course: Course, without: bool) -> str:
    """The answer after the course, with the word that is tested or without it."""

    def said(text: str) -> str:
        return text.replace(course.without, OTHERWISE.get(course.without, "")) if without and course.without else text

    text = TABLE.format(
        ability=said(course.ability),
        shade=said(course.shade),
        curse=said(course.curse),
        kind=course.kind,
        where=course.where,
        held="Trinket" if course.held else "Machete",
        played="Knife" if course.held else "Trinket",
    )
    deeds = "".join(f"  - {one.strip()}\n" for one in course.do.split(";") if one)
    return (
        Situation.parse(f"{text}{'do:' + chr(10) + deeds if deeds else ''}ask: [{course.ask}]\n")
        .rule()
        .values[course.ask]
    )


@pytest.mark.parametrize("course", COURSES, ids=[course.word for course in COURSES])
def test_the_word_decides(course: Course) -> None:
    assert (ruled(course, without=False), ruled(course, without=True)) == ("yes", "no")


def answers(text: str, *questions: str) -> list[str]:
    """The answers to these questions."""
    ruled = Situation.parse(f"{text}ask: {[*questions]}\n").rule().values
    return [ruled[question] for question in questions]


FIRST = """\
game: arkham
cards:
  Grip: {{type: treachery, abilities: [{{revelation: {{damage: 2, horror: 1, {first}}}}}]}}
investigators:
  roland: {{card: Roland Banks, at: study, play area: [{{card: Beat Cop, damage: {damage}}}]}}
locations: {{study: {{}}}}
encounter deck: [Grip]
do:
  - roland draws grip from the encounter deck
  - {share}
"""


@pytest.mark.parametrize(
    ("first", "damage", "share", "taken"),
    [
        ("to assets first: true", 0, "roland assigns 2 damage and 1 horror to beat cop", (0, 0)),
        ("to assets first: true", 1, "roland assigns 1 damage and 1 horror to beat cop", (1, 0)),
        ("direct: false", 1, "roland assigns 1 horror to beat cop", (2, 0)),
        ("direct: false", 0, "roland takes it all", (2, 1)),
    ],
)
def test_assets_bear_it_first_as_far_as_they_can(first: str, damage: int, share: str, taken: tuple[int, int]) -> None:
    """What Roland takes; an asset with 1 health left bears 1 damage of 2."""
    text = FIRST.format(first=first, damage=damage, share=share)
    asked = [f"roland has {number} {kind}" for number, kind in zip(taken, ("damage", "horror"), strict=True)]
    assert answers(text, *asked) == ["yes", "yes"]


@pytest.mark.parametrize("share", ["roland takes it all", "roland assigns 1 damage to beat cop"])
def test_nobody_takes_what_an_asset_could_bear(share: str) -> None:
    two = FIRST.replace("play area: [", "play area: [Guard Dog, ")
    text = two.format(first="to assets first: true", damage=0, share=share) + "  - ask: it is refused\n"
    expected = "expect: {it is refused: {answer: yes, because: [golden-rules.2]}, refused: 1}\notherwise: first\n"
    assert Situation.parse(text + expected).rule().as_expected


FAR = """\
game: arkham
cards: {{Lurker: {{type: enemy, fight: 1, evade: 1, health: 1, spawn: {where}}}}}
investigators: {{roland: {{at: study}}, daisy: {{at: hallway}}}}
locations:
  study: {{connects: [hallway]}}
  hallway: {{connects: [study, attic]}}
  attic: {{connects: [hallway, cellar]}}
  cellar: {{connects: [attic]}}
encounter deck: [Lurker]
do: [daisy draws lurker from the encounter deck]
"""


@pytest.mark.parametrize(
    ("where", "place"), [("location farthest from all investigators", "cellar"), ("{farthest from: you}", "cellar")]
)
def test_an_enemy_spawns_far_from_all(where: str, place: str) -> None:
    assert answers(FAR.format(where=where), f"lurker is at {place}") == ["yes"]


TESTED = """\
game: arkham
cards:
  Poise:
    type: skill
    icons: {{wild: 1}}
    abilities: [{{constant: attacked enemy, in: committed, lose keywords: [{keyword}]}}]
  Brute: {{type: enemy, fight: 5, evade: 5, health: 3, damage: 1, horror: 0, keywords: [retaliate, alert]}}
investigators: {{roland: {{card: Roland Banks, at: study, hand: [Poise]}}}}
enemies: {{brute: {{card: Brute, engaged: roland}}}}
locations: {{study: {{}}}}
otherwise: pass
do: [roland {action} brute, roland commits poise, roland reveals -2]
"""


@pytest.mark.parametrize(
    ("keyword", "action", "strikes"),
    [
        ("retaliate", "fights", "no"),
        ("alert", "fights", "yes"),
        ("alert", "evades", "no"),
        ("retaliate", "evades", "yes"),
    ],
)
def test_a_committed_card_takes_keywords_from_the_enemy_of_the_test(keyword: str, action: str, strikes: str) -> None:
    assert answers(TESTED.format(keyword=keyword, action=action), "brute attacks roland") == [strikes]


DRAWN = """\
game: arkham
cards:
  Glass:
    type: asset
    abilities:
      - reaction: {when: draw encounter card, who: you}
        do: {first: [{cancel: true}, {shuffle: that card, into: encounter deck}], then: {draw encounter cards: 1}}
investigators: {roland: {card: Roland Banks, at: study, play area: [Glass]}}
locations: {study: {}}
whole encounter deck: [Grasping Hands, Swarm of Rats]
otherwise: pass
do: [roland draws grasping hands from the encounter deck, roland uses glass, roland draws swarm of rats]
"""


def test_the_drawing_of_a_card_is_cancelled() -> None:
    assert answers(DRAWN, "roland has 0 damage", "swarm of rats is engaged with roland") == ["yes", "yes"]


STRUCK = """\
game: arkham
cards:
  Glove:
    type: asset
    abilities:
      - reaction:
          {{when: dealt, what: enemy, of: damage, by: [you, {{controlled by: you}}], and: {{is: card used, a: event}}}}
        do: {{increase damage: 1, to: that card}}
  Blast: {{type: event, cost: 0, abilities: [{{event: {{choose: enemy, do: {{damage: 1, to: chosen}}}}}}]}}
  Swing: {{type: event, cost: 0, abilities: [{{event: {{fight: enemy}}}}]}}
  Brute: {{type: enemy, fight: 1, evade: 5, health: 9, damage: 1, horror: 0}}
investigators: {{roland: {{card: Roland Banks, at: study, hand: [Blast, Swing], play area: [Glove]}}}}
enemies: {{brute: {{card: Brute, at: study, exhausted: true}}}}
locations: {{study: {{}}}}
otherwise: pass
do: [{deeds}]
"""


@pytest.mark.parametrize(
    ("deeds", "damage"),
    [
        ("roland plays blast, roland uses glove", 2),
        ("roland plays swing, roland reveals 0, roland uses glove", 2),
        ("roland fights brute, roland reveals 0, roland uses glove", 1),
    ],
)
def test_the_card_with_which_damage_is_dealt(deeds: str, damage: int) -> None:
    assert answers(STRUCK.format(deeds=deeds), f"brute has {damage} damage") == ["yes"]


SWARM = """\
game: arkham
cards:
  Edict:
    type: treachery
    abilities:
      - revelation:
          for each of: {{kind: enemy, trait: {trait}}}
          do: {{move tokens: clues, from: {{kind: location, location of: chosen}}, to: chosen}}
investigators: {{roland: {{at: hallway}}}}
enemies: {{one: {{card: Acolyte, at: study}}, two: {{card: Acolyte, at: attic}}}}
locations: {{study: {{clues: 2}}, attic: {{clues: 1}}, hallway: {{}}}}
encounter deck: [Edict]
do: [roland draws edict from the encounter deck]
"""


@pytest.mark.parametrize(("trait", "clues"), [("Cultist", ["yes", "yes"]), ("Ghoul", ["no", "no"])])
def test_one_card_after_the_other(trait: str, clues: list[str]) -> None:
    assert answers(SWARM.format(trait=trait), "one has 1 clue", "two has 1 clue") == clues


LATER = """\
game: arkham
cards:
  Watch:
    type: asset
    abilities:
      - free: true
        do:
          choose: {{kind: investigator, turn to come: {to_come}}}
          do:
            later: {{after: begin turn, who: chosen}}
            do: {{gain: 1, of: actions, on: chosen}}
            until: end of the round
investigators:
  roland: {{at: study, play area: [Watch]}}
  daisy: {{card: Daisy Walker, at: study}}
  wendy: {{card: Wendy Adams, at: study, turn taken: true}}
locations: {{study: {{}}}}
turn: roland
otherwise: pass
do: [roland uses watch, {whom} roland ends the turn, daisy takes the next turn]
"""


@pytest.mark.parametrize(("to_come", "whom", "actions"), [(True, "", 4), (False, "roland chooses wendy,", 3)])
def test_an_investigator_whose_turn_is_still_to_come(to_come: bool, whom: str, actions: int) -> None:
    """Only Daisy has her turn before her: nobody has to say that she is meant."""
    text = LATER.format(to_come=str(to_come).lower(), whom=whom)
    assert answers(text, f"daisy has {actions} actions") == ["yes"]


KEPT = """\
game: arkham
cards:
  Witch: {{type: enemy, fight: 1, evade: 5, health: 9, damage: 1, horror: 0, abilities: [{ability}]}}
  Bell: {{type: asset, abilities: [{{free: true, do: {{advance: current agenda}}}}]}}
investigators: {{roland: {{at: study, play area: [Bell]}}}}
enemies: {{witch: {{card: Witch, at: attic, doom: 2}}}}
locations: {{study: {{}}, attic: {{}}}}
agenda: {{card: "What's Going On?!"}}
agenda deck: [Rise of the Ghouls]
do: [roland uses bell]
otherwise: first
"""


@pytest.mark.parametrize(
    ("ability", "doom"),
    [
        ("{constant: this, cannot: {deed: lose doom as the agenda advances, what: this}}", 2),
        ("{constant: this, get: {fight: 0}}", 0),
    ],
)
def test_an_enemy_keeps_its_doom_as_the_agenda_advances(ability: str, doom: int) -> None:
    assert answers(KEPT.format(ability=ability), f"witch has {doom} doom") == ["yes"]


ELSEWHERE = """\
game: arkham
cards:
  Slip:
    type: event
    cost: 0
    keywords: [fast]
    abilities:
      - play: {after: fail, who: you, of: attack}
        do: {choose: {kind: enemy, other than: attacked enemy}, do: {damage: damage of this attack, to: chosen}}
  Club: {type: asset, abilities: [{action: 1, do: {fight: enemy, damage: 2}}]}
  Brute: {type: enemy, fight: 6, evade: 5, health: 9, damage: 1, horror: 0}
investigators: {roland: {card: Roland Banks, at: study, hand: [Slip], play area: [Club]}}
enemies: {one: {card: Brute, engaged: roland}, two: {card: Brute, at: study, exhausted: true}}
locations: {study: {}}
otherwise: pass
do: [roland uses club on one, roland reveals -4, roland plays slip]
"""


def test_the_damage_of_an_attack_that_fails_goes_elsewhere() -> None:
    assert answers(ELSEWHERE, "two has 3 damage", "one has 0 damage") == ["yes", "yes"]


HIT_BACK = """\
game: arkham
cards:
  Temper: {{type: asset, abilities: [{{reaction: {{after: attack, who: you}}, do: {{perform an action: fight{on}}}}}]}}
  Club: {{type: asset, abilities: [{{action: 1, do: {{fight: enemy, damage: 1}}}}]}}
  Brute: {{type: enemy, fight: 1, evade: 5, health: 9, damage: 1, horror: 0}}
investigators: {{roland: {{card: Roland Banks, at: study, play area: [Temper, Club]}}}}
enemies: {{one: {{card: Brute, engaged: roland}}, two: {{card: Brute, at: study, exhausted: true}}}}
locations: {{study: {{}}}}
otherwise: pass
do: [one attacks roland, roland uses temper, {deed}, roland reveals 0]
"""


@pytest.mark.parametrize(
    ("on", "deed", "damage"),
    [
        (", on: that enemy", "roland uses club on one", 2),
        (", on: that enemy", "roland fights one", 1),
        ("", "roland fights one", 1),
    ],
)
def test_an_attack_on_that_enemy_by_whatever_makes_it(on: str, deed: str, damage: int) -> None:
    assert answers(HIT_BACK.format(on=on, deed=deed), f"one has {damage} damage") == ["yes"]
