"""Effects that are done only if all of what stands before them has come about, or nothing of a kind (entry Then)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.engine.fields import Field
from adjudicator.engine.life import EVENT
from adjudicator.engine.lookups import Numbered
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.in_vain import in_vain
from adjudicator.games.arkham.abilities.resolving import Resolving, anything_waits, resolve
from adjudicator.games.arkham.facts import TABLE
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.words import Context

CARDS: Final = "cards"
"""The kind of what comes about as cards are discarded; that of tokens which are placed or moved is their own."""

FELL_SHORT: Final = Field("fell short", False)
"""The part of an effect before "then" has not been resolved in full after all."""
_CAME_ABOUT: Final[Numbered[bool]] = Numbered("came about at depth", False)
"""Something of the kind that is asked for has come about by the effects that are being resolved at this depth."""


def _to_come(game: Arkham) -> Iterator[tuple[int, tuple[Effect, ...]]]:
    """The effects still to come of each effect by which something comes about now, and its depth; the innermost first.

    What answers to an event that an effect brings about is not by that effect.
    """
    frame, within = game.stack, False
    while frame is not None:
        local = frame.local
        if isinstance(local, Resolving):
            within = True
            yield frame.depth, local.effects[local.place :]
        elif within and frame.procedure is EVENT:
            return
        frame = frame.parent


class Unless(NamedTuple):
    """Resolve effects unless something of a kind has come about by those before them."""

    kind: str
    effects: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if they would change nothing."""
        return in_vain(game, context, self.effects)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve them, if nothing of the kind has come about."""
        field = _CAME_ABOUT[game.stack.depth if game.stack is not None else 0]
        came_about = field(game, TABLE)
        field.forget(game, TABLE)
        return None if came_about else resolve(self.effects, context)


def comes_about(game: Arkham, kind: str) -> None:
    """Note for the effects by which it comes about that there is something of this kind."""
    for depth, effects in _to_come(game):
        if any(isinstance(one, Unless) and one.kind == kind for one in effects):
            _CAME_ABOUT[depth].put(game, TABLE, True)


class Rest(NamedTuple):
    """The part of an effect that stands after the word "then"."""

    effects: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if it would change nothing."""
        return in_vain(game, context, self.effects)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve it if the first part has been resolved in full, before anything that the first part brings about."""
        short = FELL_SHORT(game, TABLE)
        FELL_SHORT.forget(game, TABLE)
        if short:
            game.note('what stands before "then" was not done in full: the rest is left out')
            game.cite("then.4")
            return None
        game.cite("then.2", *_BEFORE[anything_waits(game)])
        return resolve(self.effects, context)


_BEFORE: Final = {True: ("then.3",), False: ()}
"""The rules by which the rest comes before what waits (True) for the end of the effect."""


def fall_short(game: Arkham) -> None:
    """Note that what is being resolved is not done in full, if anything stands after the word "then"."""
    if any(isinstance(one, Rest) for _depth, effects in _to_come(game) for one in effects):
        FELL_SHORT.put(game, TABLE, True)
