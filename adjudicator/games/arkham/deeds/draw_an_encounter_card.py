"""An investigator draws a card from the encounter deck."""

from typing import Any

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.deeds.chance import Draws, Outcome, is_copy
from adjudicator.games.arkham.facts import COLLECTION, ENCOUNTER_DECK, NOWHERE
from adjudicator.games.arkham.framework.encounter import draw_next_encounter_card
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.whereabouts import lies


class DrawAnEncounterCard(Draws):
    """By chance where a draw is due; if none is, the card simply comes."""

    name, rule = "encounter card", "drawing-cards.2"
    says = "{who:investigator} draws {drawn:card} from the encounter deck"
    examples = ("roland draws rotting remains from the encounter deck",)

    def meant(self, game: Any, who: str, drawn: Any) -> Outcome:
        """The card."""
        return (drawn,)

    def why_not_come(self, game: Any, who: str, outcome: Outcome) -> Reasons:
        """It lies elsewhere, and the encounter deck names no other copy."""
        (card,) = outcome
        if _copy_that_comes(game, card):
            return ALLOWED
        holder, zone = game.lies(card)
        where = lies(holder, zone, (card,), there=True) or f"{card} lies elsewhere"
        return (Reason(self.rule, f"{where}; name the copy that is drawn under `encounter deck`"),)

    def comes(self, game: Any, who: str, outcome: Outcome) -> Call:
        """The card is drawn."""
        (card,) = outcome
        return draw_next_encounter_card(who, _copy_that_comes(game, card) or card)


def _copy_that_comes(game: Rules, named: str) -> str:
    """The copy of a card that comes from the encounter deck: one that lies there, or one that lies nowhere yet."""
    if game.lies(named)[1] in (NOWHERE[1], COLLECTION.name):
        return named
    deck = ENCOUNTER_DECK(game)
    return named if named in deck else next((card for card in deck if is_copy(game, named, card)), "")
