"""The choice of hands: this process, several processes of this machine, or the workers of a cluster."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from adjudicator.working.jobs import Hands


@contextmanager
def hands_for(jobs: int, scheduler: str) -> "Iterator[Hands | None]":
    """So many processes (0: one for each processor), or the workers of a scheduler; None if this process works alone.

    Raises NoHands if nobody can do the work.
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
