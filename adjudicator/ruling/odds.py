"""The odds that a file asks for, as a ruling shows them: their bounds, and the question on which they turn."""

from fractions import Fraction
from itertools import zip_longest
from typing import NamedTuple

from adjudicator.engine.readings import Consulted
from adjudicator.exploring.odds import Bounds
from adjudicator.exploring.tree import Count
from adjudicator.ruling.grounds import MOST_DECIDE, Grounds, once_each
from adjudicator.ruling.refusals import RefusedDeed
from adjudicator.situation.odds import BEST, WORST, Odds

UNDECIDED = "undecided"


class Turn(NamedTuple):
    """An option on which odds turn: its words, its probability (None for a choice), and the odds after it."""

    says: str
    weight: Fraction | None
    bounds: Bounds


class Turning(NamedTuple):
    """The first question on which odds turn: the players, the subject, the rule, True for a draw, and the options."""

    who: tuple[str, ...]
    what: str
    rule: str
    chance: bool
    options: tuple[Turn, ...]


class Example(NamedTuple):
    """One way to an answer: the rules on which it rests there, and all rules and readings applied on the way."""

    grounds: Grounds = Grounds((), ())
    cites: tuple[str, ...] = ()
    rests: Consulted = ()


class OddsFound(NamedTuple):
    """The odds of a statement: their bounds, the start and extent of the exploration, and the question they turn on."""

    statement: str
    bounds: Bounds
    since: str
    looked_at: Count
    stopped: str
    turning: Turning | None
    examples: tuple[Example, ...]
    refused: tuple[RefusedDeed, ...]

    @property
    def grounds(self) -> Grounds:
        """The rules on which the odds rest: those of an example for the statement and of one against it.

        Those decide them first that only one of the two applies, in turns.
        """
        found = [one.grounds for one in self.examples]
        shared = set.intersection(*(set(one.cites) for one in self.examples)) if len(found) > 1 else set[str]()
        apart = [[rule for rule in one.because if rule not in shared] for one in found]
        alike = [one.because for one in found]
        because = once_each((*zip_longest(*apart, fillvalue=""), *zip_longest(*alike, fillvalue="")))
        return Grounds(once_each(one.cites for one in found), tuple(filter(None, because))[:MOST_DECIDE])

    @property
    def known(self) -> bool:
        """True if nothing that was left out could change the odds."""
        return self.looked_at.left_out == 0 or self.bounds.exact

    def between(self, case: str) -> tuple[Fraction, Fraction]:
        """The least and the greatest odds: at best, at worst, or over all choices."""
        low, high = self.bounds
        if not self.known:
            return low, high
        return {BEST: (high, high), WORST: (low, low)}.get(case, (low, high))

    def says(self, odds: Odds) -> str:
        """The answer in words: a number, a range, or the bounds known so far."""
        low, high = self.between(odds.case)
        claim = odds.claimed
        if claim is None:
            if low == high:
                return str(low)
            return f"{low} to {high}" if self.known else f"between {low} and {high}"
        if self.known:
            return "yes" if claim.holds(low, high) else "no"
        if claim.between and claim.holds(low, high):
            return "yes"
        return UNDECIDED if claim.possible(low, high) else "no"
