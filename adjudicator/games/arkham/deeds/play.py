"""An investigator plays a card."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.deeds.copies import own_copy
from adjudicator.games.arkham.deeds.of_a_card import OfACard
from adjudicator.games.arkham.facts import HAND
from adjudicator.games.arkham.rules import Rules


class Play(OfACard):
    """An asset or event from hand, perhaps on something or at some place."""

    says = (
        "{who:investigator} plays {card:card} on {thing:target}",
        "{who:investigator} plays {card:card} at {thing:target}",
        "{who:investigator} plays {card:card}",
    )
    examples = (
        "roland plays sneak attack on ghoul",
        "roland plays dynamite blast at hallway",
        "skids plays emergency cache",
    )
    called = "play"
    kinds = ("play",)

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """The cards in hand."""
        return ((card, None) for card in HAND(game, who))

    def settled(self, game: Any, who: str, slots: tuple[Any, ...]) -> tuple[Any, ...]:
        """Of several copies their own."""
        return (own_copy(game, who, slots[0], in_hand=True), *slots[1:])

    def card(self, who: str, *slots: Any) -> tuple[str, str]:
        """The card; how it is played has no name."""
        return slots[0], ""

    def unusable(self, game: Rules, who: str, *slots: Any) -> Reasons:
        """It is of a cardtype that is not played."""
        name = game.name(slots[0])
        if game.cards[slots[0]].type == "skill":
            return (Reason("skill-cards.2", f"{name} is a skill card: it is committed, never played"),)
        return (Reason("play-action.2", f"{name} is neither an asset nor an event"),)
