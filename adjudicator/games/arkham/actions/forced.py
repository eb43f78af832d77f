"""Initiating forced abilities: nobody uses them, but an ability that hears of it may cancel their effect."""

from typing import Final, NamedTuple

from adjudicator.engine.events import Event, Listener
from adjudicator.engine.fields import Field
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities import limits
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.facts import FAILED
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.places import listeners
from adjudicator.games.arkham.words import Context

FORCED: Final = "forced"
"""The kind of an initiation that is a forced ability's, which nobody uses."""


class Forced(NamedTuple):
    """A forced ability that has been initiated."""

    listener: Listener
    context: Context


_INITIATED: Final[Field[Forced | None]] = Field("forced", None)


def begin_forced(game: Arkham, listener: Listener, context: Context) -> Call:
    """The call that resolves a forced ability; abilities that hear of initiations hear of it."""
    if not any(listeners(game, "use", timing) for timing in game.timing.words):
        return resolve(game.ability(listener).effects, context)
    _INITIATED.put(game, f"@{game.depth + 1}", Forced(listener, context))
    return happen(Event("use", context.you, listener.source, listener.source, "", FORCED))


def resolve_forced(game: Arkham, scope: str) -> Call | None:
    """Resolve an initiated forced ability, unless its effect was cancelled."""
    initiated = _INITIATED(game, scope)
    assert initiated is not None
    listener, context = initiated
    _INITIATED.forget(game, scope)
    if not FAILED(game, scope):
        return resolve(game.ability(listener).effects, context)
    game.note(f"the effect of {game.name(listener.source)} is cancelled")
    game.cite("cancel.1", "cancel.2", *limits.though_cancelled(game, listener))
    return None
