"""The deck of Upgrade cards."""

from typing import Final

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.components import Deck
from adjudicator.games.others.cards.card import UPGRADE, UPGRADE_CARD, of_type
from adjudicator.games.others.kinds import HERO


class UpgradeDeck(Deck):
    """All Upgrade cards that are described."""

    def contents(self, game: Machine) -> dict[str, int]:
        """One of each."""
        return {one.name: 1 for one in of_type(game, UPGRADE)}


UPGRADE_DECK: Final = UpgradeDeck("upgrade", UPGRADE_CARD, {}, HERO, "final-preparations.1", "city-actions.16")
