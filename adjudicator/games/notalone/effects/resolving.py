"""Effects in the order in which a card has them: each is done by the room that knows its word."""

from collections.abc import Callable
from typing import NamedTuple

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.words import Effect


class Source(NamedTuple):
    """Whose effect it is: who uses it, of which card, what was chosen for it, and the place played or explored.

    `place` is the place whose power it is, `visit` the number of the place explored among those of its Hunted;
    `copier` the clause by which another card uses that power.
    """

    who: str
    card: str
    whom: str = ""
    places: tuple[int, ...] = ()
    place: int = 0
    visit: int = -1
    copier: str = ""

    @property
    def by(self) -> tuple[str, ...]:
        """The clause by which another card uses that power, if one does."""
        return (self.copier,) if self.copier else ()


class Doing(NamedTuple):
    """One effect being done."""

    effect: Effect
    source: Source


Does = Callable[[NotAlone, "Doing"], Result]
DOES: dict[type, Does] = {}
"""What each word does; the rooms register theirs."""

WHY_NOT: dict[type, Callable[[NotAlone, Effect, Source], Reasons]] = {}
"""Why a word can do nothing now, for those that may be unable to."""


def resolve(effects: tuple[Effect, ...], source: Source) -> tuple[Call, ...]:
    """The calls that do effects in their order."""
    return tuple(Call(EFFECT, Doing(effect, source)) for effect in effects)


def why_not(game: NotAlone, effect: Effect, source: Source) -> Reasons:
    """Why an effect could do nothing now; empty if it could do something."""
    asked = WHY_NOT.get(type(effect))
    return asked(game, effect, source) if asked is not None else ALLOWED


def can(game: NotAlone, effect: Effect, source: Source) -> bool:
    """Whether an effect could do anything now."""
    return not game.quietly(lambda: why_not(game, effect, source))


def _do(game: NotAlone, doing: Doing) -> Result:
    game.cite(doing.effect.rule, *doing.source.by)
    return DOES[type(doing.effect)](game, doing)


EFFECT = Procedure("effect of a card", Step("", "do", _do))
