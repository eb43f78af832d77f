"""Resolving the effects of an ability, one after the other."""

from collections.abc import Callable
from typing import Final

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Moment
from adjudicator.engine.life import EVENT
from adjudicator.engine.lookups import Numbered
from adjudicator.engine.procedures import END, Ask, Call, Frame, Go, Procedure, Result, Step, Then
from adjudicator.frozen import Frozen
from adjudicator.games.arkham.facts import TABLE
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.words import Context, of_some


class Resolving(Frozen):
    """Effects being resolved, the place of the next one, and whether it is for whoever is lead investigator then.

    Of an effect that is being done for several, one after the other, `rest` is what is still to be done.
    """

    __slots__ = ("context", "effects", "for_lead", "place", "rest")

    def __init__(
        self,
        effects: tuple[Effect, ...],
        context: Context,
        place: int = 0,
        for_lead: bool = False,
        rest: tuple[Call, ...] = (),
    ) -> None:
        self.effects: Final = effects
        self.context: Final = context
        self.place: Final = place
        self.for_lead: Final = for_lead
        self.rest: Final = rest

    def parts(self) -> tuple[object, ...]:
        return self.effects, self.context, self.place, self.for_lead, self.rest

    def then(self, context: Context) -> "Resolving":
        """The effects after this one, which choose anew if this one has chosen something."""
        chooses = of_some(self.effects[self.place], "targets") is not None
        return Resolving(self.effects, context.taken() if chooses else context, self.place + 1, self.for_lead)

    def leaving(self, rest: tuple[Call, ...]) -> "Resolving":
        """The same, with this still to be done before the next effect."""
        return Resolving(self.effects, self.context, self.place, self.for_lead, rest)

    @property
    def goes_on(self) -> bool:
        """True if something of it is still to come."""
        return bool(self.rest) or self.place < len(self.effects)


def resolve(effects: tuple[Effect, ...], context: Context) -> Call:
    """The call that resolves the effects in their order."""
    return Call(RESOLVE, Resolving(effects, context))


def follow(game: Arkham, effects: tuple[Effect, ...], this: str = RULES) -> Call:
    """The call that follows the instructions of an act, an agenda or the campaign guide.

    They are given to the lead investigator: to another one as soon as this one is eliminated.
    """
    return Call(RESOLVE, Resolving(effects, Context(game.lead, this, mandatory="instruction"), for_lead=True))


_WAITING: Final[Numbered[tuple[Call, ...]]] = Numbered("waits for the effect at depth", ())
"""What waits for the end of an effect, by the depth at which that is being resolved."""


def in_course(game: Arkham) -> int:
    """The depth of the effect which has brought about what happens now, and of which a part is still to come; or 0.

    What a skill test, a card being played, an ability being used or another event brings about is not of the effect
    around that.
    """
    return _whole(game, False)


def being_done(game: Arkham) -> int:
    """The depth of the effect of which a part is still to come, or has not come about yet; or 0."""
    return _whole(game, not _has_come_about(game))


def is_over(game: Arkham, depth: int) -> bool:
    """True if the effect that was being done at this depth has come about, and nothing that interrupts it goes on."""
    frame = game.stack
    while frame is not None and frame.depth > depth:
        frame = frame.parent
    if frame is None or frame.depth < depth or _is_complete(frame):
        return True
    return _whole(game, True) == depth and not being_done(game)


def _has_come_about(game: Arkham) -> bool:
    """True if what is going on is an event that has changed the game, or something else has taken its place."""
    part = game.stack
    if part is None or part.new or part.procedure is not EVENT:
        return False
    moment = part.local
    waits = isinstance(moment, Moment) and part.step < len(EVENT.steps) and moment.stage <= game.timing.impact
    return not waits


def _is_complete(frame: Frame) -> bool:
    """True of an effect that is complete, though what has waited for it still resolves."""
    return frame.step >= len(frame.procedure.steps)


def _whole(game: Arkham, more: bool) -> int:
    """The depth of the effect which is being resolved, if `more` of it or a part is still to come; or 0."""
    frame, whole = game.stack, 0
    while frame is not None and frame.procedure.name not in _BY_ITSELF:
        if isinstance(frame.local, Resolving):
            more = more or frame.local.goes_on
            whole = whole if _is_complete(frame) else frame.depth
        elif frame.procedure.name in _CARD_AFTER_CARD:
            more = more or frame.step < len(frame.procedure.steps)
        elif whole and frame.procedure is EVENT:
            break
        frame = frame.parent
    return whole if more else 0


_BY_ITSELF: Final = frozenset(
    ("skill test", "initiation sequence", "resolution", "move along a path", "for each, an effect of its own")
)
"""The sequences that go on by themselves, whatever effect they are part of."""

_CARD_AFTER_CARD: Final = frozenset(
    (
        *("discard the top cards of the encounter deck", "discard until such a card turns up"),
        "for each, one after the other",
    ),
)
"""The sequences that are one effect, though it is done to one card after the other."""


def let_wait(game: Arkham, calls: tuple[Call, ...], depth: int) -> None:
    """Let something wait until the effect that is being resolved at this depth is complete."""
    waiting = _WAITING[depth]
    waiting.put(game, TABLE, (*waiting(game), *calls))


def anything_waits(game: Arkham) -> bool:
    """True if something waits for the end of an effect that is being resolved."""
    frame = game.stack
    while frame is not None and isinstance(frame.local, Resolving):
        if _WAITING[frame.depth](game):
            return True
        frame = frame.parent
    return False


def _complete(game: Arkham, local: Resolving) -> Result:
    """End the effect, and resolve what has waited for it."""
    depth = game.stack.depth if game.stack is not None else 0
    calls = _WAITING[depth](game)
    if not calls:
        return Go(local, END)
    _WAITING[depth].forget(game)
    game.cite("effects.8")
    return Go(local, END, calls)


def _next(game: Arkham, local: Resolving) -> Result:
    """Resolve the next effect completely before the one after it."""
    if local.rest:
        return _one_by_one(local, local.rest)
    if local.place >= len(local.effects):
        return _complete(game, local)
    if local.for_lead and local.context.you not in game.investigators and game.investigators:
        game.cite("elimination.16")
        local = Resolving(local.effects, local.context.of(game.lead), local.place, for_lead=True)
    result = local.effects[local.place].resolve(game, local.context)
    return _advance(local, result)


def _advance(local: Resolving, result: Result) -> Result:
    following = local.then(local.context)
    if isinstance(result, Ask):
        return Ask(result.question, Then(_answered, (local, result.then)))
    if isinstance(result, Go):
        if isinstance(result.local, Context):
            following = local.then(result.local)
        result = result.calls
    return _one_by_one(following, (result,) if isinstance(result, Call) else result or ())


def _one_by_one(local: Resolving, calls: tuple[Call, ...]) -> Go:
    """Do the first of these, and leave the others for later."""
    return Go(local.leaving(calls[1:]), "next", calls[:1])


def _answered(game: Arkham, local: Resolving, then: Callable[..., Result], option: Option) -> Result:
    return _advance(local, then(game, local.context, option))


RESOLVE: Final = Procedure("resolve effects", Step("", "next", _next))
