"""Somebody passes: declines what is offered."""

from adjudicator.engine.choices import Option
from adjudicator.games.arkham.deeds.decision import Decision
from adjudicator.games.arkham.moments import asked
from adjudicator.games.arkham.rules import Rules


class Decline(Decision):
    """Whoever is asked may pass where an opportunity is optional."""

    says, called = "{who:investigator} passes", "pass"
    examples = ("wendy passes",)
    rule, unasked = "may.1", "nothing is offered that could be declined"

    def is_about(self, game: Rules, option: Option, who: str, *slots: object) -> bool:
        """It is theirs to decline."""
        question = asked(game)
        return question is None or who in question.who
