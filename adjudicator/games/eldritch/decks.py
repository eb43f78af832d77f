"""The decks that are drawn from."""

from collections.abc import Mapping
from typing import Any, Final

from adjudicator.engine.machine import Machine
from adjudicator.games.eldritch.cards.card import ASSET, cards_of
from adjudicator.games.eldritch.cards.naming import CARD, CardName
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.kit.components import Deck
from adjudicator.games.kit.kinds import Kind, Some


class CardDeck(Deck):
    """The deck of the cards of one type: those of the sample set, and those that the file describes."""

    def __init__(self, type_: str, rule: str, again: str, name: str = "") -> None:
        super().__init__(name or type_, CARD, {}, INVESTIGATOR, rule, again)
        self.type: Final = type_
        self._named = CardName(f"a card of the {self.name} deck", (type_,))

    def kinds(self) -> dict[str, Kind[Any]]:
        """Only cards of its type are drawn from it."""
        return super().kinds() | {f"cards of {self.name}": Some(self._named, ordered=True)}

    def contents(self, game: Machine) -> Mapping[str, int]:
        """Every card of its type that the game has."""
        cards = cards_of(game)
        return {name: cards.by_name[name].number for name in cards.of_type[self.type]}


ASSET_DECK: Final = CardDeck(ASSET, "reserve-full.3", "discarding.5")
