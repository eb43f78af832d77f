"""The order of a deck: after a shuffle nobody knows it, and its top cards are whatever chance makes them."""

from typing import Final, cast

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step, Then
from adjudicator.games.arkham.game import DUE, TABLE, Arkham
from adjudicator.named import NamedTuple

ENCOUNTER_DECK: Final = "encounter deck"
DECKS: Final = ("deck", ENCOUNTER_DECK)

RUN_OUT: Final = "encounter deck has run out"
"""The cell of the table that says that the last card has just left the encounter deck."""

Deck = tuple[str, str]
"""The holder of a deck, and the name of the zone."""


def deck_of(holder: str) -> Deck:
    """The deck of an investigator, or the encounter deck."""
    return (holder, ENCOUNTER_DECK if holder == TABLE else "deck")


def deck_is_empty(game: Arkham, holder: str, field: str) -> bool:
    """Whether a deck holds no card; one of which the situation names no card is not taken to be empty."""
    return bool(game.state.read(holder, f"{field} is known")) and not game.zone(holder, field)


def shuffle(game: Arkham, holder: str) -> None:
    """From now on nobody knows the order of the cards that are in the deck."""
    game.state.write(holder, "shuffled", game.zone(*deck_of(holder)) or None)


def leave_deck(game: Arkham, holder: str, card: str) -> None:
    """A card has left a deck: wherever it is put now, that is known; it may have been the last one."""
    if holder == TABLE and deck_is_empty(game, TABLE, ENCOUNTER_DECK):
        game.state.write(DUE, RUN_OUT, True)
    shuffled = game.zone(holder, "shuffled")
    if card in shuffled:
        game.state.write(holder, "shuffled", tuple(other for other in shuffled if other != card) or None)


def in_unknown_order(game: Arkham, holder: str) -> tuple[str, ...]:
    """The cards of a deck that lie in it in an order which nobody knows; those put there since are known."""
    shuffled = game.zone(holder, "shuffled")
    return tuple(card for card in game.zone(*deck_of(holder)) if card in shuffled) if shuffled else ()


def settle_top(game: Arkham, who: str, holder: str, amount: int = 1) -> tuple[Call, ...]:
    """The calls after which the order of the top cards of a deck is known; none where it is known already."""
    unknown = in_unknown_order(game, holder)
    if len(unknown) < 2 or not any(card in unknown for card in game.zone(*deck_of(holder))[:amount]):
        return ()
    return (Call(TOP, TopCards(who, holder, amount)),)


class TopCards(NamedTuple):
    """So many cards on top of a deck, who comes to know them, and how many are known."""

    who: str
    holder: str
    amount: int
    settled: int = 0


def _next(game: Arkham, local: TopCards) -> Result:
    """Any of the cards in unknown order may be the next one from the top."""
    deck, unknown = game.zone(*deck_of(local.holder)), in_unknown_order(game, local.holder)
    settled = local.settled
    while settled < len(deck) and deck[settled] not in unknown:
        settled += 1
    if settled >= min(local.amount, len(deck)) or len(unknown) < 2:
        return Go(local, END)
    options = tuple(Option("draw", (card,), "", card, game.name(card)) for card in unknown)
    of_table = local.holder == TABLE
    what, rule = ("encounter card", "drawing-cards.2") if of_table else ("card of the deck", "drawing-cards.1")
    return Ask(Chance(local.who, what, options, (1,) * len(unknown), rule), Then(_drawn, (local, settled)))


def _drawn(game: Arkham, local: TopCards, place: int, option: Option) -> Result:
    card = cast(str, option.value)
    holder, field = deck_of(local.holder)
    others = tuple(other for other in game.zone(holder, field) if other != card)
    game.state.write(holder, field, (*others[:place], card, *others[place:]))
    unknown = tuple(other for other in in_unknown_order(game, holder) if other != card)
    game.state.write(holder, "shuffled", unknown or None)
    return Go(local._replace(settled=place + 1), "next")


TOP: Final = Procedure("the top of a shuffled deck", Step("", "next", _next))
