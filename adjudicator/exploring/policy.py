"""Policies: the ways to make choices in an exploration."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice
from adjudicator.exploring.odds import Odds, by_chance, by_choice
from adjudicator.speaking import to_translate

ALL, BEST, WORST, GRIM, FIXED, RANDOM = "all", "best", "worst", "grim", "fixed", "random"
POLICIES: Final = {
    ALL: to_translate("every choice is open: the odds lie between the worst and the best choices"),
    BEST: to_translate("the side played for chooses the best for the goal, all others the worst"),
    WORST: to_translate("everybody chooses the worst for the goal"),
    GRIM: to_translate("the grim rule: every choice is the worst for the goal"),
    FIXED: to_translate("everybody takes the first legal option"),
    RANDOM: to_translate("everybody takes a legal option at random, each with the same probability"),
}


class Policy(NamedTuple):
    """A way to make choices: its name, the question that it wants answered yes, and its side (empty: everybody)."""

    name: str = ALL
    goal: int = 0
    side: tuple[str, ...] = ()

    def settles(self, question: Choice) -> bool:
        """True if one option is taken without a look at the others."""
        return self.name == FIXED

    def taken(self, question: Choice, branches: Sequence[Odds]) -> tuple[Odds, int]:
        """The odds of a choice, and the place of the option that gives them (-1 if it may be any)."""
        if self.name == ALL:
            return by_choice(branches), -1
        if self.name == FIXED:
            return branches[0], 0
        if self.name == RANDOM:
            return by_chance([(Fraction(1, len(branches)), odds) for odds in branches]), -1
        helps = self.name == BEST and (not self.side or set(question.who) <= set(self.side))
        # By the least and the greatest odds of each; among equals the last is best and the first is worst.
        ranked = sorted([(*odds.bounds(self.goal, "yes"), place) for place, odds in enumerate(branches)])
        place = ranked[-1 if helps else 0][2]
        if all(odds.left_out == 0 for odds in branches):
            return branches[place], place
        # Unexplored branches may be better or worse than the explored ones: these bounds hold whichever is taken.
        return by_choice(branches), place
