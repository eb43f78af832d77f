"""The workers of an existing Dask cluster: `distributed` sends them the tasks, and sends a dead one's to another."""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from uuid import uuid4

from adjudicator import __version__
from adjudicator.working.jobs import PATIENCE, Batch, Do, Job, NoHands

if TYPE_CHECKING:
    from distributed import Client, Future

T = TypeVar("T")
R = TypeVar("R")

_CONNECT = 5
"""So many seconds a scheduler, and then a worker, has to answer."""
_SECONDS = 0.25
"""So often it is looked whether the tasks are to end."""
_SELDOM = 1.0
"""So often the workers are asked how far they have come."""


class Cluster:
    """The workers of a cluster, as many tasks at once as they have threads."""

    far = True

    def __init__(self, client: "Client") -> None:
        self._client = client
        workers = client.scheduler_info(n_workers=-1)["workers"]
        self.number = max(1, sum(worker["nthreads"] for worker in workers.values()))

    def work(self, job: Job[T, R]) -> None:
        """Does all tasks that are wanted; one at which several workers die is lost."""
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
        # Whatever hinders it: all that was wanted is there.
        with suppress(Exception):
            _in_time(2 * _CONNECT, lambda: client.close(timeout=_CONNECT))


def _connected(address: str) -> "Client":
    import logging

    from distributed import Client

    # What goes wrong is said by us, once.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    _listening(address)
    try:
        return _in_time(_CONNECT + 1, lambda: Client(address, timeout=_CONNECT, set_as_default=False))
    except TimeoutError:
        raise NoHands(f"{address} answers nothing: is it the scheduler of a Dask cluster?") from None
    except Exception as fault:
        raise NoHands(f"there is no scheduler at {address}: {fault}") from None


def _listening(address: str) -> None:
    """Whether anybody listens there at all: a client would try again and again before it says so."""
    import socket

    from distributed.comm.addressing import get_address_host_port

    try:
        where = get_address_host_port(address)
        if address.partition("://")[0] in ("tcp", "tls", address):
            socket.create_connection(where, _CONNECT).close()
    except (OSError, ValueError) as fault:
        raise NoHands(f"there is no scheduler at {address}: {fault}") from None


def _in_time(seconds: float, ask: Callable[[], T]) -> T:
    """What comes of asking. It is waited for from outside: whoever answers nothing keeps a client waiting for ever."""
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
    """All workers must have this very version: others might rule otherwise."""
    from pydoc import locate

    try:
        client.wait_for_workers(1, timeout=_CONNECT)
    except TimeoutError:
        raise NoHands(f"the scheduler at {address} has no workers") from None
    # Not a function of ours: a worker that has none of ours is asked as well.
    versions = client.run(locate, "adjudicator.__version__", on_error="return")
    for worker, version in sorted(versions.items()):
        if version != __version__:
            found = f"has version {version}" if isinstance(version, str) else "does not have the package"
            raise NoHands(f"the worker {worker} {found}: here is adjudicator {__version__}")


class _Sent(NamedTuple):
    """What goes to a worker: our version, the job, and some of its tasks with their numbers."""

    version: str
    job: str
    batch: Batch
    tasks: tuple[Any, ...]


class _OtherVersion(NamedTuple):
    """What a worker says that has another version than the tasks."""

    version: str


Done = list[Any] | _OtherVersion


class _Working:
    """A job that is being done."""

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
        # The earlier ones first, so that it may end with the first that has to be looked at.
        future = self.client.submit(_work, self.job.do, sent, key=key, pure=False, priority=-batch[0])
        self.flying[future] = batch

    def _gather(self) -> None:
        """Keeps what has been found, as soon as something has."""
        from distributed import wait

        # Whether something has been cancelled, each says itself.
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
        """Each by itself, if there are several: the one at which workers die again is the one to blame."""
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
        """Tells the tasks to end if they are to; whether they have been waited for long enough."""
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
        """Asks all workers, whatever they are doing; one that has died says nothing."""
        try:
            said = _in_time(_CONNECT, lambda: self.client.run(function, self.name, on_error="ignore"))
        except Exception:
            return ()
        return tuple(said.values())


_ended: set[str] = set()
_counts: dict[tuple[str, int], int] = {}
"""In a worker: the jobs that are to end, and how far each task has come."""


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
    """What a task on a worker hears and says."""

    def __init__(self, job: str, number: int) -> None:
        self.job = job
        self.number = number

    def stopped(self) -> bool:
        return self.job in _ended

    def tell(self, count: int) -> None:
        _counts[self.job, self.number] = count
