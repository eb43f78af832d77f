"""An investigator says what they pay of a cost that a group pays together."""

from typing import Any

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.deeds.decision import Decision
from adjudicator.games.arkham.moments import asked
from adjudicator.games.arkham.rules import Rules


class Pay(Decision):
    """A share of the cost, or nothing."""

    says, called = "{who:investigator} pays {n:number}", "pays"
    examples = ("roland pays 2",)
    rule, unasked = "costs.11", "nobody is asked for a share of a cost"

    def forbidden(self, game: Rules, who: str, *slots: Any) -> Reasons:
        """More than they have or than is due, or so little that the others cannot pay what is left."""
        question = asked(game)
        options = () if question is None else question.options
        shares = [option.meant(int) for option in options if option.verb == self.called and option.who == who]
        if not shares or slots[0] in shares:
            return ALLOWED
        enough = [share for share in shares if share]
        if not enough:
            return (Reason(self.rule, f"whatever {who} pays, the cost is not covered"),)
        return (Reason(self.rule, f"{who} pays nothing, or at least {min(enough)} and at most {max(enough)}"),)
