"""The Rest action."""

from typing import Any

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.eldritch.actions.action import PhaseAction
from adjudicator.games.eldritch.cards.card import card
from adjudicator.games.eldritch.cards.words import WhenResting
from adjudicator.games.eldritch.events import RECOVERS, RESTS
from adjudicator.games.eldritch.facts import HEALTH, POSSESSIONS, SANITY, Stamina
from adjudicator.games.eldritch.opportunities import why_not_with_monsters
from adjudicator.games.kit.play import Play


class Rest(PhaseAction):
    """An investigator recovers 1 Health and 1 Sanity, and what his possessions add."""

    says = "{who:investigator} rests"
    rule = "rest-action-full.1"
    performed = "rest"

    def why_not_so(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Not beside a Monster."""
        return why_not_with_monsters(game, who, "rest-action-full.2")

    def performs(self, game: Play, who: str, *slots: Any) -> tuple[Call, ...]:
        """He recovers."""
        recovers = (
            RECOVERS[what].happens(who, amount=_recovered(game, who, what), by=self.rule) for what in (HEALTH, SANITY)
        )
        return (RESTS.happens(who), *recovers)


def _recovered(game: Play, who: str, what: Stamina) -> int:
    recovered = 1
    for name in POSSESSIONS(game, who):
        if any(isinstance(word, WhenResting) and word.recovers == what.name for word in card(game, name).does):
            recovered += 1
            game.cite("rest-action.1", "possessions.3")
    return recovered
