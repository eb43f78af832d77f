"""Investigators confer with each other."""

from typing import Any

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.deeds.look import Look
from adjudicator.games.arkham.facts import PERIL


class Confer(Look):
    """One talks with another, at any moment."""

    says, called = "{who:investigator} confers with {other:investigator}", "confers with"
    examples = ("roland confers with daisy",)

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Nobody confers with whoever resolves a card with peril."""
        if PERIL(game) != who:
            return ALLOWED
        return (Reason("peril.2", f"{game.name(who)} resolves the drawing of a card with peril"),)
