"""The copy of a card that a sentence means: of several, the one that somebody holds, controls or owns."""

from adjudicator.games.arkham.deckbuilding.counting import deck_of
from adjudicator.games.arkham.facts import COLLECTION, HAND, OWNER
from adjudicator.games.arkham.rules import Rules


def own_copy(game: Rules, who: str, card: str, *, in_hand: bool) -> str:
    """Of all cards of this name the one that the investigator has in hand, or in play, or at least owns.

    A copy that is called by its number is that very one.
    """
    cards = game.cards
    if _is_at_hand(game, who, card, in_hand) or card != next(iter(game.called(cards[card].name)), card):
        return card
    same = (card, *(one for one in game.of_type() if one != card and cards[one].name == cards[card].name))
    at_hand = next((one for one in same if _is_at_hand(game, who, one, in_hand)), None)
    if at_hand is not None:
        return at_hand
    theirs = (one for one in same if game.lies(one)[0] == who or game.controller(one) == who or one == who)
    owned = (one for one in same if OWNER(game, one) == who)
    return next(theirs, None) or next(owned, card)


def _is_at_hand(game: Rules, who: str, card: str, in_hand: bool) -> bool:
    """True if somebody has a card in hand, or controls it in play."""
    if in_hand:
        return game.lies(card) == (who, HAND.name)
    return game.in_play(card) and who in (game.controller(card), game.lies(card)[0])


def left_copy(game: Rules, card: str) -> str:
    """Of all cards of this name one that is left in the collection."""
    return _copy_in(game, COLLECTION(game), card)


def deck_copy(game: Rules, who: str, card: str) -> str:
    """Of all cards of this name one in the deck of the investigator."""
    return _copy_in(game, deck_of(game, who), card)


def _copy_in(game: Rules, cards: tuple[str, ...], card: str) -> str:
    same = (one for one in cards if game.cards[one].name == game.cards[card].name)
    return card if card in cards else next(same, card)
