"""Reasons why something may not be done; each names its rule."""

from collections.abc import Collection
from typing import NamedTuple


class Reason(NamedTuple):
    """One reason against a deed: the rule that forbids it and the facts of the case."""

    rule: str
    because: str


Reasons = tuple[Reason, ...]
"""Reasons against a deed; none means that it may be done."""

ALLOWED: Reasons = ()


def reasons_without(reasons: Reasons, rules: Collection[str]) -> Reasons:
    """The reasons but for those of these rules; the rules of one fact stand and fall together.

    >>> late, far = "it is too late", "it is too far"
    >>> reasons_without((Reason("time.1", late), Reason("time.2", late), Reason("move.1", far)), {"time.2"})
    (Reason(rule='move.1', because='it is too far'),)
    """
    fallen = {reason.because for reason in reasons if reason.rule in rules}
    return tuple([reason for reason in reasons if reason.because not in fallen])
