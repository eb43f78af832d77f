"""The timing of abilities: "when", "at", "after", and nested sequences (entries When, After …)."""

from typing import Final, NamedTuple, cast

from adjudicator.engine.events import EVENT, Event, Life, Listener
from adjudicator.engine.moment import Moment
from adjudicator.games.arkham.game import Arkham, listeners


class Answered(NamedTuple):
    """An ability that has initiated in answer to an event: its timing point, and the investigator who used it."""

    timing: str
    listener: Listener
    who: str


def answers(game: Arkham, scope: str) -> tuple[Answered, ...]:
    """The abilities that have initiated in answer to an event so far."""
    return cast("tuple[Answered, ...]", game.state.read(scope, "answered", ()))


def happening(game: Arkham) -> tuple[str, ...]:
    """The scopes of the event, or of the events of one moment, on top of the stack."""
    local = game.stack.local if game.stack is not None else None
    if isinstance(local, Moment):
        return local.scopes
    scope = local.scope if isinstance(local, Life) else game.scope()
    if game.state.read(scope, "event") is not None:
        return (scope,)
    found: list[str] = []
    while game.state.read(f"{scope}.{len(found)}", "event") is not None:
        found.append(f"{scope}.{len(found)}")
    return tuple(found)


def place_in_time(game: Arkham, listener: Listener, scope: str, who: str) -> None:
    """Cite the rules that give an ability its place in time when it initiates in answer to an event."""
    if not game.tracing:
        # These rules only explain: the sequences have decided everything already.
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
    """Cite that one use leaves the timing point open to other abilities and to other instances of the same one."""
    title = game.cards[listener.source].name
    for other in others:
        same = other.listener.number == listener.number and game.cards[other.listener.source].name == title
        if game.ability(other.listener).kind != "forced":
            game.cite("triggering-condition.5" if same else "triggering-condition.3")
            if other.who == who and not same:
                game.cite("faq-reaction-opportunities.3")


def continued(game: Arkham, scope: str) -> None:
    """Cite that an event goes on after "when" abilities interrupted it."""
    if any(answer.timing == "when" for answer in answers(game, scope)):
        game.cite("when.2")


def completed(game: Arkham, scope: str) -> None:
    """Cite that the sequence of an event is complete and the innermost of those it interrupted goes on."""
    around = [life for life in _around(game) if answers(game, life.scope)]
    if around:
        game.cite("faq-nested-sequences.3")
    if len(around) > 1:
        game.cite("faq-nested-sequences.4")


def _around(game: Arkham) -> list[Life]:
    """The events during which the present one happens, the innermost first."""
    found: list[Life] = []
    frame = game.stack.parent if game.stack else None
    while frame is not None:
        local = frame.local
        if frame.procedure is EVENT and isinstance(local, Life):
            found.append(local)
        elif isinstance(local, Moment) and local.used:
            # The last answered event of several at one moment.
            found.append(Life(local.used[-1][0], local.stage, tuple(listener for _scope, listener in local.used)))
        frame = frame.parent
    return found
