"""Recorded rulings are ruled again whenever they are saved, or anything that they are ruled from."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from adjudicator.language.diagnostics import Faults
from adjudicator.recording.changes import affected, sources
from adjudicator.recording.collection import Recorded, collect
from adjudicator.recording.outcome import AT_FAULT, Outcome
from adjudicator.recording.words import told
from adjudicator.recording.workers import FEW, check_all
from adjudicator.working.jobs import processors
from adjudicator.working.processes import Processes

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
        self._sources: dict[str, Stamp | None] = {}
        self._last: dict[tuple[str, str], Outcome] = {}

    def look(self) -> list[Seen]:
        """Rules again what the files saved since the last look can affect; at the first look, everything."""
        faults = Faults()
        rulings = {ruling.path: ruling for ruling in collect(self._paths, faults)}
        gone = {fault.path: fault for fault in faults}
        wanted = dict.fromkeys([*self._saved([*rulings, *gone]), *self._rest_on_what_was_saved(rulings)])
        ruled = iter(_ruled([path for path in wanted if path not in gone]))
        found = {path: [Outcome(path, AT_FAULT, faults=(gone[path],))] for path in wanted if path in gone}
        for outcome in ruled:
            found.setdefault(outcome.path, []).append(outcome)
        outcomes = [outcome for path in wanted for outcome in found.get(path, ())]
        seen = [Seen(outcome, self._last.get((outcome.path, outcome.variant))) for outcome in outcomes]
        self._last.update({(one.path, one.variant): one for one in outcomes if not one.faults})
        return seen

    def _saved(self, paths: Sequence[str]) -> Iterator[str]:
        """The rulings that were saved themselves, came or went."""
        for path in dict.fromkeys([*paths, *self._stamps]):
            stamp = _stamp(path)
            if path not in self._stamps or self._stamps[path] != stamp:
                self._stamps[path] = stamp
                yield path

    def _rest_on_what_was_saved(self, rulings: Mapping[str, Recorded]) -> Iterator[str]:
        """The rulings that rest on cards, rules or code of which something was saved, came or went."""
        before = self._sources
        self._sources = {path: _stamp(path) for path in sources({ruling.game for ruling in rulings.values()})}
        saved = {path for path, stamp in self._sources.items() if path in before and before[path] != stamp}
        if before:
            saved |= before.keys() ^ self._sources.keys()
        if saved:
            yield from (ruling.path for ruling in affected(tuple(rulings.values()), map(Path, saved)))


def _ruled(paths: Sequence[str]) -> list[Outcome]:
    """In processes that have read nothing yet: what this one knew of cards and rules may be out of date."""
    jobs = max(1, min(processors(), len(paths) // FEW))
    return check_all(paths, Processes(jobs, fresh=True))


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


def is_otherwise(seen: Seen) -> bool:
    """Whether anything of a ruling is otherwise than before, or has to be looked at."""
    return (
        not seen.now.sound or bool(_turned(seen)) or (seen.before is not None and seen.before.state != seen.now.state)
    )


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
