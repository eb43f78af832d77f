"""An action of the Action Phase: one of the two that an investigator performs, and each only once in a round."""

from typing import Any, ClassVar

from adjudicator.engine.legality import Reasons
from adjudicator.games.eldritch.facts import ACTIONS, DONE
from adjudicator.games.eldritch.opportunities import TURN, why_not_act
from adjudicator.games.kit.actions import Action, Doing
from adjudicator.games.kit.play import Play


class PhaseAction(Action):
    """An action of the Action Phase; `performed` is its name, `why_not_so` says what stands against just this one."""

    when = TURN
    performed: ClassVar[str]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """In his turn, with an action left, once in a round."""
        return why_not_act(game, who, self.performed) or self.why_not_so(game, who, *slots)

    def why_not_so(self, game: Play, who: str, *slots: Any) -> Reasons:
        """The reasons against this action with these slots."""
        return ()

    def may_come(self, game: Play, who: str, *slots: Any) -> bool:
        """It is done in his turn, or refused."""
        return False

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """One of his actions is used, and the action is performed."""
        ACTIONS.add(game, who, -1, "actions.1")
        DONE.add(game, who, self.performed, "actions.5", *self.permitted_by(game, who))
        return self.performs(game, who, *slots)

    def permitted_by(self, game: Play, who: str) -> tuple[str, ...]:
        """The rules by which a card of his allows it where it would be refused."""
        return ()

    def performs(self, game: Play, who: str, *slots: Any) -> Doing:
        """Performs the action."""
        raise NotImplementedError
