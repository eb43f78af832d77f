"""The players choose a difficulty level, or the resolution of a scenario that they skip."""

from typing import Any

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.deeds.decision import Decision
from adjudicator.games.arkham.facts import DIFFICULTY
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.setting_up.procedure import LEVEL
from adjudicator.games.arkham.setting_up.skipping import LEFT_OPEN, RESOLUTION, skipped_now
from adjudicator.games.arkham.terms import DIFFICULTIES


class ChooseALevel(Decision):
    """One of four, once for the campaign."""

    says, called = "the players choose {level:level}", LEVEL
    examples = ("the players choose hard",)
    rule, unasked = "difficulty-level.2", "a level is chosen before the first scenario is set up"

    def forbidden(self, game: Rules, who: str, *slots: Any) -> Reasons:
        """There is no such level, or one has been chosen."""
        if slots[0] not in DIFFICULTIES:
            because = f"there is no level {slots[0]}: there are {', '.join(DIFFICULTIES)}"
            return (Reason("difficulty-level.1", because),)
        if DIFFICULTY(game):
            return (Reason("difficulty-level.2", f"the level of the campaign is {DIFFICULTY(game)}"),)
        return ALLOWED

    def sentence(self, option: Option) -> str:
        """As it is written."""
        return option.label


class ChooseAResolution(Decision):
    """Any resolution of a scenario that is skipped."""

    says, called = "resolution {n:number} of {scenario:scenario} is chosen", RESOLUTION
    examples = ("resolution 2 of the gathering is chosen",)
    rule, unasked = "standalone-mode.16", "a resolution is chosen for a scenario that is skipped in standalone mode"

    def forbidden(self, game: Rules, who: str, *slots: Any) -> Reasons:
        """The scenarios are gone through in their order."""
        skipped = skipped_now(game)
        if skipped is None or slots[-1] == skipped.name.lower():
            return ALLOWED
        return (Reason("standalone-mode.12", f"{skipped.name} comes first"),)

    def sentence(self, option: Option) -> str:
        """As it is written."""
        return option.label


class LeaveTheResolutionOpen(ChooseAResolution):
    """The players do not know or do not care which one."""

    says, called = "no resolution of {scenario:scenario} is chosen", LEFT_OPEN
    examples, rule = ("no resolution of the gathering is chosen",), "standalone-mode.18"
