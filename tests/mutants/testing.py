"""The tests that notice what no scenario of the games can: input at fault, what is printed, the kit elsewhere."""

import os
from collections.abc import Callable, Collection, Generator
from contextlib import AbstractContextManager, redirect_stderr, redirect_stdout
from typing import Final, Generic, TypeVar

import pytest
from mutants.drawing import ROOT

TESTS: Final = (
    "tests/situation",
    "tests/kit",
    "tests/language",
    "tests/arkham",
    "tests/eldritch",
    "tests/notalone",
    "tests/others",
    "tests/playing",
    "tests/oracle",
    "tests/ruling",
    "tests/reference",
    "tests/cli",
    "tests/documents",
    "tests/features/test_lanterns.py",
    "tests/features/test_any_game.py",
    "adjudicator/games",
)
NONE_LEFT: Final = pytest.ExitCode.NO_TESTS_COLLECTED
T = TypeVar("T")


class Watching(Generic[T]):
    """A plugin of pytest that watches each test and what is made ready for it, and tells of those that pass."""

    def __init__(self, watch: Callable[[], AbstractContextManager[T]], tell: Callable[[str, T], None]) -> None:
        self.watch, self.tell = watch, tell
        self.failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Watches a test."""
        with self.watch() as found:
            done = yield
        if item.nodeid not in self.failed:
            self.tell(item.nodeid, found)
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keeps the name of a test that fails."""
        if report.failed:
            self.failed.add(report.nodeid)


class Choosing:
    """A plugin of pytest that runs the chosen tests, and keeps those that fail."""

    def __init__(self, chosen: Collection[str]) -> None:
        self.chosen = chosen
        self.failed: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leaves out what was not chosen."""
        items[:] = [one for one in items if one.nodeid in self.chosen]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keeps the name of a test that fails."""
        if report.failed:
            self.failed.append(report.nodeid)


def watch_tests(watch: Callable[[], AbstractContextManager[T]], tell: Callable[[str, T], None]) -> None:
    """Runs the tests, without those that play random games, and tells what was watched of each that passes."""
    _run([str(ROOT / folder) for folder in TESTS], Watching(watch, tell), "-k", "not random")


def first_to_fail(chosen: Collection[str]) -> str:
    """The first of these tests that fails; empty if none does."""
    if not chosen:
        return ""
    choosing = Choosing(chosen)
    code = _run(sorted({str(ROOT / test.split("::")[0]) for test in chosen}), choosing, "--maxfail=1")
    return next(iter(choosing.failed), f"pytest ends with {code}" if code not in (0, NONE_LEFT) else "")


def _run(paths: list[str], plugin: object, *options: str) -> int:
    # What rewrites assertions would import the modules of this project itself, and none of them as a mutant.
    usual = ["-q", "-n0", "--assert=plain", "-pno:cacheprovider", f"--rootdir={ROOT}", f"-c{ROOT / 'pyproject.toml'}"]
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        return int(pytest.main([*usual, *options, *paths], plugins=[plugin]))
