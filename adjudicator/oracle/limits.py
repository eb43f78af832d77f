"""How much a request may take: what the server allows, or what the request asks for if that is less."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from adjudicator.engine.allowance import Allowance, UsedUp, within
from adjudicator.oracle.protocol import Object
from adjudicator.playing.problem import Problem

_LONG = 1e9
"""A limit that is none."""


class Limits(NamedTuple):
    """The most that a request may take: steps in all that it has resolved, and seconds; 0 for no limit of time."""

    steps: int = 2_000_000
    seconds: float = 60.0


ALLOWED = Limits()
"""What is allowed unless somebody says otherwise."""


@contextmanager
def limited(limits: Limits, request: Object) -> Iterator[None]:
    """What is resolved meanwhile keeps to the limits; a Problem where it comes to one of them."""
    steps, seconds = _asked(request, "max_steps", limits.steps), _asked(request, "max_seconds", limits.seconds)
    end = time.monotonic() + seconds

    def enough() -> str:
        return f"more than {seconds:g} seconds" if seconds and time.monotonic() > end else ""

    try:
        with within(Allowance(int(steps), enough)):
            yield
    except UsedUp as reached:
        raise Problem("limit", f"this request takes {reached}") from None


def _asked(request: Object, name: str, allowed: float) -> float:
    """A limit that a request has for itself, no more than is allowed."""
    asked = request.get(name)
    if asked is None:
        return allowed
    assert isinstance(asked, int | float)
    if asked <= 0:
        raise Problem("bad-request", f'"{name}" is more than 0')
    return min(asked, allowed or _LONG)
