"""The watch over recorded rulings: a ruling is ruled again when it, or a file on which it rests, is saved."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import NamedTuple

from adjudicator.language.diagnostics import Faults
from adjudicator.plain import plain
from adjudicator.recording.changes import affected, beside, sources
from adjudicator.recording.collection import Recorded, collect
from adjudicator.recording.outcome import AT_FAULT, Outcome
from adjudicator.recording.words import told
from adjudicator.recording.workers import FEW, check_all
from adjudicator.situation.wording import take_care
from adjudicator.working.jobs import processors
from adjudicator.working.processes import Processes

Stamp = tuple[int, int, int]
"""The marks of a saved file: its time, its size, and its identity."""


class Seen(NamedTuple):
    """The outcome of a ruling, and its outcome before; None if it is new."""

    now: Outcome
    before: Outcome | None


class Watch:
    """The rulings below some paths, as they were at the last look."""

    def __init__(self, paths: Sequence[str]) -> None:
        self._paths = paths
        self._stamps: dict[str, Stamp | None] = {}
        self._sources: dict[str, Stamp | None] = {}
        self._last: dict[tuple[str, str], Outcome] = {}

    def look(self) -> list[Seen]:
        """Rules again the rulings that files saved since the last look can affect; at the first look, all rulings."""
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
        """The rulings whose own files were saved, added or removed."""
        for path in dict.fromkeys([*paths, *self._stamps]):
            stamp = _stamp(path)
            if path not in self._stamps or self._stamps[path] != stamp:
                self._stamps[path] = stamp
                yield path

    def _rest_on_what_was_saved(self, rulings: Mapping[str, Recorded]) -> Iterator[str]:
        """The rulings that rest on cards, rules, code or a file beside them that were saved, added or removed."""
        before = self._sources
        every = (*sources({ruling.game for ruling in rulings.values()}), *beside(rulings.values()))
        self._sources = {path: _stamp(path) for path in every}
        saved = {path for path, stamp in self._sources.items() if path in before and before[path] != stamp}
        if before:
            saved |= before.keys() ^ self._sources.keys()
        if saved:
            yield from (ruling.path for ruling in affected(tuple(rulings.values()), map(Path, saved)))


def _ruled(paths: Sequence[str]) -> list[Outcome]:
    """Rules files in fresh processes, because this one may hold outdated cards and rules."""
    jobs = max(1, min(processors(), len(paths) // FEW))
    return check_all(paths, Processes(jobs, fresh=True))


def _stamp(path: str) -> Stamp | None:
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def follow(
    watch: Watch,
    tell: Callable[[list[Seen]], None],
    wait: Callable[[], bool],
    looking: Callable[[], AbstractContextManager[object]] = nullcontext,
) -> None:
    """Tells the news of each look, until `wait` returns False; each look is inside of what `looking` opens."""
    while True:
        with looking():
            seen = watch.look()
        if seen:
            tell(seen)
        if not wait():
            return


def lines(seen: Seen) -> list[str]:
    """The lines about a ruling that was ruled again: its state, its changed answers, its differences."""
    now, before = seen
    found = [f"{now.state}: {plain(now.name)}"]
    found += [f"  {question}: {then} → {value}" for question, then, value in _turned(seen)]
    if before is None and now.sound:
        found += [f"  {question}: {value}" for question, value in now.answers]
    found += [f"    {line}" for line in told(now) if not now.faults]
    return [*found, f"    {take_care(now.not_modelled)}"] if now.not_modelled else found


def is_otherwise(seen: Seen) -> bool:
    """True if a ruling has changed, or needs attention."""
    return (
        not seen.now.sound or bool(_turned(seen)) or (seen.before is not None and seen.before.state != seen.now.state)
    )


def _turned(seen: Seen) -> list[tuple[str, str, str]]:
    """The answers that have changed since the last look."""
    if seen.before is None:
        return []
    then = dict(seen.before.answers)
    return [
        (question, then.get(question, "not asked"), value)
        for question, value in seen.now.answers
        if then.get(question) != value
    ]
