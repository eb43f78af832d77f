"""A rule that is left out of a run: nothing of what it does is done, and nothing shows it."""

import pytest

from adjudicator.engine import trace
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reason
from adjudicator.engine.life import happen, happen_at_once
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Procedure, Step
from adjudicator.engine.readings import Readings
from adjudicator.engine.values import Contribution

RINGS = Event("ring", what="bell", rules=("bells.1",))
FALLS = Event("fall", what="bell", rules=("bells.2",))


@pytest.fixture
def game() -> Machine:
    """A game without one of its rules."""
    machine = Machine(Readings((), {}))
    machine.without = frozenset(("bells.1",))
    return machine


def cited(game: Machine) -> list[str]:
    """The rules that the trace cites."""
    return [rule for record in game.trace for rule in trace.cited(record)]


def test_a_rule_is_applied_unless_it_is_left_out(game: Machine) -> None:
    assert not game.applies("bells.1", "bells.2")
    assert game.applies("bells.2", "bells.3")
    assert cited(game) == ["bells.2", "bells.3"]


def test_what_is_written_by_it_is_not_written(game: Machine) -> None:
    game.write("bell", "rung", 1, "bells.1")
    game.write("bell", "cracks", 1, "bells.2")
    assert game.state.read("bell", "rung") is None
    assert game.state.read("bell", "cracks") == 1


def test_what_happens_by_it_does_not_happen(game: Machine) -> None:
    both = Procedure("evening", Step("", "ring and fall", lambda _game, _local: happen_at_once((RINGS, FALLS))))
    alone = Procedure("morning", Step("", "ring", lambda _game, _local: happen(RINGS)))
    game.start(both, None)
    game.start(alone, None)
    assert game.run() is None
    happened = {record.event.kind for record in game.trace if isinstance(record, trace.Happened)}  # type: ignore[attr-defined]
    assert happened == {"fall"}


def test_what_it_spares_happens(game: Machine) -> None:
    assert not game.spares(RINGS, "bells.1")
    assert game.spares(RINGS, "bells.3")
    assert [record.by for record in game.trace if isinstance(record, trace.Spared)] == [("bells.3",)]


def test_it_is_no_reason_against_anything(game: Machine) -> None:
    by = (Reason("bells.1", "it is late"), Reason("bells.2", "it is cracked"))
    assert game.that_hold(by) == by[1:]


def test_the_rules_of_one_reason_stand_and_fall_together(game: Machine) -> None:
    by = (Reason("bells.1", "it is late"), Reason("bells.2", "it is late"))
    assert game.that_hold(by) == ()


def test_it_counts_for_no_value(game: Machine) -> None:
    by = tuple(Contribution("add", 1, "bell", rule) for rule in ("bells.1", "bells.2", ""))
    assert game.counted(by) == by[1:]
