"""Between two scenarios an investigator purchases cards with experience, or upgrades those of the deck."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.games.arkham.deckbuilding.counting import deck_of
from adjudicator.games.arkham.deckbuilding.purchases import (
    BUY,
    PURCHASE_CARDS,
    UPGRADE,
    cost_of,
    cost_of_upgrade,
    why_not_buy,
    why_not_upgrade,
)
from adjudicator.games.arkham.deeds.action import ArkhamAction
from adjudicator.games.arkham.deeds.copies import deck_copy, left_copy
from adjudicator.games.arkham.facts import COLLECTION
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.interface import Price


def _price(experience: int, who: str) -> tuple[Price, ...]:
    return (Price(f"{experience} experience", "experience", experience, who),) if experience else ()


def _exchanged(game: Rules, who: str, slots: tuple[Any, ...]) -> tuple[str, str]:
    """The card that is purchased, and the one that is removed for it: of several copies those that can be meant."""
    card, gone = slots
    return left_copy(game, card), deck_copy(game, who, gone) if gone else ""


class Buy(ArkhamAction):
    """A new card is purchased, and another one removed for it."""

    says = ("{who:investigator} buys {card:card} for {gone:card}", "{who:investigator} buys {card:card}")
    also, called = "purchases pays replaces", BUY
    examples = ("roland buys shortcut for machete", "roland buys charisma")
    when = PURCHASE_CARDS

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """Each card of the collection, alone and for each card of the deck."""
        return ((card, gone) for card in COLLECTION(game) for gone in (None, *deck_of(game, who)))

    def sentence(self, option: Option) -> str:
        """With the card that is removed, if one is."""
        card, gone = option.things
        words = {"who": option.who, "card": card}
        return self.forms[0].fill(words | {"gone": gone}) if gone else self.forms[1].fill(words)

    def is_about(self, game: Rules, option: Option, who: str, *slots: Any) -> bool:
        """The card, and just the one that is removed for it."""
        return option.things == _exchanged(game, who, slots)

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Experience, access, and what may not go."""
        return why_not_buy(game, who, *_exchanged(game, who, slots))

    def price_of(self, game: Rules, option: Option) -> tuple[Price, ...]:
        """Its experience."""
        return _price(cost_of(game, option.who, *option.things).experience, option.who)


class Upgrade(ArkhamAction):
    """A card of the deck is replaced by a higher level version of it."""

    says = "{who:investigator} upgrades {old:card} to {new:card}"
    called = UPGRADE
    examples = ("agnes upgrades shrivelling to shrivelling (3)",)
    when = PURCHASE_CARDS

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """The higher level versions of the cards in the deck."""
        cards = game.cards
        pairs = ((old, new) for new in COLLECTION(game) for old in deck_of(game, who))
        return ((old, new) for old, new in pairs if cards[new].is_copy_of(cards[old]))

    def is_about(self, game: Rules, option: Option, who: str, *slots: Any) -> bool:
        """Of several copies one of the deck, and one that is left."""
        return option.things == (deck_copy(game, who, slots[0]), left_copy(game, slots[1]))

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Experience, access, and the levels."""
        return why_not_upgrade(game, who, deck_copy(game, who, slots[0]), left_copy(game, slots[1]))

    def price_of(self, game: Rules, option: Option) -> tuple[Price, ...]:
        """The difference in experience."""
        old, new = option.things
        return _price(cost_of_upgrade(game, option.who, old, new).experience, option.who)
