"""Effects that go through a deck for a card: discard until one turns up, or draw it."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step, Then
from adjudicator.games.arkham.abilities.cannot import banned, forbidden, hindering
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.card_effects import of_an_effect
from adjudicator.games.arkham.decks import DECKS, deck_is_empty, settle_top, settle_top_of
from adjudicator.games.arkham.facts import ENCOUNTER_DECK, HAND, TABLE, UNKNOWN_CARDS
from adjudicator.games.arkham.framework import encounter
from adjudicator.games.arkham.game import Arkham, Effect, Number, Which, Worth
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.speech.which import Described
from adjudicator.games.arkham.words import Context


class DrawThese(NamedTuple):
    """Draw certain cards, wherever they are; an encounter card resolves as if it came from its deck."""

    which: Which
    who: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card, or whoever would draw player cards cannot."""
        cards = self.which.all(game, context)
        kept = any(banned(game, "draw", who, who) for who in self.who.all(game, context)[:1])
        return not any(game.cards[card].encounter or not kept for card in cards)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons of cards that say that nobody draws there."""
        return tuple(why for who in self.who.all(game, context)[:1] for why in hindering(game, "draw", who, who))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The investigator draws the cards, and resolves one before the next."""
        calls: list[Call] = []
        for who in self.who.all(game, context)[:1]:
            for card in self.which.all(game, context):
                if game.cards[card].encounter:
                    calls.append(encounter.draw_encounter_card(who, card))
                elif not forbidden(game, "draw", who, who):
                    calls.append(happen(Event("draw", who, card, context.this, "", of_an_effect(context.this), 1)))
        return tuple(calls) or None


class ResolveRevelation(NamedTuple):
    """Resolve the revelations of cards that are not drawn."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no such card has a revelation."""
        return not any(_reveals(game, card) for card in self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve one after the other."""
        found = (card for card in self.which.all(game, context) if _reveals(game, card))
        return tuple(happen(Event("revelation", context.you, card, card)) for card in found)


def _reveals(game: Arkham, card: str) -> bool:
    return any(ability.kind == "revelation" for ability in game.cards[card].abilities)


class AtRandom(NamedTuple):
    """Take one of the cards that fit at random, or one after another; the effects call each `chosen`."""

    which: Which
    effects: tuple[Effect, ...]
    amount: Number = Worth(1)

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no card is to be taken, or it is known that there is no such card."""
        if is_nothing(game, context, self.amount):
            return True
        return not self.which.all(game, context) and not _hides(game, context, self.which)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Take one card, and all that comes of it, before the next."""
        amount = self.amount.of(game, context)
        return self.once(game, context) if amount == 1 else (Call(TAKING, Taking(self, context)),) * max(0, amount)

    def once(self, game: Arkham, context: Context) -> Result:
        """Take a card at random."""
        found = tuple(self.which.all(game, context))
        if not found:
            game.note("the situation names no such card")
            return None
        if len(found) == 1:
            return resolve(self.effects, context.also_choosing(found[0]))
        options = tuple(Option("takes", (card,), "", card, game.name(card)) for card in found)
        chance = Chance(context.you, "card at random", options)
        return Ask(chance, Then(_takes, (self.effects, context)))


class Taking(NamedTuple):
    """One of several cards that are taken at random one after another."""

    effect: AtRandom
    context: Context


def _take(game: Arkham, local: Taking) -> Result:
    return local.effect.once(game, local.context)


TAKING: Final = Procedure("take a card at random", Step("", "take", _take))


def _hides(game: Arkham, context: Context, which: Which) -> bool:
    """True if the area that a description names holds cards that the situation does not name."""
    if not isinstance(which, Described):
        return False
    owners = which.owners(game, context)
    if which.zone in DECKS:
        return any(not deck_is_empty(game, owner, which.zone) for owner in owners)
    return which.zone == HAND.name and any(UNKNOWN_CARDS(game, owner) for owner in owners)


def _takes(_game: Arkham, effects: tuple[Effect, ...], context: Context, option: Option) -> Result:
    return resolve(effects, context.also_choosing(option.meant(str)))


class DrawFrom(NamedTuple):
    """Draw the top card of a deck that belongs to the scenario."""

    deck: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no card is left in the deck."""
        return not game.zone(TABLE, self.deck)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Whoever uses the ability draws the card; it resolves like a card of the encounter deck."""
        unsettled = settle_top_of(game, context.you, (TABLE, self.deck))
        return (*unsettled, Call(FROM_DECK, FromDeck(context.you, self.deck)))


class FromDeck(NamedTuple):
    """An investigator who draws the top card of a deck that belongs to the scenario."""

    who: str
    deck: str


def _draw_top(game: Arkham, local: FromDeck) -> Result:
    top = game.zone(TABLE, local.deck)[:1]
    return tuple(encounter.draw_encounter_card(local.who, card) for card in top)


FROM_DECK: Final = Procedure("draw from a deck of the scenario", Step("", "draw", _draw_top))


class DiscardUntil(NamedTuple):
    """Discard cards from the top of the encounter deck until this many of a description are discarded.

    The effects then resolve for each of these, and call it `chosen`.
    """

    which: Which
    amount: Number
    effects: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no card is to be discarded, or there is none; nobody knows what comes."""
        return is_nothing(game, context, self.amount) or encounter.nothing_to_take(game)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Discard card after card."""
        return Call(UNTIL, Until(self.which, self.amount.of(game, context), self.effects, context))


class Until(NamedTuple):
    """The cards still to turn up while discarding, those found so far, and all that have been discarded."""

    which: Which
    left: int
    effects: tuple[Effect, ...]
    context: Context
    found: tuple[str, ...] = ()
    gone: frozenset[str] = frozenset()


def _next(game: Arkham, local: Until) -> Result:
    """Discard the top card of the encounter deck, unless all that it has been shuffled from was discarded already."""
    deck = encounter.deck_to_take_from(game) if local.left else ()
    if local.gone.issuperset(deck):
        if local.left:
            game.note("the encounter deck, as far as the situation names its cards, is used up")
        context = local.context
        each = (context.also_choosing(card) for card in local.found)
        return Go(local, END, tuple(resolve(local.effects, chosen) for chosen in each))
    unsettled = settle_top(game, local.context.you, TABLE)
    return Go(local, "discard", unsettled) if unsettled else _discard(game, local, deck[0])


def _discard(game: Arkham, local: Until, card: str) -> Result:
    if card not in local.found and local.which.fits(game, local.context, card):
        local = local._replace(left=local.left - 1, found=(*local.found, card))
    local = local._replace(gone=local.gone | {card})
    return Go(local, "discard", (happen(Event("discard", "", card, "", "", ENCOUNTER_DECK.name)),))


UNTIL = Procedure("discard until such a card turns up", Step("", "discard", _next))
