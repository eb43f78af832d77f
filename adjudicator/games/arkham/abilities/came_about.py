"""What has come about by an effect, for what is done only if nothing of the kind has."""

from typing import Final, NamedTuple

from adjudicator.engine.life import EVENT
from adjudicator.engine.lookups import Numbered
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.resolving import Resolving, resolve
from adjudicator.games.arkham.facts import TABLE
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.words import Context

CARDS: Final = "cards"
"""The kind of what comes about as cards are discarded; that of tokens which are placed or moved is their own."""

_CAME_ABOUT: Final[Numbered[bool]] = Numbered("came about at depth", False)
"""Something of the kind that is asked for has come about by the effects that are being resolved at this depth."""


class Unless(NamedTuple):
    """Resolve effects unless something of a kind has come about by those before them."""

    kind: str
    effects: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if they would change nothing."""
        return all(effect.futile(game, context) for effect in self.effects)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve them, if nothing of the kind has come about."""
        field = _CAME_ABOUT[game.stack.depth if game.stack is not None else 0]
        came_about = field(game, TABLE)
        field.forget(game, TABLE)
        return None if came_about else resolve(self.effects, context)


def comes_about(game: Arkham, kind: str) -> None:
    """Note for the effect by which it comes about that there is something of this kind.

    What answers to an event that the effect brings about is not by the effect.
    """
    frame, within = game.stack, False
    while frame is not None:
        local = frame.local
        if isinstance(local, Resolving):
            within = True
            if any(isinstance(one, Unless) and one.kind == kind for one in local.effects[local.place :]):
                _CAME_ABOUT[frame.depth].put(game, TABLE, True)
        elif within and frame.procedure is EVENT:
            return
        frame = frame.parent
