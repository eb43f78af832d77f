"""What nobody decides may be named in a course: it comes about there, or later in the same sequence, or is refused."""

from typing import Any

import pytest

from adjudicator import InputAtFault, Situation

ARKHAM = """\
game: arkham
cards: {Alarm: {type: asset, abilities: [{forced: {after: gain, who: you}, do: {damage: 1, to: you}}]}}
investigators: {roland: {card: Roland Banks, at: attic, play area: [Alarm], resources: 5}}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}, rats: {card: Swarm of Rats, at: attic}}
locations: {attic: {}, cellar: {}}
chaos bag: [+1, auto-fail]
otherwise: pass
"""
NOT_ALONE = """\
game: notalone
creature: {hand: [Mirage, Clone, Despair]}
hunted: {C: {hand: [jungle, rover]}, D: {hand: [jungle, lair]}}
otherwise: pass
"""
ELDRITCH = """\
game: eldritch
investigators: {silas: {at: Rome, conditions: [Detained]}}
monsters: {Ghoul: Rome}
cards:
  Detained: {type: condition, backs: [[{lose: 1, of: health}, {discard this: card}]]}
without the sample set: true
phase: 2
otherwise: pass
"""
OTHERS = """\
game: others
heroes: {rocco: {at: quay 1}, thorley: {at: market}, karl: {at: market}}
monsters: {Acolyte: quay 1}
current: rocco
otherwise: pass
"""
A_FIGHT = ["roland fights rats", "roland reveals +1"]
ATTACKED = "it comes about that ghoul attacks roland"
COME = {
    "a step": (ARKHAM, [*A_FIGHT, "it comes about that ST.6 comes"]),
    "one step after another": (ARKHAM, [*A_FIGHT, "it comes about that ST.4 comes", "it comes about that ST.7 comes"]),
    "an event": (ARKHAM, [*A_FIGHT, "it comes about that rats is defeated"]),
    "a forced ability": (ARKHAM, ["roland takes a resource", "it comes about that alarm initiates"]),
    "in the middle of it": (ARKHAM, ["roland fights rats", "it comes about that ST.2 comes", "roland reveals +1"]),
    "a phase": (NOT_ALONE, ["C plays jungle", "D plays lair", "it comes about that phase 2 is reached"]),
    "an encounter": (ELDRITCH, ["the mythos phase begins", "it comes about that silas loses 1 health"]),
    "a wound": (OTHERS, ["rocco moves to quay 2", "it comes about that rocco takes a wound"]),
}
COME_NOT = {
    "a step that is over": (ARKHAM, [*A_FIGHT, "it comes about that ST.7 comes", "it comes about that ST.6 comes"]),
    "twice what comes once": (ARKHAM, [*A_FIGHT, *["it comes about that rats is defeated"] * 2]),
    "a forced ability": (ARKHAM, [*A_FIGHT, "it comes about that alarm initiates"]),
    "between two actions": (ARKHAM, [ATTACKED]),
    "after its sequence": (
        ARKHAM,
        [
            *("the enemy phase is played", "it comes about that step 3.3 comes"),
            "it comes about that roland gains resources",
        ],
    ),
    "a meeting": (NOT_ALONE, ["C plays jungle", "D plays lair", "it comes about that C is caught"]),
    "a fight": (ELDRITCH, ["the mythos phase begins", "it comes about that silas encounters Ghoul"]),
    "a death": (OTHERS, ["rocco moves to quay 2", "rocco covers slot 1", "it comes about that rocco dies"]),
}


def ruled(start: str, deeds: list[str]) -> Any:
    return Situation.parse(f"{start}do: {deeds}\nask: [it is refused]\n").rule()


@pytest.mark.parametrize(("start", "deeds"), COME.values(), ids=COME)
def test_it_comes_about_there_or_later_in_the_same_sequence(start: str, deeds: list[str]) -> None:
    ruling = ruled(start, deeds)
    assert (ruling.refused, ruling.values) == ((), {"it is refused": "no"})


@pytest.mark.parametrize(("start", "deeds"), COME_NOT.values(), ids=COME_NOT)
def test_it_is_refused_where_it_does_not(start: str, deeds: list[str]) -> None:
    (refused,) = ruled(start, deeds).refused
    assert refused.step == deeds[-1]
    assert refused.reasons[0].because.startswith("it does not come about")


def test_it_is_refused_by_the_rule_of_what_came_nearest() -> None:
    dodging = ARKHAM.replace("resources: 5", "resources: 5, hand: [Dodge]")
    (refused,) = ruled(dodging, ["ghoul attacks roland", "roland plays dodge", ATTACKED]).refused
    assert [reason.rule for reason in refused.reasons] == ["cancel.1"]


def test_what_is_asked_behind_it_is_asked_when_it_has_come_about() -> None:
    course = [*A_FIGHT, "it comes about that ST.6 comes", {"ask": "rats is defeated"}]
    text = f"{ARKHAM}do: {course}\nexpect: {{rats is defeated: [no, yes]}}\n"
    assert Situation.parse(text).rule().as_expected


def test_a_choice_that_must_be_made_before_is_waited_for() -> None:
    both = ARKHAM.replace("at: attic}}", "engaged: roland}}")
    bitten = "it comes about that rats attacks roland"
    ruling = ruled(both, ["the enemy phase is played", bitten])
    assert ruling.verdict == "undecided"
    assert ruling.waiting.after == (bitten,)
    chosen = ["the enemy phase is played", "roland has ghoul attack first"]
    assert ruled(both, [*chosen, bitten]).refused == ()
    assert [one.step for one in ruled(both, [*chosen, bitten, ATTACKED]).refused] == [ATTACKED]


@pytest.mark.parametrize("said", ["roland has 1 damage", "rats is defeated twice"])
def test_it_is_something_that_happens(said: str) -> None:
    with pytest.raises(InputAtFault, match="names nothing that happens"):
        Situation.parse(f"{ARKHAM}do: [it comes about that {said}]\n").rule()


def test_on_some_branches_it_does() -> None:
    deeds = ["roland fights rats", "it comes about that rats is defeated"]
    explored = Situation.parse(f"{ARKHAM}do: {deeds}\nask: [it is refused, rats is defeated]\n").explore()
    odds = {question: str(answers["yes"].low) for question, answers in explored.odds.items()}
    assert odds == {"it is refused": "1/2", "rats is defeated": "1/2"}


def test_a_name_that_is_unknown_in_it_is_a_fault_beside_others() -> None:
    deeds = (
        "do: [it comes about that ghast attacks roland, it comes about that roland has 2 damage]\nask: [roland waves]\n"
    )
    with pytest.raises(InputAtFault) as raised:
        Situation.parse(ARKHAM + deeds).rule()
    assert [fault.code for fault in raised.value.faults] == ["E302", "E210", "E210"]
