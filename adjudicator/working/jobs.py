"""A job: tasks that may be done in any order and anywhere, and the hands that do them."""

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")

PATIENCE = 10.0
"""The seconds to wait for tasks that were told to end; results found by then are kept."""


Batch = tuple[int, ...]
"""Tasks that go to a worker together, by their numbers."""


class Signals(Protocol):
    """The signals between a running task and the process that waits for it."""

    def stopped(self) -> bool:
        """True if the task is to end with the results it has."""

    def tell(self, count: int) -> None:
        """Reports the progress so far."""


Do = Callable[[T, Signals], R]
"""The function that does a task; another process must find it by its name."""


class Job(Generic[T, R]):
    """Tasks, the function that does them, and the use of their results."""

    def __init__(self, tasks: Sequence[T], do: Do[T, R]) -> None:
        self.tasks = tasks
        self.do = do

    def wanted(self, number: int) -> bool:
        """True if a task is still to be done; if one is not wanted, the tasks after it are not either."""
        return True

    def keep(self, number: int, found: R) -> None:
        """Keeps the result of a task."""
        raise NotImplementedError

    def lost(self, number: int) -> None:
        """Records that a task repeatedly killed the process that did it."""

    def batches(self, hands: int) -> Iterator[Batch]:
        """The tasks in order, in batches: small enough to share evenly, large enough to save traffic."""
        size = max(1, min(16, len(self.tasks) // (4 * hands)))
        numbers = range(len(self.tasks))
        return (tuple(numbers[start : start + size]) for start in range(0, len(numbers), size))

    def stopped(self) -> bool:
        """True if running tasks are to end with the results they have."""
        return False

    def told(self, count: int) -> None:
        """Reports the progress of all tasks together."""


class Hands(Protocol):
    """The hands that do the tasks of a job, several at once; `far` ones do not see the files of this machine."""

    number: int
    far: bool

    def work(self, job: "Job[T, R]") -> None:
        """Does all tasks that are wanted."""


class NoHands(RuntimeError):
    """Nobody can do the work; the message gives the reason."""


def processors() -> int:
    """The number of processors that this process may use."""
    import os

    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
