"""The order of a deck: a shuffle makes it unknown, and chance then names the top cards."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.fields import Field
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step, Then
from adjudicator.games.arkham.facts import BESIDE_EXPLORATION, DECK, DUE, ENCOUNTER_DECK, TABLE, zone_called
from adjudicator.games.arkham.game import Arkham

DECKS: Final = (DECK.name, ENCOUNTER_DECK.name)
IS_KNOWN: Final = {deck: Field(f"{deck} is known", False) for deck in DECKS}
"""All cards of a deck are named, so that it is empty when the last of them leaves."""
_SHUFFLED: Final[Field[tuple[str, ...]]] = Field("shuffled", ())
"""The cards of a deck whose order is unknown."""

RUN_OUT: Final = Field("last of the encounter deck", "", DUE)
"""The last card of the encounter deck, which has just left it."""

Deck = tuple[str, str]
"""A deck: its holder, and the name of the zone."""


def is_deck(field: str) -> bool:
    """True of a zone that is a deck, be it one of the scenario's own."""
    return field.endswith(DECK.name) and field != BESIDE_EXPLORATION.name


def deck_of(holder: str) -> Deck:
    """The deck of an investigator, or the encounter deck."""
    return (holder, (ENCOUNTER_DECK if holder == TABLE else DECK).name)


def deck_is_empty(game: Arkham, holder: str, field: str) -> bool:
    """True if a deck holds no card. A deck none of whose cards the situation names does not count as empty."""
    return IS_KNOWN[field](game, holder) and not game.zone(holder, field)


def _bearer(deck: Deck) -> str:
    """The entity that bears what is known of a deck: its holder, or the deck itself where the holder has another."""
    holder, field = deck
    return holder if field in DECKS else field


def shuffle(game: Arkham, holder: str, known: int = 0) -> None:
    """Make the order of the cards in the deck unknown from now on, but for so many on top."""
    shuffle_deck(game, deck_of(holder), known)


def shuffle_deck(game: Arkham, deck: Deck, known: int = 0) -> None:
    """The same of any deck, be it one that belongs to the scenario."""
    _SHUFFLED.put(game, _bearer(deck), game.zone(*deck)[known:])


def leave_deck(game: Arkham, deck: Deck, card: str) -> None:
    """Note that a card has left a deck: its place is known now, and it may have been the last card."""
    if deck == (TABLE, ENCOUNTER_DECK.name) and deck_is_empty(game, *deck):
        RUN_OUT.put(game, DUE, card)
    shuffled = _SHUFFLED(game, _bearer(deck))
    if card in shuffled:
        _SHUFFLED.put(game, _bearer(deck), tuple(other for other in shuffled if other != card))


def in_unknown_order(game: Arkham, holder: str) -> tuple[str, ...]:
    """The cards of a deck whose order is unknown; the order of those put there since is known."""
    return _unknown(game, deck_of(holder))


def is_lost(game: Arkham, holder: str, card: str) -> bool:
    """True of a card that has been shuffled into a deck of which the situation names only some cards."""
    return not IS_KNOWN[deck_of(holder)[1]](game, holder) and card in in_unknown_order(game, holder)


def _unknown(game: Arkham, deck: Deck) -> tuple[str, ...]:
    shuffled = _SHUFFLED(game, _bearer(deck))
    return tuple(card for card in game.zone(*deck) if card in shuffled) if shuffled else ()


def settle_top(game: Arkham, who: str, holder: str, amount: int = 1) -> tuple[Call, ...]:
    """The calls that make the order of a deck's top cards known; none if it is known already."""
    return settle_top_of(game, who, deck_of(holder), amount)


def settle_top_of(game: Arkham, who: str, deck: Deck, amount: int = 1) -> tuple[Call, ...]:
    """The same of any deck, be it one that belongs to the scenario."""
    unknown = _unknown(game, deck)
    if len(unknown) < 2 or not any(card in unknown for card in game.zone(*deck)[:amount]):
        return ()
    return (Call(TOP, TopCards(who, deck, amount)),)


class TopCards(NamedTuple):
    """The top cards of a deck that become known to an investigator: how many, and how many are known so far."""

    who: str
    deck: Deck
    amount: int
    settled: int = 0


def _next(game: Arkham, local: TopCards) -> Result:
    """Draw the next card from the top among the cards in unknown order."""
    deck, unknown = game.zone(*local.deck), _unknown(game, local.deck)
    settled = local.settled
    while settled < len(deck) and deck[settled] not in unknown:
        settled += 1
    if settled >= min(local.amount, len(deck)) or len(unknown) < 2:
        return Go(local, END)
    options = tuple(Option("draw", (card,), "", card, game.name(card)) for card in unknown)
    of_encounters = local.deck == (TABLE, ENCOUNTER_DECK.name)
    what, rule = ("encounter card", "drawing-cards.2") if of_encounters else ("card of the deck", "drawing-cards.1")
    return Ask(Chance(local.who, what, options, rule=rule), Then(_drawn, (local, settled)))


def _drawn(game: Arkham, local: TopCards, place: int, option: Option) -> Result:
    card = option.meant(str)
    holder, field = local.deck
    others = tuple(other for other in game.zone(holder, field) if other != card)
    zone_called(field).put(game, holder, (*others[:place], card, *others[place:]))
    unknown = tuple(other for other in _unknown(game, local.deck) if other != card)
    _SHUFFLED.put(game, _bearer(local.deck), unknown)
    return Go(local._replace(settled=place + 1), "next")


TOP: Final = Procedure("the top of a shuffled deck", Step("", "next", _next))
