"""The timing of abilities: "when", "at", "after", and nested sequences (entries When, After …)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice
from adjudicator.engine.events import Births, Event, Listener, Moment, events_of
from adjudicator.engine.fields import Field
from adjudicator.engine.life import Offered
from adjudicator.engine.procedures import Then
from adjudicator.engine.timing import IMPACT, Stage, Timing
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.timing_point import Point
from adjudicator.games.kit.opportunities import Opportunity

CANCEL: Final = "cancel"
"""The stage at which an event is cancelled before anything else answers to it."""
TIMING: Final = Timing(
    Stage("would"),
    # A reading has what cancels an event come before the forced abilities that answer to it in the same words.
    Stage(CANCEL, untold=True),
    Stage("when"),
    Stage(IMPACT),
    # "If" abilities stand at the same point (FAQ, timing of "at" and "if").
    Stage("at"),
    Stage("after"),
    announced=CANCEL,
)
"""The stages of an event's life. At each of them forced abilities come before reactions."""


REACTION: Final = Opportunity(
    "reaction", "faq-reaction-opportunities.1", lambda game: game.investigators, optional=True
)
"""Everybody has an opportunity to react."""


class Answered(NamedTuple):
    """An ability that has initiated in answer to an event: its timing point, and the investigator who used it."""

    timing: str
    listener: Listener
    who: str


ANSWERED: Final[Field[tuple[Answered, ...]]] = Field("answered", ())


def answers(game: Arkham, scope: str) -> tuple[Answered, ...]:
    """The abilities that have initiated in answer to an event so far."""
    return ANSWERED(game, scope)


def happening(game: Arkham) -> tuple[str, ...]:
    """The scopes of the events of one moment, or of the one event, on top of the stack."""
    local = game.stack.local if game.stack is not None else None
    if isinstance(local, Births):
        return local.scopes(game.scope())
    return local.scopes if isinstance(local, Moment) else ()


def innermost(game: Arkham, *kinds: str) -> Event | None:
    """The innermost event of one of these kinds that is being resolved; None if none is."""
    frame = game.stack
    while frame is not None:
        found = next((event for event in events_of(game.state, frame) if event.kind in kinds), None)
        if found is not None:
            return found
        frame = frame.parent
    return None


def point(game: Arkham) -> Point | None:
    """The timing point at which players are asked for reactions, or nobody can react, now; None if there is none."""
    if game.passing is not None:
        return game.passing
    asked = game.waiting
    if asked is None or not isinstance(asked.question, Choice) or not isinstance(asked.then, Then):
        return None
    moment, offered = (*asked.then.settled, None, None)[:2]
    if not isinstance(moment, Moment) or not isinstance(offered, Offered):
        return None
    word = game.timing.stages[moment.stage].word
    return Point(word, moment.alive, moment.used, moment.passed, asked.question.who)


def pass_by(game: Arkham, timing: str, scope: str, used: tuple[Listener, ...]) -> None:
    """Pass a timing point at which nobody can react."""
    if game.observer is None:
        return
    game.passing = Point(timing, (scope,), tuple((scope, listener) for listener in used), (), ())
    game.observe("reactions")
    game.passing = None


def rules_in_time(game: Arkham, listener: Listener, scope: str, who: str) -> tuple[str, ...]:
    """The rules that give an ability its place in time, as it initiates in answer to an event; none untraced.

    The event keeps that it was answered: these rules only explain, the sequences have decided everything already.
    """
    if not game.tracing:
        return ()
    ability = game.ability(listener)
    assert ability.trigger is not None
    timing, before = ability.trigger.timing, answers(game, scope)
    ANSWERED.put(game, scope, (*before, Answered(timing, listener, who)))
    together = tuple(a for a in before if a.timing == timing) if ability.kind != "forced" else ()
    return (
        *_STANDS_BY.get(timing, ()),
        *(rule for word in {a.timing: None for a in before} for rule in _COMES_AFTER.get((timing, word), ())),
        *(rule for other in together for rule in _beside(game, listener, who, other)),
        *(("ability.21",) if ability.kind == "forced" and _reacted(game, before, timing) else ()),
        *(_NESTED if _is_nested(game) else ()),
    )


_STANDS_BY: Final = {"would": ("instead.4",), "when": ("when.1", "when.2"), "after": ("after.1",)}
"""The rules by which an ability with this word stands where it does."""

_COMES_AFTER: Final = {
    ("at", "when"): ("faq-at-and-if-abilities.1",),
    ("if", "when"): ("faq-at-and-if-abilities.3",),
    ("after", "when"): ("faq-nested-sequences.1", "triggering-condition.2"),
    ("after", "at"): ("faq-at-and-if-abilities.2",),
    ("after", "if"): ("faq-at-and-if-abilities.4",),
}
"""The rules by which an ability with the one word comes after abilities with the other."""

_NESTED: Final = (
    "faq-nested-sequences.2",
    "faq-nested-sequences.3",
    "faq-nested-sequences.4",
    "faq-nested-sequences.5",
)
"""The rules by which the sequence of an event interrupts those in which it came about."""


def _reacted(game: Arkham, before: tuple[Answered, ...], timing: str) -> bool:
    """True if a reaction with another word has come before a forced ability with this one."""
    return any(one.timing != timing and game.ability(one.listener).kind != "forced" for one in before)


def _beside(game: Arkham, listener: Listener, who: str, other: Answered) -> tuple[str, ...]:
    """The rules by which a use leaves its timing point open to other abilities and other instances of the same one."""
    if game.ability(other.listener).kind == "forced":
        return ("ability.20",)
    title, number = game.cards[listener.source].name, listener.number
    if (game.cards[other.listener.source].name, other.listener.number) == (title, number):
        return ("triggering-condition.5",)
    return (
        ("triggering-condition.3", "faq-reaction-opportunities.3") if other.who == who else ("triggering-condition.3",)
    )


def _is_nested(game: Arkham) -> bool:
    """True if the present event happens during another that abilities have answered."""
    frame = game.stack.parent if game.stack else None
    while frame is not None:
        moment = frame.local
        if isinstance(moment, Moment) and any(answers(game, scope) for scope in moment.scopes):
            return True
        frame = frame.parent
    return False
