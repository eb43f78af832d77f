"""How usual rules are: a rule that is applied in most resolutions is the way to an answer, and seldom its reason."""

from collections.abc import Iterable, Mapping
from functools import cache
from math import log2
from pathlib import Path
from typing import Final

FILE: Final = "usual.txt"
"""The file of a reference that counts in how many runs each rule was applied that the run was not about.

A line a rule: its id, the count, and "order" for a rule about what comes first. The first line counts the runs.
"""

_STEPS: Final = 1000
"""How finely rules are told apart."""


class Usual:
    """The number of recorded runs of a game, and of those in which each rule was applied; the rules about order.

    >>> usual = Usual(1023, {"costs.2": 1023, "retaliate.4": 3})
    >>> usual.telling("costs.2"), usual.telling("retaliate.4"), usual.telling("massive.9")
    (0, 8000, 10000)
    """

    __slots__ = ("_applied", "_order", "_runs", "_telling")

    def __init__(self, runs: int, applied: Mapping[str, int], order: Iterable[str] = ()) -> None:
        self._runs: Final = runs
        self._applied: Final = applied
        self._order: Final = frozenset(order)
        self._telling: Final[dict[str, int]] = {}

    def telling(self, rule: str) -> int:
        """How much it tells that a rule is applied: nothing of one that always is, and the more the rarer it is."""
        known = self._telling.get(rule)
        if known is None:
            share = (self._runs + 1) / (min(self._applied.get(rule, 0), self._runs) + 1)
            known = self._telling[rule] = round(_STEPS * log2(share))
        return known

    def is_about_order(self, rule: str) -> bool:
        """True of a rule that says what comes first."""
        return rule in self._order


UNKNOWN: Final = Usual(1, {})
"""A game of which no runs are counted: every rule tells as much as any other."""


@cache
def usual_of(reference: Path) -> Usual:
    """How usual the rules of a reference are."""
    path = reference / FILE
    if not path.is_file():
        return UNKNOWN
    (_runs, number), *rules = (line.split(" ", 1) for line in path.read_text(encoding="utf-8").splitlines())
    applied = {rule: int(count.split()[0]) for rule, count in rules}
    return Usual(int(number), applied, (rule for rule, count in rules if count.endswith("order")))


def written(runs: int, applied: Mapping[str, int], order: Iterable[str]) -> str:
    """The text of the file.

    >>> written(2, {"costs.2": 2}, ["retaliate.4"]).splitlines()
    ['runs 2', 'costs.2 2', 'retaliate.4 0 order']
    """
    first = frozenset(order)
    rules = sorted({*applied, *first})
    lines = [f"{rule} {applied.get(rule, 0)}{' order' if rule in first else ''}" for rule in rules]
    return "\n".join([f"runs {runs}", *lines, ""])
