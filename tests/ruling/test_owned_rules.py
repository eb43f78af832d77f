"""Rules that a record carries are read as those cited at its place."""

import pytest

from adjudicator.engine import trace
from adjudicator.engine.events import Event
from adjudicator.engine.trace import Chose, Cited, Drew, Happened, Noted, Record, Wrote
from adjudicator.games.finding import game_of
from adjudicator.ruling.comparing import _fork
from adjudicator.ruling.explanation import lines
from adjudicator.ruling.grounds import chain, grounds

GAIN = Event("gain", "ann", rules=("gain.1",))
BY_RULES: tuple[Record, ...] = (
    Wrote(2, "ann", "coins", None, 1, ("a.1", "a.2")),
    Happened(2, GAIN, "impact", True, ("a.1", "a.2")),
    Chose(2, "ann", "a move", "ann takes", False, ("a.1", "a.2")),
    Drew(2, "ann", "coin", "heads", ("a.1", "a.2")),
)
GAME = game_of("arkham")
each = pytest.mark.parametrize("record", BY_RULES, ids=lambda record: type(record).__name__)


@each
def test_they_are_cited_where_the_record_stands(record: Record) -> None:
    assert trace.cited(record) == ("a.1", "a.2")
    assert [rule for _place, rule in chain((Cited(2, "b.1"), record), 1)] == ["a.2", "a.1", "b.1"]


@each
def test_a_later_record_of_the_sequence_rests_on_them_too(record: Record) -> None:
    assert grounds((record, Noted(2, "so"), Cited(2, "b.1")), (1,)).cites == ("a.1", "a.2", "b.1")


@each
def test_they_stand_on_the_line_of_the_record(record: Record) -> None:
    before, line = lines((Noted(1, "before"), record), GAME)
    assert (before.rules, line.rules) == ((), ("a.1", "a.2"))


def test_a_chain_names_no_more_rules_of_a_sequence_for_their_being_carried() -> None:
    carried = tuple(Wrote(1, "ann", "coins", None, number, (f"a.{number}", f"b.{number}")) for number in range(1, 5))
    cited = [record for wrote in carried for record in (*(Cited(1, rule) for rule in wrote.by), wrote._replace(by=()))]
    rules = [[rule for _place, rule in chain(records, len(records) - 1)] for records in (carried, cited)]
    assert rules == [["b.4", "a.4", "b.3", "a.3"]] * 2


def test_runs_do_not_part_by_rules_alone() -> None:
    def run(rule: str, coins: int) -> list[Record]:
        return [Cited(1, rule), Wrote(1, "ann", "coins", None, coins, (rule,))]

    assert _fork([run("a.1", 1), run("a.2", 1)], GAME) is None
    parted = _fork([run("a.1", 1), run("a.2", 2)], GAME)
    assert parted is not None
    assert [side.rule for side in parted.sides] == ["a.1", "a.2"]
