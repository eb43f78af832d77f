"""The limits of a request: those of the server, or its own if they are lower."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import isfinite
from typing import NamedTuple

from adjudicator.engine.allowance import Allowance, UsedUp, within
from adjudicator.oracle.protocol import Object
from adjudicator.playing.problem import Problem

_LONG = 1e9
"""A number of seconds that no request reaches."""


class Limits(NamedTuple):
    """The limits of a request: steps of everything that it resolves, and seconds; 0 for no limit of time."""

    steps: int = 2_000_000
    seconds: float = 60.0


def check(limits: Limits) -> None:
    """Raises ValueError for limits that would never be reached, or always."""
    if not (limits.steps > 0 and limits.seconds >= 0 and isfinite(limits.seconds)):
        raise ValueError(f"{limits}: steps are more than 0, and seconds a number of 0 or more")


ALLOWED = Limits()
"""The limits that hold by default."""


@contextmanager
def limited(limits: Limits, request: Object, meanwhile: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Applies the limits to everything that runs inside the block; raises a Problem if one is reached.

    `meanwhile` is called now and then; what it raises ends the block.
    """
    steps, seconds = _asked(request, "max_steps", limits.steps), _asked(request, "max_seconds", limits.seconds)
    end = time.monotonic() + seconds

    def enough() -> str:
        meanwhile()
        return f"more than {seconds:g} seconds" if seconds and time.monotonic() > end else ""

    try:
        with within(Allowance(int(steps), enough)):
            yield
    except UsedUp as reached:
        raise Problem("limit", f"this request takes {reached}") from None


def _asked(request: Object, name: str, allowed: float) -> float:
    """The limit that a request sets for itself, but no more than the server allows."""
    asked = request.get(name)
    if asked is None:
        return allowed
    assert isinstance(asked, int | float)
    if asked <= 0:
        raise Problem("bad-request", f'"{name}" must be more than 0')
    return min(asked, allowed or _LONG)
