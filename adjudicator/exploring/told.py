"""Probabilities in words: as fractions and percentages."""

from fractions import Fraction

from adjudicator.exploring.odds import Bounds


def percent(number: Fraction) -> str:
    """A probability as a percentage, with as many digits as a person reads.

    >>> percent(Fraction(15, 16)), percent(Fraction(1, 3)), percent(Fraction(1))
    ('93.75 %', '33.33 %', '100 %')
    """
    shown = f"{float(number * 100):.2f}".rstrip("0").rstrip(".")
    return f"{shown} %"


def told(bounds: Bounds) -> str:
    """A probability as a fraction and a percentage, or its bounds.

    >>> told(Bounds(Fraction(7, 8), Fraction(7, 8)))
    '7/8 (87.5 %)'
    """
    if bounds.exact:
        return f"{bounds.low} ({percent(bounds.low)})"
    return f"between {bounds.low} and {bounds.high} ({percent(bounds.low)} to {percent(bounds.high)})"


WIDE = 20
"""The signs of a bar that is certain."""


def bar(bounds: Bounds) -> str:
    """A probability as a bar: as far as it reaches at least, and paler, as far as it may reach.

    >>> bar(Bounds(Fraction(1, 4), Fraction(1, 2)))
    '█████░░░░░··········'
    """
    low, high = round(bounds.low * WIDE), round(bounds.high * WIDE)
    return "█" * low + "░" * (high - low) + "·" * (WIDE - high)
