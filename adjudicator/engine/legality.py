"""Why something may not be done: "no" always comes with the rule."""

from typing import NamedTuple


class Reason(NamedTuple):
    """One reason why not: the rule that forbids it and the facts of the case."""

    rule: str
    because: str


Reasons = tuple[Reason, ...]
"""An empty tuple means: it may be done."""

ALLOWED: Reasons = ()
