"""The interval of a probability that is known only from a sample, by Clopper and Pearson."""

from collections.abc import Callable
from fractions import Fraction
from math import exp, lgamma, log, log1p
from typing import NamedTuple

LEVEL = Fraction(95, 100)
"""The least share of samples whose interval holds the true probability."""

METHOD = "Clopper-Pearson"

_PARTS = 1_000_000
_HALVINGS = 60
_TERMS = 400
_ENOUGH = 1e-15


class Interval(NamedTuple):
    """The bounds of a probability, rounded outwards to millionths."""

    low: Fraction
    high: Fraction


def clopper_pearson(hits: int, most: int, samples: int, level: Fraction = LEVEL) -> Interval:
    """The interval for a number of hits in a sample, or for any number from `hits` up to `most`.

    >>> clopper_pearson(0, 0, 10)
    Interval(low=Fraction(0, 1), high=Fraction(154249, 500000))
    """
    outside = float((1 - level) / 2)
    low = 0.0 if hits == 0 else _where(lambda p: _at_least(hits, samples, p) < outside)
    high = 1.0 if most == samples else _where(lambda p: 1 - _at_least(most + 1, samples, p) > outside)
    return Interval(Fraction(int(low * _PARTS), _PARTS), Fraction(-int(-high * _PARTS // 1), _PARTS))


def _where(below: Callable[[float], bool]) -> float:
    """The probability up to which a condition holds."""
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if below(middle) else (low, middle)
    return (low + high) / 2


def _at_least(hits: int, samples: int, probability: float) -> float:
    """The probability of at least so many hits: the incomplete beta function, as a continued fraction."""
    if hits == 0 or probability >= 1:
        return 1.0
    if probability <= 0:
        return 0.0
    first, second = float(hits), float(samples - hits + 1)
    scale = lgamma(first + second) - lgamma(first) - lgamma(second)
    front = exp(scale + first * log(probability) + second * log1p(-probability))
    if probability < (first + 1) / (first + second + 2):
        return front * _continued(first, second, probability) / first
    return 1 - front * _continued(second, first, 1 - probability) / second


def _continued(first: float, second: float, probability: float) -> float:
    """The continued fraction by Lentz's method."""
    upper, lower = 1.0, 1 / _not_zero(1 - (first + second) * probability / (first + 1))
    value = lower
    for term in range(1, _TERMS):
        twice = first + 2 * term
        for part in (
            term * (second - term) * probability / ((twice - 1) * twice),
            -(first + term) * (first + second + term) * probability / (twice * (twice + 1)),
        ):
            lower = 1 / _not_zero(1 + part * lower)
            upper = _not_zero(1 + part / upper)
            step = upper * lower
            value *= step
        if abs(step - 1) < _ENOUGH:
            break
    return value


def _not_zero(number: float) -> float:
    return number if abs(number) > 1e-300 else 1e-300
