"""A recorded ruling as a pytest test."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from adjudicator.language.diagnostics import render
from adjudicator.recording.checking import check_file
from adjudicator.recording.outcome import Outcome
from adjudicator.recording.words import report
from adjudicator.testing import SUFFIX


class RulingFile(pytest.File):
    """A file of recorded rulings: one test for all its variants."""

    def collect(self) -> Iterator["RulingItem"]:
        """The test, named after the file."""
        yield RulingItem.from_parent(self, name=self.path.name.removesuffix(SUFFIX))


class NotAsRecorded(Exception):
    """Some rulings of a file are not as recorded."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class RulingItem(pytest.Item):
    """A test that the rulings of a file are as recorded."""

    def runtest(self) -> None:
        """Rules the file again."""
        outcomes = check_file(os.path.relpath(self.path))
        if not all(outcome.sound for outcome in outcomes):
            raise NotAsRecorded(outcomes)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        """The differences, as `adjudicator check` shows them."""
        problem = excinfo.value
        if not isinstance(problem, NotAsRecorded):
            return str(super().repr_failure(excinfo))
        faults = [fault for outcome in problem.outcomes for fault in outcome.faults]
        told = report([outcome for outcome in problem.outcomes if not outcome.faults])
        return "\n".join([*told, render(faults, _lines_of)]).strip()

    def reportinfo(self) -> tuple[os.PathLike[str], int | None, str]:
        """The place of the ruling."""
        return self.path, None, self.name


def _lines_of(path: str) -> list[str]:
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []
