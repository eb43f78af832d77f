"""The deck of Upgrade cards."""

from typing import Final

from adjudicator.games.kit.components import Deck
from adjudicator.games.others.components.upgrades import UPGRADES
from adjudicator.games.others.kinds import HERO, UPGRADE

UPGRADE_DECK: Final = Deck(
    "upgrade", UPGRADE, dict.fromkeys(UPGRADES, 1), HERO, "final-preparations.1", "city-actions.16"
)
