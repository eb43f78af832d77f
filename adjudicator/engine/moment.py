"""Events of one moment: they share each timing point and go on together."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import ALONE, STAGES, Event, Life, Listener, happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step, Then

if TYPE_CHECKING:
    from adjudicator.engine.machine import Machine

_IMPACT: Final = next(place for place, stage in enumerate(STAGES) if stage.timing == "impact")

Heard = tuple[str, Listener]
"""An ability and the cell of the event to which it reacts: it may react to several events of a moment."""

Scopes = tuple[tuple[Option, str], ...]
"""Options to use abilities, each with the cell of its event."""


class Moment(NamedTuple):
    """The point at which events of one moment stand: their cells, the stage, the abilities used, and who has passed."""

    scopes: tuple[str, ...]
    stage: int = 0
    used: tuple[Heard, ...] = ()
    opened: bool = False
    passed: tuple[str, ...] = ()


class Births(NamedTuple):
    """Events that are to happen at one moment."""

    events: tuple[Event, ...]


def happen_at_once(events: Sequence[Event]) -> tuple[Call, ...]:
    """The calls that take events through all their timing points side by side; a single event goes alone."""
    if len(events) < 2:
        return tuple(happen(event) for event in events)
    return (Call(MOMENT, Births(tuple(events))),)


def _begin(game: "Machine", births: Births) -> Result:
    """The events come about: from now on abilities can react to them."""
    scope = game.scope()
    scopes = tuple(f"{scope}.{number}" for number in range(len(births.events)))
    for cell, event in zip(scopes, births.events, strict=True):
        game.state.write(cell, "event", event)
    return _live(game, Moment(scopes))


def _live(game: "Machine", moment: Moment) -> Result:
    """Goes to the next timing point at which an ability can react to one of the events."""
    while moment.stage < len(STAGES):
        timing, forced = STAGES[moment.stage]
        if moment.stage == _IMPACT:
            return _impact(game, moment)
        if forced and not moment.used and not moment.opened:
            for scope in moment.scopes:
                game.reach(_event(game, scope), timing)
        answered = _answer(game, moment._replace(opened=True), forced=forced)
        if answered is not None:
            return answered
        moment = _next_stage(moment)
    for scope in moment.scopes:
        game.over(_event(game, scope), scope)
        game.state.clear(scope, game.event_fields)
    return Go(moment, END)


def _next_stage(moment: Moment) -> Moment:
    """The following stage; reactions keep the record of used abilities, forced abilities begin a new one."""
    stage = moment.stage + 1
    anew = stage == len(STAGES) or STAGES[stage].forced
    return Moment(moment.scopes, stage) if anew else moment._replace(stage=stage, opened=True)


def _event(game: "Machine", scope: str) -> Event:
    return cast(Event, game.state.read(scope, "event"))


def _impact(game: "Machine", moment: Moment) -> Result:
    """All of the events change the game; one that was cancelled or replaced goes on alone from here."""
    calls: list[Call] = []
    left: list[str] = []
    for scope in moment.scopes:
        event = _event(game, scope)
        if game.state.read(scope, "fate") is not None:
            calls.append(Call(ALONE, Life(scope, _IMPACT)))
            continue
        left.append(scope)
        game.reach(event, "impact")
        result = game.impact(event, scope)
        calls += (result,) if isinstance(result, Call) else result or ()
    return Go(Moment(tuple(left), _IMPACT + 1), "live", (*game.urgent(), *calls))


def _answer(game: "Machine", moment: Moment, *, forced: bool) -> Result:
    """Resolves the abilities that react to one of the events here: forced ones must initiate, reactions may be used."""
    timing = STAGES[moment.stage].timing
    found: list[Heard] = []
    uses: list[tuple[Option, str]] = []
    for scope in moment.scopes:
        event = _event(game, scope)
        if not game.hears(event.kind, timing) or game.state.read(scope, "fate") is not None:
            continue
        used = tuple(listener for cell, listener in moment.used if cell == scope)
        if forced:
            found += ((scope, listener) for listener in game.forced(event, scope, timing, used))
        else:
            uses += ((option, scope) for option in game.reactions(event, scope, timing, used))
    if found:
        return _initiate_forced(game, moment, found)
    return _offer(game, moment, _told_apart(game, uses)) if uses else None


def _told_apart(game: "Machine", options: list[tuple[Option, str]]) -> dict[Option, str]:
    """The options, each with the cell of its event; an ability that can react to several events names the event."""
    keys = [option.key for option, _scope in options]
    return {
        option if keys.count(option.key) == 1 else _with_its_event(option, _event(game, scope)): scope
        for option, scope in options
    }


def _with_its_event(option: Option, event: Event) -> Option:
    return Option(option.verb, (*option.things, event.what or event.who), option.who, option.value, option.said)


def _initiate_forced(game: "Machine", moment: Moment, found: list[Heard]) -> Result:
    if len(found) == 1:
        return _initiated(game, moment, found[0])
    options = _told_apart(game, [(game.option_for(listener, scope), scope) for scope, listener in found])
    listeners = tuple(listener for _scope, listener in found)
    choice = Choice(game.arbiter(listeners), "order of forced abilities", tuple(options), game.order_rule(listeners))
    return Ask(choice, Then(_next_forced, (moment, tuple(options.items()))))


def _next_forced(game: "Machine", moment: Moment, options: Scopes, option: Option) -> Result:
    return _initiated(game, moment, (dict(options)[option], cast(Listener, option.value)))


def _initiated(game: "Machine", moment: Moment, heard: Heard) -> Result:
    calls = game.initiate_forced(heard[1], heard[0])
    return Go(moment._replace(used=(*moment.used, heard)), "live", calls)


def _offer(game: "Machine", moment: Moment, uses: dict[Option, str]) -> Result:
    """Lets every player who can react to one of the events do so, until all of them have passed."""
    timing = STAGES[moment.stage].timing
    left = tuple(who for who in dict.fromkeys(option.who for option in uses) if who not in moment.passed)
    if not left:
        return None
    left = game.reacts_now(left)
    options = (
        *(option for option in uses if option.who in left),
        *(Option("pass", (), who) for who in left),
    )
    concerned = dict.fromkeys(uses[option] for option in uses if option.who in left)
    what = game.occasion(tuple(_event(game, scope) for scope in concerned), timing)
    choice = Choice(left, what, options, game.reaction_rule(), optional=True)
    return Ask(choice, Then(_reacted, (moment, left, tuple(uses.items()))))


def _reacted(game: "Machine", moment: Moment, left: tuple[str, ...], uses: Scopes, option: Option) -> Result:
    """After a reaction everybody may react again, forced abilities first; a player who passes leaves it to others."""
    if option.verb == "pass":
        passing = (option.who,) if option.who else left
        if len(passing) < len(left):
            game.declined(option.who)
        return Go(moment._replace(passed=(*moment.passed, *passing)), "live")
    scope, listener = dict(uses)[option], cast(Listener, option.value)
    return Go(
        Moment(moment.scopes, moment.stage - 1, (*moment.used, (scope, listener)), True),
        "live",
        game.initiate_reaction(listener, scope, option.who),
    )


MOMENT: Final = Procedure("events at one moment", Step("", "begin", _begin), Step("", "live", _live))
