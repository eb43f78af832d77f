"""Effects that go through a deck for a card: discard until one turns up, draw that card."""

from typing import cast

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.events import Event, happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.decks import ENCOUNTER_DECK, settle_top
from adjudicator.games.arkham.framework import encounter
from adjudicator.games.arkham.game import TABLE, Arkham
from adjudicator.games.arkham.words import Context, Effect, Number, Which
from adjudicator.named import NamedTuple


class DrawThese(NamedTuple):
    """Draw certain cards, wherever they are: an encounter card is resolved as if it came from its deck."""

    which: Which
    who: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether there is no such card."""
        return not self.which.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Whoever draws resolves one card before the next one."""
        calls: list[Call] = []
        for who in self.who.all(game, context)[:1]:
            for card in self.which.all(game, context):
                ours = not game.cards[card].encounter
                drawn = happen(Event("draw", who, card, context.this, "", "", 1))
                calls.append(drawn if ours else encounter.draw_encounter_card(who, card))
        return tuple(calls) or None


class AtRandom(NamedTuple):
    """One of the cards that fit, at random; the effects speak of it as `chosen`."""

    which: Which
    effects: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """Nobody need know which cards there are."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Chance says which."""
        found = tuple(self.which.all(game, context))
        if not found:
            game.note("the situation names no such card")
            return None
        if len(found) == 1:
            return self._on(context, found[0])
        options = tuple(Option("takes", (card,), "", card, game.name(card)) for card in found)
        chance = Chance(context.you, "card at random", options, (1,) * len(found))
        return Ask(chance, lambda _game, _local, option: self._on(context, cast(str, option.value)))

    def _on(self, context: Context, card: str) -> Result:
        return resolve(self.effects, context.also_choosing(card))


class DrawFrom(NamedTuple):
    """Draw the top card of a deck of the scenario's own."""

    deck: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether no card is left in it."""
        return not game.zone(TABLE, self.deck)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Whoever uses the ability draws it; an encounter card is resolved as one of the encounter deck is."""
        deck = game.zone(TABLE, self.deck)
        if not deck:
            return None
        if len(deck) > 1 and game.state.read(TABLE, f"{self.deck} is shuffled"):
            options = tuple(Option("draw", (card,), "", card, game.name(card)) for card in deck)
            chance = Chance(context.you, f"card of the {self.deck}", options, (1,) * len(deck), "drawing-cards.2")
            return Ask(chance, lambda _game, _local, option: self._drawn(context, cast(str, option.value)))
        return self._drawn(context, deck[0])

    def _drawn(self, context: Context, card: str) -> Result:
        return encounter.draw_encounter_card(context.you, card)


class DiscardUntil(NamedTuple):
    """Discard cards from the top of the encounter deck until so many of a description have been discarded.

    The effects then resolve for each of these, which they speak of as `chosen`.
    """

    which: Which
    amount: Number
    effects: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """Nobody knows what comes."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Card after card goes to the discard pile."""
        return Call(UNTIL, Until(self.which, self.amount.of(game, context), self.effects, context))


class Until(NamedTuple):
    """Cards are discarded until enough of a description have turned up."""

    which: Which
    left: int
    effects: tuple[Effect, ...]
    context: Context
    found: tuple[str, ...] = ()


def _next(game: Arkham, local: Until) -> Result:
    """The top card of the encounter deck is discarded."""
    deck = game.zone(TABLE, ENCOUNTER_DECK)
    if not local.left or not deck:
        if local.left:
            game.note("the encounter deck, as far as the situation names its cards, is used up")
        context = local.context
        each = (context.also_choosing(card) for card in local.found)
        return Go(local, END, tuple(resolve(local.effects, chosen) for chosen in each))
    unsettled = settle_top(game, local.context.you, TABLE)
    return Go(local, "discard", unsettled) if unsettled else _discard(game, local, deck[0])


def _discard(game: Arkham, local: Until, card: str) -> Result:
    if local.which.fits(game, local.context, card):
        local = local._replace(left=local.left - 1, found=(*local.found, card))
    return Go(local, "discard", (happen(Event("discard", "", card, "", "", ENCOUNTER_DECK)),))


UNTIL = Procedure("discard until such a card turns up", Step("", "discard", _next))
