"""The thread in which an editor's files are ruled: what somebody waits for comes first, and all of it has limits."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from adjudicator.oracle.limits import Limits, limited

T = TypeVar("T")


class _GivenUp(Exception):
    """Nobody wants the result any more, or something else comes first."""


class Worker:
    """One thread that does one thing after another, each within limits; the editor is never kept from typing."""

    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._thread: Final = ThreadPoolExecutor(1, "ruling")
        self._awaited = 0

    async def at_once(self, work: Callable[[], T]) -> T:
        """The result of something that somebody waits for; whatever nobody waits for makes room.

        Raises a Problem if it comes to a limit. If the caller is cancelled it is given up.
        """
        cancelled: list[bool] = []

        def meanwhile() -> None:
            if cancelled:
                raise _GivenUp

        self._awaited += 1
        try:
            return await self._done(work, meanwhile)
        except asyncio.CancelledError:
            cancelled.append(True)
            raise
        finally:
            self._awaited -= 1

    async def in_turn(self, work: Callable[[], T], is_wanted: Callable[[], bool]) -> T | None:
        """The result of something that nobody waits for; None if it is no longer wanted.

        It makes room for what somebody waits for, and begins anew after that. Raises a Problem if it comes to a limit.
        """

        def meanwhile() -> None:
            if self._awaited or not is_wanted():
                raise _GivenUp

        while is_wanted():
            try:
                return await self._done(work, meanwhile)
            except _GivenUp:
                continue
        return None

    async def _done(self, work: Callable[[], T], meanwhile: Callable[[], None]) -> T:
        def within_limits() -> T:
            with limited(self._limits, {}, meanwhile):
                return work()

        return await asyncio.get_running_loop().run_in_executor(self._thread, within_limits)
