"""An investigator takes the next turn of the round, and ends it."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.choices import Choice, Option, Options, Question
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.life import happen
from adjudicator.games.arkham.deeds.action import ArkhamAction
from adjudicator.games.arkham.facts import PHASE_NOW
from adjudicator.games.arkham.framework.turn import is_between, why_not_begin, why_not_end
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.kit.incidents import Befalls, Comes


class TakeTheNextTurn(ArkhamAction):
    """In step 2.2, one who has not taken a turn; between two turns where a file has no phase played."""

    says, called = "{who:investigator} takes the next turn", "begins the turn"
    examples = ("daisy takes the next turn",)

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """There is one way, in the investigation phase."""
        return ((),) if PHASE_NOW(game) == "investigation" and game.active != who and not is_between(game) else ()

    def options(self, game: Any, question: Choice, who: str, *slots: Any) -> Options:
        """The choice of step 2.2, or what simply happens between two turns."""
        found = super().options(game, question, who, *slots)
        if found or not is_between(game) or why_not_begin(game, who):
            return found
        return (
            Option(
                self.name, (), who, Befalls(Comes(happen(Event("begin turn", who)))), rules=("investigation-phase.2",)
            ),
        )

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Another has begun, theirs is over, or it is no time."""
        return why_not_begin(game, who)


class EndTheTurn(ArkhamAction):
    """Between two actions of one's own turn."""

    says, called = "{who:investigator} ends the turn", "end the turn"
    examples = ("roland ends the turn",)

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """It is not theirs, or something is being resolved."""
        return why_not_end(game, who)

    def rule_for(self, game: Rules, question: Question, option: Option) -> str:
        """The rule of a turn's end."""
        return "investigation-phase.9"
