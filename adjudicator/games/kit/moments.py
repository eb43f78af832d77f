"""Moments: whether a deed is due here, at a later opportunity of what is being played, or not at all."""

from collections.abc import Iterator

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Procedure
from adjudicator.games.kit.actions import Act
from adjudicator.games.kit.opportunities import Gives, Opportunity, Through
from adjudicator.games.kit.waiting import given_now


def is_here(game: Machine, act: Act) -> bool:
    """True where what is waited for is the opportunity, or the decision, of an act, or where it needs none."""
    if act.action.free:
        return True
    given = given_now(game)
    if given is None:
        return False
    if given.due is not None:
        return act.action in given.due.decisions and act.action.is_here(game, act.who, *act.slots)
    for_it = act.action.opportunities_for(game, act.who, *act.slots)
    return given.opportunity in for_it and act.action.is_here(game, act.who, *act.slots)


def why_not_here(game: Machine, act: Act) -> Reasons:
    """The reasons against an act at this very moment: it is not the time, others are asked, or the rules forbid it."""
    given = given_now(game)
    if act.action.free:
        return act.why_not(game)
    if given is None or not is_here(game, act):
        return (act.why_not(game) if act.action.opportunities else ALLOWED) or _not_now(game, act)
    heard = (*given.who, *(_heard_besides(game, given.opportunity) if given.opportunity is not None else ()))
    if act.who and act.who not in heard:
        rule = given.rule or act.action.rule_of(given.opportunity)
        return (Reason(rule, f"it is for {' and '.join(given.who)} to decide: {given.what}"),)
    return act.why_not(game)


def _heard_besides(game: Machine, opportunity: Opportunity) -> tuple[str, ...]:
    return (*opportunity.others(game), *opportunity.told(game))


def _not_now(game: Machine, act: Act) -> Reasons:
    opportunities = act.action.opportunities
    if not opportunities:
        return (nothing_asks_for(act),)
    when = " or ".join(dict.fromkeys(opportunity.name for opportunity in opportunities))
    early = comes_later(game, act)
    return (Reason(act.action.rule_of(), f"{'too early' if early else 'not now'}: it is done at {when}"),)


def nothing_asks_for(act: Act) -> Reason:
    """The reason against a decision where nothing asks for it."""
    return Reason(act.action.rule, "nothing asks for it now")


def comes_later(game: Machine, act: Act) -> bool:
    """True where one of the opportunities of an act is still to come in what is being played.

    What answers to whatever happens is not waited for.
    """
    action = act.action
    if action.whenever(game, act.who, *act.slots) or not action.may_come(game, act.who, *act.slots):
        return False
    for_it = action.opportunities_for(game, act.who, *act.slots)
    return action.waits or any(opportunity in for_it for opportunity in ahead(game))


def ahead(game: Machine) -> Iterator[Opportunity]:
    """The opportunities that are still to come in the sequences that are being played, the next ones first."""
    frame = game.stack
    while frame is not None:
        yield from _in(frame.procedure, frame.step)
        frame = frame.parent


def _in(procedure: Procedure, begin: int) -> Iterator[Opportunity]:
    for step in procedure.steps[begin:]:
        if isinstance(step.act, Gives):
            yield step.act.opportunity
        elif isinstance(step.act, Through):
            for inner in step.act.procedures:
                yield from _in(inner, 0)
