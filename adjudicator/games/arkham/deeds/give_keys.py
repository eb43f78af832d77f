"""An investigator gives keys to another one."""

from collections.abc import Iterable
from typing import Any

from adjudicator.games.arkham.deeds.basic import Basic
from adjudicator.games.arkham.facts import KEYS


class GiveKeys(Basic):
    """To another investigator at the same location, who then controls them."""

    says, also, called = "{who:investigator} gives keys to {other:investigator}", "", "give keys"
    to = "investigator"
    examples = ("roland gives keys to daisy",)

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """The others, where there is a key to give."""
        return (other for other in game.investigators if other != who and KEYS(game, who))
