"""Decisions in the middle of something: somebody is asked for one, and what an answer says is done."""

from collections.abc import Callable
from typing import Any, Final

from adjudicator.engine.choices import PASS, Option, Options
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Act, Action, calls_of
from adjudicator.games.kit.incidents import Befalls
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.waiting import Due, Given


def ask(
    game: Play,
    decision: Action | tuple[Action, ...],
    who: str,
    then: Callable[[Any, Any, Option], Result],
    about: Any = None,
    *,
    asks: str = "",
    rule: str = "",
    optional: bool = False,
) -> Ask:
    """Asks somebody for a decision, or for one of several, about something; `then` goes on with it."""
    decisions = decision if isinstance(decision, tuple) else (decision,)
    first = decisions[0]
    due = Due(decisions, who, about)

    def legal() -> Options:
        found = tuple(act.option(game) for one in decisions for act in one.acts(game, who) if game.allows(act))
        return (*found, PASS.by(who)) if optional else found

    choice = Given((who,), asks or first.asks or first.name, legal, rule or first.rule, optional=optional)
    choice.opportunity, choice.due = None, due
    return Ask(choice, then)


def decide(decision: Action, who: str, about: Any = None) -> Call:
    """The call by which somebody decides something in the middle of being resolved."""
    return Call(DECIDING, Due((decision,), who, about))


def _decides(game: Play, due: Due) -> Result:
    return ask(game, due.decisions, due.who, _decided, due.about)


def _decided(game: Play, due: Due, option: Option) -> Result:
    return Go(due, END, done(game, option))


DECIDING: Final = Procedure("a decision", Step("", "decide", _decides))


def done(game: Machine, option: Option) -> tuple[Call, ...]:
    """Does what an option says, by the rule that allows it; the sequences that follow."""
    act = option.value
    if isinstance(act, Befalls):
        return act.calls(game)
    assert isinstance(act, Act)
    game.cite(*act.action.rules)
    return calls_of(act.action.do(game, act.who, *act.slots))
