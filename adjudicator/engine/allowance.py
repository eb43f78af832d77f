"""The limits on runs: a budget for each run, and an allowance that all runs of one request share."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple


class Budget(NamedTuple):
    """The limits at which a run is stopped: steps between two answers, and sequences nested in each other.

    After `watch_from` steps without an answer the machine watches the run for positions that repeat.
    """

    steps: int = 200_000
    depth: int = 400
    watch_from: int = 1_000


BUDGET: Final = Budget()


_SELDOM: Final = 512
"""The number of pauses of which one asks for a reason to stop."""


class UsedUp(Exception):
    """The allowance is used up; the message says which limit was reached."""


class Allowance:
    """The steps that all runs of a request may still take together.

    Before each run `enough` is called; it returns the reason to stop, or an empty string. It is called now and then
    in the middle of what takes long as well, and only then if a short run is always let through (`patient`).
    """

    __slots__ = ("_enough", "_patient", "_pauses", "_steps", "left")

    def __init__(self, steps: int, enough: Callable[[], str] = lambda: "", *, patient: bool = False) -> None:
        self._steps = self.left = steps
        self._enough = enough
        self._patient = patient
        self._pauses = 0

    def begin(self) -> int:
        """Begins a run and returns the steps that it may take. Raises UsedUp if there is a reason to stop."""
        if not self._patient:
            self._stop_if_enough()
        return self.left

    def pause(self) -> None:
        """Raises UsedUp if there is a reason to stop, which is asked for once in many times."""
        self._pauses += 1
        if self._pauses % _SELDOM == 0:
            self._stop_if_enough()

    def _stop_if_enough(self) -> None:
        why = self._enough()
        if why:
            raise UsedUp(why)

    def look(self, steps: int) -> None:
        """Raises UsedUp if a run has taken more steps than were left."""
        if steps > self.left:
            raise UsedUp(f"more than {self._steps:,} steps")

    def spend(self, steps: int) -> None:
        """Takes the steps of a run from those that are left."""
        self.left = max(0, self.left - steps)


_now: list[Allowance] = []


@contextmanager
def within(allowance: Allowance) -> Iterator[None]:
    """Gives everything that runs inside the block this allowance and no other."""
    before = _now[:]
    _now[:] = (allowance,)
    try:
        yield
    finally:
        _now[:] = before


def pause() -> None:
    """A moment in the middle of something that takes long: raises UsedUp if it is to end."""
    if _now:
        _now[0].pause()


def present() -> Allowance | None:
    """The allowance of the present run; None if nobody has set one."""
    return _now[0] if _now else None
