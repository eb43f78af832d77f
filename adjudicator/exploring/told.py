"""Explorations in words: probabilities as fractions and percentages, and what was looked at."""

from collections.abc import Sequence
from fractions import Fraction

from adjudicator.exploring.odds import Bounds
from adjudicator.exploring.policy import ALL, POLICIES, Policy
from adjudicator.exploring.tree import Count, Explored


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


def extent(looked: Count) -> str:
    """How much was looked at.

    >>> extent(Count(347, 178, 40, 0)), extent(Count(3, 2, 0, 0))
    ('347 positions, 178 ends, 40 of them met again', '3 positions, 2 ends')
    """
    merges = f", {looked.merges} of them met again" if looked.merges else ""
    return f"{looked.positions} positions, {looked.leaves} ends{merges}"


def rests(explored: Explored, policy: Policy) -> list[tuple[str, str]]:
    """The basis of the odds: the policy, what was looked at, and what was left out."""
    side = f", played for {' and '.join(policy.side)}" if policy.side else ""
    goal = "" if policy.name == ALL else f", goal: {explored.questions[policy.goal]}"
    left_out = f"{explored.looked_at.left_out} branches: {explored.stopped}"
    return [
        ("policy", f"{policy.name}: {POLICIES[policy.name]}{goal}{side}"),
        ("looked at", extent(explored.looked_at)),
        *([("left out", left_out)] if explored.stopped else ()),
    ]


def taken_for_granted(assumed: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The line about what a file does not say and what was taken for granted, if there is anything."""
    return (("assumed", "; ".join(assumed)),) if assumed else ()
