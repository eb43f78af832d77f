"""A ruling in words says everything that it holds, in colour and without."""

from adjudicator import Situation
from adjudicator.games.finding import game_of
from adjudicator.page import Page
from adjudicator.ruling.explanation import lines
from adjudicator.ruling.markdown import as_markdown
from adjudicator.ruling.refusals import Because, RefusedDeed
from adjudicator.ruling.ruling import Ruling, Undecided
from adjudicator.ruling.text import write_ruling

TEXT = """
game: arkham
investigators: {roland: {card: Roland Banks, at: study}}
locations: {study: {card: Study, clues: 1}}
turn: roland
chaos bag: [0]
do: [roland takes a resource]
expect:
  roland's resources: {answer: 1, because: [massive.9]}
"""


def ruling() -> Ruling:
    return Situation.parse(TEXT).rule()


def told(one: Ruling, *, colour: bool = False) -> str:
    page = Page(100, colour)
    write_ruling(one, lambda rule: f"The sentence of {rule}.", page)
    return str(page)


def test_a_refusal_that_no_rule_gives_still_says_why() -> None:
    busy = RefusedDeed("roland draws", "roland", (Because("", "something is in the middle of being resolved"),))
    assert "something is in the middle of being resolved" in told(ruling()._replace(refused=(busy,)))


def test_the_fact_stands_beside_the_rule_that_it_belongs_to() -> None:
    both = RefusedDeed("roland draws", "roland", (Because("", "wait"), Because("draw-action.1", "no actions are left")))
    assert "draw-action.1 The sentence of draw-action.1. (no actions are left)" in told(
        ruling()._replace(refused=(both,))
    )


def test_what_rests_on_nothing_has_no_heading_in_colour_either() -> None:
    one = ruling()._replace(assumed=(), readings=(), passed=())
    assert "It rests on" not in told(one)
    assert "It rests on" not in told(one, colour=True)


def test_what_does_not_decide_as_recorded_is_said_in_every_form() -> None:
    says = "expected to decide roland's resources: massive.9"
    assert says in told(ruling())
    assert says in as_markdown(ruling(), str)


def test_a_rule_is_said_once_and_stands_behind_the_next_answer() -> None:
    first, last = ruling().answers[0]._replace(because=("gains.1",), decided_by=None), ruling().answers[0]
    again = last._replace(question="roland's clues", because=("gains.1", "clues.7"), decided_by=None)
    said = told(ruling()._replace(answers=(first, again)))
    assert said.count("The sentence of gains.1.") == 1
    assert "roland's clues ....... 1  gains.1, clues.7\n" in said


def test_what_was_not_used_is_counted_and_named_in_full_when_asked_why() -> None:
    passed = tuple(Undecided("roland", what, tuple("abcde"), "passed") for what in ("first", "second", "third", "last"))
    one = ruling()._replace(passed=passed)
    assert "not used: a; b; c; and 2 more (first, second, and 2 more)" in told(one)
    page = Page(100)
    write_ruling(one, str, page, why=True)
    assert "not used: a; b; c; d; e (first, second, third, last)" in str(page)


def test_where_nothing_was_tried_no_rule_is_the_reason() -> None:
    (refused,) = Situation.parse(TEXT.partition("expect:")[0] + "ask: [it is refused]\n").rule().answers
    assert (refused.value, refused.because) == ("no", ())


def test_an_attempt_that_is_abandoned_is_not_named_twice() -> None:
    text = TEXT.split("do:")[0] + "enemies: {bird: {card: Ghoul Minion, at: study, keywords: [aloof]}}\n"
    one = Situation.parse(f"{text}do: [roland fights bird]\nask: [bird has 1 damage]").rule()
    said = [line.text for line in lines(one.trace, game_of("arkham")) if line.text.startswith("refused: ")]
    because = "bird is aloof and engaged with nobody"
    assert said == [f"refused: roland fights bird: {because}", f"refused: {because}"]
