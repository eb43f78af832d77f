"""Forced abilities initiate like any other, though nobody uses them: what hears of that may cancel their effect."""

from typing import Final, NamedTuple, cast

from adjudicator.engine.events import Event, Listener
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities import limits
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.game import Arkham, listeners
from adjudicator.games.arkham.words import Context

FORCED: Final = "forced"
"""As the finer kind of an initiation: of a forced ability, which nobody uses."""


class Forced(NamedTuple):
    """A forced ability that has been initiated."""

    listener: Listener
    context: Context


def begin_forced(game: Arkham, listener: Listener, context: Context) -> Call:
    """The call by which a forced ability resolves; where something hears of initiations, it hears of this one."""
    if not any(listeners(game, "use", timing) for timing in game.timing.words):
        return resolve(game.ability(listener).effects, context)
    game.state.write(f"@{game.depth + 1}", "forced", Forced(listener, context))
    return happen(Event("use", context.you, listener.source, listener.source, "", FORCED))


def resolve_forced(game: Arkham, scope: str) -> Call | None:
    """A forced ability resolves, unless its effect was cancelled; it has been initiated all the same."""
    listener, context = cast(Forced, game.state.read(scope, "forced"))
    game.state.write(scope, "forced", None)
    if not game.state.read(scope, "failed"):
        return resolve(game.ability(listener).effects, context)
    game.note(f"the effect of {game.name(listener.source)} is cancelled")
    game.cite("cancel.1", "cancel.2")
    if limits.limit_of(game, listener) is not None:
        game.cite("limits-and-maximums.15")
    return None
