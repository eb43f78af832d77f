"""A job: tasks that may be done in any order and anywhere, and who does them."""

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")

PATIENCE = 10.0
"""So many seconds are waited for tasks that were told to end; what they have found by then is kept."""


Batch = tuple[int, ...]
"""Tasks that go to a worker together, by their number."""


class Signals(Protocol):
    """What passes between a task that is being done and those who wait for it."""

    def stopped(self) -> bool:
        """Whether the task is to end with what it has found."""

    def tell(self, count: int) -> None:
        """So much has been looked at so far."""


Do = Callable[[T, Signals], R]
"""What is done with a task; a function that another process finds under its name."""


class Job(Generic[T, R]):
    """Tasks, what is done with each of them, and what becomes of what was found."""

    def __init__(self, tasks: Sequence[T], do: Do[T, R]) -> None:
        self.tasks = tasks
        self.do = do

    def wanted(self, number: int) -> bool:
        """Whether a task has still to be done; one that is not wanted makes those after it unwanted as well."""
        return True

    def keep(self, number: int, found: R) -> None:
        """A task is done."""
        raise NotImplementedError

    def lost(self, number: int) -> None:
        """Whoever did this task died of it, again and again."""

    def batches(self, hands: int) -> Iterator[Batch]:
        """The tasks in their order: few at once, that nobody waits for the last; many, that little is sent."""
        size = max(1, min(16, len(self.tasks) // (4 * hands)))
        numbers = range(len(self.tasks))
        return (tuple(numbers[start : start + size]) for start in range(0, len(numbers), size))

    def stopped(self) -> bool:
        """Whether tasks that have been begun are to end with what they have found."""
        return False

    def told(self, count: int) -> None:
        """So much have the tasks looked at so far, all of them together."""


class Hands(Protocol):
    """Those who do the tasks of a job: so many at once, here or on machines that do not see the files of this one."""

    number: int
    far: bool

    def work(self, job: "Job[T, R]") -> None:
        """Does all tasks that are wanted."""


class NoHands(RuntimeError):
    """There is nobody to do the work; the message says why."""


def processors() -> int:
    """How many processors this process may use."""
    import os

    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
