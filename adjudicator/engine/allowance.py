"""How far runs may go: each by itself, and all together that serve one request."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple


class Budget(NamedTuple):
    """How far a run may go before it is stopped: steps between two answers, and frames on top of each other.

    After `watch_from` steps without an answer it is watched for positions that come again.
    """

    steps: int = 200_000
    depth: int = 400
    watch_from: int = 1_000


BUDGET: Final = Budget()


class UsedUp(Exception):
    """No more is allowed; the message says of what."""


class Allowance:
    """The steps that all runs together have left; `enough` says before each why no more is wanted, or nothing."""

    __slots__ = ("_enough", "_steps", "left")

    def __init__(self, steps: int, enough: Callable[[], str] = lambda: "") -> None:
        self._steps = self.left = steps
        self._enough = enough

    def begin(self) -> int:
        """A run begins, and may take the steps that are left. Raises UsedUp if it is enough."""
        why = self._enough()
        if why:
            raise UsedUp(why)
        return self.left

    def look(self, steps: int) -> None:
        """Raises UsedUp if a run has taken more steps than were left."""
        if steps > self.left:
            raise UsedUp(f"more than {self._steps:,} steps")

    def spend(self, steps: int) -> None:
        """A run is over, or stands still."""
        self.left = max(0, self.left - steps)


_now: list[Allowance] = []


@contextmanager
def within(allowance: Allowance) -> Iterator[None]:
    """Whatever is run now has this allowance, and no other."""
    before = _now[:]
    _now[:] = (allowance,)
    try:
        yield
    finally:
        _now[:] = before


def present() -> Allowance | None:
    """The allowance of whatever is run now; None if nobody has set one."""
    return _now[0] if _now else None
