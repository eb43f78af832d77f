"""Effects in the order in which a card has them: each is done by the room that knows its word."""

from collections.abc import Callable

from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.words import Effect
from adjudicator.named import NamedTuple


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


class Doing(NamedTuple):
    """One effect being done."""

    effect: Effect
    source: Source


Does = Callable[[NotAlone, "Doing"], Result]
DOES: dict[type, Does] = {}
"""What each word does; the rooms register theirs."""

CAN: dict[type, Callable[[NotAlone, Effect, Source], bool]] = {}
"""Whether a word could do anything now, for those that may be unable to."""


BARS: dict[type, Callable[[NotAlone, Effect], tuple[str, ...]]] = {}
"""The rules of cards in force by which a word can do nothing now, for those that a card may stop."""


def bars(game: NotAlone, effect: Effect) -> tuple[str, ...]:
    """The rules of cards in force by which an effect can do nothing now; none if no card stops it."""
    barred = BARS.get(type(effect))
    return barred(game, effect) if barred is not None else ()


def resolve(effects: tuple[Effect, ...], source: Source) -> tuple[Call, ...]:
    """The calls that do effects in their order."""
    return tuple(Call(EFFECT, Doing(effect, source)) for effect in effects)


def can(game: NotAlone, effect: Effect, source: Source) -> bool:
    """Whether an effect could do anything now."""
    able = CAN.get(type(effect))
    return able is None or able(game, effect, source)


def _do(game: NotAlone, doing: Doing) -> Result:
    game.cite(doing.effect.rule, *((doing.source.copier,) if doing.source.copier else ()))
    return DOES[type(doing.effect)](game, doing)


EFFECT = Procedure("effect of a card", Step("", "do", _do))
