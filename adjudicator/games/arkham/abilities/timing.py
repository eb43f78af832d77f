"""Where abilities stand in time: "when", "at", "after", and sequences nested in each other (entries When, After …)."""

from typing import Final, cast

from adjudicator.engine.choices import Choice
from adjudicator.engine.events import EVENT, STAGES, Event, Life, Listener
from adjudicator.engine.moment import Heard, Moment
from adjudicator.engine.procedures import Frame, Then
from adjudicator.games.arkham.game import Arkham, listeners
from adjudicator.named import NamedTuple


class Answered(NamedTuple):
    """An ability that has initiated in answer to an event: at which timing point, and by whom it was used."""

    timing: str
    listener: Listener
    who: str


def answers(game: Arkham, scope: str) -> tuple[Answered, ...]:
    """The abilities that have initiated in answer to an event so far."""
    return cast("tuple[Answered, ...]", game.state.read(scope, "answered", ()))


def happening(game: Arkham) -> tuple[str, ...]:
    """The scopes of the event, or of the events of one moment, on top of the stack."""
    return () if game.stack is None else happening_in(game, game.stack)


def happening_in(game: Arkham, frame: Frame) -> tuple[str, ...]:
    """The scopes of the event, or of the events of one moment, that a sequence goes through."""
    local = frame.local
    if isinstance(local, Moment):
        return local.scopes
    scope = local.scope if isinstance(local, Life) else f"@{frame.depth}"
    if game.state.read(scope, "event") is not None:
        return (scope,)
    found: list[str] = []
    while game.state.read(f"{scope}.{len(found)}", "event") is not None:
        found.append(f"{scope}.{len(found)}")
    return tuple(found)


def innermost(game: Arkham, kind: str) -> Event | None:
    """The innermost event of a kind that is being resolved; None if none is."""
    frame = game.stack
    while frame is not None:
        for scope in happening_in(game, frame):
            if game.event(scope).kind == kind:
                return game.event(scope)
        frame = frame.parent
    return None


class Point(NamedTuple):
    """A timing point at which everybody may react to events: what was used there, who has passed, who is asked."""

    timing: str
    scopes: tuple[str, ...]
    used: tuple[Heard, ...]
    passed: tuple[str, ...]
    left: tuple[str, ...]


def point(game: Arkham) -> Point | None:
    """The timing point at which somebody is asked for reactions now, or nobody can react; None if it is none."""
    if game.passing is not None:
        return game.passing
    asked = game.waiting
    if asked is None or not isinstance(asked.question, Choice) or not isinstance(asked.then, Then):
        return None
    where, left = next(iter(asked.then.settled), None), asked.question.who
    if isinstance(where, Life):
        used = tuple((where.scope, listener) for listener in where.used)
        where = Moment((where.scope,), where.stage, used, where.opened, where.passed)
    if not isinstance(where, Moment) or STAGES[where.stage].forced:
        return None
    return Point(STAGES[where.stage].timing, where.scopes, where.used, where.passed, left)


def pass_by(game: Arkham, timing: str, scope: str, used: tuple[Listener, ...]) -> None:
    """A timing point is passed because nobody can react at it."""
    if game.observer is None:
        return
    game.passing = Point(timing, (scope,), tuple((scope, listener) for listener in used), (), ())
    game.observe("reactions")
    game.passing = None


def place_in_time(game: Arkham, listener: Listener, scope: str, who: str) -> None:
    """An ability initiates in answer to an event: the rules that give it this place in time apply."""
    if not game.tracing:
        # They decide nothing that the sequences have not decided: what they say is for the record.
        return
    trigger = game.ability(listener).trigger
    assert trigger is not None
    before = answers(game, scope)
    game.state.write(scope, "answered", (*before, Answered(trigger.timing, listener, who)))
    _RULES[trigger.timing](game, game.event(scope), before)
    if game.ability(listener).kind != "forced":
        _beside_others(game, listener, who, tuple(a for a in before if a.timing == trigger.timing))
    outer = [life for life in _around(game) if answers(game, life.scope)]
    if outer:
        game.cite("faq-nested-sequences.2")
    if any(listener in life.used for life in outer):
        game.cite("faq-nested-sequences.5")


def _would(game: Arkham, event: Event, before: tuple[Answered, ...]) -> None:
    if listeners(game, event.kind, "when"):
        game.cite("instead.4")


def _when(game: Arkham, event: Event, before: tuple[Answered, ...]) -> None:
    game.cite("when.1")


def _at(game: Arkham, event: Event, before: tuple[Answered, ...]) -> None:
    if any(a.timing == "when" for a in before):
        game.cite("faq-at-and-if-abilities.1")


def _if(game: Arkham, event: Event, before: tuple[Answered, ...]) -> None:
    if any(a.timing == "when" for a in before):
        game.cite("faq-at-and-if-abilities.3")


def _after(game: Arkham, event: Event, before: tuple[Answered, ...]) -> None:
    game.cite("after.1")
    if any(a.timing == "when" for a in before):
        game.cite("faq-nested-sequences.1", "triggering-condition.2")
    if any(a.timing == "at" for a in before):
        game.cite("faq-at-and-if-abilities.2")
    if any(a.timing == "if" for a in before):
        game.cite("faq-at-and-if-abilities.4")


_RULES: Final = {"would": _would, "when": _when, "at": _at, "if": _if, "after": _after}


def _beside_others(game: Arkham, listener: Listener, who: str, others: tuple[Answered, ...]) -> None:
    """One use does not use the timing point up for other abilities, or for other instances of the same one."""
    title = game.cards[listener.source].name
    for other in others:
        same = other.listener.number == listener.number and game.cards[other.listener.source].name == title
        if game.ability(other.listener).kind != "forced":
            game.cite("triggering-condition.5" if same else "triggering-condition.3")
            if other.who == who and not same:
                game.cite("faq-reaction-opportunities.3")


def continued(game: Arkham, scope: str) -> None:
    """An event that "when" abilities have interrupted goes on."""
    if any(answer.timing == "when" for answer in answers(game, scope)):
        game.cite("when.2")


def completed(game: Arkham, scope: str) -> None:
    """The sequence of an event is complete: what it has interrupted goes on, the innermost of several first."""
    around = [life for life in _around(game) if answers(game, life.scope)]
    if around:
        game.cite("faq-nested-sequences.3")
    if len(around) > 1:
        game.cite("faq-nested-sequences.4")


def _around(game: Arkham) -> list[Life]:
    """The events in the midst of which the present one happens, the innermost first."""
    found: list[Life] = []
    frame = game.stack.parent if game.stack else None
    while frame is not None:
        local = frame.local
        if frame.procedure is EVENT and isinstance(local, Life):
            found.append(local)
        elif isinstance(local, Moment) and local.used:
            # Of several events of one moment, the one that was answered last.
            found.append(Life(local.used[-1][0], local.stage, tuple(listener for _scope, listener in local.used)))
        frame = frame.parent
    return found
