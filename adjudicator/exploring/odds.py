"""Exact odds: for each question each answer with the least and the greatest probability that it may have."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from adjudicator.named import NamedTuple

NONE, CERTAIN = Fraction(0), Fraction(1)


class Bounds(NamedTuple):
    """Between what the probability of an answer lies: one number, unless choices or what was left out may change it."""

    low: Fraction
    high: Fraction

    @property
    def exact(self) -> bool:
        """Whether it is one number."""
        return self.low == self.high


class Odds(NamedTuple):
    """The answers of each question with their bounds, in the order of the questions; and how much was left out."""

    answers: tuple[tuple[tuple[str, Bounds], ...], ...]
    left_out: Fraction = NONE

    def bounds(self, question: int, answer: str) -> Bounds:
        """Between what the probability of an answer to a question lies."""
        found = dict(self.answers[question]).get(answer)
        return found if found is not None else Bounds(NONE, self.left_out)


def certain(answers: Sequence[str]) -> Odds:
    """The odds where everything is decided.

    >>> certain(["yes"]).bounds(0, "yes").low
    Fraction(1, 1)
    """
    return Odds(tuple(((answer, Bounds(CERTAIN, CERTAIN)),) for answer in answers))


def unknown(questions: int) -> Odds:
    """The odds of what was not looked at: any answer may come."""
    return Odds(((),) * questions, CERTAIN)


def by_chance(branches: Sequence[tuple[Fraction, Odds]]) -> Odds:
    """The odds of a draw: each branch counts as much as it is likely.

    >>> half = Fraction(1, 2)
    >>> by_chance([(half, certain(["yes"])), (half, certain(["no"]))]).bounds(0, "yes").high
    Fraction(1, 2)
    """
    left_out = sum((weight * odds.left_out for weight, odds in branches), NONE)
    weights = [weight for weight, _odds in branches]

    def likely(found: Sequence[Bounds]) -> Bounds:
        low = sum((weight * bounds.low for weight, bounds in zip(weights, found, strict=True)), NONE)
        high = sum((weight * bounds.high for weight, bounds in zip(weights, found, strict=True)), NONE)
        return Bounds(low, high)

    return Odds(_together([odds for _weight, odds in branches], likely), left_out)


def by_choice(branches: Sequence[Odds]) -> Odds:
    """The odds where somebody may choose any branch: the worst and the best of them, for each answer."""
    left_out = max(odds.left_out for odds in branches)

    def any_of(found: Sequence[Bounds]) -> Bounds:
        return Bounds(min(bounds.low for bounds in found), max(bounds.high for bounds in found))

    return Odds(_together(branches, any_of), left_out)


def _together(
    branches: Sequence[Odds], combined: Callable[[Sequence[Bounds]], Bounds]
) -> tuple[tuple[tuple[str, Bounds], ...], ...]:
    """Every answer that some branch has, in the order in which they come up, with its bounds from all branches."""
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
