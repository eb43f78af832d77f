"""Reasons why something may not be done; each names its rule."""

from typing import NamedTuple


class Reason(NamedTuple):
    """One reason against a deed: the rule that forbids it and the facts of the case."""

    rule: str
    because: str


Reasons = tuple[Reason, ...]
"""Reasons against a deed; none means that it may be done."""

ALLOWED: Reasons = ()
