"""Cards that ask what has happened in this round or turn, and situations that say so."""

import json

import pytest
from arkham.test_written_at_random import set_up

from adjudicator import Situation
from adjudicator.games.arkham.speech.happened import PAST, PERIODS
from adjudicator.games.arkham.vocabulary.events import ANY, COUNTED
from adjudicator.language.diagnostics import InputAtFault

TABLE = """\
game: arkham
cards:
  Wrench:
    type: asset
    cost: 2
    abilities:
      - action: 1
        do:
          fight: enemy
          damage:
            if: {{amount: {{happened: attack, by: attacked enemy, who: you, this: round}}, at least: 1}}
            then: 1
  Wound:
    type: treachery
    weakness: true
    abilities:
      - forced: {{after: enter, who: you, and: {{amount: {{happened: enter, who: you, this: {period}}}, at most: 1}}}}
        do: {{horror: 1}}
  Robe:
    type: asset
    cost: 0
    abilities:
      - constant: {{kind: card, trait: Tactic, zone: hand}}
        while: {{amount: {{happened: play, who: you, what: {{trait: Tactic}}, this: round}}, at most: 0}}
        get: {{cost: -1}}
investigators:
  roland:
    {{card: Roland Banks, at: study, play area: [Wrench, Robe], threat area: [Wound], resources: 9,
     hand: [Dynamite Blast, Emergency Cache, Dodge]}}
  daisy: {{card: Daisy Walker, at: hallway}}
enemies: {{ghoul: {{card: Ghoul Priest, at: study, exhausted: true}}}}
locations: {{study: {{connects: [hallway]}}, hallway: {{connects: [study]}}}}
otherwise: pass
{more}
"""

BESIDES_DAISY = "hallway, threat area: [{{card: Wound, as: another wound}}]}}"


def answers(do: str, questions: dict[str, str], more: str = "", period: str = "turn") -> dict[str, str]:
    """The answers to these questions after these deeds."""
    told = "do:\n" + "".join(f"  - {one.strip()}\n" for one in do.split(";"))
    text = TABLE.format(period=period, more=more)
    return Situation.parse(f"{text}{told}ask: {list(questions)}\n").rule().values


HIT = "roland uses wrench on ghoul; roland reveals +1"
COURSES = [
    ("an attack before", f"ghoul attacks roland; {HIT}", {"ghoul has 2 damage": "yes"}, ""),
    ("no attack before", HIT, {"ghoul has 1 damage": "yes"}, ""),
    ("an attack on another", f"ghoul attacks daisy; {HIT}", {"ghoul has 1 damage": "yes"}, ""),
    (
        "an attack earlier in the round, by the file",
        HIT,
        {"ghoul has 2 damage": "yes"},
        "happened: [{event: attack, by: ghoul, who: roland, this: round}]",
    ),
    (
        "another event, by the file",
        HIT,
        {"ghoul has 1 damage": "yes"},
        "happened: [{event: engage, what: ghoul, who: roland, this: round}]",
    ),
]
TWICE = "roland moves to hallway; roland moves to study"
ENTERED = "happened: [{{event: enter, who: {who}, at: study, this: {this}}}]"
MOVES = [
    ("the first of two moves alone", "", "turn", 1),
    ("none if one was made before", ENTERED.format(who="roland", this="turn"), "turn", 0),
    ("not in an earlier turn", ENTERED.format(who="roland", this="round"), "turn", 1),
    ("but in this round", ENTERED.format(who="roland", this="round"), "round", 0),
    ("nor that of another", ENTERED.format(who="daisy", this="turn"), "turn", 1),
]


@pytest.mark.parametrize(("do", "questions", "more"), [one[1:] for one in COURSES], ids=[one[0] for one in COURSES])
def test_attacks(do: str, questions: dict[str, str], more: str) -> None:
    assert answers(do, questions, more) == questions


@pytest.mark.parametrize(("more", "period", "horror"), [one[1:] for one in MOVES], ids=[one[0] for one in MOVES])
def test_moves(more: str, period: str, horror: int) -> None:
    moves = "roland moves to hallway; roland moves to study"
    assert answers(moves, {f"roland has {horror} horror": ""}, more, period) == {f"roland has {horror} horror": "yes"}


@pytest.mark.parametrize(("period", "horror"), [("turn", 1), ("phase", 0), ("round", 0)])
def test_each_turn_is_a_period_of_its_own_within_the_phase(period: str, horror: int) -> None:
    """Daisy's first move in the turn is the second of anybody in the phase."""
    anybodys = TABLE.replace("happened: enter, who: you", "happened: enter").replace("hallway}}", BESIDES_DAISY)
    moves = ["roland moves to hallway", "roland ends the turn", "daisy takes the next turn", "daisy moves to study"]
    question = f"daisy has {horror} horror"
    text = f"{anybodys.format(period=period, more='')}do: {moves}\nask: [{question}]\n"
    assert Situation.parse(text).rule().values == {question: "yes"}


def test_what_happened_in_an_earlier_turn_is_in_no_later_one() -> None:
    anybodys = TABLE.replace("happened: enter, who: you", "happened: enter").replace("hallway}}", BESIDES_DAISY)
    moves = ["roland ends the turn", "daisy takes the next turn", "daisy moves to study"]
    before = anybodys.format(period="turn", more=ENTERED.format(who="roland", this="phase"))
    text = f"{before}do: {moves}\nask: [daisy has 1 horror]\n"
    assert Situation.parse(text).rule().values == {"daisy has 1 horror": "yes"}


@pytest.mark.parametrize(("first", "left"), [("emergency cache", 8), ("dodge", 4)])
def test_only_the_first_such_card_is_cheaper(first: str, left: int) -> None:
    """An event of no such trait leaves the reduction for the next one."""
    plays = {"emergency cache": "roland plays emergency cache", "dodge": "ghoul attacks roland; roland plays dodge"}
    question = f"roland has {left} resources"
    assert answers(f"{plays[first]}; roland plays dynamite blast", {question: ""}) == {question: "yes"}


FAULTS = {
    "happened: [{event: attack, by: nobody in particular, this: turn}]": 'there is no card "nobody in particular"',
    "happened: [{event: attack, by: ghoul}]": '"this" is missing in what has happened',
    "happened: [{event: atack, by: ghoul, this: turn}]": '"atack" is not one of the known words',
}


@pytest.mark.parametrize(("more", "message"), FAULTS.items())
def test_faults(more: str, message: str) -> None:
    with pytest.raises(InputAtFault) as fault:
        answers("roland takes a resource", {"roland has 1 horror": ""}, more)
    assert message in str(fault.value)


PARTS = {"who": "roland", "what": "ghoul", "by": "wrench", "at": "study", "amount": 2}
"""Something for each part of an event."""


@pytest.mark.parametrize("event", PAST)
def test_a_position_that_is_written_out_says_it_again(event: str) -> None:
    kinds = [{"of": kind} for kind in COUNTED[event].of if kind != ANY[0]]
    parts = [{part: thing} for part, thing in PARTS.items()]
    periods = [period for period in PERIODS if period != "test"]
    said = [{"event": event, "this": period, **part} for period in periods for part in (*parts, *kinds)]
    rules, table = set_up(TABLE.format(period="turn", more=f"happened: {json.dumps(said)}"))
    assert rules.written(table)["happened"] == said


def test_what_happens_after_a_test_is_not_written_out_as_of_the_test() -> None:
    course = "do: [roland uses wrench on ghoul, roland reveals +1, ghoul attacks roland]"
    written = Situation.parse(TABLE.format(period="turn", more=course)).position().as_situation()
    assert "happened:\n- event: attack\n  this: turn\n  who: roland\n  by: ghoul\n" in written
