"""Effects that are limited to the Action Phase and are no actions: they are used between two actions."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.eldritch.cards.card import known
from adjudicator.games.eldritch.defeat import is_defeated
from adjudicator.games.eldritch.facts import ACTION_ENDED, ACTIVE, BEGAN_DELAYED, PHASE, USED_THIS_ROUND
from adjudicator.games.eldritch.held import components_of, faceup
from adjudicator.games.eldritch.opportunities import TURN, in_the_middle, unused_phase_effects
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import Action, Doing, not_unless
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.play import Play


class UsesDuringThePhase(Action):
    """An investigator uses an effect of his that is limited to the Action Phase."""

    says = "{who:investigator} uses {card:component with an action}"
    when = TURN
    rule = "actions-full.3"
    called = "uses an effect of the Action Phase"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """His cards that have one."""
        return [name for name in components_of(game, who) if (card := known(game, name)) and card.action_phase]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """In his turn, once in a round, between two actions, and not by whoever began it Delayed or lost the rest."""
        card = known(game, slots[0])
        if card is None or not card.action_phase or slots[0] not in components_of(game, who):
            return (Reason("possessions.2", f"{slots[0]} gives {who} no such effect"),)
        if slots[0] not in faceup(game, who):
            return (Reason("spells.4", f"{slots[0]} lies facedown"),)
        if is_defeated(game, who):
            return (Reason("defeated-investigator.15", f"{who} is defeated"),)
        if BEGAN_DELAYED(game, who):
            return (Reason("actions-full.4", f"{who} began the turn Delayed"),)
        if PHASE(game) == 1 and ACTION_ENDED(game, who):
            return (Reason("delayed.5", f"{who} has lost the rest of the turn"),)
        if PHASE(game) != 1 or ACTIVE(game) not in ("", who):
            return (Reason("actions-full.3", f"it is not {who}'s turn of the Action Phase"),)
        if in_the_middle(game):
            return (Reason("actions-full.3", "an action is not yet over"),)
        fresh = slots[0] in unused_phase_effects(game, who)
        return not_unless(fresh, "triggered-effects.1", f"{who} has used {slots[0]} in this round")

    def may_come(self, game: Play, who: str, *slots: Any) -> bool:
        """It is done in his turn, or refused."""
        return False

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """It is used up for this round."""
        card = known(game, slots[0])
        assert card is not None
        USED_THIS_ROUND.add(game, who, slots[0], self.rule)
        return resolve(card.action_phase, Source(who, slots[0]))


USES_DURING_THE_PHASE: Final = UsesDuringThePhase()
