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
