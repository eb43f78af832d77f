"""Building decks before a game is set up: each investigator adds cards, takes cards out, and takes the deck."""

from collections.abc import Callable
from typing import Final

from adjudicator.engine.choices import PASS, Option, Options
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import END, Ask, Go, Procedure, Result, Step
from adjudicator.games.arkham.deckbuilding.counting import size
from adjudicator.games.arkham.deckbuilding.legality import (
    deck_size,
    rules_applied,
    too_many,
    why_not_card,
    why_not_deck,
    why_not_left,
)
from adjudicator.games.arkham.facts import COLLECTION, DECK, DECK_TAKEN, OWNER, TABLE
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.zones import place
from adjudicator.games.kit.incidents import Befalls
from adjudicator.games.kit.opportunities import Opportunity
from adjudicator.games.kit.waiting import asks

TAKE, ADD, TAKE_OUT = "take the deck", "add to the deck", "take out of the deck"


BUILD_A_DECK: Final = Opportunity(
    "build a deck", "deckbuilding.7", lambda game: game.investigators, optional=True, rest=True
)


def why_not_take(game: Arkham, who: str) -> Reasons:
    """The reasons why an investigator cannot begin with the deck as it is."""
    return _why_not_now(game) or why_not_deck(game, who)


def why_not_add(game: Arkham, who: str, card: str) -> Reasons:
    """The reasons why an investigator cannot add a card of the collection to the deck, whatever its size."""
    found = _why_not_now(game) or why_not_left(game, card) or why_not_card(game, who, card)
    return (*found, *too_many(game, who, game.cards[card]), *_too_early(game, who, card))


def _too_early(game: Arkham, who: str, card: str) -> Reasons:
    """Random basic weaknesses are added last."""
    if not game.cards[card].basic_weakness or size(game, who) >= deck_size(game, who):
        return ()
    return (Reason("deckbuilding.11", "random basic weaknesses are added when the deck has its size"),)


def why_not_take_out(game: Arkham, who: str, card: str) -> Reasons:
    """The reasons why an investigator cannot take a card out of the deck."""
    if card in DECK(game, who):
        return _why_not_now(game)
    return _why_not_now(game) or (Reason("investigator-deck.1", f"{game.name(card)} is not in the deck"),)


def _why_not_now(game: Arkham) -> Reasons:
    if game.stack is not None and game.stack.procedure is BUILDING_DECKS:
        return ()
    because = "decks are built before a game is set up, and altered by what it allows"
    return Reason("campaign-play.25", because), Reason("deckbuilding.13", because)


def _build(game: Arkham, local: None) -> Result:
    return Ask(asks(BUILD_A_DECK, game.investigators, lambda: _options(game)), _decided)


def _options(game: Arkham) -> Options:
    """Every legal deck, and every card of the collection that may be added; anything may be taken out."""
    found: list[Option] = []
    for who in game.investigators:
        found += [Option(TAKE, (), who)] if not DECK_TAKEN(game, who) and not why_not_take(game, who) else []
        found += [Option(ADD, (card,), who) for card in COLLECTION(game) if not why_not_add(game, who, card)]
        found += [Option(TAKE_OUT, (card,), who) for card in DECK(game, who)]
    return (*found, PASS)


def _decided(game: Arkham, local: None, option: Option) -> Result:
    if isinstance(option.value, Befalls):
        return Go(local, "build", option.value.calls(game))
    if option.declines:
        return Go(step=END)
    _DOES[option.verb](game, option)
    return Go(step="build")


def _take(game: Arkham, option: Option) -> None:
    DECK_TAKEN.set(game, option.who, True, *rules_applied(game, option.who))


def _add(game: Arkham, option: Option) -> None:
    OWNER.put(game, option.things[0], option.who)
    place(game, option.things[0], option.who, DECK)
    DECK_TAKEN.clear(game, option.who)


def _take_out(game: Arkham, option: Option) -> None:
    OWNER.forget(game, option.things[0])
    place(game, option.things[0], TABLE, COLLECTION)
    DECK_TAKEN.clear(game, option.who)


_DOES: Final[dict[str, Callable[[Arkham, Option], None]]] = {TAKE: _take, ADD: _add, TAKE_OUT: _take_out}

BUILDING_DECKS: Final = Procedure("building decks", Step("", "build", _build))
