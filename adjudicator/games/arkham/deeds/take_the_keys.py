"""An investigator takes control of the keys on a location."""

from typing import Any

from adjudicator.games.arkham.deeds.basic import Basic
from adjudicator.games.arkham.deeds.request import Requesting


class TakeTheKeys(Basic):
    """Those on a location without clues."""

    says, also, called, to = "{who:investigator} takes the keys at {location:location}", "", "take keys", "location"
    examples = ("roland takes the keys at hallway",)

    def whenever(self, game: Any, who: str, *slots: Any) -> bool:
        """True: it is done in any player window."""
        return Requesting.whenever(self, game, who, *slots)
