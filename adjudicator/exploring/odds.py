"""Exact odds: for each question each answer with the least and the greatest probability that it may have."""

from collections.abc import Sequence
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
    answers = []
    for question in range(len(branches[0][1].answers)):
        known = _known([odds for _weight, odds in branches], question)
        answers.append(
            tuple(
                (
                    answer,
                    Bounds(
                        sum((weight * odds.bounds(question, answer).low for weight, odds in branches), NONE),
                        sum((weight * odds.bounds(question, answer).high for weight, odds in branches), NONE),
                    ),
                )
                for answer in known
            )
        )
    return Odds(tuple(answers), left_out)


def by_choice(branches: Sequence[Odds]) -> Odds:
    """The odds where somebody may choose any branch: the worst and the best of them, for each answer."""
    left_out = max(odds.left_out for odds in branches)
    answers = []
    for question in range(len(branches[0].answers)):
        answers.append(
            tuple(
                (
                    answer,
                    Bounds(
                        min(odds.bounds(question, answer).low for odds in branches),
                        max(odds.bounds(question, answer).high for odds in branches),
                    ),
                )
                for answer in _known(branches, question)
            )
        )
    return Odds(tuple(answers), left_out)


def _known(branches: Sequence[Odds], question: int) -> tuple[str, ...]:
    """Every answer that some branch has, in the order in which they come up."""
    return tuple(dict.fromkeys(answer for odds in branches for answer, _bounds in odds.answers[question]))
