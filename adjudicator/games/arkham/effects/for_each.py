"""The effects that resolve others once for each of so many things, or for each of some cards."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.in_vain import hindrances, in_vain
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.abilities.so_many_times import for_each
from adjudicator.games.arkham.game import Arkham, Effect, Number, Which
from adjudicator.games.arkham.words import Context, of_some


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
        each = InTurn(tuple(self.which.all(game, context)), self.effects, context)
        if each.order_matters(game):
            return Call(ONE_AFTER_THE_OTHER, each)
        return tuple(each.resolved_for(card) for card in each.left)


class InTurn(NamedTuple):
    """The cards for which effects have still to be resolved."""

    left: tuple[str, ...]
    effects: tuple[Effect, ...]
    context: Context

    def resolved_for(self, card: str) -> Call:
        """The call that resolves them for one of the cards."""
        return resolve(self.effects, self.context.also_choosing(card))

    def order_matters(self, game: Arkham) -> bool:
        """True if there is not enough for all of them."""
        each = tuple(self.context.also_choosing(card) for card in self.left)
        contested = (of_some(effect, "contested") for effect in self.effects)
        return any(too_few is not None and too_few(game, each) for too_few in contested)


def _next(game: Arkham, local: InTurn) -> Result:
    """Resolve them for the next card: the lead investigator says for which, if there is not enough for all."""
    if not local.left:
        return Go(local, END)
    if not local.order_matters(game):
        return _resolve_for(local, local.left[0])
    options = tuple(Option("choose", (card,), game.lead, card) for card in local.left)
    return Ask(Choice((game.lead,), "for which it is done next", options, "lead-investigator.4"), _chosen)


def _chosen(game: Arkham, local: InTurn, option: Option) -> Result:
    game.cite("lead-investigator.4")
    return _resolve_for(local, option.meant(str))


def _resolve_for(local: InTurn, card: str) -> Go:
    left = tuple(other for other in local.left if other != card)
    return Go(local._replace(left=left), "next", (local.resolved_for(card),))


ONE_AFTER_THE_OTHER: Final = Procedure("for each, one after the other", Step("", "next", _next))
