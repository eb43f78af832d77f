"""Odds as plain data, for JSON."""

from collections.abc import Sequence
from fractions import Fraction

from adjudicator.exploring.odds import Bounds, Odds

Data = None | bool | int | str | list["Data"] | dict[str, "Data"]


def fraction_data(number: Fraction) -> Data:
    """A probability.

    >>> fraction_data(Fraction(7, 8))
    {'numerator': 7, 'denominator': 8}
    """
    return {"numerator": number.numerator, "denominator": number.denominator}


def weight_data(weight: Fraction | None) -> Data:
    """The probability of a draw; null for a choice."""
    return None if weight is None else fraction_data(weight)


def bounds_data(bounds: Bounds) -> Data:
    """The bounds of a probability."""
    return {"low": fraction_data(bounds.low), "high": fraction_data(bounds.high)}


def answers_data(odds: Odds, questions: Sequence[str]) -> Data:
    """Each question with the bounds of each answer."""
    answers = zip(questions, odds.answers, strict=True)
    return {question: {answer: bounds_data(bounds) for answer, bounds in found} for question, found in answers}
