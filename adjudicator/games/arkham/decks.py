"""The order of a deck: a shuffle makes it unknown, and chance then names the top cards."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.fields import Field
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step, Then
from adjudicator.games.arkham.facts import DECK, DUE, ENCOUNTER_DECK, TABLE, zone_called
from adjudicator.games.arkham.game import Arkham

DECKS: Final = (DECK.name, ENCOUNTER_DECK.name)
IS_KNOWN: Final = {deck: Field(f"{deck} is known", False) for deck in DECKS}
"""All cards of a deck are named, so that it is empty when the last of them leaves."""
_SHUFFLED: Final[Field[tuple[str, ...]]] = Field("shuffled", ())
"""The cards of a deck whose order is unknown."""

RUN_OUT: Final = Field("encounter deck has run out", False, DUE)
"""The last card has just left the encounter deck."""

Deck = tuple[str, str]
"""A deck: its holder, and the name of the zone."""


def deck_of(holder: str) -> Deck:
    """The deck of an investigator, or the encounter deck."""
    return (holder, (ENCOUNTER_DECK if holder == TABLE else DECK).name)


def deck_is_empty(game: Arkham, holder: str, field: str) -> bool:
    """True if a deck holds no card. A deck none of whose cards the situation names does not count as empty."""
    return IS_KNOWN[field](game, holder) and not game.zone(holder, field)


def shuffle(game: Arkham, holder: str, known: int = 0) -> None:
    """Make the order of the cards in the deck unknown from now on, but for so many on top."""
    _SHUFFLED.put(game, holder, game.zone(*deck_of(holder))[known:])


def leave_deck(game: Arkham, holder: str, card: str) -> None:
    """Note that a card has left a deck: its place is known now, and it may have been the last card."""
    if holder == TABLE and deck_is_empty(game, TABLE, ENCOUNTER_DECK.name):
        RUN_OUT.put(game, DUE, True)
    shuffled = _SHUFFLED(game, holder)
    if card in shuffled:
        _SHUFFLED.put(game, holder, tuple(other for other in shuffled if other != card))


def in_unknown_order(game: Arkham, holder: str) -> tuple[str, ...]:
    """The cards of a deck whose order is unknown; the order of those put there since is known."""
    shuffled = _SHUFFLED(game, holder)
    return tuple(card for card in game.zone(*deck_of(holder)) if card in shuffled) if shuffled else ()


def settle_top(game: Arkham, who: str, holder: str, amount: int = 1) -> tuple[Call, ...]:
    """The calls that make the order of a deck's top cards known; none if it is known already."""
    unknown = in_unknown_order(game, holder)
    if len(unknown) < 2 or not any(card in unknown for card in game.zone(*deck_of(holder))[:amount]):
        return ()
    return (Call(TOP, TopCards(who, holder, amount)),)


class TopCards(NamedTuple):
    """The top cards of a deck that become known to an investigator: how many, and how many are known so far."""

    who: str
    holder: str
    amount: int
    settled: int = 0


def _next(game: Arkham, local: TopCards) -> Result:
    """Draw the next card from the top among the cards in unknown order."""
    deck, unknown = game.zone(*deck_of(local.holder)), in_unknown_order(game, local.holder)
    settled = local.settled
    while settled < len(deck) and deck[settled] not in unknown:
        settled += 1
    if settled >= min(local.amount, len(deck)) or len(unknown) < 2:
        return Go(local, END)
    options = tuple(Option("draw", (card,), "", card, game.name(card)) for card in unknown)
    of_table = local.holder == TABLE
    what, rule = ("encounter card", "drawing-cards.2") if of_table else ("card of the deck", "drawing-cards.1")
    return Ask(Chance(local.who, what, options, rule=rule), Then(_drawn, (local, settled)))


def _drawn(game: Arkham, local: TopCards, place: int, option: Option) -> Result:
    card = option.meant(str)
    holder, field = deck_of(local.holder)
    others = tuple(other for other in game.zone(holder, field) if other != card)
    zone_called(field).put(game, holder, (*others[:place], card, *others[place:]))
    unknown = tuple(other for other in in_unknown_order(game, holder) if other != card)
    _SHUFFLED.put(game, holder, unknown)
    return Go(local._replace(settled=place + 1), "next")


TOP: Final = Procedure("the top of a shuffled deck", Step("", "next", _next))
