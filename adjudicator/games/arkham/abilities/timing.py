"""The timing of abilities: "when", "at", "after", and nested sequences (entries When, After …)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice
from adjudicator.engine.events import Births, Event, Heard, Listener, Moment, events_of
from adjudicator.engine.fields import Field
from adjudicator.engine.life import Offered
from adjudicator.engine.procedures import Then
from adjudicator.engine.timing import IMPACT, Stage, Timing
from adjudicator.games.arkham.game import Arkham, listeners

TIMING: Final = Timing(
    Stage("would"),
    Stage("when"),
    Stage(IMPACT),
    # "If" abilities stand at the same point (FAQ, timing of "at" and "if").
    Stage("at", optional=False),
    Stage("after"),
    announced="would",
)
"""The stages of an event's life. At each of them forced abilities come before reactions."""


REACTING: Final = "faq-reaction-opportunities.1"
"""The rule that gives everybody an opportunity to react."""


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


def innermost(game: Arkham, kind: str) -> Event | None:
    """The innermost event of a kind that is being resolved; None if none is."""
    frame = game.stack
    while frame is not None:
        found = next((event for event in events_of(game.state, frame) if event.kind == kind), None)
        if found is not None:
            return found
        frame = frame.parent
    return None


class Point(NamedTuple):
    """A timing point at which players may react to events: the uses there so far, and the players who have passed.

    `left` are the players who are asked now.
    """

    timing: str
    scopes: tuple[str, ...]
    used: tuple[Heard, ...]
    passed: tuple[str, ...]
    left: tuple[str, ...]


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


def place_in_time(game: Arkham, listener: Listener, scope: str, who: str) -> None:
    """Cite the rules that give an ability its place in time when it initiates in answer to an event."""
    if not game.tracing:
        # These rules only explain: the sequences have decided everything already.
        return
    trigger = game.ability(listener).trigger
    assert trigger is not None
    before = answers(game, scope)
    ANSWERED.put(game, scope, (*before, Answered(trigger.timing, listener, who)))
    _RULES[trigger.timing](game, game.event(scope), before)
    if game.ability(listener).kind != "forced":
        _beside_others(game, listener, who, tuple(a for a in before if a.timing == trigger.timing))
    outer = _around(game)
    if outer:
        game.cite("faq-nested-sequences.2")
    if any(listener == used for moment in outer for _scope, used in moment.used):
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
    around = _around(game)
    if around:
        game.cite("faq-nested-sequences.3")
    if len(around) > 1:
        game.cite("faq-nested-sequences.4")


def _around(game: Arkham) -> list[Moment]:
    """The events during which the present one happens, the innermost first."""
    found: list[Moment] = []
    frame = game.stack.parent if game.stack else None
    while frame is not None:
        moment = frame.local
        if isinstance(moment, Moment) and any(answers(game, scope) for scope in moment.scopes):
            found.append(moment)
        frame = frame.parent
    return found
