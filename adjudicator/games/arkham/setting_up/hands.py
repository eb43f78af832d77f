"""Opening hands and mulligans: step 8 of setting up (entries Setting Up the Game and Mulligan)."""

from itertools import combinations
from typing import Final, NamedTuple

from adjudicator.engine.choices import PASS, Choice, Option, Options
from adjudicator.engine.events import Event
from adjudicator.engine.fields import Field
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.decks import settle_top, shuffle
from adjudicator.games.arkham.discarding import choose_and_discard
from adjudicator.games.arkham.facts import DECK, HAND
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.kinds import CARD, INVESTIGATOR
from adjudicator.games.arkham.moments import on_top
from adjudicator.games.arkham.values import value
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import place
from adjudicator.games.kit.opportunities import Opportunity
from adjudicator.games.kit.waiting import asks
from adjudicator.games.kit.zones import Zone

MULLIGAN: Final = Opportunity("cards to give back in a mulligan", "mulligan.1", lambda game: game.investigators)
_IGNORED = Zone("set aside", INVESTIGATOR, CARD)
"""The zone of weaknesses drawn in step 8, until that step is over."""

_GIVEN_BACK = Zone("given back", INVESTIGATOR, CARD)
"""The zone of the cards of a mulligan, until others have been drawn for them."""


MULLIGAN_TAKEN: Final = Field("mulligan taken", False)
"""The mark of an investigator who has decided on the one mulligan."""
FOUND: Final = Field("opening hand was found", False)
"""The mark of an investigator who found the opening hand in the deck and did not draw it."""


BEGUN: Final = Field("opening hand has a starting card", False)
"""The mark of an investigator who begins the game with a card that may be in the opening hand by its keyword."""


class Hand(NamedTuple):
    """An opening hand being drawn: the cards still to draw, and the number of all its cards to `keep`."""

    who: str
    left: int
    keep: int = 99


def opening_hands(game: Arkham) -> tuple[Call, ...]:
    """The calls for step 8: draw opening hands, mulligan, then shuffle the weaknesses set aside back."""
    everybody = game.investigators
    draws = tuple(call for who in everybody for call in _drawing(game, who))
    return (*draws, *(Call(OFFER, who) for who in everybody), *(Call(WEAKNESSES, who) for who in everybody))


def _drawing(game: Arkham, who: str) -> tuple[Call, ...]:
    """The calls by which an investigator draws an opening hand, after a choice of the card that is to be in it."""
    if _starting(game, who):
        return (Call(FIRST, who), Call(DRAWS, who))
    return (happen(Event("draw opening hand", who, amount=value(game, who, "opening hand"))),)


def _starting(game: Arkham, who: str) -> dict[str, str]:
    """A copy of each card in the deck that may be in the opening hand by its keyword."""
    cards = reversed(DECK(game, who))
    return {game.cards[card].name: card for card in cards if "starting" in game.cards[card].keywords}


def _starting_card(game: Arkham, who: str) -> Result:
    """Let an investigator begin the game with one copy of one of these cards in hand."""
    options = tuple(Option("choose", (card,), who, card) for card in _starting(game, who).values())
    return Ask(Choice((who,), "starting card", (*options, PASS), "may.1", optional=True), _started_with)


def _started_with(game: Arkham, who: str, option: Option) -> Result:
    if option.declines:
        return None
    place(game, option.meant(str), who, HAND, "golden-rules.2")
    BEGUN.put(game, who, True)
    shuffle(game, who)
    return None


def _draws(game: Arkham, who: str) -> Result:
    """Draw the opening hand, of which a card is there already if one began the game with it."""
    amount = value(game, who, "opening hand")
    if BEGUN(game, who) and game.reading("starting-card", "setting-up.13") == "one of them":
        amount -= 1
    return happen(Event("draw opening hand", who, amount=amount))


def _opening_hand(game: Arkham, event: Event, scope: str) -> Call:
    game.cite("setting-up.13")
    return draw_hand(event.who, event.amount)


def draw_hand(who: str, amount: int, keep: int = 99) -> Call:
    """The call that draws this many cards for an opening hand, and discards all but the number to keep."""
    return Call(OPENING_HAND, Hand(who, amount, keep))


def _draw(game: Arkham, local: Hand) -> Result:
    """Draw the next card from the top of the deck; in a shuffled deck it may be any card."""
    deck = DECK(game, local.who)
    if local.left <= 0 or not deck:
        return None
    unsettled = settle_top(game, local.who, local.who)
    return Go(local, "draw", unsettled) if unsettled else _take(game, local, deck[0])


def _take(game: Arkham, local: Hand, card: str) -> Result:
    """Set a weakness aside, ignored, and draw another card for it; put any other card into the hand."""
    kept = game.cards[card].kept_in_opening_hand
    game.cite(*_STAYS[kept])
    if game.cards[card].weakness and not kept and game.applies("setting-up.15", "setting-up.16"):
        place(game, card, local.who, _IGNORED)
        return Go(local, "draw")
    place(game, card, local.who, HAND, "drawing-cards.1")
    return Go(local._replace(left=local.left - 1), "draw")


_STAYS: Final = {True: ("golden-rules.2",), False: ()}
"""The rules by which a card says of itself that it stays in the opening hand (True)."""


def _keep(game: Arkham, local: Hand) -> Result:
    """Keep this many cards of a larger hand, and discard the others."""
    hand = HAND(game, local.who)
    return choose_and_discard(game, Context(you=local.who), hand, len(hand) - local.keep)


def _offer(game: Arkham, who: str) -> Result:
    """Offer an investigator who has drawn an opening hand one mulligan of any number of its cards."""
    game.cite("mulligan.5", "setting-up.14")
    hand = HAND(game, who)
    if not hand:
        return None
    if _is_for_drawn_cards_only(game, who):
        return None
    return Ask(asks(MULLIGAN, (who,), lambda: _mulligans(game, who)), _decided)


def _is_for_drawn_cards_only(game: Arkham, who: str) -> bool:
    """True if there is no mulligan because the hand was found and not drawn."""
    return FOUND(game, who) and game.reading("mulligan-of-a-found-hand") == "refused"


def _mulligans(game: Arkham, who: str) -> Options:
    """The options to keep the hand or give back any of its cards; copies of one card count as the same."""
    hand = tuple(card for card in HAND(game, who) if not game.cards[card].kept_in_opening_hand)
    seen: set[tuple[str, ...]] = set()
    found = [Option("keep", (), who)]
    for number in range(1, len(hand) + 1):
        for cards in combinations(hand, number):
            titles = tuple(sorted(game.cards[card].name for card in cards))
            if titles not in seen:
                seen.add(titles)
                found.append(Option("mulligan", cards, who))
    return tuple(found)


def _decided(game: Arkham, who: str, option: Option) -> Result:
    """Set the cards aside, draw as many others, and then shuffle them back."""
    game.cite("mulligan.1")
    MULLIGAN_TAKEN.put(game, who, True)
    if not option.things:
        return None
    game.cite("mulligan.3")
    for card in option.things:
        place(game, card, who, _GIVEN_BACK)
    return (draw_hand(who, len(option.things)), Call(BACK, who))


def _back(game: Arkham, who: str) -> Result:
    game.cite("mulligan.4")
    _shuffle_back(game, who, _GIVEN_BACK)
    return None


def _weaknesses(game: Arkham, who: str) -> Result:
    """Shuffle the weaknesses that were set aside back into the deck."""
    if _IGNORED(game, who):
        game.cite("setting-up.17")
        _shuffle_back(game, who, _IGNORED)
    return None


def _shuffle_back(game: Arkham, who: str, zone: Zone[str]) -> None:
    for card in zone(game, who):
        place(game, card, who, DECK)
    shuffle(game, who)


def why_not_mulligan(game: Arkham, who: str, cards: tuple[str, ...] = ()) -> Reasons:
    """The reasons why an investigator cannot decide on a mulligan now: too early, another's turn, or too late."""
    if MULLIGAN_TAKEN(game, who):
        return (Reason("mulligan.2", f"{game.name(who)} has had the one opportunity"),)
    if _is_for_drawn_cards_only(game, who):
        return (Reason("mulligan.1", f"{game.name(who)} found the opening hand and drew none of it"),)
    if not on_top(game, OFFER.name):
        return (Reason("setting-up.14", "mulligans are taken when all have drawn their opening hands"),)
    assert game.stack is not None
    first = game.stack.local
    if isinstance(first, str) and first != who:
        return (Reason("mulligan.5", f"{game.name(first)} decides first"),)
    return (
        *(
            Reason("mulligan.1", f"{game.name(card)} is not among the cards drawn")
            for card in cards
            if game.lies(card) != (who, HAND.name)
        ),
        *(
            Reason("golden-rules.2", f"{game.name(card)} says that it stays in the opening hand")
            for card in cards
            if game.cards[card].kept_in_opening_hand
        ),
    )


FIRST = Procedure("a starting card", Step("", "choose it", _starting_card))
DRAWS = Procedure("an opening hand is drawn", Step("", "draw it", _draws))
OPENING_HAND = Procedure("draw an opening hand", Step("", "draw", _draw), Step("", "keep", _keep))
OFFER = Procedure("mulligan", Step("", "offer", _offer))
BACK = Procedure("the cards that were given back", Step("", "shuffle them into the deck", _back))
WEAKNESSES = Procedure("the weaknesses that were drawn", Step("", "shuffle them into the deck", _weaknesses))

IMPACTS: Final[Impacts] = {"draw opening hand": _opening_hand}
"""The changes that these events make."""
