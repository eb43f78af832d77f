"""An investigator draws a card from the encounter deck."""

from typing import Any

from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.deeds.chance import Draws, Outcome
from adjudicator.games.arkham.framework.encounter import draw_encounter_card


class DrawAnEncounterCard(Draws):
    """By chance where a draw is due; if none is, the card simply comes."""

    name, rule = "encounter card", "drawing-cards.1"
    says = "{who:investigator} draws {drawn:card} from the encounter deck"
    examples = ("roland draws rotting remains from the encounter deck",)

    def meant(self, game: Any, who: str, drawn: Any) -> Outcome:
        """The card."""
        return (drawn,)

    def comes(self, game: Any, who: str, outcome: Outcome) -> Call:
        """The card is drawn."""
        return draw_encounter_card(who, outcome[0])
