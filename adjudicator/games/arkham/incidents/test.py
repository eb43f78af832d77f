"""An investigator takes a skill test."""

from typing import Any

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.effects.skill_effects import TestSkill
from adjudicator.games.arkham.game import Worth
from adjudicator.games.arkham.incidents.concerned import why_not_to
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.words import Context
from adjudicator.games.kit.incidents import Incident


class Test(Incident):
    """Of a skill, against a difficulty; nothing comes of success or failure."""

    says = "{who:investigator} tests {skill:skill} ({n:number})"
    examples = ("roland tests willpower (3)",)

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Not by the eliminated."""
        return why_not_to(game, who)

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """The test is made."""
        skill, difficulty = slots
        return resolve((TestSkill((skill,), Worth(difficulty)),), Context(you=who, this=RULES))
