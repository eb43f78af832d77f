"""Many recorded rulings at once, by as many hands as are wanted; one that dies takes no other ruling with it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from adjudicator.language.diagnostics import Fault, Faults
from adjudicator.recording.checking import check_content, check_file
from adjudicator.recording.outcome import AT_FAULT, CRASHED, Outcome
from adjudicator.working.jobs import Do, Hands, Job, Signals

T = TypeVar("T")
Outcomes = tuple[Outcome, ...]
Work = Callable[[str], Outcomes]

FEW = 100
"""So many files are worth a process of their own."""
_DIED = "the process that ruled it died"


class Sent(NamedTuple):
    """A file whose content goes along, or the faults for which it could not be read."""

    path: str
    content: bytes
    faults: tuple[Fault, ...]


def check_all(
    paths: Sequence[str],
    hands: Hands | None = None,
    *,
    fail_fast: bool = False,
    done: Callable[[int], None] = lambda number: None,
    work: Work = check_file,
) -> list[Outcome]:
    """What came of each file, in their order; with `fail_fast` up to the first that has to be looked at.

    `hands` do the work, or else this process. `done` is told how many files are ready whenever some are.
    """
    if hands is not None and hands.far:
        afar = _Checking(paths, [_sent(path) for path in paths], _check_sent, fail_fast, done)
        hands.work(afar)
        return afar.outcomes()
    checking = _Checking(paths, [(path, work) for path in paths], _check_here, fail_fast, done)
    if hands is not None:
        hands.work(checking)
    else:
        checking.here(work)
    return checking.outcomes()


class _Checking(Job[T, Outcomes]):
    """The files of one run, and what has come of them so far; none beyond `limit` is wanted."""

    def __init__(
        self,
        paths: Sequence[str],
        tasks: Sequence[T],
        do: Do[T, Outcomes],
        fail_fast: bool,
        done: Callable[[int], None],
    ) -> None:
        super().__init__(tasks, do)
        self.paths = paths
        self.fail_fast = fail_fast
        self.done = done
        self.limit = len(paths)
        self.found: dict[int, Outcomes] = {}

    def outcomes(self) -> list[Outcome]:
        """In the order of the files, whichever was ready first."""
        numbers = sorted(number for number in self.found if number <= self.limit)
        return [outcome for number in numbers for outcome in self.found[number]]

    def here(self, work: Work) -> None:
        """One after the other in this process."""
        for number, path in enumerate(self.paths):
            if not self.wanted(number):
                break
            self.keep(number, work(path))

    def wanted(self, number: int) -> bool:
        """Whether a file comes before the first that has to be looked at."""
        return number <= self.limit

    def keep(self, number: int, found: Outcomes) -> None:
        """What came of a file."""
        self.found[number] = found
        if self.fail_fast and not all(outcome.sound for outcome in found):
            self.limit = min(self.limit, number)
        self.done(1)

    def lost(self, number: int) -> None:
        """A file of which the process died that ruled it."""
        self.keep(number, (Outcome(self.paths[number], CRASHED, crash=_DIED),))


def _check_here(task: tuple[str, Work], signals: Signals) -> Outcomes:
    path, work = task
    return work(path)


def _sent(path: str) -> Sent:
    from adjudicator.language.source import LIMITS, content_of

    faults = Faults()
    content = content_of(path, faults, LIMITS.size)
    return Sent(path, content or b"", tuple(faults))


def _check_sent(sent: Sent, signals: Signals) -> Outcomes:
    if sent.faults:
        return (Outcome(sent.path, AT_FAULT, faults=sent.faults),)
    return check_content(sent.path, sent.content)
