"""Who does the work of a command: this process, several of this machine, or the workers of a cluster."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from adjudicator.working.jobs import Hands

Scheduler = Annotated[
    str,
    typer.Option(metavar="ADDRESS", help='Let the workers of this Dask cluster do it; needs "adjudicator[cluster]".'),
]


@contextmanager
def hands_for(jobs: int, scheduler: str) -> "Iterator[Hands | None]":
    """Those who are to do it; None where this process does it alone."""
    if scheduler:
        from adjudicator.working.cluster import cluster
        from adjudicator.working.jobs import NoHands

        try:
            with cluster(scheduler) as hands:
                yield hands
        except NoHands as why:
            raise typer.BadParameter(str(why), param_hint="--scheduler") from None
    elif jobs == 1:
        yield None
    else:
        from adjudicator.working.jobs import processors
        from adjudicator.working.processes import Processes

        yield Processes(jobs or processors())
