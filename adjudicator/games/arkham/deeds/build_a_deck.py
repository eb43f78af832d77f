"""An investigator builds a deck: adds cards of the collection, takes cards out, and takes the deck as it is."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.games.arkham.deckbuilding.counting import deck_of
from adjudicator.games.arkham.deckbuilding.procedure import (
    ADD,
    BUILD_A_DECK,
    TAKE,
    TAKE_OUT,
    why_not_add,
    why_not_take,
    why_not_take_out,
)
from adjudicator.games.arkham.deeds.action import ArkhamAction
from adjudicator.games.arkham.deeds.copies import deck_copy, left_copy
from adjudicator.games.arkham.facts import COLLECTION
from adjudicator.games.arkham.rules import Rules


class TakeTheDeck(ArkhamAction):
    """The deck is finished: the investigator plays with it."""

    says, also, called = "{who:investigator} takes this deck", "builds legal deck finishes", TAKE
    examples = ("roland takes this deck",)
    when = BUILD_A_DECK

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """The deck as it is, while decks are built."""
        return ((),) if BUILD_A_DECK.who(game) and not why_not_take(game, who) else ()

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Its size, its cards, what it has to hold."""
        return why_not_take(game, who)


class AddToTheDeck(ArkhamAction):
    """A card of the collection is added."""

    says, also = "{who:investigator} adds {card:card} to the deck", "includes puts into the deck"
    called = ADD
    examples = ("roland adds machete to the deck",)
    when = BUILD_A_DECK

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """The cards of the collection."""
        return COLLECTION(game)

    def is_about(self, game: Rules, option: Option, who: str, *slots: Any) -> bool:
        """The card, or a copy of it that is left."""
        return option.things == (left_copy(game, slots[0]),)

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """The investigator has no access to it, or enough copies of it."""
        return why_not_add(game, who, left_copy(game, slots[0]))


class TakeOutOfTheDeck(ArkhamAction):
    """A card is taken out of the deck."""

    says, also = "{who:investigator} takes {card:card} out of the deck", "removes"
    called = TAKE_OUT
    examples = ("roland takes machete out of the deck",)
    when = BUILD_A_DECK

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """The cards of the deck."""
        return deck_of(game, who) if who in BUILD_A_DECK.who(game) else ()

    def is_about(self, game: Rules, option: Option, who: str, *slots: Any) -> bool:
        """The card, or a copy of it in the deck."""
        return option.things == (deck_copy(game, who, slots[0]),)

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """It is not in the deck."""
        return why_not_take_out(game, who, deck_copy(game, who, slots[0]))
