"""An investigator shifts a key."""

from collections.abc import Iterable
from typing import Any

from adjudicator.games.arkham.deeds.copies import own_copy
from adjudicator.games.arkham.deeds.request import Meant
from adjudicator.games.arkham.deeds.use import Use
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.zones import is_faceup


class Shift(Use):
    """The shift ability of the side of a key that is faceup."""

    says, examples = "{who:investigator} shifts {key:card}", ("roland shifts the eye of ravens",)

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """Nothing beside what is used."""
        return ()

    def settled(self, game: Any, who: str, slots: tuple[Any, ...]) -> tuple[Any, ...]:
        """Of several copies their own."""
        return (own_copy(game, who, slots[0], in_hand=False),)

    def card(self, who: str, *slots: Any) -> tuple[str, str]:
        """The key, and its shift ability."""
        return slots[0], "shift"

    def abilities(self, game: Rules, who: str, *slots: Any) -> Meant:
        """That of the side that is faceup."""
        meant = super().abilities(game, who, *slots)
        return (one for one in meant if is_faceup(game, one[0].source, game.ability(one[0])))
