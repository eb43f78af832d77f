"""The check of many recorded rulings, shared by many hands; if one dies, only the ruling in its hands is lost."""

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
"""The number of files that is worth a process of its own."""
_DIED = "the process that ruled it died"


class Sent(NamedTuple):
    """A file whose content is sent along, or the faults that prevented reading it."""

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
    """The outcomes of each file, in order; with `fail_fast`, up to the first that needs attention.

    `hands` do the work, or else this process. `done` is called with the number of files that have become ready.
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
    """The files of one run, and their outcomes so far; files beyond `limit` are not wanted."""

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
        """The outcomes in the order of the files, whichever was ready first."""
        numbers = sorted(number for number in self.found if number <= self.limit)
        return [outcome for number in numbers for outcome in self.found[number]]

    def here(self, work: Work) -> None:
        """Checks the files one after another in this process."""
        for number, path in enumerate(self.paths):
            if not self.wanted(number):
                break
            self.keep(number, work(path))

    def wanted(self, number: int) -> bool:
        """True if a file comes no later than the first that needs attention."""
        return number <= self.limit

    def keep(self, number: int, found: Outcomes) -> None:
        """Keeps the outcomes of a file."""
        self.found[number] = found
        if self.fail_fast and not all(outcome.sound for outcome in found):
            self.limit = min(self.limit, number)
        self.done(1)

    def lost(self, number: int) -> None:
        """Keeps the loss of a file whose process died."""
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
