"""Who does the work: this process, several of this machine, or the workers of a cluster."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from adjudicator.working.jobs import Hands


@contextmanager
def hands_for(jobs: int, scheduler: str) -> "Iterator[Hands | None]":
    """So many processes (0: one a processor), or whoever works for a scheduler; None where this process does it alone.

    Raises NoHands where there is nobody.
    """
    if scheduler:
        from adjudicator.working.cluster import cluster

        with cluster(scheduler) as hands:
            yield hands
    elif jobs == 1:
        yield None
    else:
        from adjudicator.working.jobs import processors
        from adjudicator.working.processes import Processes

        yield Processes(jobs or processors())
