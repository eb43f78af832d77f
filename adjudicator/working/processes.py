"""Processes of this machine; if one dies, no other task is lost."""

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
"""The batches that wait for each worker: enough to keep it busy, and few to repeat when one dies."""
_SECONDS = 0.1
"""The seconds between checks for an order to end, and between reports of progress."""


class Processes:
    """A number of processes of this machine; `fresh` ones share nothing that this process has read."""

    far = False

    def __init__(self, number: int, *, fresh: bool = False) -> None:
        self.number = number
        self.fresh = fresh

    def work(self, job: Job[T, R]) -> None:
        """Does all tasks that are wanted; a task that kills two processes is lost."""
        _Working(job, self.number, self.fresh).work()


class _Working(Generic[T, R]):
    """A job in progress."""

    def __init__(self, job: Job[T, R], number: int, fresh: bool) -> None:
        from multiprocessing.sharedctypes import RawArray

        self.job = job
        self.number = number
        self.fresh = fresh
        # Without a lock, which a dying process might hold: first the order to end, then the progress of each task.
        self.board: Array[c_longlong] = RawArray("q", 1 + len(job.tasks))
        self.done: set[int] = set()
        self.late = 0.0

    def work(self) -> None:
        queue = deque(self.job.batches(self.number))
        while queue and self.job.wanted(queue[0][0]):
            for batch in self._until_one_dies(queue):
                self._one_by_one(batch)

    def _until_one_dies(self, queue: deque[Batch]) -> list[Batch]:
        """Works through the queue; returns the batches in progress if a process dies."""
        from concurrent.futures.process import BrokenProcessPool

        flying: dict[Future[list[R]], Batch] = {}
        with _pool(self.number, self.fresh, self.board) as pool:
            try:
                while True:
                    while queue and self.job.wanted(queue[0][0]) and len(flying) < _AHEAD * self.number:
                        # A batch leaves the queue only after it is submitted: a broken pool takes no more.
                        future = self._send(pool, queue[0])
                        flying[future] = queue.popleft()
                    if not flying or self._too_late():
                        return []
                    self._gather(flying)
            except BrokenProcessPool:
                return sorted(flying.values())

    def _one_by_one(self, batch: Batch) -> None:
        """Does each task in a process of its own: a task that kills this one too is lost."""
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
        """Keeps results as soon as there are any."""
        from concurrent.futures import FIRST_COMPLETED, wait

        for future in wait(flying, _SECONDS, return_when=FIRST_COMPLETED).done:
            for number, found in zip(flying[future], future.result(), strict=True):
                self.done.add(number)
                self.job.keep(number, found)
            del flying[future]
        self.job.told(sum(self.board) - self.board[0])

    def _too_late(self) -> bool:
        """Tells the tasks to end if the job is stopped; True once the wait for them has been long enough."""
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
    """The signals of a task in a process of its own."""

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
    """A pool of processes that end with the block: at once if it fails, because nobody waits for their results."""
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
    """Leaves Ctrl-C, which reaches all processes of a terminal, to the first process; ends this one if that dies."""
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
