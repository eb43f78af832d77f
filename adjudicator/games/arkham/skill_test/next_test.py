"""Effects on the next test of a skill: they wait until the investigator begins such a test."""

from typing import Final

from adjudicator.engine.fields import Field
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.values import Lasting, add_lasting

NEXT: Final = ("willpower test", "intellect test", "combat test", "agility test")
"""The names of tests, each after the skill that it uses."""

Waiting = tuple[tuple[str, Lasting], ...]

_NEXT_TESTS: Final[Field[Waiting]] = Field("next tests", ())


def await_test(game: Arkham, who: str, test: str, effect: Lasting) -> None:
    """Make an effect wait for the investigator's next test with this name."""
    _NEXT_TESTS.put(game, who, (*_waiting(game, who), (test, effect)))
    game.note(f"{game.name(who)}'s next {test}: {effect.stat} {effect.how} {effect.amount.of(game, effect.context)}")


def begin_effects(game: Arkham, who: str, skill: str) -> None:
    """Begin the effects that waited for a test of this skill; they last until the end of the test."""
    waiting = _waiting(game, who)
    if not waiting:
        return
    game.cite("skill-tests.5")
    for test, effect in waiting:
        if test == f"{skill} test":
            add_lasting(game, effect)
    _NEXT_TESTS.put(game, who, tuple(w for w in waiting if w[0] != f"{skill} test"))


def _waiting(game: Arkham, who: str) -> Waiting:
    return _NEXT_TESTS(game, who)
