"""The effect of an ability that leads: what it is done to is chosen first, and without it nothing is done."""

from typing import Final

from adjudicator.games.arkham.game import Effect
from adjudicator.games.arkham.words import of_some

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
