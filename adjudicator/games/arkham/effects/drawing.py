"""Drawing cards from an investigator deck, which is reset when it runs out (entry Drawing Cards)."""

from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.fields import Field
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.legality import Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.cannot import banned, forbidden, hindering
from adjudicator.games.arkham.abilities.resolving import in_course, let_wait
from adjudicator.games.arkham.card_effects import of_an_effect
from adjudicator.games.arkham.damage.dealing import deal
from adjudicator.games.arkham.decks import deck_is_empty, is_lost, settle_top, shuffle
from adjudicator.games.arkham.facts import DECK, DISCARD, DRAWN, HAND, ROUND_NUMBER, UNKNOWN_CARDS
from adjudicator.games.arkham.framework import encounter
from adjudicator.games.arkham.game import Arkham, Number, Which, Worth
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.speech.numbers import Product
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import place


class DrawCards(NamedTuple):
    """Draw cards from the top of one's deck."""

    amount: Number = Worth(1)
    who: Which | None = None

    def times(self, number: int) -> "DrawCards":
        """So many times as many, drawn at once."""
        return self._replace(amount=Product(Worth(number), self.amount))

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if nobody draws, or nobody has anything to draw; an empty deck is reset if it can be."""
        drawers = (i for i in self._drawers(game, context) if not banned(game, "draw", i, i))
        return is_nothing(game, context, self.amount) or all(_in_vain(game, i) for i in drawers)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons of cards that say that nobody draws there."""
        return tuple(r for i in self._drawers(game, context) for r in hindering(game, "draw", i, i))

    def _drawers(self, game: Arkham, context: Context) -> tuple[str, ...]:
        return tuple(self.who.all(game, context)) if self.who else (context.you,)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Each of the investigators draws."""
        amount = self.amount.of(game, context)
        if amount <= 0:
            return None
        this, of = context.this, of_an_effect(context.this)
        drawers = (i for i in self._drawers(game, context) if not forbidden(game, "draw", i, i))
        return tuple(happen(Event("draw", i, "", this, "", of, amount)) for i in drawers)


class DrawUntil(NamedTuple):
    """Draw cards until so many are in hand; a drawn weakness of an encounter cardtype is none of these."""

    number: Number

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there are as many, or nothing can be drawn."""
        who = context.you
        return self.lacking(game, context) <= 0 or bool(banned(game, "draw", who, who)) or _in_vain(game, who)

    def lacking(self, game: Arkham, context: Context) -> int:
        """The number of cards that are not in hand yet."""
        hand = HAND(game, context.you)
        kept = sum(not _is_drawn_from_another_deck(game, card) for card in hand)
        return self.number.of(game, context) - kept - UNKNOWN_CARDS(game, context.you)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Draw all that is lacking at once, and again for what is not kept."""
        if forbidden(game, "draw", context.you, context.you):
            return None
        return Call(DRAWING_UNTIL, Until(self, context))


class Until(NamedTuple):
    """Cards being drawn until so many are in hand, and the hand before the last of these draws."""

    effect: DrawUntil
    context: Context
    hand: tuple[str, ...] | None = None


def _draw_on(game: Arkham, local: Until) -> Result:
    who = local.context.you
    lacking, hand = local.effect.lacking(game, local.context), HAND(game, who)
    if lacking <= 0 or hand == local.hand:
        return None
    draws = happen(Event("draw", who, "", local.context.this, "", of_an_effect(local.context.this), lacking))
    return Go(local._replace(hand=hand), "draw", (draws,))


DRAWING_UNTIL: Final = Procedure("draw until", Step("", "draw", _draw_on))


def _is_drawn_from_another_deck(game: Arkham, card: str) -> bool:
    """True of a drawn weakness that resolves as if it came from the encounter deck, and does not stay in hand."""
    printed = game.cards[card]
    return printed.weakness and printed.encounter_cardtype and "hidden" not in printed.keywords


def _in_vain(game: Arkham, who: str) -> bool:
    """True if an investigator has nothing to draw, and nothing comes of trying."""
    if DISCARD(game, who) or not deck_is_empty(game, who, DECK.name):
        return False
    return game.reading(NOTHING_TO_DRAW) != "horror"


class Drawing(NamedTuple):
    """A draw: the number of cards still to be drawn, the cards drawn, and whether the deck was reset for them."""

    who: str
    scope: str
    left: int
    drawn: tuple[str, ...] = ()
    reset: bool = False


def _draw(game: Arkham, event: Event, scope: str) -> Call:
    """Draw this many cards from the top of the deck into the hand as one draw, or one card that was found."""
    _again(game, event.who)
    if event.what:
        place(game, event.what, event.who, HAND, "drawing-cards.1")
        return Call(DRAWING, Drawing(event.who, scope, 0, (event.what,)))
    return Call(DRAWING, Drawing(event.who, scope, event.amount))


DREW_IN: Final[Field[int | None]] = Field("drew in round", None)
"""The last round in which an investigator drew."""


def _again(game: Arkham, who: str) -> None:
    """Note that an investigator draws; nothing limits how often they draw in a round."""
    now = ROUND_NUMBER(game)
    if DREW_IN(game, who) == now:
        game.cite("drawing-cards.6")
    else:
        DREW_IN.put(game, who, now)


def _next_card(game: Arkham, local: Drawing) -> Result:
    """Draw the next card; a deck whose cards the situation does not name yields unknown cards."""
    who, left = local.who, local.left
    if not left:
        return Go(local, "all are drawn")
    if deck_is_empty(game, who, DECK.name):
        return _reset(game, local)
    deck = DECK(game, who)
    if not deck or is_lost(game, who, deck[0]):
        UNKNOWN_CARDS.set(game, who, UNKNOWN_CARDS(game, who) + left)
        return Go(local, "all are drawn")
    unsettled = settle_top(game, who, who)
    return Go(local, "next card", unsettled) if unsettled else _into_hand(game, local, deck[0])


def _into_hand(game: Arkham, local: Drawing, card: str) -> Result:
    place(game, card, local.who, HAND, "drawing-cards.1")
    return Go(local._replace(left=local.left - 1, drawn=(*local.drawn, card)), "next card")


def _reset(game: Arkham, local: Drawing) -> Result:
    """Reset the empty deck: shuffle the discard pile into it and go on drawing."""
    pile = DISCARD(game, local.who)
    if not pile:
        game.note(f"{game.name(local.who)} has no card left to draw")
        horror = game.reading(NOTHING_TO_DRAW) == "horror"
        return Go(local._replace(left=0, reset=local.reset or horror), "all are drawn")
    for card in pile:
        place(game, card, local.who, DECK)
    shuffle(game, local.who)
    game.cite("drawing-cards.5" if local.drawn else "drawing-cards.7")
    return Go(local._replace(reset=True), "next card")


NOTHING_TO_DRAW: Final = "deck-and-discard-pile-both-empty"
WITHIN_AN_EFFECT: Final = "weakness-drawn-within-an-effect"
HORROR_OR_WEAKNESS: Final = "horror-for-a-reset-deck"


def _all_drawn(game: Arkham, local: Drawing) -> Result:
    """End the draw: resolve the weaknesses drawn, and deal 1 horror for a reset."""
    who, drawn = local.who, local.drawn
    DRAWN.put(game, local.scope, drawn)
    if len(drawn) > 1:
        game.note(f"{game.name(who)} draws these {len(drawn)} cards at once")
        game.cite("drawing-cards.4")
    calls = tuple(call for card in drawn for call in _resolving(game, who, card))
    whole = in_course(game) if calls else 0
    if whole and game.reading(WITHIN_AN_EFFECT, "effects.8") == "after the effect":
        let_wait(game, calls, whole)
        calls = ()
    if not local.reset:
        return Go(local, END, calls)
    game.cite("drawing-cards.8")
    horror = deal(who, horror=1)
    if calls and game.reading(HORROR_OR_WEAKNESS) == "weaknesses first":
        return Go(local, END, (*calls, horror))
    return Go(local, END, (horror, *calls))


def _resolving(game: Arkham, who: str, card: str) -> tuple[Call, ...]:
    """The calls that resolve a drawn weakness at once: its revelation, if it is of a player cardtype."""
    printed = game.cards[card]
    if not printed.weakness:
        return ()
    if printed.encounter_cardtype:
        game.cite("weakness.4")
        return (encounter.draw_encounter_card(who, card),)
    game.cite("weakness.6")
    if not any(ability.kind == "revelation" for ability in printed.abilities):
        return ()
    return (happen(Event("revelation", who, card, card, rules=("weakness.5",))),)


DRAWING: Final = Procedure(
    "draw cards",
    Step("", "next card", _next_card),
    Step("", "all are drawn", _all_drawn),
)

IMPACTS: Final[Impacts] = {"draw": _draw}
"""The changes that these events make."""
