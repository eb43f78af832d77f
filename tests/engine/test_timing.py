"""The timing that a game hands to the machine: its own stages, or none but the impact."""

from typing import ClassVar

import pytest

from adjudicator.engine import trace
from adjudicator.engine.choices import PASS, Choice, Option, Options
from adjudicator.engine.events import Event, Listener
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.life import happen
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Call, Procedure, Step
from adjudicator.engine.readings import Readings
from adjudicator.engine.state import Value
from adjudicator.engine.timing import CANCELLED, IMPACT, Stage, Timing


def _coin(game: Machine, event: Event, scope: str) -> None:
    game.write(event.who, "coins", event.amount)


class Plain(Machine):
    """A game in which nothing reacts: it has impacts, and no other hook."""

    __slots__ = ()

    impacts: ClassVar[Impacts] = {"gain": _coin}


class Guarded(Plain):
    """Guards stand before every event, and a herald comes at its end; the guards may be told to stop it."""

    __slots__ = ("guards", "stops")

    timing = Timing(Stage("halt", optional=False), Stage(IMPACT), Stage("herald", forced=False), announced="halt")

    def __init__(self, *guards: str, stops: bool = False) -> None:
        super().__init__(Readings((), {}))
        self.guards, self.stops = tuple(Listener(guard, 0) for guard in guards), stops
        for word in self.timing.words:
            self.hear("gain", word)

    def forced(self, event: Event, scope: str, word: str, used: tuple[Listener, ...]) -> tuple[Listener, ...]:
        return tuple(guard for guard in self.guards if guard not in used)

    def initiate_forced(self, listener: Listener, scope: str) -> tuple[Call, ...]:
        self.note(listener.source)
        if self.stops:
            self.state.write(scope, "fate", CANCELLED)
        return ()

    def reactions(self, event: Event, scope: str, word: str, used: tuple[Listener, ...]) -> Options:
        herald = Listener("herald", 0)
        return () if herald in used else (Option("cry", (word,), "ann", herald),)


def ran(game: Machine, *events: str) -> list[str]:
    """The trace of some events to which every player who may react does."""
    calls = tuple(happen(Event(kind, "ann", amount=2)) for kind in events)
    game.start(Procedure("p", Step("", "begin", lambda g, local: calls)), None)
    while (question := game.run()) is not None:
        assert isinstance(question, Choice)
        game.note(question.what)
        game.answer(next(option for option in question.options if option != PASS))
    return [
        f"{record.stage}{' (first)' if record.first else ''}" if isinstance(record, trace.Happened) else record.text
        for record in game.trace
        if isinstance(record, trace.Happened | trace.Noted)
    ]


def coins(game: Machine) -> Value:
    return game.state.read("ann", "coins")


def test_a_game_without_stages_has_the_impact_alone() -> None:
    game = Plain(Readings((), {}))
    assert ran(game, "gain", "unheard of") == ["impact (first)", "impact (first)"]
    assert coins(game) == 2


def test_a_game_names_its_own_stages() -> None:
    game = Guarded("wall")
    assert ran(game, "gain") == ["halt (first)", "wall", "impact", "herald", "herald gain"]
    assert coins(game) == 2


def test_where_nobody_orders_them_forced_abilities_initiate_as_they_are_found() -> None:
    assert ran(Guarded("wall", "moat", "gate"), "gain")[1:4] == ["wall", "moat", "gate"]


def test_what_is_cancelled_when_it_is_announced_goes_to_its_impact_at_once() -> None:
    game = Guarded("wall", "moat", stops=True)
    assert ran(game, "gain") == ["halt (first)", "wall", "cancelled"]
    assert coins(game) is None


class Fleeting(Guarded):
    """A game in which the guards take away what the event would change."""

    __slots__ = ()

    def is_lost(self, event: Event) -> bool:
        return event.kind == "gain"


def test_what_is_lost_makes_no_change_and_nobody_reacts_to_it_any_more() -> None:
    game = Fleeting("wall")
    assert ran(game, "gain") == ["halt (first)", "wall", "lost"]
    assert coins(game) is None


def test_each_stage_says_which_abilities_react_there() -> None:
    """The guard and the herald would react at both stages."""
    told = ran(Guarded("wall"), "gain")
    assert told.count("wall") == 1
    assert "halt gain" not in told


@pytest.mark.parametrize("words", [("before",), (IMPACT, "after", IMPACT)])
def test_a_timing_has_one_impact(words: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="impact"):
        Timing(*(Stage(word) for word in words))
