"""Rules that a record carries are read as those cited at its place."""

import pytest

from adjudicator.engine import trace
from adjudicator.engine.events import Event
from adjudicator.engine.timing import CANCELLED
from adjudicator.engine.trace import (
    Began,
    Chose,
    Cited,
    Drew,
    Happened,
    Initiated,
    Judged,
    Noted,
    Record,
    Spared,
    Stepped,
    Wrote,
)
from adjudicator.games.finding import game_of
from adjudicator.reference.usual import Usual
from adjudicator.ruling.comparing import _fork
from adjudicator.ruling.explanation import lines
from adjudicator.ruling.grounds import applied_in, causes, grounds

GAIN = Event("gain", "ann", rules=("gain.1",))
BY_RULES: tuple[Record, ...] = (
    Wrote(2, "ann", "coins", None, 1, ("a.1", "a.2")),
    Happened(2, GAIN, "impact", True, ("a.1", "a.2")),
    Initiated(2, "ann", "bell", "forced", 0, ("a.1", "a.2")),
    Chose(2, "ann", "a move", "ann takes", False, ("a.1", "a.2")),
    Drew(2, "ann", "coin", "heads", ("a.1", "a.2")),
)
GAME = game_of("arkham")
each = pytest.mark.parametrize("record", BY_RULES, ids=lambda record: type(record).__name__)


@each
def test_they_are_cited_where_the_record_stands(record: Record) -> None:
    assert trace.cited(record) == ("a.1", "a.2")
    before = () if isinstance(record, Happened) else ("b.1",)
    rules = [link.rule for link in causes((Stepped(2, "turn", "1", "act"), Cited(2, "b.1"), record), 2)]
    assert rules == ["a.2", "a.1", *before], "an event begins anew: what went before in its sequence is no cause of it"


@each
def test_a_later_record_of_the_sequence_rests_on_them_too(record: Record) -> None:
    assert grounds((record, Noted(2, "so"), Cited(2, "b.1")), (1,)).cites == ("a.1", "a.2", "b.1")


@each
def test_they_stand_on_the_line_of_the_record(record: Record) -> None:
    before, line = lines((Noted(1, "before"), record), GAME)
    assert (before.rules, line.rules) == ((), ("a.1", "a.2"))


def test_runs_do_not_part_by_rules_alone() -> None:
    def run(rule: str, coins: int) -> list[Record]:
        return [Cited(1, rule), Wrote(1, "ann", "coins", None, coins, (rule,))]

    assert _fork([run("a.1", 1), run("a.2", 1)], GAME) is None
    parted = _fork([run("a.1", 1), run("a.2", 2)], GAME)
    assert parted is not None
    assert [side.rule for side in parted.sides] == ["a.1", "a.2"]


def test_the_slice_leads_outwards_through_the_steps_that_were_being_resolved() -> None:
    records = (
        Stepped(1, "turn", "1", "an earlier step"),
        Cited(1, "earlier.1"),
        Stepped(1, "turn", "2", "a step"),
        Cited(1, "step.1"),
        Happened(2, GAIN, "impact", True, ("other.1",)),
        Happened(2, GAIN, "impact", True, ("gain.1",)),
        Wrote(3, "ann", "coins", None, 1, ("coins.1",)),
        Cited(3, "coins.2"),
    )
    found = [(link.rule, link.outwards) for link in causes(records, 6)]
    assert found == [("coins.2", 0), ("coins.1", 0), ("gain.1", 1), ("step.1", 2)]


def test_an_event_that_was_over_is_no_cause_of_what_came_after_it() -> None:
    records = (
        Stepped(1, "turn", "1", "a step"),
        Cited(1, "step.1"),
        Happened(2, GAIN, "when", True, ("gain.1",)),
        Happened(2, GAIN, "impact"),
        Cited(2, "gain.2"),
        Happened(2, GAIN, "after", last=True),
        Wrote(3, "ann", "coins", None, 1, ("coins.1",)),
    )
    assert [link.rule for link in causes(records, 6)] == ["coins.1", "step.1"]
    answered = (*records[:6], Initiated(2, "ann", "bell", "forced", 0, ("bell.1",)), records[6])
    assert [link.rule for link in causes(answered, 7)][:3] == ["coins.1", "bell.1", "gain.2"]


def test_a_sequence_that_was_over_is_a_cause_only_in_the_same_step_and_a_farther_one() -> None:
    records = (
        Began(1, "turn"),
        Stepped(1, "turn", "1", "an earlier step"),
        Began(2, "paying"),
        Cited(2, "earlier.1"),
        Stepped(1, "turn", "2", "a step"),
        Cited(1, "step.1"),
        Began(2, "choosing"),
        Cited(2, "chosen.1"),
        Began(2, "doing"),
        Cited(2, "done.1"),
        Wrote(2, "ann", "coins", None, 1, ("coins.1",)),
    )
    found = [(link.rule, link.outwards, link.before) for link in causes(records, 10)]
    assert found == [("coins.1", 0, 0), ("done.1", 0, 1), ("chosen.1", 1, 10), ("step.1", 1, 0)]


def test_rules_of_the_sequence_around_it_that_come_later_are_not_applied_to_it() -> None:
    records = (Cited(1, "around.1"), Wrote(2, "ann", "coins", None, 1, ("coins.1",)), Cited(1, "later.1"))
    assert [link.rule for link in causes(records, 1)] == ["coins.1", "around.1"]


def test_what_was_only_asked_is_no_cause() -> None:
    records = (Cited(1, "a.1"), Judged(1, ("asked.1",)), Wrote(1, "ann", "coins", None, 1, ("coins.1",)))
    assert [link.rule for link in causes(records, 2)] == ["coins.1", "a.1"]


def test_another_write_is_a_farther_cause_than_a_rule_of_the_step() -> None:
    records = (
        Stepped(1, "turn", "1", "a step"),
        Cited(1, "step.1"),
        Wrote(1, "ben", "coins", None, 1, ("other.1",)),
        Wrote(1, "ann", "coins", None, 1, ("coins.1",)),
    )
    assert grounds(records, (3,)).because == ("coins.1", "step.1", "other.1")


def test_of_rules_applied_elsewhere_what_follows_from_a_cause_is_nearest() -> None:
    records = (Cited(1, "else.1"), Cited(1, "child.1"), Stepped(1, "turn", "1", "a step"), Cited(1, "parent.1"))
    parents = {"child.1": (("parent.1", "else.1"),)}
    found = grounds(records, (3,), others=applied_in(records), parents=lambda rule: parents.get(rule, ()))
    assert found.because == ("parent.1", "child.1", "else.1")


def test_the_less_usual_rule_decides() -> None:
    records = (Stepped(1, "turn", "1", "a step"), Cited(1, "rare.1"), Wrote(1, "ann", "coins", None, 1, ("usual.1",)))
    assert grounds(records, (2,)).because == ("usual.1", "rare.1")
    assert grounds(records, (2,), Usual(99, {"usual.1": 90})).because == ("rare.1", "usual.1")


def test_what_says_what_comes_first_decides_an_order() -> None:
    records = (Cited(1, "order.1"), Wrote(1, "ann", "coins", None, 1, ("coins.1",)))
    usual = Usual(99, {"order.1": 9, "coins.1": 9}, ["order.1"])
    assert grounds(records, (1,), usual).because == ("coins.1", "order.1")
    assert grounds(records, (1,), usual, order=True).because == ("order.1", "coins.1")


def test_where_nothing_shows_it_what_happened_near_it_decides() -> None:
    spared = Spared(1, GAIN, ("spared.1",))
    records = (Cited(1, "else.1"), Stepped(1, "turn", "1", "a step"), spared)
    assert grounds(records, (), near=(2,), others=applied_in(records)).because == ("spared.1", "else.1")


def test_why_it_came_to_nothing_stands_before_why_it_would_have_happened() -> None:
    records = (Happened(1, GAIN, "would", True, ("gain.1",)), Happened(1, GAIN, CANCELLED), Cited(1, "cancel.1"))
    assert grounds(records, (1,), Usual(99, {"cancel.1": 10})).because == ("cancel.1", "gain.1")


def test_rules_by_which_the_answer_itself_is_so_decide_it_alone() -> None:
    records = (Cited(1, "else.1"), Cited(1, "may.1"))
    assert grounds(records, (1,), by=["may.1"], others=applied_in(records)).because == ("may.1",)


def test_what_is_not_shown_explains_nothing() -> None:
    hidden = Wrote(1, "ann", "hand", None, 1, ("hidden.1",))
    records = (Cited(1, "open.1"), hidden)
    assert grounds(records, (1,)).because == ("hidden.1", "open.1")
    assert grounds(records, (1,), shown=lambda one: None if one is hidden else one).cites == ("open.1",)


def test_a_remark_with_its_rule_belongs_to_what_it_stands_after() -> None:
    records = (
        Stepped(1, "turn", "1", "a step"),
        Wrote(1, "ann", "here", None, 1, ("move.1",)),
        Noted(1, "ben comes along"),
        Cited(1, "along.1"),
    )
    assert [link.rule for link in causes(records, 1)] == ["along.1", "move.1"]
