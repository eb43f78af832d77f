"""The life of events: stage by stage, forced abilities before reactions, nested events within."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Births, Event, Heard, Listener, Moment
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step, Then
from adjudicator.engine.state import Value
from adjudicator.engine.timing import CANCELLED, IMPACT, LOST, REPLACED

Scopes = tuple[tuple[Option, str], ...]
"""Options to use abilities, each with the cell of its event."""

Events = dict[str, Event]
"""The events of a moment by their cells."""


def happen(event: Event) -> Call:
    """The call that takes an event through all stages of its life."""
    return Call(EVENT, Births((event,)))


def happen_at_once(events: Sequence[Event]) -> tuple[Call, ...]:
    """The calls that take events of one moment through all stages side by side."""
    return (Call(EVENT, Births(tuple(events))),) if events else ()


def _begin(game: Machine, births: Births) -> Result:
    """The events come about: from now on abilities can react to them."""
    come = tuple([event for event in births.events if not event.rules or game.holds(*event.rules)])
    if len(come) < len(births.events):
        births = Births(come)
    scopes = births.scopes(game.scope())
    events = dict(zip(scopes, births.events, strict=True))
    for scope in scopes:
        game.state.write(scope, "event", events[scope])
    return _goes_on(game, scopes, scopes, events, 0, (), False, ())


def _live(game: Machine, moment: Moment) -> Result:
    """The events go on with their lives after what was resolved at a stage."""
    scopes, alive, stage, state = moment.scopes, moment.alive, moment.stage, game.state
    begun = game.timing.begun
    if stage < begun or (stage == begun and not moment.arrived):
        alive = tuple([scope for scope in scopes if state.read(scope, "fate") is None])
    events = {scope: _event(game, scope) for scope in scopes}
    return _goes_on(game, scopes, alive, events, stage, moment.used, moment.arrived, moment.passed)


def _event(game: Machine, scope: str) -> Event:
    return game.state.read(scope, "event")  # type: ignore[return-value]


def _goes_on(
    game: Machine,
    scopes: tuple[str, ...],
    alive: tuple[str, ...],
    events: Events,
    stage: int,
    used: tuple[Heard, ...],
    arrived: bool,
    passed: tuple[str, ...],
) -> Result:
    """Goes to the next stage at which abilities react to one of the events."""
    stages, impact = game.timing.stages, game.timing.impact
    told = game.tracing
    words = _heard(game, alive, events)
    while stage < len(stages):
        if stage == impact:
            followed = _impact(game, scopes, events)
            if followed is not None:
                return followed
            words = _heard(game, alive, events)
        elif told or words is not None:
            word = stages[stage].word
            if not arrived and words is not None and word in words and game.waits(tuple(events.values()), word):
                game.put_off(_kept(game, alive, events, stage))
                break
            if told and not arrived and not stages[stage].untold:
                for scope in alive:
                    game.reach(events[scope], word, first=stage == 0, last=stage == len(stages) - 1)
            if words is not None and word in words:
                answered = _answer(game, Moment(scopes, alive, stage, used, True, passed), events)
                if answered is not None:
                    return answered
        elif stage < impact:
            # No ability reacts to them and nobody reads the trace: only the impact matters.
            stage = impact - 1
        else:
            break
        stage, used, arrived, passed = stage + 1, (), False, ()
    for scope in scopes:
        game.state.clear(scope, game.event_cells)
    return Go(None, END)


class Kept(NamedTuple):
    """Events of one moment that go on with their lives later: each with its cells, and the stage where they stand."""

    events: tuple[Event, ...]
    cells: tuple[tuple[tuple[str, Value], ...], ...]
    stage: int


def _kept(game: Machine, scopes: tuple[str, ...], events: Events, stage: int) -> Call:
    """The call by which the events go on with their lives from this stage."""
    cells = tuple([tuple([(cell, game.state.read(scope, cell)) for cell in game.event_cells]) for scope in scopes])
    return Call(LATER, Kept(tuple([events[scope] for scope in scopes]), cells, stage))


def _resume(game: Machine, kept: Kept) -> Result:
    """The events go on with their lives where they stood."""
    scopes = Births(kept.events).scopes(game.scope())
    for scope, cells in zip(scopes, kept.cells, strict=True):
        for cell, value in cells:
            game.state.write(scope, cell, value)
    events = dict(zip(scopes, kept.events, strict=True))
    for event in kept.events:
        # What answers to the event rests on that by which it came about, though this was elsewhere.
        game.cite(*event.rules)
    return _goes_on(game, scopes, scopes, events, kept.stage, (), False, ())


def _heard(game: Machine, scopes: tuple[str, ...], events: Events) -> set[str] | None:
    """The stages at which an ability may react to one of the events; None where none ever does."""
    heard = None
    for scope in scopes:
        words = game.heard.get(events[scope].kind)
        if words is not None:
            heard = words if heard is None else heard | words
    return heard


# -- the impact -------------------------------------------------------------------------------------------------------


def _impact(game: Machine, scopes: tuple[str, ...], events: Events) -> Result:
    """The events change the game, but for those cancelled, replaced or lost; None if nothing follows at once."""
    calls: tuple[Call, ...] = ()
    left = scopes
    for scope in scopes:
        event, fate = events[scope], game.state.read(scope, "fate")
        if fate is None and game.is_lost(event):
            fate = LOST
        if fate is not None:
            calls += _in_its_place(game, event, scope, fate)
            left = tuple([other for other in left if other != scope])
            continue
        game.reach(event, IMPACT, first=game.timing.impact == 0)
        result = game.impact(event, scope)
        if game.stack is None:
            # The event has ended the game.
            return Go(None, END)
        # Abilities answer to what has come of it.
        events[scope] = _event(game, scope)
        if result is not None:
            calls += (result,) if isinstance(result, Call) else result
    urgent = game.urgent()
    if not left:
        return Go(None, END, (*urgent, *calls))
    if left is scopes and not calls and not urgent:
        return None
    return Go(Moment(left, left, game.timing.impact + 1), "live", (*urgent, *calls))


def _in_its_place(game: Machine, event: Event, scope: str, fate: Value) -> tuple[Call, ...]:
    """The event is cancelled, replaced or lost; what stands in its place may speak of it until it has resolved."""
    game.reach(event, str(fate) if fate in (CANCELLED, LOST) else REPLACED)
    game.state.clear(scope, ("fate", *game.event_fields))
    return (*game.fated(event, scope, fate), Call(REPLACEMENT, scope))


def _forget(game: Machine, scope: str) -> None:
    game.state.clear(scope, game.event_cells)


# -- abilities that react ---------------------------------------------------------------------------------------------


def _answer(game: Machine, moment: Moment, events: Events) -> Result:
    """The abilities that react to the events at a stage: forced ones must initiate, then reactions may be used.

    Passing lets no forced ability initiate, so these are looked for until somebody has passed.
    """
    word, forced, optional, _untold = game.timing.stages[moment.stage]
    if forced and not moment.passed:
        found: list[Heard] = []
        for scope in moment.alive:
            for listener in game.forced(events[scope], scope, word, _used(moment, scope)):
                found.append((scope, listener))
        if found:
            return _initiate_forced(game, moment, found)
    if optional:
        uses: list[tuple[Option, str]] = []
        for scope in moment.alive:
            for option in game.reactions(events[scope], scope, word, _used(moment, scope)):
                uses.append((option, scope))
        if uses:
            return _offer(game, moment, word, uses)
    return None


def _used(moment: Moment, scope: str) -> tuple[Listener, ...]:
    return tuple([listener for cell, listener in moment.used if cell == scope]) if moment.used else ()


def _initiate_forced(game: Machine, moment: Moment, found: list[Heard]) -> Result:
    if len(found) == 1:
        return _initiated(game, moment, found[0])
    order = game.order(tuple([listener for _scope, listener in found]))
    if order is None:
        return _initiated(game, moment, found[0])
    who = order.who[0] if len(order.who) == 1 else ""
    uses = [(Option("resolves", (listener.source,), who, listener), scope) for scope, listener in found]
    options = _told_apart(game, moment, uses)
    choice = Choice(order.who, "order of forced abilities", tuple([option for option, _scope in options]), order.rule)
    return Ask(choice, Then(_next_forced, (moment, options)))


def _next_forced(game: Machine, moment: Moment, options: Scopes, option: Option) -> Result:
    return _initiated(game, moment, (_scope_of(moment, option, options), option.meant(Listener)))


def _initiated(game: Machine, moment: Moment, heard: Heard) -> Result:
    calls = game.initiate_forced(heard[1], heard[0])
    return Go(Moment(moment.scopes, moment.alive, moment.stage, (*moment.used, heard), True), "live", calls)


class Offered(NamedTuple):
    """An opportunity to react: the players who are asked, whether others could react too, and the options."""

    asked: tuple[str, ...]
    others: bool
    options: Scopes


def _offer(game: Machine, moment: Moment, word: str, uses: list[tuple[Option, str]]) -> Result:
    """Lets every player who can react to one of the events do so, until all of them have passed."""
    able = tuple([who for who in dict.fromkeys([option.who for option, _scope in uses]) if who not in moment.passed])
    if not able:
        return None
    asked = game.asked_now(able)
    told = _told_apart(game, moment, uses)
    concerned = dict.fromkeys(scope for option, scope in told if option.who in asked)
    options = (*(option for option, _scope in told if option.who in asked), *(Option("pass", (), who) for who in asked))
    choice = game.asks_to_react(asked, tuple([_event(game, scope) for scope in concerned]), word, options)
    return Ask(choice, Then(_reacted, (moment, Offered(asked, len(asked) < len(able), told))))


def _reacted(game: Machine, moment: Moment, offered: Offered, option: Option) -> Result:
    """After a reaction everybody may react again, forced abilities first; passing leaves it to the other players."""
    scopes, alive, stage = moment.scopes, moment.alive, moment.stage
    if option.declines:
        passing = (option.who,) if option.who else offered.asked
        game.declined(tuple([one for one, _scope in offered.options if one.who in passing]))
        if len(passing) < len(offered.asked):
            game.left_to_others()
        elif not offered.others:
            return Go(Moment(scopes, alive, stage + 1), "live")
        return Go(Moment(scopes, alive, stage, moment.used, True, (*moment.passed, *passing)), "live")
    scope, listener = _scope_of(moment, option, offered.options), option.meant(Listener)
    calls = game.initiate_reaction(listener, scope, option.who)
    return Go(Moment(scopes, alive, stage, (*moment.used, (scope, listener)), True), "live", calls)


def _told_apart(game: Machine, moment: Moment, options: list[tuple[Option, str]]) -> Scopes:
    """The options, each with the cell of its event; an ability that reacts to several events says to which."""
    if len(moment.alive) > 1:
        keys = [option.key for option, _scope in options]
        options = [
            (option if keys.count(option.key) == 1 else _on_its_event(option, _event(game, scope)), scope)
            for option, scope in options
        ]
    return tuple(options)


def _on_its_event(option: Option, event: Event) -> Option:
    return option.on(event.what or event.who)


def _scope_of(moment: Moment, chosen: Option, options: Scopes) -> str:
    if len(moment.alive) == 1:
        return moment.alive[0]
    return next(scope for option, scope in options if option == chosen)


EVENT: Final = Procedure("event", Step("", "begin", _begin), Step("", "live", _live))
LATER: Final = Procedure("event", Step("", "resume", _resume), Step("", "live", _live))
REPLACEMENT: Final = Procedure("in the place of an event", Step("", "forget the event", _forget))
