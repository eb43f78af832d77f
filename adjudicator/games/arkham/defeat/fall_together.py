"""The order in which the last investigators fall and an act or agenda advances, both by the very same thing.

Nobody would see what the act says if its scenario ended on the way: both are due at the same time.
"""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Listener, Moment
from adjudicator.engine.fields import Field
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.resolving import Resolving
from adjudicator.games.arkham.effects.scenario_effects import Advance, AdvanceToBack, Resolution
from adjudicator.games.arkham.facts import BEING_DEFEATED, TABLE
from adjudicator.games.arkham.framework import objectives
from adjudicator.games.arkham.game import Arkham

_ORDERED_BY: Final = "priority-of-simultaneous-resolution.4"
_IN_ORDER: Final[Field[tuple[Listener, ...]]] = Field("put in order", ())
"""The abilities answering to an event that the lead investigator has put before or after the elimination."""


class Due(NamedTuple):
    """A forced ability with the scope of the event that it answers to, or an objective of the table."""

    scope: str
    listener: Listener


def remaining(game: Arkham) -> tuple[str, ...]:
    """The investigators who are not being defeated."""
    return tuple(i for i in game.investigators if not BEING_DEFEATED(game, i))


def before_elimination(game: Arkham, who: str) -> Result:
    """The advance before the elimination of one of the last investigators, if the lead investigator wants it so."""
    return None if any(i != who for i in remaining(game)) else before_the_end(game)


def before_the_end(game: Arkham) -> Result:
    """The advance before a scenario ends in which nobody remains, if the lead investigator wants it so."""
    moment = _moment(game)
    return None if moment is None else Call(ORDER, moment)


def goes_on_to_a_resolution(game: Arkham) -> bool:
    """True if an instruction that is being followed has yet to say which resolution is reached."""
    frame = game.stack
    while frame is not None:
        local = frame.local
        if isinstance(local, Resolving) and any(isinstance(one, Resolution) for one in local.effects[local.place :]):
            return True
        frame = frame.parent
    return False


def _moment(game: Arkham) -> Moment | None:
    """The moment at which the elimination comes about; others that came about with it may stand between."""
    frame = game.stack
    while frame is not None:
        if isinstance(frame.local, Moment):
            return frame.local
        frame = frame.parent
    return None


def _ask(game: Arkham, moment: Moment) -> Result:
    """Ask the lead investigator what comes first: the elimination, or what advances the act."""
    found = game.consider(lambda: _due(game, moment))
    if not found:
        return None
    options = (
        *(Option("resolves", (due.listener.source,), game.lead, due) for due in found),
        Option("resolves", ("elimination",), game.lead),
    )
    return Ask(Choice((game.lead,), "what comes first", options, _ORDERED_BY), _ordered)


def _due(game: Arkham, moment: Moment) -> tuple[Due, ...]:
    """Everything due at this moment by which the scenario ends, or an act or agenda advances."""
    stages = game.timing.stages[game.timing.impact + 1 :]
    forced = (
        Due(scope, listener)
        for stage in stages
        for scope in moment.alive
        for listener in game.forced(game.event(scope), scope, stage.word, ())
        if listener not in _IN_ORDER(game, scope) and _leads_on(game.ability(listener).effects)
    )
    return (*forced, *(Due(TABLE, listener) for listener in objectives.met(game)))


def _leads_on(part: object) -> bool:
    """True if the scenario ends, or an act or agenda advances, by a part of an effect."""
    return isinstance(part, Advance | AdvanceToBack | Resolution) or (
        isinstance(part, tuple) and any(map(_leads_on, part))
    )


def _ordered(game: Arkham, moment: Moment, option: Option) -> Result:
    """Resolve first what was chosen; what comes after the elimination of the last one comes too late."""
    game.cite(_ORDERED_BY)
    if option.value is None:
        if len(game.investigators) < 2:
            for due in game.consider(lambda: _due(game, moment)):
                _put_in_order(game, due)
        return Go(moment, END)
    due = option.meant(Due)
    _put_in_order(game, due)
    if due.scope == TABLE:
        return Go(moment, "order", (objectives.resolved(game, due.listener),))
    return Go(moment, "order", game.initiate_forced(due.listener, due.scope))


def _put_in_order(game: Arkham, due: Due) -> None:
    if due.scope == TABLE:
        objectives.settle(game, due.listener)
    else:
        _IN_ORDER.put(game, due.scope, (*_IN_ORDER(game, due.scope), due.listener))


ORDER: Final = Procedure("what falls together", Step("", "order", _ask))
