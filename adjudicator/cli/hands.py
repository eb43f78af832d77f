"""The hands that do the work of a command."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from adjudicator.working.jobs import Hands

Scheduler = Annotated[
    str,
    typer.Option(metavar="ADDRESS", help='Use the workers of this Dask cluster; needs "adjudicator[cluster]".'),
]


@contextmanager
def hands_for(jobs: int, scheduler: str) -> "Iterator[Hands | None]":
    """The hands that do the work; None if this process works alone."""
    from adjudicator.working import hands
    from adjudicator.working.jobs import NoHands

    try:
        with hands.hands_for(jobs, scheduler) as found:
            yield found
    except NoHands as why:
        raise typer.BadParameter(str(why), param_hint="--scheduler") from None
