"""The life of an event: would → when → impact → at → after, with forced abilities before reactions at each point."""

from typing import TYPE_CHECKING, Final, NamedTuple, cast

from adjudicator.engine.choices import Choice, Option, Options
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step, Then
from adjudicator.engine.trace import Happened
from adjudicator.frozen import Frozen

if TYPE_CHECKING:
    from adjudicator.engine.machine import Machine


class Event(Frozen):
    """An event of the game and the parts played in it.

    `who` is the player concerned, `what` the thing acted upon, `by` the cause, `at` the place, `of` a finer kind
    ("opportunity" of an attack), `amount` a number.
    """

    __slots__ = ("amount", "at", "by", "kind", "of", "what", "who")

    def __init__(
        self, kind: str, who: str = "", what: str = "", by: str = "", at: str = "", of: str = "", amount: int = 0
    ) -> None:
        self.kind: Final = kind
        self.who: Final = who
        self.what: Final = what
        self.by: Final = by
        self.at: Final = at
        self.of: Final = of
        self.amount: Final = amount

    def parts(self) -> tuple[object, ...]:
        return self.kind, self.who, self.what, self.by, self.at, self.of, self.amount

    def named(self) -> dict[str, str | int]:
        """The parts by their names."""
        return {
            "kind": self.kind,
            "who": self.who,
            "what": self.what,
            "by": self.by,
            "at": self.at,
            "of": self.of,
            "amount": self.amount,
        }


class Listener(NamedTuple):
    """An ability that can react to an event: the card that bears it and the number of the ability on that card."""

    source: str
    number: int


Used = tuple[Listener, ...]
"""The abilities that have been used at a timing point."""


class Stage(NamedTuple):
    """One point in an event's life: its timing word, and True for forced abilities, False for reactions."""

    timing: str
    forced: bool


STAGES: Final = (
    Stage("would", True),
    Stage("would", False),
    Stage("when", True),
    Stage("when", False),
    Stage("impact", True),
    Stage("at", True),
    Stage("after", True),
    Stage("after", False),
)
_LAST_WOULD: Final = 1
_IMPACT: Final = 4
_OVER: Final = 8


class Life(Frozen):
    """The point at which the life of an event stands: its cell, the stage, the abilities used, and who has passed."""

    __slots__ = ("opened", "passed", "scope", "stage", "used")

    def __init__(
        self, scope: str, stage: int = 0, used: Used = (), opened: bool = False, passed: tuple[str, ...] = ()
    ) -> None:
        self.scope: Final = scope
        self.stage: Final = stage
        self.used: Final = used
        self.opened: Final = opened
        self.passed: Final = passed

    def parts(self) -> tuple[object, ...]:
        return self.scope, self.stage, self.used, self.opened, self.passed


def happen(event: Event) -> Call:
    """The call that takes an event through all its timing points."""
    return Call(EVENT, event)


def _begin(game: "Machine", event: Event) -> Result:
    """The event comes about: from now on abilities can react to it."""
    scope = game.scope()
    game.state.write(scope, "event", event)
    return _goes_on(game, scope, 0, (), False, ())


def _live(game: "Machine", life: Life) -> Result:
    return _goes_on(game, life.scope, life.stage, life.used, life.opened, life.passed)


def _goes_on(game: "Machine", scope: str, stage: int, used: Used, opened: bool, passed: tuple[str, ...]) -> Result:
    """Goes to the next timing point at which an ability can react to the event."""
    state = game.state
    event: Event = state.read(scope, "event")  # type: ignore[assignment]
    heard = game.heard.get(event.kind)
    told, depth = (game.trace if game.tracing else None), game.depth
    arrived = not used and not opened
    if stage <= _LAST_WOULD and state.read(scope, "fate") is not None:
        stage, arrived = _IMPACT, True
    moved = False
    while stage < _OVER:
        if heard is None and told is None and stage != _IMPACT:
            # No ability reacts to it and nobody reads the trace: only its impact matters.
            stage, moved = (_IMPACT if stage < _IMPACT else _OVER), True
            continue
        timing, forced = STAGES[stage]
        if moved and forced:
            used, passed, arrived = (), (), True
        if stage == _IMPACT:
            followed = _impact(game, event, scope)
            if followed is not None:
                return followed
            heard = game.heard.get(event.kind)
        elif arrived and forced and told is not None:
            told.append(Happened(depth, event, timing))
        if heard is not None and timing in heard and stage != _IMPACT:
            answered = _answer(game, event, scope, stage, used, passed)
            if answered is not None:
                return answered
        stage, moved = stage + 1, True
    game.over(event, scope)
    state.clear(scope, game.event_fields)
    return Go(None, END)


def _impact(game: "Machine", event: Event, scope: str) -> Result:
    """The event changes the game, unless it was cancelled or replaced; None if nothing follows at once."""
    fate = game.state.read(scope, "fate")
    if fate is not None:
        return game.fated(event, scope, fate, Life(scope, _IMPACT + 1))
    game.reach(event, "impact")
    result = game.impact(event, scope)
    if game.stack is None:
        # The event has ended the game.
        return Go(None, END)
    urgent = game.urgent()
    if result is None and not urgent:
        return None
    calls = (result,) if isinstance(result, Call) else result or ()
    return Go(Life(scope, _IMPACT + 1), "live", (*urgent, *calls))


def _answer(game: "Machine", event: Event, scope: str, stage: int, used: Used, passed: tuple[str, ...]) -> Result:
    """Resolves the abilities that react to the event here: forced ones must initiate, reactions may be used."""
    timing, forced = STAGES[stage]
    if forced:
        found = game.forced(event, scope, timing, used)
        return _initiate_forced(game, Life(scope, stage, used, True, passed), found) if found else None
    uses = game.reactions(event, scope, timing, used)
    return _offer(game, Life(scope, stage, used, True, passed), event, uses) if uses else None


def _initiate_forced(game: "Machine", life: Life, found: tuple[Listener, ...]) -> Result:
    if len(found) == 1:
        return _initiated(game, life, found[0])
    options = tuple(game.option_for(listener, life.scope) for listener in found)
    choice = Choice(game.arbiter(found), "order of forced abilities", options, game.order_rule(found))
    return Ask(choice, Then(_next_forced, (life,)))


def _next_forced(game: "Machine", life: Life, option: Option) -> Result:
    return _initiated(game, life, cast(Listener, option.value))


def _initiated(game: "Machine", life: Life, listener: Listener) -> Result:
    calls = game.initiate_forced(listener, life.scope)
    return Go(Life(life.scope, life.stage, (*life.used, listener), life.opened, life.passed), "live", calls)


def _offer(game: "Machine", life: Life, event: Event, uses: Options) -> Result:
    """Lets every player who can react to the event do so, until all of them have passed."""
    able = tuple(who for who in dict.fromkeys([option.who for option in uses]) if who not in life.passed)
    if not able:
        return None
    left = game.reacts_now(able)
    options = (
        *(option for option in uses if option.who in left),
        *(Option("pass", (), who) for who in left),
    )
    what = game.occasion((event,), STAGES[life.stage].timing)
    choice = Choice(left, what, options, game.reaction_rule(), optional=True)
    return Ask(choice, Then(_reacted, (life, left, len(left) == len(able))))


def _reacted(game: "Machine", life: Life, left: tuple[str, ...], nobody_else: bool, option: Option) -> Result:
    """After a reaction everybody may react again, forced abilities first; passing leaves it to the other players."""
    if option.verb == "pass":
        passing = (option.who,) if option.who else left
        if len(passing) < len(left):
            game.declined(option.who)
        elif nobody_else:
            return Go(Life(life.scope, life.stage + 1), "live")
        return Go(Life(life.scope, life.stage, life.used, life.opened, (*life.passed, *passing)), "live")
    listener = cast(Listener, option.value)
    return Go(
        Life(life.scope, life.stage - 1, (*life.used, listener), True),
        "live",
        game.initiate_reaction(listener, life.scope, option.who),
    )


EVENT: Final = Procedure("event", Step("", "begin", _begin), Step("", "live", _live))
ALONE: Final = Procedure("event", Step("", "live", _live))
"""A procedure that takes one event on from a later point of its life."""
