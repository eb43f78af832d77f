"""Exact odds: each answer to each question with the least and the greatest probability that it may have."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import lcm
from typing import NamedTuple

NONE, CERTAIN = Fraction(0), Fraction(1)


class Bounds(NamedTuple):
    """The bounds of an answer's probability: one number, unless choices or unexplored branches may change it."""

    low: Fraction
    high: Fraction

    @property
    def exact(self) -> bool:
        """True if it is one number."""
        return self.low == self.high


class Odds(NamedTuple):
    """The answers to each question with their bounds, in the order of the questions; and the share left out."""

    answers: tuple[tuple[tuple[str, Bounds], ...], ...]
    left_out: Fraction = NONE

    def bounds(self, question: int, answer: str) -> Bounds:
        """The bounds of the probability of an answer to a question."""
        found = dict(self.answers[question]).get(answer)
        return found if found is not None else Bounds(NONE, self.left_out)


def certain(answers: Sequence[str]) -> Odds:
    """The odds where everything is decided.

    >>> certain(["yes"]).bounds(0, "yes").low
    Fraction(1, 1)
    """
    return Odds(tuple(((answer, Bounds(CERTAIN, CERTAIN)),) for answer in answers))


def unknown(questions: int) -> Odds:
    """The odds of an unexplored position: any answer may come."""
    return Odds(((),) * questions, CERTAIN)


def by_chance(branches: Sequence[tuple[Fraction, Odds]]) -> Odds:
    """The odds of a draw: each branch counts by its probability.

    >>> half = Fraction(1, 2)
    >>> by_chance([(half, certain(["yes"])), (half, certain(["no"]))]).bounds(0, "yes").high
    Fraction(1, 2)
    """
    # The weights of all branches add up to 1, so if all branches agree, their odds are the result.
    weights, found = [weight for weight, _odds in branches], [odds for _weight, odds in branches]
    if _alike(found):
        return found[0]

    def likely(all_bounds: Sequence[Bounds]) -> Bounds:
        lows, highs = [bounds.low for bounds in all_bounds], [bounds.high for bounds in all_bounds]
        low = _weighed(weights, lows)
        return Bounds(low, low if lows == highs else _weighed(weights, highs))

    return Odds(_together(found, likely), _weighed(weights, [odds.left_out for odds in found]))


def _alike(branches: Sequence[Odds]) -> bool:
    """True if all branches have the same odds."""
    first = branches[0]
    return all(odds == first for odds in branches)


def _weighed(weights: Sequence[Fraction], values: Sequence[Fraction]) -> Fraction:
    """The weighted sum of the values, added up over one denominator."""
    pairs = [(weight, value) for weight, value in zip(weights, values, strict=True) if value]
    below = lcm(*[weight.denominator * value.denominator for weight, value in pairs])
    above = sum([w.numerator * v.numerator * (below // (w.denominator * v.denominator)) for w, v in pairs])
    return Fraction(above, below)


def by_choice(branches: Sequence[Odds]) -> Odds:
    """The odds of a free choice among the branches: the worst and the best of them, for each answer."""
    if _alike(branches):
        return branches[0]
    left_out = max(odds.left_out for odds in branches)

    def any_of(found: Sequence[Bounds]) -> Bounds:
        return Bounds(min(bounds.low for bounds in found), max(bounds.high for bounds in found))

    return Odds(_together(branches, any_of), left_out)


def _together(
    branches: Sequence[Odds], combined: Callable[[Sequence[Bounds]], Bounds]
) -> tuple[tuple[tuple[str, Bounds], ...], ...]:
    """Every answer of any branch, in the order of appearance, with its bounds from all branches."""
    answers = []
    for question in range(len(branches[0].answers)):
        known = [dict(odds.answers[question]) for odds in branches]
        unseen = [Bounds(NONE, odds.left_out) for odds in branches]
        names = dict.fromkeys(answer for found in known for answer in found)
        answers.append(
            tuple(
                (name, combined([found.get(name, none) for found, none in zip(known, unseen, strict=True)]))
                for name in names
            )
        )
    return tuple(answers)
