"""An investigator says what they pay of a cost that a group pays together."""

from adjudicator.games.arkham.deeds.decision import Decision


class Pay(Decision):
    """A share of the cost, or nothing."""

    says, called = "{who:investigator} pays {n:number}", "pays"
    examples = ("roland pays 2",)
    rule, unasked = "costs.11", "nobody is asked for a share of a cost"
