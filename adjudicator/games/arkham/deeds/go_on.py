"""The investigators go on with the next scenario of a campaign."""

from typing import Any

from adjudicator.engine.choices import Option, Question
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.campaign.interlude import is_on, why_not_go_on
from adjudicator.games.arkham.deeds.decision import Decision
from adjudicator.games.arkham.plan import FOLLOWING
from adjudicator.games.arkham.rules import Rules


class GoOn(Decision):
    """They begin the scenario that follows."""

    says, called = "the campaign goes on with {scenario:scenario}", "goes on"
    examples = ("the campaign goes on with the letter",)
    rule, unasked = "winning-and-losing.12", "the campaign goes on when a scenario is over"

    def forbidden(self, game: Rules, who: str, *slots: Any) -> Reasons:
        """Another scenario comes first, somebody has still to choose an investigator, or a deck to be made up."""
        if not is_on(game):
            return ALLOWED
        following = FOLLOWING(game)
        if following and following[0].name.lower() != slots[0]:
            return (Reason("campaign-play.40", f"{following[0].name} comes next"),)
        return why_not_go_on(game)

    def rule_for(self, game: Rules, question: Question, option: Option) -> str:
        """Its own rule."""
        return self.rule

    def sentence(self, option: Option) -> str:
        """With the name of the scenario as it is written."""
        return option.label
