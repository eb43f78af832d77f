"""The files whose set-up takes too long to be explored."""

import sys
from collections.abc import Callable, Iterable
from typing import TypeVar

from adjudicator.engine.allowance import UsedUp

T = TypeVar("T")


class Late:
    """The files of a command that were not set up in time, each with the reason."""

    def __init__(self) -> None:
        self._reasons: list[str] = []

    def unless(self, work: Callable[[str], Iterable[T]]) -> Callable[[str], Iterable[T]]:
        """The same work on a file, without results if the file is not set up in time."""

        def in_time(file: str) -> Iterable[T]:
            try:
                return work(file)
            except UsedUp as reached:
                self._reasons.append(f"{file}: stopped before it was set up: {reached}")
                return ()

        return in_time

    def told(self) -> bool:
        """Tells of these files; False if there are none."""
        for reason in self._reasons:
            print(reason, file=sys.stderr)
        return bool(self._reasons)
