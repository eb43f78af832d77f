"""Policies: how choices are taken in an exploration."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice
from adjudicator.exploring.odds import Odds, by_chance, by_choice

ALL, BEST, WORST, GRIM, FIXED, RANDOM = "all", "best", "worst", "grim", "fixed", "random"
POLICIES: Final = {
    ALL: "whoever chooses may choose anything: between the worst and the best that can come of it",
    BEST: "those who are played for choose what is best for the goal, and all others what is worst",
    WORST: "everybody chooses what is worst for the goal",
    GRIM: "the grim rule: wherever there is a choice, the worst for the goal is taken",
    FIXED: "everybody takes the first legal option",
    RANDOM: "everybody takes any legal option, each as likely as any",
}


class Policy(NamedTuple):
    """How choices are taken: by name, towards which question's yes, and for whom (nobody named: for everybody)."""

    name: str = ALL
    goal: int = 0
    side: tuple[str, ...] = ()

    def settles(self, question: Choice) -> bool:
        """Whether one option is taken without looking at the others."""
        return self.name == FIXED

    def taken(self, question: Choice, branches: Sequence[Odds]) -> tuple[Odds, int]:
        """The odds of a choice, and which option gives them (-1 where any may be taken)."""
        if self.name == ALL:
            return by_choice(branches), -1
        if self.name == FIXED:
            return branches[0], 0
        if self.name == RANDOM:
            return by_chance([(Fraction(1, len(branches)), odds) for odds in branches]), -1
        helps = self.name == BEST and (not self.side or set(question.who) <= set(self.side))
        # By the least and the greatest that may come of each; of equals the last is best and the first is worst.
        ranked = sorted([(*odds.bounds(self.goal, "yes"), place) for place, odds in enumerate(branches)])
        place = ranked[-1 if helps else 0][2]
        if all(odds.left_out == 0 for odds in branches):
            return branches[place], place
        # What was left out may be better or worse than what was seen: the bounds hold whichever is taken.
        return by_choice(branches), place
