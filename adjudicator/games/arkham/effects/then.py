"""Effects in two parts: what stands after the word "then" waits for the whole of what stands before it (entry Then)."""

from typing import NamedTuple

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.came_about import FELL_SHORT, Rest
from adjudicator.games.arkham.abilities.in_vain import hindrances, in_vain
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.facts import TABLE
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.words import Context, of_some


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


def is_paid_in_vain(game: Arkham, context: Context, effects: tuple[Effect, ...]) -> bool:
    """True if one would only pay, for what would change nothing."""
    return all(isinstance(one, First) and _is_payment(one) and in_vain(game, context, one.then) for one in effects)


def _is_payment(first: First) -> bool:
    return all(of_some(effect, "pays") for effect in first.effects)


def _in_full(game: Arkham, context: Context, effect: Effect) -> bool:
    """True if all of an effect can be done now."""
    whole = of_some(effect, "in_full")
    return not effect.futile(game, context) if whole is None else bool(whole(game, context))
