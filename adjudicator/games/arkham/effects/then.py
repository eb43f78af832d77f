"""Effects in two parts: what stands after the word "then" waits for the whole of what stands before it (entry Then)."""

from typing import Final, NamedTuple

from adjudicator.engine.fields import Field
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.in_vain import hindrances, in_vain
from adjudicator.games.arkham.abilities.resolving import Resolving, anything_waits, resolve
from adjudicator.games.arkham.facts import TABLE
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.words import Context, of_some

FELL_SHORT: Final = Field("fell short", False)
"""The part of an effect before "then" has not been resolved in full after all."""


class First(NamedTuple):
    """Resolve effects, and others once the first have been resolved successfully and in full."""

    effects: tuple[Effect, ...]
    then: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the first part would change nothing, so that nothing follows either."""
        return in_vain(game, context, self.effects)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons for which the first part would change nothing."""
        return hindrances(game, context, self.effects)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve the first part, and see to the rest when that is done."""
        FELL_SHORT.put(game, TABLE, not all(_in_full(game, context, effect) for effect in self.effects))
        game.cite("then.1")
        return resolve((*self.effects, Rest(self.then)), context)


def fall_short(game: Arkham) -> None:
    """Note that what is being resolved is not done in full, if anything stands after the word "then"."""
    frame = game.stack
    while frame is not None:
        local = frame.local
        if isinstance(local, Resolving) and any(isinstance(effect, Rest) for effect in local.effects[local.place :]):
            FELL_SHORT.put(game, TABLE, True)
            return
        frame = frame.parent


def waits_for_the_whole(game: Arkham) -> bool:
    """True if the effect that is being resolved stands before the word "then"."""
    frame = game.stack
    while frame is not None:
        local = frame.local
        if not isinstance(local, Resolving):
            return False
        if any(isinstance(effect, Rest) for effect in local.effects[local.place :]):
            return True
        frame = frame.parent
    return False


def _in_full(game: Arkham, context: Context, effect: Effect) -> bool:
    """True if all of an effect can be done now."""
    whole = of_some(effect, "in_full")
    return not effect.futile(game, context) if whole is None else bool(whole(game, context))


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
