"""The decks that are drawn from."""

from typing import Final

from adjudicator.games.eldritch.cards.assets import ASSETS
from adjudicator.games.eldritch.kinds import ASSET, INVESTIGATOR
from adjudicator.games.kit.components import Deck

ASSET_DECK: Final = Deck("asset", ASSET, dict.fromkeys(ASSETS, 1), INVESTIGATOR, "reserve-full.3", "discarding.5")
