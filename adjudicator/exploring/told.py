"""Explorations in words: probabilities as fractions and percentages, and what was looked at."""

from collections.abc import Sequence
from fractions import Fraction

from adjudicator.exploring.odds import Bounds
from adjudicator.exploring.policy import ALL, POLICIES, Policy
from adjudicator.exploring.tree import Count, Explored
from adjudicator.situation.wording import joined
from adjudicator.speaking import _


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
    return _(
        "between {low} and {high} ({low_percent} to {high_percent})",
        low=bounds.low,
        high=bounds.high,
        low_percent=percent(bounds.low),
        high_percent=percent(bounds.high),
    )


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
    if not looked.merges:
        return _("{positions} positions, {ends} ends", positions=looked.positions, ends=looked.leaves)
    return _(
        "{positions} positions, {ends} ends, {again} of them met again",
        positions=looked.positions,
        ends=looked.leaves,
        again=looked.merges,
    )


def how_far(explored: Explored) -> str:
    """The word for an exploration, to its end or not."""
    return _("explored, but not to the end") if explored.stopped else _("explored")


def rests(explored: Explored, policy: Policy) -> list[tuple[str, str]]:
    """The basis of the odds: the policy, what was looked at, and what was left out."""
    parts = [f"{policy.name}: {_(POLICIES[policy.name])}"]
    if policy.name != ALL:
        parts.append(_("goal: {goal}", goal=explored.questions[policy.goal]))
    if policy.side:
        parts.append(_("played for {names}", names=joined(policy.side)))
    found = [(_("policy"), ", ".join(parts)), (_("looked at"), extent(explored.looked_at))]
    if explored.stopped:
        left_out = _("{number} branches: {why}", number=explored.looked_at.left_out, why=explored.stopped)
        found.append((_("left out"), left_out))
    return found


def taken_for_granted(assumed: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The line about what a file does not say and what was taken for granted, if there is anything."""
    return ((_("assumed"), "; ".join(assumed)),) if assumed else ()
