"""The hands that do the work of a command."""

from argparse import ArgumentError, ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from adjudicator.working.jobs import Hands


def scheduler_argument(parser: ArgumentParser) -> None:
    """The cluster that does the work."""
    parser.add_argument(
        "--scheduler",
        default="",
        metavar="ADDRESS",
        help='Use the workers of this Dask cluster; needs "adjudicator[cluster]".',
    )


@contextmanager
def hands_for(jobs: int, scheduler: str) -> "Iterator[Hands | None]":
    """The hands that do the work; None if this process works alone."""
    from adjudicator.working import hands
    from adjudicator.working.jobs import NoHands

    try:
        with hands.hands_for(jobs, scheduler) as found:
            yield found
    except NoHands as why:
        raise ArgumentError(None, f"--scheduler: {why}") from None
