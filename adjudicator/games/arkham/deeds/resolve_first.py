"""The lead investigator, or whoever decides it, puts simultaneous effects in order."""

from typing import Any

from adjudicator.games.arkham.deeds.decision import Decision
from adjudicator.games.arkham.deeds.use import was_initiated


class ResolveFirst(Decision):
    """One of several abilities resolves first, perhaps for one of several things."""

    says = "{who:investigator} resolves {thing:simultaneous thing} [for {what:simultaneous thing}] first"
    called = "resolves"
    examples = ("daisy resolves the agenda for ghoul first",)
    rule, unasked = "priority-of-simultaneous-resolution.4", "nothing waits to be put in order"

    def came_about(self, game: Any, since: int, who: str, *slots: Any) -> bool:
        """There was nothing to put in order: it has resolved by itself."""
        return was_initiated(game, since, slots[0])
