"""The lead investigator decides which of several enemies moves first."""

from adjudicator.games.arkham.deeds.decision import Decision


class MoveFirst(Decision):
    """One of the enemies that move does so before the others."""

    says, called = "{who:investigator} has {enemy:enemy} move first", "moves first"
    examples = ("daisy has rats move first",)
    rule, unasked = "lead-investigator.4", "no enemies wait to be moved"
