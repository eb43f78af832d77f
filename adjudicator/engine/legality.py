"""Reasons why something may not be done; each names its rule."""

from collections.abc import Callable, Collection
from typing import NamedTuple


class Reason(NamedTuple):
    """One reason against a deed: the rule that forbids it and the facts of the case."""

    rule: str
    because: str


Reasons = tuple[Reason, ...]
"""Reasons against a deed; none means that it may be done."""

ALLOWED: Reasons = ()


def cited_reasons(reasons: Reasons, citing: Callable[[tuple[str, ...]], tuple[str, ...]]) -> Reasons:
    """The reasons, with no rule that is not cited: the facts of the case forbid it all the same.

    >>> cited_reasons((Reason("time.1", "it is too late"), Reason("time.2", "it is too late")), lambda rules: ())
    (Reason(rule='', because='it is too late'),)
    """
    named = (reason if citing((reason.rule,)) else Reason("", reason.because) for reason in reasons)
    return tuple(dict.fromkeys(named))


def reasons_without(reasons: Reasons, rules: Collection[str]) -> Reasons:
    """The reasons but for those of these rules; the rules of one fact stand and fall together.

    >>> late, far = "it is too late", "it is too far"
    >>> reasons_without((Reason("time.1", late), Reason("time.2", late), Reason("move.1", far)), {"time.2"})
    (Reason(rule='move.1', because='it is too far'),)
    """
    fallen = {reason.because for reason in reasons if reason.rule in rules}
    return tuple([reason for reason in reasons if reason.because not in fallen])
