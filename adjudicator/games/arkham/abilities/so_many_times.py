"""Effects so many times: at once where that can be reckoned, otherwise one after the other (entry For Each)."""

from typing import Final, NamedTuple

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.in_vain import hindrances, in_vain
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.words import Context, of_some


def for_each(game: Arkham, effects: tuple[Effect, ...], number: int) -> tuple[Effect, ...]:
    """So many times the effects: as one where that can be reckoned, otherwise one instance after the other."""
    at_once = as_one(effects, number)
    if at_once is None:
        game.because("faq-for-each.3", "faq-for-each.4")
        return (EachByItself(effects, number),)
    game.because("faq-for-each.1", "faq-for-each.2")
    return at_once


def as_one(effects: tuple[Effect, ...], number: int) -> tuple[Effect, ...] | None:
    """The effects so many times as much, done at once; None if one of them can only be done again and again."""
    found: list[Effect] = []
    for effect in effects:
        times = of_some(effect, "times")
        more = None if times is None else times(number)
        if more is None:
            return None
        found.append(more)
    return tuple(found)


class EachByItself(NamedTuple):
    """Resolve effects so many times, each time as an effect of its own: what one brings about comes before the next."""

    effects: tuple[Effect, ...]
    number: int

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if they would change nothing."""
        return self.number < 1 or in_vain(game, context, self.effects)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons for which they would change nothing."""
        return hindrances(game, context, self.effects)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve one instance after the other."""
        return Call(INSTANCES, Instances(self.effects, self.number, context))


class Instances(NamedTuple):
    """The effects that have still to be resolved so many times."""

    effects: tuple[Effect, ...]
    left: int
    context: Context


def _next(_game: Arkham, local: Instances) -> Result:
    """Resolve the next instance."""
    if not local.left:
        return Go(local, END)
    return Go(local._replace(left=local.left - 1), "next", (resolve(local.effects, local.context),))


INSTANCES: Final = Procedure("for each, an effect of its own", Step("", "next", _next))
