"""Resolving the effects of an ability, one after the other."""

from collections.abc import Callable
from typing import Final

from adjudicator.engine.choices import Option
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step, Then
from adjudicator.frozen import Frozen
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.words import Context, Effect


class Resolving(Frozen):
    """Effects being resolved, and the place of the next one."""

    __slots__ = ("context", "effects", "place")

    def __init__(self, effects: tuple[Effect, ...], context: Context, place: int = 0) -> None:
        self.effects: Final = effects
        self.context: Final = context
        self.place: Final = place

    def parts(self) -> tuple[object, ...]:
        return self.effects, self.context, self.place


def resolve(effects: tuple[Effect, ...], context: Context) -> Call:
    """The call that resolves the effects in their order."""
    return Call(RESOLVE, Resolving(effects, context))


def _next(game: Arkham, local: Resolving) -> Result:
    """Resolve the next effect completely before the one after it."""
    if local.place >= len(local.effects):
        return Go(local, END)
    result = local.effects[local.place].resolve(game, local.context)
    return _advance(local, result)


def _advance(local: Resolving, result: Result) -> Result:
    following = Resolving(local.effects, local.context, local.place + 1)
    if result is None:
        return Go(following, "next")
    if isinstance(result, Ask):
        return Ask(result.question, Then(_answered, (local, result.then)))
    if isinstance(result, Call):
        return Go(following, "next", (result,))
    if isinstance(result, Go):
        if isinstance(result.local, Context):
            following = Resolving(local.effects, result.local, local.place + 1)
        return Go(following, "next", result.calls)
    return Go(following, "next", result)


def _answered(game: Arkham, local: Resolving, then: Callable[..., Result], option: Option) -> Result:
    return _advance(local, then(game, local.context, option))


RESOLVE: Final = Procedure("resolve effects", Step("", "next", _next))
