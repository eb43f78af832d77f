"""Effects on decks: shuffle cards in, look at the top cards, discard from the top (entry Deck)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.decks import Deck, deck_is_empty, deck_of, settle_top, shuffle
from adjudicator.games.arkham.discarding import acquire, discarding_together, equivalent_of_its_owner, moved
from adjudicator.games.arkham.facts import BEING_RESOLVED, DECK, ENCOUNTER_DECK, OWNER, TABLE, zone_called
from adjudicator.games.arkham.game import Arkham, Effect, Number, Which, Worth
from adjudicator.games.arkham.hidden import free_to_go, that_can_go, why_none_goes
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.speech.numbers import Product
from adjudicator.games.arkham.speech.which import PILES, Described
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import discard, place

_SINGLE = {DECK.name: "faq-shuffling-into-an-empty-deck.1", ENCOUNTER_DECK.name: "faq-shuffling-into-an-empty-deck.2"}
"""The rules that forbid shuffling a single card into an empty deck."""


class Shuffle(NamedTuple):
    """Shuffle cards into their owner's deck, or into the encounter deck."""

    which: Which
    into: str = DECK.name

    def _decks(self, game: Arkham, context: Context, cards: Sequence[str]) -> dict[Deck, tuple[str, ...]]:
        """The cards to shuffle in, by the deck they go to."""
        decks: dict[Deck, tuple[str, ...]] = {}
        for card in cards:
            into = equivalent_of_its_owner(game, card, self.into)
            holder = TABLE if into == ENCOUNTER_DECK.name else OWNER(game, card) or context.you
            decks[holder, into] = (*decks.get((holder, into), ()), card)
        return decks

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no card can be shuffled in."""
        cards = free_to_go(game, context, self.which, self.which.all(game, context))
        return all(_barred(game, *one) for one in self._decks(game, context, cards).items())

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons of cards that stay where they are."""
        return why_none_goes(game, context, self.which, self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Shuffle the cards in; leave a single card out if the deck is empty."""
        cards = that_can_go(game, context, self.which, self.which.all(game, context))
        decks = self._decks(game, context, cards)
        if not decks and isinstance(self.which, Described) and self.which.zone in PILES:
            game.note(f"no card is in the {self.which.zone} pile: the {self.into} is not shuffled")
            game.cite("discard-piles.10")
            return None
        calls: tuple[Call, ...] = ()
        for deck, cards in decks.items():
            if _barred(game, deck, cards):
                _left_out(game, deck, cards[0])
                continue
            for card in cards:
                acquire(game, card, deck[0], "weakness.9")
            leaving = tuple(card for card in cards if game.in_play(card))
            for card in cards:
                if card not in leaving:
                    place(game, card, deck[0], zone_called(deck[1]))
            calls += tuple(call for card in leaving for call in moved(game, card, deck[1], deck[0]))
            if leaving:
                calls += (Call(MIX, deck[0]),)
            else:
                shuffle(game, deck[0])
        return calls or None


def _mix(game: Arkham, holder: str) -> Result:
    shuffle(game, holder)
    return None


MIX: Final = Procedure("shuffle a deck", Step("", "shuffle", _mix))


def _barred(game: Arkham, deck: Deck, cards: tuple[str, ...]) -> bool:
    return len(cards) == 1 and deck_is_empty(game, *deck)


def _left_out(game: Arkham, deck: Deck, card: str) -> None:
    """Leave a card out: discard it if it is being played or revealed, otherwise leave it where it is."""
    game.cite(_SINGLE[deck[1]])
    game.note(f"the deck is empty: {game.name(card)} is not shuffled into it")
    if game.cards[card].type in ("event", "treachery") and game.lies(card) == (TABLE, BEING_RESOLVED.name):
        discard(game, card, "faq-shuffling-into-an-empty-deck.3")
    else:
        game.cite("faq-shuffling-into-an-empty-deck.4")


class LookAtTop(NamedTuple):
    """Look at the top cards of a deck and return them as they were, or in any order if the ability says so.

    After that effects follow for each of these cards, or those that are such as the ability says, and once for all.
    """

    amount: Number
    of: Which | None = None
    any_order: bool = False
    such: Which | None = None
    each: tuple[Effect, ...] = ()
    then: tuple[Effect, ...] = ()

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no card to look at."""
        holders = self.of.all(game, context) if self.of else (TABLE,)
        return is_nothing(game, context, self.amount) or all(deck_is_empty(game, *deck_of(h)) for h in holders)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Look at the cards."""
        amount = self.amount.of(game, context)
        calls: list[Call] = []
        for holder in self.of.all(game, context) if self.of else (TABLE,):
            calls += settle_top(game, context.you, holder, amount)
            calls.append(Call(LOOKING, Looking(context, self, deck_of(holder), amount)))
        return tuple(calls) or None


class Looking(NamedTuple):
    """An effect by which an investigator looks at this many cards on top of a deck."""

    context: Context
    effect: LookAtTop
    deck: Deck
    amount: int


def _look(game: Arkham, local: Looking) -> Result:
    """The investigator looks at the cards; this is no search."""
    by = ("faq-looking-searching-finding.1",)
    return happen(Event("look", local.context.you, "", local.context.this, "", local.deck[1], rules=by))


def _put_back(game: Arkham, local: Looking) -> Result:
    if len(game.zone(*local.deck)[: local.amount]) < 2:
        return None
    game.cite("deck.2")
    ordering = Ordering(local.context.you, local.deck, local.amount)
    return Call(ORDERING, ordering) if local.effect.any_order else None


def _follow(game: Arkham, local: Looking) -> Result:
    """Resolve the effects on the cards, and then those that follow if there is such a card among them."""
    effect, context = local.effect, local.context
    seen = game.zone(*local.deck)[: local.amount]
    found = tuple(card for card in seen if effect.such is None or effect.such.fits(game, context, card))
    each = [resolve(effect.each, context.also_choosing(card)) for card in found] if effect.each else []
    return (*each, *((resolve(effect.then, context),) if found and effect.then else ())) or None


LOOKING = Procedure(
    "look at the top of a deck", Step("", "look", _look), Step("", "put back", _put_back), Step("", "follow", _follow)
)


class Ordering(NamedTuple):
    """An investigator who returns this many cards to the top of a deck, and the cards placed so far, topmost first."""

    who: str
    deck: Deck
    amount: int
    placed: tuple[str, ...] = ()


def _order(game: Arkham, local: Ordering) -> Result:
    """Ask the investigator which card lies next from the top."""
    deck = game.zone(*local.deck)
    left = tuple(card for card in deck[: local.amount] if card not in local.placed)
    if len(left) > 1:
        options = tuple(Option("choose", (card,), local.who, card) for card in left)
        return Ask(Choice((local.who,), "next card of the deck from its top", options, "deck.2"), _ordered)
    game.write(*local.deck, (*local.placed, *left, *deck[local.amount :]))
    return Go(local, END)


def _ordered(game: Arkham, local: Ordering, option: Option) -> Result:
    return Go(local._replace(placed=(*local.placed, option.meant(str))), "order")


ORDERING = Procedure("return cards to a deck in any order", Step("", "order", _order))


class DiscardFromDeck(NamedTuple):
    """Discard the top cards of an investigator's deck, of one's own if the ability names no other."""

    amount: Number
    of: Which

    def times(self, number: int) -> "DiscardFromDeck":
        """So many times as many, discarded at once."""
        return self._replace(amount=Product(Worth(number), self.amount))

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no card is discarded, or every such deck is known to be empty."""
        owners = self.of.all(game, context)
        return is_nothing(game, context, self.amount) or all(deck_is_empty(game, i, DECK.name) for i in owners)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Discard the cards, starting from the top."""
        amount = self.amount.of(game, context)
        owners = self.of.all(game, context)
        game.cite("investigator-deck.2")
        unsettled = tuple(call for owner in owners for call in settle_top(game, context.you, owner, amount))
        return (*unsettled, Call(FROM_TOP, FromTop(tuple(owners), amount)))


class FromTop(NamedTuple):
    """The investigators who discard this many cards from the top of their decks."""

    owners: tuple[str, ...]
    amount: int


def _from_top(game: Arkham, local: FromTop) -> Result:
    """Discard the top cards together."""
    top = (card for owner in local.owners for card in DECK(game, owner)[: local.amount])
    return discarding_together(game, tuple(top))


FROM_TOP = Procedure("discard from the top of a deck", Step("", "discard", _from_top))
