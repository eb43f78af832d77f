"""Many recorded rulings at once, in processes of their own; one that dies takes no other ruling with it."""

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from adjudicator.recording.checking import check_file
from adjudicator.recording.outcome import CRASHED, Outcome

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

Outcomes = tuple[Outcome, ...]
Work = Callable[[str], Outcomes]
Batch = tuple[int, ...]
"""Files that go to a worker together, by their number."""

_AHEAD = 2
"""So many batches wait for each worker: enough to keep it busy, few to be tried again when one dies."""
FEW = 100
"""So many files are worth a process of their own."""
_DIED = "the process that ruled it died"


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def check_all(
    paths: Sequence[str],
    jobs: int = 1,
    *,
    fail_fast: bool = False,
    fresh: bool = False,
    done: Callable[[int], None] = lambda number: None,
    work: Work = check_file,
) -> list[Outcome]:
    """What came of each file, in their order; with `fail_fast` up to the first that has to be looked at.

    `done` is told how many files are ready whenever some are. `fresh` processes know nothing that this one has read.
    """
    checking = _Checking(paths, jobs, fail_fast, fresh, done, work)
    if jobs > 1 or fresh:
        checking.in_processes()
    else:
        checking.here()
    return checking.outcomes()


class _Checking:
    """The files of one run, and what has come of them so far; none beyond `limit` is wanted."""

    def __init__(
        self,
        paths: Sequence[str],
        jobs: int,
        fail_fast: bool,
        fresh: bool,
        done: Callable[[int], None],
        work: Work,
    ) -> None:
        self.paths = paths
        self.jobs = jobs
        self.fail_fast = fail_fast
        self.fresh = fresh
        self.done = done
        self.work = work
        self.limit = len(paths)
        self.found: dict[int, Outcomes] = {}

    def outcomes(self) -> list[Outcome]:
        """In the order of the files, whichever was ready first."""
        numbers = sorted(number for number in self.found if number <= self.limit)
        return [outcome for number in numbers for outcome in self.found[number]]

    def here(self) -> None:
        """One after the other in this process."""
        for number, path in enumerate(self.paths):
            if number > self.limit:
                break
            self._keep((number,), [self.work(path)])

    def in_processes(self) -> None:
        """In as many processes as are wanted, until there is none left."""
        size = max(1, min(16, len(self.paths) // (4 * self.jobs)))
        numbers = range(len(self.paths))
        queue = deque(tuple(numbers[start : start + size]) for start in range(0, len(numbers), size))
        while queue and queue[0][0] <= self.limit:
            for batch in self._until_one_dies(queue):
                self._one_by_one(batch)

    def _until_one_dies(self, queue: deque[Batch]) -> list[Batch]:
        """Works through the queue; the batches that were being ruled when a worker died."""
        from concurrent.futures import FIRST_COMPLETED, wait
        from concurrent.futures.process import BrokenProcessPool

        flying: dict[Future[list[Outcomes]], Batch] = {}
        with _pool(self.jobs, self.fresh) as pool:
            try:
                while True:
                    while queue and queue[0][0] <= self.limit and len(flying) < _AHEAD * self.jobs:
                        # It leaves the queue when it is on its way: a pool that is broken takes nothing any more.
                        future = self._send(pool, queue[0])
                        flying[future] = queue.popleft()
                    if not flying:
                        return []
                    for future in wait(flying, return_when=FIRST_COMPLETED).done:
                        self._keep(flying[future], future.result())
                        del flying[future]
            except BrokenProcessPool:
                return sorted(flying.values())

    def _one_by_one(self, batch: Batch) -> None:
        """Each in a process of its own: the one that dies again is the one to blame."""
        from concurrent.futures.process import BrokenProcessPool

        for number in batch:
            if number > self.limit or number in self.found:
                continue
            with _pool(1, self.fresh) as pool:
                try:
                    found = self._send(pool, (number,)).result()
                except BrokenProcessPool:
                    found = [(Outcome(self.paths[number], CRASHED, crash=_DIED),)]
            self._keep((number,), found)

    def _send(self, pool: "ProcessPoolExecutor", batch: Batch) -> "Future[list[Outcomes]]":
        return pool.submit(_work_through, self.work, [self.paths[number] for number in batch])

    def _keep(self, batch: Batch, found: list[Outcomes]) -> None:
        for number, outcomes in zip(batch, found, strict=True):
            self.found[number] = outcomes
            if self.fail_fast and not all(outcome.sound for outcome in outcomes):
                self.limit = min(self.limit, number)
        self.done(len(batch))


def _work_through(work: Work, paths: Sequence[str]) -> list[Outcomes]:
    return [work(path) for path in paths]


@contextmanager
def _pool(jobs: int, fresh: bool) -> "Iterator[ProcessPoolExecutor]":
    """Processes that are gone afterwards: at once, where nobody waits any more for what they are ruling."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children, get_context

    context = get_context("spawn" if fresh else None)
    with ProcessPoolExecutor(jobs, context, _live_with_the_first) as pool:
        try:
            yield pool
        except BaseException:
            for worker in active_children():
                worker.terminate()
            raise


def _live_with_the_first() -> None:
    """Ctrl-C reaches all processes of a terminal: the first ends the others. Where it is killed, they end as well."""
    import signal
    from multiprocessing import parent_process
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    first = parent_process()
    assert first is not None

    def follow() -> None:
        first.join()
        os._exit(1)

    Thread(target=follow, daemon=True).start()
