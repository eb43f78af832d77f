"""Somebody passes, or everybody: declines what is offered."""

from typing import Any, ClassVar, Final

from adjudicator.engine.choices import PASS, Choice, Option, Options
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.deeds.decision import Decision
from adjudicator.games.arkham.moments import asked
from adjudicator.games.arkham.rules import Rules

EVERYBODY_PASSES: Final = "everybody passes"
"""The sentence by which all of them pass at once."""


class Decline(Decision):
    """Whoever is asked may pass where an opportunity is optional."""

    says: ClassVar[str | tuple[str, ...]] = ("{who:investigator} passes", EVERYBODY_PASSES)
    called = "pass"
    examples = ("wendy passes", EVERYBODY_PASSES)
    rule, unasked = "may.1", "nothing is offered that could be declined"

    def is_about(self, game: Rules, option: Option, who: str, *slots: object) -> bool:
        """It is theirs to decline."""
        question = asked(game)
        return question is None or who in question.who

    def forbidden(self, game: Rules, who: str, *slots: object) -> Reasons:
        """The rule by which something must be decided first."""
        question = asked(game)
        decides = question is not None and not question.optional and not game.at_rest()
        if question is None or not decides or not question.rule or (who and who not in question.who):
            return ALLOWED
        return (Reason(question.rule, f"{' and '.join(question.who)} must decide: {question.what}"),)

    def options(self, game: Any, question: Choice, who: str, *slots: Any) -> Options:
        """To pass, for whoever says so; everybody at once where all of them may."""
        if who:
            return super().options(game, question, who, *slots)
        return (PASS,) if question.optional else ()
