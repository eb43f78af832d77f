"""Odds as bars: how far a probability reaches at least, and how far at most."""

from fractions import Fraction
from typing import NamedTuple

from adjudicator.exploring.odds import Bounds
from adjudicator.exploring.told import percent, told

WIDE = 200
"""The length of a bar that is certain."""


class Bar(NamedTuple):
    """A bar: its length at worst and at best, the odds in words, and how likely its option is drawn."""

    low: int
    high: int
    says: str
    drawn: str = ""


def bar_of(bounds: Bounds, weight: Fraction | None = None) -> Bar:
    """The bar of a probability.

    >>> bar_of(Bounds(Fraction(1, 4), Fraction(1, 2)), Fraction(1, 16))
    Bar(low=50, high=100, says='between 1/4 and 1/2 (25 % to 50 %)', drawn='1/16 (6.25 %)')
    """
    drawn = "" if weight is None else f"{weight} ({percent(weight)})"
    return Bar(round(bounds.low * WIDE), round(bounds.high * WIDE), told(bounds), drawn)
