"""The investigators choose a lead investigator, or cannot agree."""

from adjudicator.engine.choices import Option
from adjudicator.games.arkham.deeds.decision import Decision


class Lead(Decision):
    """All of them together choose one."""

    says, also, called = "{leader:investigator} is chosen to lead", "leader leads", "lead"
    examples = ("daisy is chosen to lead",)
    rule, unasked = "lead-investigator.2", "nobody is asked who leads"

    def sentence(self, option: Option) -> str:
        """As they say it, or as lots decide it."""
        return option.label


class CannotAgree(Decision):
    """Lots decide."""

    says, also, called = "the players cannot agree", "lead agreement", "cannot agree"
    examples = ("the players cannot agree",)
    rule, unasked = "lead-investigator.3", "nobody is asked who leads"
