"""Effects that go through a deck for a card: search, discard until one turns up, draw that card (entry Search)."""

from typing import cast

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event, happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.drawing import draw_that
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.abilities.which import Described, Together
from adjudicator.games.arkham.decks import DECKS, ENCOUNTER_DECK, settle_top, shuffle
from adjudicator.games.arkham.framework.encounter import draw_encounter_card
from adjudicator.games.arkham.game import TABLE, Arkham
from adjudicator.games.arkham.words import Context, Effect, Number, Which
from adjudicator.named import NamedTuple


class Search(NamedTuple):
    """Search the places that a description names; the effects speak of the card that is found as `chosen`."""

    which: Which
    effects: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """A search always may find something: nobody knows what lies in a deck."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """A card that fits has to be found; which of several, whoever searches says."""
        found = tuple(self.which.all(game, context))
        game.cite("search.1")
        if not found:
            game.note("the search finds no such card")
            return self._over(game, context, ())
        game.cite("search.5")
        if len(found) == 1:
            return self._over(game, context, found)
        options = tuple(Option("choose", (card,), context.you, card) for card in found)
        return Ask(Choice((context.you,), "card to find", options, "search.5"), self._found)

    def _found(self, game: Arkham, context: Context, option: Option) -> Result:
        return self._over(game, context, (cast(str, option.value),))

    def _over(self, game: Arkham, context: Context, found: tuple[str, ...]) -> Result:
        """What is done with the card; then every deck that was searched is shuffled."""
        following = (Call(SHUFFLED, deck) for deck in _decks(game, context, self.which))
        chosen = context._replace(chosen=(*context.chosen, *found))
        return ((resolve(self.effects, chosen),) if found else ()) + tuple(following)


def _decks(game: Arkham, context: Context, which: Which) -> tuple[str, ...]:
    """Whose decks a description goes through."""
    if isinstance(which, Together):
        return tuple(dict.fromkeys(holder for part in which.parts for holder in _decks(game, context, part)))
    if not isinstance(which, Described) or which.zone not in DECKS:
        return ()
    return which.owners(game, context)


def _shuffle(game: Arkham, holder: str) -> Result:
    game.cite("search.4")
    shuffle(game, holder)
    return None


SHUFFLED = Procedure("a deck that has been searched is shuffled", Step("", "shuffle", _shuffle))


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
                calls += draw_that(game, who, card) if ours else (draw_encounter_card(who, card),)
        return tuple(calls) or None


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
        each = (context._replace(chosen=(*context.chosen, card)) for card in local.found)
        return Go(local, END, tuple(resolve(local.effects, chosen) for chosen in each))
    unsettled = settle_top(game, local.context.you, TABLE)
    return Go(local, "discard", unsettled) if unsettled else _discard(game, local, deck[0])


def _discard(game: Arkham, local: Until, card: str) -> Result:
    if local.which.fits(game, local.context, card):
        local = local._replace(left=local.left - 1, found=(*local.found, card))
    return Go(local, "discard", (happen(Event("discard", "", card, "", "", ENCOUNTER_DECK)),))


UNTIL = Procedure("discard until such a card turns up", Step("", "discard", _next))
