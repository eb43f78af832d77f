"""Recorded rulings are ruled again whenever their files are saved."""

import os
from collections.abc import Callable, Sequence

from adjudicator.language.diagnostics import Faults
from adjudicator.named import NamedTuple
from adjudicator.recording.checking import check_file
from adjudicator.recording.collection import collect
from adjudicator.recording.outcome import AT_FAULT, Outcome
from adjudicator.recording.words import told

Stamp = tuple[int, int, int]
"""By what a file that was saved differs from what it was before: its time, its size, and which file it is."""


class Seen(NamedTuple):
    """What came of a ruling, and what had come of it before; None where it is new."""

    now: Outcome
    before: Outcome | None


class Watch:
    """The rulings below some paths, as they were when they were looked at last."""

    def __init__(self, paths: Sequence[str]) -> None:
        self._paths = paths
        self._stamps: dict[str, Stamp | None] = {}
        self._last: dict[tuple[str, str], Outcome] = {}

    def look(self) -> list[Seen]:
        """Rules again what was saved since the last look; at the first, all of them."""
        faults = Faults()
        files = [ruling.path for ruling in collect(self._paths, faults)]
        gone = {fault.path: fault for fault in faults}
        seen = []
        for path in dict.fromkeys([*files, *gone, *self._stamps]):
            stamp = _stamp(path)
            if path in self._stamps and self._stamps[path] == stamp:
                continue
            self._stamps[path] = stamp
            if path in gone:
                outcomes: tuple[Outcome, ...] = (Outcome(path, AT_FAULT, faults=(gone[path],)),)
            else:
                outcomes = check_file(path)
            seen += [Seen(outcome, self._last.get((path, outcome.variant))) for outcome in outcomes]
            self._last.update({(path, outcome.variant): outcome for outcome in outcomes if not outcome.faults})
        return seen


def _stamp(path: str) -> Stamp | None:
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def follow(watch: Watch, tell: Callable[[list[Seen]], None], wait: Callable[[], bool]) -> None:
    """Tells what came of each look at which something was new, until nobody waits for the next any more."""
    while True:
        seen = watch.look()
        if seen:
            tell(seen)
        if not wait():
            return


def lines(seen: Seen) -> list[str]:
    """What is to be said of a ruling that was ruled again: its state, what is otherwise than before, what is wrong."""
    now, before = seen
    found = [f"{now.state}: {now.name}"]
    found += [f"  {question}: {then} → {value}" for question, then, value in _turned(seen)]
    if before is None and now.sound:
        found += [f"  {question}: {value}" for question, value in now.answers]
    return found + [f"    {line}" for line in told(now) if not now.faults]


def _turned(seen: Seen) -> list[tuple[str, str, str]]:
    """The answers that are otherwise than they were before."""
    if seen.before is None:
        return []
    then = dict(seen.before.answers)
    return [
        (question, then.get(question, "not asked"), value)
        for question, value in seen.now.answers
        if then.get(question) != value
    ]
