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
