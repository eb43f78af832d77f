"""The investigators go on with the next scenario of a campaign."""

from adjudicator.engine.choices import Option
from adjudicator.games.arkham.deeds.decision import Decision


class GoOn(Decision):
    """They begin the scenario that follows."""

    says, called = "the campaign goes on with {scenario:scenario}", "goes on"
    examples = ("the campaign goes on with the letter",)
    rule, unasked = "winning-and-losing.12", "the campaign goes on when a scenario is over"

    def sentence(self, option: Option) -> str:
        """With the name of the scenario as it is written."""
        return option.label
