"""Effects in the order in which a card has them: each is done by the room that knows its word."""

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.source import Doing, Source
from adjudicator.games.notalone.words import Effect


def resolve(effects: tuple[Effect, ...], source: Source) -> tuple[Call, ...]:
    """The calls that do effects in their order."""
    return tuple(Call(EFFECT, Doing(effect, source)) for effect in effects)


def why_not(game: NotAlone, effect: Effect, source: Source) -> Reasons:
    """Why an effect could do nothing now; empty if it could do something."""
    asked = game.why_not.get(type(effect))
    return asked(game, effect, source) if asked is not None else ALLOWED


def can(game: NotAlone, effect: Effect, source: Source) -> bool:
    """Whether an effect could do anything now."""
    return not game.quietly(lambda: why_not(game, effect, source))


def _do(game: NotAlone, doing: Doing) -> Result:
    game.cite(doing.effect.rule, *doing.source.by)
    return game.does[type(doing.effect)](game, doing)


EFFECT = Procedure("effect of a card", Step("", "do", _do))
