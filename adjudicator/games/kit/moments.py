"""Moments: whether a deed is due here, at a later opportunity of what is being played, or not at all."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Procedure
from adjudicator.games.kit.actions import Act
from adjudicator.games.kit.opportunities import Gives, Opportunity, Through, Window

if TYPE_CHECKING:
    from adjudicator.games.kit.play import Play


def is_here(game: "Play", act: Act) -> bool:
    """True where what is waited for is the opportunity, or the decision, of an act."""
    given = game.given
    if given is None:
        return False
    if given.due is not None:
        return given.due.decision is act.action
    return given.opportunity in act.action.opportunities


def why_not_here(game: "Play", act: Act) -> Reasons:
    """Why an act may not be done at this very moment: it is not the time, others are asked, or the rules forbid it."""
    given = game.given
    if given is None or not is_here(game, act):
        return _not_now(game, act)
    if act.who not in given.who:
        rule = given.rule or act.action.rule_of(given.opportunity)
        return (Reason(rule, f"it is for {' and '.join(given.who)} to decide: {given.what}"),)
    return act.why_not(game)


def _not_now(game: "Play", act: Act) -> Reasons:
    opportunities = act.action.opportunities
    if not opportunities:
        return (Reason(act.action.rule, "nothing asks for it now"),)
    when = " or ".join(dict.fromkeys(opportunity.name for opportunity in opportunities))
    early = comes_later(game, act)
    return (Reason(act.action.rule_of(), f"{'too early' if early else 'not now'}: it is done at {when}"),)


def comes_later(game: "Play", act: Act) -> bool:
    """True where one of the opportunities of an act is still to come in what is being played."""
    wanted = act.action.opportunities
    return any(opportunity in wanted for opportunity in ahead(game))


def ahead(game: "Play") -> Iterator[Opportunity]:
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


def opportunity_here(game: "Play") -> Opportunity | None:
    """The opportunity that is given now."""
    local = game.stack.local if game.stack is not None else None
    given = game.given
    if given is not None and given.opportunity is not None:
        return given.opportunity
    return local.opportunity if isinstance(local, Window) else None
