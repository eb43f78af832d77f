"""The effects that resolve others once for each of so many things, or for each of some cards."""

from typing import NamedTuple

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.in_vain import hindrances, in_vain
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.abilities.so_many_times import for_each
from adjudicator.games.arkham.game import Arkham, Effect, Number, Which
from adjudicator.games.arkham.words import Context


class ForEach(NamedTuple):
    """Resolve effects once for each of so many things."""

    number: Number
    effects: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such thing, or the effects would change nothing."""
        return self.number.of(game, context) < 1 or in_vain(game, context, self.effects)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons for which the effects would change nothing."""
        return hindrances(game, context, self.effects)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve them so many times."""
        return resolve(for_each(game, self.effects, self.number.of(game, context)), context)


class ForEachOf(NamedTuple):
    """Resolve effects for each of the cards that fit, one after the other; the effects call it `chosen`."""

    which: Which
    effects: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the effects would change nothing for any of them."""
        each = (context.also_choosing(one) for one in self.which.all(game, context))
        return all(in_vain(game, about, self.effects) for about in each)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve them for each of the cards that there are now."""
        game.because("faq-for-each.3", "faq-for-each.4")
        return tuple(resolve(self.effects, context.also_choosing(one)) for one in self.which.all(game, context))
