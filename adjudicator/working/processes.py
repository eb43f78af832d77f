"""Processes of this machine: one that dies takes no other task with it."""

import os
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Generic, TypeVar

from adjudicator.working.jobs import PATIENCE, Batch, Do, Job

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor
    from ctypes import Array, c_longlong

T = TypeVar("T")
R = TypeVar("R")

_AHEAD = 2
"""So many batches wait for each worker: enough to keep it busy, few to be tried again when one dies."""
_SECONDS = 0.1
"""So often it is looked whether the tasks are to end, and told how far they have come."""


class Processes:
    """So many processes of this machine at once; `fresh` ones know nothing that this one has read."""

    far = False

    def __init__(self, number: int, *, fresh: bool = False) -> None:
        self.number = number
        self.fresh = fresh

    def work(self, job: Job[T, R]) -> None:
        """Does all tasks that are wanted; one at which a process dies twice is lost."""
        _Working(job, self.number, self.fresh).work()


class _Working(Generic[T, R]):
    """A job that is being done."""

    def __init__(self, job: Job[T, R], number: int, fresh: bool) -> None:
        from multiprocessing.sharedctypes import RawArray

        self.job = job
        self.number = number
        self.fresh = fresh
        # Without a lock, which somebody who dies might hold: first whether to end, then how far each task has come.
        self.board: Array[c_longlong] = RawArray("q", 1 + len(job.tasks))
        self.done: set[int] = set()
        self.late = 0.0

    def work(self) -> None:
        queue = deque(self.job.batches(self.number))
        while queue and self.job.wanted(queue[0][0]):
            for batch in self._until_one_dies(queue):
                self._one_by_one(batch)

    def _until_one_dies(self, queue: deque[Batch]) -> list[Batch]:
        """Works through the queue; the batches that were being done when a process died."""
        from concurrent.futures.process import BrokenProcessPool

        flying: dict[Future[list[R]], Batch] = {}
        with _pool(self.number, self.fresh, self.board) as pool:
            try:
                while True:
                    while queue and self.job.wanted(queue[0][0]) and len(flying) < _AHEAD * self.number:
                        # It leaves the queue when it is on its way: a pool that is broken takes nothing any more.
                        future = self._send(pool, queue[0])
                        flying[future] = queue.popleft()
                    if not flying or self._too_late():
                        return []
                    self._gather(flying)
            except BrokenProcessPool:
                return sorted(flying.values())

    def _one_by_one(self, batch: Batch) -> None:
        """Each in a process of its own: the one that dies again is the one to blame."""
        from concurrent.futures.process import BrokenProcessPool

        for number in batch:
            if not self.job.wanted(number) or number in self.done:
                continue
            with _pool(1, self.fresh, self.board) as pool:
                alone: Batch = (number,)
                flying = {self._send(pool, alone): alone}
                try:
                    while flying and not self._too_late():
                        self._gather(flying)
                except BrokenProcessPool:
                    self.job.lost(number)

    def _send(self, pool: "ProcessPoolExecutor", batch: Batch) -> "Future[list[R]]":
        return pool.submit(_work_through, self.job.do, batch, [self.job.tasks[number] for number in batch])

    def _gather(self, flying: "dict[Future[list[R]], Batch]") -> None:
        """Keeps what has been found, as soon as something has."""
        from concurrent.futures import FIRST_COMPLETED, wait

        for future in wait(flying, _SECONDS, return_when=FIRST_COMPLETED).done:
            for number, found in zip(flying[future], future.result(), strict=True):
                self.done.add(number)
                self.job.keep(number, found)
            del flying[future]
        self.job.told(sum(self.board) - self.board[0])

    def _too_late(self) -> bool:
        """Tells the tasks to end if they are to; whether they have been waited for long enough."""
        if not self.job.stopped():
            return False
        if not self.board[0]:
            self.board[0] = 1
            self.late = time.monotonic() + PATIENCE
        if time.monotonic() < self.late:
            return False
        _end_them()
        return True


class _Heard:
    """What a task in a process of its own hears and says."""

    def __init__(self, board: "Array[c_longlong]", number: int) -> None:
        self.board = board
        self.number = number

    def stopped(self) -> bool:
        return bool(self.board[0])

    def tell(self, count: int) -> None:
        self.board[1 + self.number] = count


_boards: "list[Array[c_longlong]]" = []
"""In a worker: the board that it shares with the first process."""


def _work_through(do: Do[T, R], numbers: Batch, tasks: Sequence[T]) -> list[R]:
    return [do(task, _Heard(_boards[0], number)) for number, task in zip(numbers, tasks, strict=True)]


@contextmanager
def _pool(number: int, fresh: bool, board: "Array[c_longlong]") -> "Iterator[ProcessPoolExecutor]":
    """Processes that are gone afterwards: at once, where nobody waits any more for what they are doing."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    context = get_context("spawn" if fresh else None)
    with ProcessPoolExecutor(number, context, _live_with_the_first, (board,)) as pool:
        try:
            yield pool
        except BaseException:
            _end_them()
            raise


def _end_them() -> None:
    from multiprocessing import active_children

    for worker in active_children():
        worker.terminate()


def _live_with_the_first(board: "Array[c_longlong]") -> None:
    """Ctrl-C reaches all processes of a terminal: the first ends the others. Where it is killed, they end as well."""
    import signal
    from multiprocessing import parent_process
    from threading import Thread

    _boards[:] = [board]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    first = parent_process()
    assert first is not None

    def follow() -> None:
        first.join()
        os._exit(1)

    Thread(target=follow, daemon=True).start()
