"""The effect that discards the top cards of the encounter deck, and what follows from which cards these are."""

from typing import NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.decks import settle_top
from adjudicator.games.arkham.facts import ENCOUNTER_DECK, TABLE
from adjudicator.games.arkham.framework.encounter import deck_to_take_from, nothing_to_take
from adjudicator.games.arkham.game import Arkham, Effect, Number, Which
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.words import Context


class DiscardEncounterCards(NamedTuple):
    """Discard this many cards from the top of the encounter deck.

    If some of them are such as the effect names, what it does with each follows, and once what it does then;
    otherwise what it does else.
    """

    amount: Number
    such: Which | None = None
    each: tuple[Effect, ...] = ()
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    one: tuple[Effect, ...] = ()
    """What is done with one such card, of the choice of whoever discards them."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no card is to be discarded, or there is none; nobody knows what comes."""
        return is_nothing(game, context, self.amount) or nothing_to_take(game)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Discard card after card."""
        return Call(DISCARDING, Discarding(self, self.amount.of(game, context), context))


class Discarding(NamedTuple):
    """The cards still to be discarded, and those found so far of which the effect speaks, each of them once."""

    effect: DiscardEncounterCards
    left: int
    context: Context
    found: tuple[str, ...] = ()


def _next(game: Arkham, local: Discarding) -> Result:
    """Discard the top card of the encounter deck; after the last one follow the effects."""
    deck, effect, context = deck_to_take_from(game) if local.left else (), local.effect, local.context
    if not deck:
        if local.left:
            game.note("the encounter deck, as far as the situation names its cards, is used up")
        each = [resolve(effect.each, context.also_choosing(card)) for card in local.found]
        after = effect.then if local.found else effect.otherwise
        chosen = (Call(CHOOSING_ONE, local),) if effect.one and local.found else ()
        return Go(local, END, (*each, *chosen, resolve(after, context)))
    unsettled = settle_top(game, context.you, TABLE)
    if unsettled:
        return Go(local, "discard", unsettled)
    card = deck[0]
    if effect.such is not None and card not in local.found and effect.such.fits(game, context, card):
        local = local._replace(found=(*local.found, card))
    discarded = happen(Event("discard", "", card, "", "", ENCOUNTER_DECK.name))
    return Go(local._replace(left=local.left - 1), "discard", (discarded,))


def _choose_one(game: Arkham, local: Discarding) -> Result:
    """Choose one of the cards that were found."""
    you, found = local.context.you, local.found
    if len(found) == 1:
        return resolve(local.effect.one, local.context.also_choosing(found[0]))
    options = tuple(Option("choose", (card,), you, card) for card in found)
    return Ask(Choice((you,), "which of the discarded cards", options), _chosen)


def _chosen(_game: Arkham, local: Discarding, option: Option) -> Result:
    return resolve(local.effect.one, local.context.also_choosing(option.meant(str)))


CHOOSING_ONE = Procedure("choose one of the discarded cards", Step("", "choose", _choose_one))
DISCARDING = Procedure("discard the top cards of the encounter deck", Step("", "discard", _next))
