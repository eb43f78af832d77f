"""The common part of all decisions for which the rules ask players."""

from collections.abc import Sequence
from typing import Any, ClassVar

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.deeds.action import ArkhamAction
from adjudicator.games.arkham.framework.turn import TURN
from adjudicator.games.arkham.moments import asked, on_top
from adjudicator.games.arkham.rules import Rules


class Decision(ArkhamAction):
    """An answer to a question that something asks by its `rule`; `unasked` says why nothing asks it now."""

    unasked: ClassVar[str]

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Rules forbid it, nothing asks for it, or it is not among what there is."""
        return self.forbidden(game, who, *slots) or self._why_not_answered(game, who, slots)

    def forbidden(self, game: Rules, who: str, *slots: Any) -> Reasons:
        """The rules that forbid it, whatever is asked."""
        return ALLOWED

    def _why_not_answered(self, game: Rules, who: str, slots: tuple[Any, ...]) -> Reasons:
        question = None if on_top(game, TURN.name) else asked(game)
        offered = [] if question is None else [one for one in question.options if self.is_answered_by(one)]
        if question is None or not offered:
            return (Reason(self.rule, self.unasked),)
        if any(self.means(game, option, who, *slots) for option in offered):
            return ALLOWED
        return (_not_among(question, who, offered),)

    def misplaced(self, game: Any, who: str, *slots: Any) -> bool:
        """True where nothing forbids it."""
        return not self.forbidden(game, who, *slots)


def _not_among(question: Choice, who: str, offered: Sequence[Option]) -> Reason:
    theirs = dict.fromkeys(name for option in offered for name in ((option.who,) if option.who else question.who))
    if who and who not in theirs:
        return Reason(question.rule, f"{' and '.join(theirs)} decides it: {question.what}")
    there = "; ".join(dict.fromkeys(", ".join(option.things) for option in offered if option.things))
    return Reason(question.rule, f"that is not among what there is ({question.what}): {there}")
