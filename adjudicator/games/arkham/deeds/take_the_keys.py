"""An investigator takes control of the keys on a location."""

from collections.abc import Iterable
from typing import Any

from adjudicator.games.arkham.deeds.basic import Basic
from adjudicator.games.arkham.deeds.request import Requesting
from adjudicator.games.arkham.key_tokens import bearing


class TakeTheKeys(Basic):
    """Those on a location without clues."""

    says, also, called, to = "{who:investigator} takes the keys at {location:location}", "", "take keys", "location"
    examples = ("roland takes the keys at hallway",)

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """The locations on which keys lie."""
        return (entity for entity in bearing(game) if game.cards[entity].type == "location")

    def whenever(self, game: Any, who: str, *slots: Any) -> bool:
        """True: it is done in any player window."""
        return Requesting.whenever(self, game, who, *slots)
