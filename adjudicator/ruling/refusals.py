"""Attempts that the rules refused, with their reasons."""

from typing import NamedTuple

from adjudicator.speaking import _


class Because(NamedTuple):
    """A reason of a refusal."""

    rule: str
    because: str


class RefusedDeed(NamedTuple):
    """An attempt that the rules refused, and the sentences after it that were left out because they belong to it."""

    step: str
    who: str
    reasons: tuple[Because, ...]
    left_out: tuple[str, ...] = ()


def told_refused(step: str) -> str:
    """An attempt that was refused, in words."""
    return _("refused: {step}", step=step) if step else _("refused")
