"""The workers of a Dask cluster: `distributed` sends them the tasks, and resends those of a dead worker."""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from uuid import uuid4

from adjudicator.version import __version__
from adjudicator.working.jobs import PATIENCE, Batch, Do, Job, NoHands

if TYPE_CHECKING:
    from distributed import Client, Future

T = TypeVar("T")
R = TypeVar("R")

_CONNECT = 5
"""The seconds that a scheduler, and then a worker, has to answer."""
_SECONDS = 0.25
"""The seconds between checks for an order to end."""
_SELDOM = 1.0
"""The seconds between requests for the workers' progress."""


class Cluster:
    """The workers of a cluster; they do as many tasks at once as they have threads."""

    far = True

    def __init__(self, client: "Client") -> None:
        self._client = client
        workers = client.scheduler_info(n_workers=-1)["workers"]
        self.number = max(1, sum(worker["nthreads"] for worker in workers.values()))

    def work(self, job: Job[T, R]) -> None:
        """Does all tasks that are wanted; a task that kills several workers is lost."""
        _Working(self._client, job, self.number).work()


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """The cluster whose scheduler has this address; raises NoHands if it cannot do our work."""
    try:
        import distributed  # noqa: F401
    except ImportError:
        raise NoHands(
            "a cluster needs the package distributed, which is not installed: "
            'python -m pip install "adjudicator[cluster]"'
        ) from None
    client = _connected(address)
    try:
        _same_version(client, address)
        with client.as_current():
            yield Cluster(client)
    finally:
        # All results are here, so errors while closing do not matter.
        with suppress(Exception):
            _in_time(2 * _CONNECT, lambda: client.close(timeout=_CONNECT))


def _connected(address: str) -> "Client":
    import logging

    from distributed import Client

    # We report every error ourselves, once.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    _listening(address)
    try:
        return _in_time(_CONNECT + 1, lambda: Client(address, timeout=_CONNECT, set_as_default=False))
    except TimeoutError:
        raise NoHands(f"{address} does not answer: is it the scheduler of a Dask cluster?") from None
    except Exception as fault:
        raise NoHands(f"there is no scheduler at {address}: {fault}") from None


def _listening(address: str) -> None:
    """Raises NoHands if nothing listens at the address: a client would retry for long before it reports that."""
    import socket

    from distributed.comm.addressing import get_address_host_port

    try:
        where = get_address_host_port(address)
        if address.partition("://")[0] in ("tcp", "tls", address):
            socket.create_connection(where, _CONNECT).close()
    except (OSError, ValueError) as fault:
        raise NoHands(f"there is no scheduler at {address}: {fault}") from None


def _in_time(seconds: float, ask: Callable[[], T]) -> T:
    """The result of a call, awaited in a thread: a peer that never answers would block a client forever."""
    from concurrent.futures import Future
    from threading import Thread

    answer: Future[T] = Future()

    def wait() -> None:
        try:
            answer.set_result(ask())
        except BaseException as fault:
            answer.set_exception(fault)

    Thread(target=wait, daemon=True).start()
    return answer.result(seconds)


def _same_version(client: "Client", address: str) -> None:
    """Raises NoHands unless all workers have this very version: others might rule differently."""
    from pydoc import locate

    try:
        client.wait_for_workers(1, timeout=_CONNECT)
    except TimeoutError:
        raise NoHands(f"the scheduler at {address} has no workers") from None
    # A library function, so that a worker without our package can answer as well.
    versions = client.run(locate, "adjudicator.__version__", on_error="return")
    for worker, version in sorted(versions.items()):
        if version != __version__:
            found = f"has version {version}" if isinstance(version, str) else "does not have the package"
            raise NoHands(f"the worker {worker} {found}: here is adjudicator {__version__}")


class _Sent(NamedTuple):
    """A batch for a worker: our version, the job, and some of its tasks with their numbers."""

    version: str
    job: str
    batch: Batch
    tasks: tuple[Any, ...]


class _OtherVersion(NamedTuple):
    """The answer of a worker whose version differs from that of the tasks."""

    version: str


Done = list[Any] | _OtherVersion


class _Working:
    """A job in progress."""

    def __init__(self, client: "Client", job: Job[Any, Any], number: int) -> None:
        self.client = client
        self.job = job
        self.number = number
        self.name = uuid4().hex
        self.flying: dict[Future[Done], Batch] = {}
        self.late = self.asked = 0.0

    def work(self) -> None:
        try:
            for batch in self.job.batches(self.number):
                self._send(batch)
            while self.flying and not self._too_late():
                self._gather()
                self._tell()
        finally:
            self._ask_all(_end if self.flying else _forget)
            self._cancel(list(self.flying))

    def _send(self, batch: Batch) -> None:
        sent = _Sent(__version__, self.name, batch, tuple(self.job.tasks[number] for number in batch))
        key = f"adjudicator-{self.name}-{batch[0]}-{len(batch)}"
        # Earlier tasks have priority: the job may end with the first result that needs attention.
        future = self.client.submit(_work, self.job.do, sent, key=key, pure=False, priority=-batch[0])
        self.flying[future] = batch

    def _gather(self) -> None:
        """Keeps results as soon as there are any."""
        from distributed import wait

        # A cancelled task shows that by its own status.
        with suppress(TimeoutError, CancelledError):
            wait(list(self.flying), _SECONDS, return_when="FIRST_COMPLETED")
        for future in [future for future in self.flying if future.status != "pending"]:
            self._keep(self.flying.pop(future), future)
        if not self.job.stopped():
            self._cancel([future for future, batch in self.flying.items() if not self.job.wanted(batch[0])])

    def _keep(self, batch: Batch, future: "Future[Done]") -> None:
        from distributed import KilledWorker

        try:
            found = future.result(timeout=PATIENCE)
        except (KilledWorker, CancelledError, TimeoutError, OSError):
            self._lost(batch)
            return
        if isinstance(found, _OtherVersion):
            raise NoHands(f"a worker has version {found.version}: here is adjudicator {__version__}")
        for number, one in zip(batch, found, strict=True):
            self.job.keep(number, one)

    def _lost(self, batch: Batch) -> None:
        """Resends the tasks of a lost batch one by one: a task that kills workers again is lost."""
        if len(batch) == 1 or self.client.status != "running":
            for number in batch:
                self.job.lost(number)
            return
        for number in batch:
            self._send((number,))

    def _cancel(self, futures: "list[Future[Done]]") -> None:
        if futures and self.client.status == "running":
            self.client.cancel(futures, force=True)
        for future in futures:
            del self.flying[future]

    def _too_late(self) -> bool:
        """Tells the tasks to end if the job is stopped; True once the wait for them has been long enough."""
        if not self.job.stopped():
            return False
        if not self.late:
            self._ask_all(_end)
            self.late = time.monotonic() + PATIENCE
        return time.monotonic() > self.late

    def _tell(self) -> None:
        now = time.monotonic()
        if now > self.asked + _SELDOM:
            self.asked = now
            self.job.told(sum(self._ask_all(_counted)))

    def _ask_all(self, function: Callable[[str], int]) -> Sequence[int]:
        """Calls a function on all workers, also busy ones; a dead worker gives no answer."""
        try:
            said = _in_time(_CONNECT, lambda: self.client.run(function, self.name, on_error="ignore"))
        except Exception:
            return ()
        return tuple(said.values())


_ended: set[str] = set()
_counts: dict[tuple[str, int], int] = {}
"""On a worker: the jobs that are to end, and the progress of each task."""


def _work(do: Do[T, R], sent: _Sent) -> list[R] | _OtherVersion:
    if sent.version != __version__:
        return _OtherVersion(__version__)
    return [do(task, _Heard(sent.job, number)) for number, task in zip(sent.batch, sent.tasks, strict=True)]


def _end(job: str) -> int:
    _ended.add(job)
    return 0


def _counted(job: str) -> int:
    return sum(count for (name, _number), count in list(_counts.items()) if name == job)


def _forget(job: str) -> int:
    _ended.discard(job)
    for key in [key for key in list(_counts) if key[0] == job]:
        del _counts[key]
    return 0


class _Heard:
    """The signals of a task on a worker."""

    def __init__(self, job: str, number: int) -> None:
        self.job = job
        self.number = number

    def stopped(self) -> bool:
        return self.job in _ended

    def tell(self, count: int) -> None:
        _counts[self.job, self.number] = count
