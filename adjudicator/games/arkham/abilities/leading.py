"""The effect of an ability that leads: what it is done to is chosen first, and without it nothing is done."""

from typing import Final, NamedTuple

from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.words import Context, of_some

_TESTS: Final = ("fight", "evade", "investigate")
"""The designators of the actions that are tests; what an ability says besides is for the test that it makes."""


def leading(effects: tuple[Effect, ...]) -> Effect | None:
    """The first effect, or the test that follows if the first one is done to nothing that is chosen."""
    if not effects or of_some(effects[0], "targets") is not None:
        return effects[0] if effects else None
    return next((effect for effect in effects if of_some(effect, "designator") in _TESTS), effects[0])


def is_needed(effect: Effect | None) -> bool:
    """True of an effect without which the others are nothing: a test, or the playing of a card."""
    return effect is not None and bool(of_some(effect, "leads") or of_some(effect, "designator") in _TESTS)


class Anew(NamedTuple):
    """An effect with a target of its own, whatever has been chosen for the effect that leads."""

    effect: Effect

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the effect would change nothing."""
        return self.effect.futile(game, context.choosing())

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve it."""
        return self.effect.resolve(game, context.choosing())


def each_with_its_target(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects, of which the first that chooses has its target by the request, and the others choose anew."""
    choosing = [place for place, effect in enumerate(effects) if of_some(effect, "targets") is not None]
    return tuple(Anew(effect) if place in choosing[1:] else effect for place, effect in enumerate(effects))
