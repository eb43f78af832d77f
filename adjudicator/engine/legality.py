"""Why something may not be done: "no" always comes with the rule."""

from adjudicator.named import NamedTuple


class Reason(NamedTuple):
    """One reason why not: the rule that forbids it and the facts of the case."""

    rule: str
    because: str


Reasons = tuple[Reason, ...]
"""An empty tuple means: it may be done."""

ALLOWED: Reasons = ()
