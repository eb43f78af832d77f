"""What notices a mutant: the scenarios and recorded rulings, each with the lines that its run comes to."""

import hashlib
import os
import pickle
import resource
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from multiprocessing import get_context
from pathlib import Path
from random import Random
from types import CodeType, FrameType, ModuleType
from typing import Any, Final, NamedTuple

import pytest
from citations.scenarios import FEATURES, every_scenario
from mutants.drawing import ROOT, Mutant, mutated

SECONDS: Final = 20
"""A run that takes longer does not end."""
MEMORY: Final = 4 << 30
ELSEWHERE: Final = 100
"""As many cases that do not come to a mutant in a function are run as well: what they come to may have been kept."""
NEAR: Final = 12
"""As many lines above a mutant are looked at for one that is come to: not every line has code of its own."""

Lines = Mapping[tuple[str, int], Sequence[int]]
"""The cases that come to a line of a file, by their numbers."""


class Case(NamedTuple):
    """Something that is ruled: its name, the game, the rules that it is about, and what is otherwise, if anything."""

    name: str
    game: str
    rules: frozenset[str]
    differs: Callable[[], str]


def every_case() -> list[Case]:
    """The scenarios of the features, and the recorded rulings. Nothing of the package is imported before they run."""
    cases = []
    for one in every_scenario():
        name = f"{one.path.relative_to(ROOT).as_posix()}: {one.name}"
        game = one.path.relative_to(FEATURES).parts[0]
        cases.append(Case(name, game, one.tags, lambda one=one: _of_a_scenario(one)))
    for path in sorted((ROOT / "rulings").rglob("*.yaml")):
        name, game = path.relative_to(ROOT).as_posix(), path.relative_to(ROOT / "rulings").parts[0]
        cases.append(Case(name, game, frozenset(), lambda path=path: _of_a_ruling(path)))
    return cases


def _of_a_scenario(one: Any) -> str:
    from citations.record import cited, file_of, key_of, line, otherwise

    from adjudicator.testing.game import editions_of, game_of, rules_of
    from adjudicator.testing.steps import judge

    game = game_of(str(one.path), one.tags)
    built, runs = one.build(), {}
    for edition in editions_of(game, one.tags):
        try:
            ruling = judge(built, game, edition, rules_of(game, one.tags))
        except pytest.fail.Exception as failed:
            return str(failed).split("\n\n", 1)[0]
        runs[edition] = cited(ruling)
    return otherwise(file_of(one.folder), key_of(one.path, one.name), line(runs))


def _of_a_ruling(path: Path) -> str:
    from citations.record import cited, file_of, key_of, line, otherwise

    from adjudicator.ruling.judging import rule_file

    file = file_of(path.parent.relative_to(ROOT).as_posix())
    for ruling in rule_file(path):
        if not ruling.as_expected:
            return f"{ruling.heading} is not as recorded"
        different = otherwise(file, key_of(path, ruling.variant), line({ruling.edition: cited(ruling)}))
        if different:
            return different
    return ""


def found_by(case: Case) -> str:
    """What a case finds wrong; empty if nothing. That it fails in any way is wrong, and that it does not end."""
    try:
        with _limited(SECONDS):
            return case.differs()
    except Exception as failed:
        return f"{type(failed).__name__}: {failed}".split("\n", 1)[0]


class TooLong(Exception):
    """It does not end."""


@contextmanager
def _limited(seconds: int) -> Iterator[None]:
    def stop(number: int, frame: FrameType | None) -> None:
        raise TooLong(f"not within {seconds} seconds")

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


# -- which case comes to which line -----------------------------------------------------------------------------------


def lines_of(cases: Sequence[Case], folders: Sequence[str], kept: Path | None, jobs: int) -> Lines:
    """The cases that come to each line, from one run of all of them; kept in a file while the code is the same."""
    digest = _digest(folders)
    if kept is not None and kept.exists():
        then, names, found = pickle.loads(kept.read_bytes())
        if then == digest:
            now = {case.name: number for number, case in enumerate(cases)}
            return {line: [now[names[n]] for n in come if names[n] in now] for line, come in found.items()}
    lines: dict[tuple[str, int], list[int]] = {}
    with get_context("fork").Pool(jobs, _begin, (cases, tuple(str(ROOT / folder) for folder in folders))) as pool:
        for number, come_to in enumerate(pool.imap(_come_to, range(len(cases)), 20)):
            for line in come_to:
                lines.setdefault(line, []).append(number)
    if kept is not None:
        kept.write_bytes(pickle.dumps((digest, [case.name for case in cases], lines)))
    return lines


def _digest(folders: Sequence[str]) -> str:
    found = hashlib.sha256()
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            found.update(path.read_bytes())
    return found.hexdigest()


_cases: Sequence[Case] = ()
_prefixes: tuple[str, ...] = ()


def _begin(cases: Sequence[Case], prefixes: tuple[str, ...]) -> None:
    global _cases, _prefixes
    _cases, _prefixes = cases, prefixes


def _come_to(number: int) -> set[tuple[str, int]]:
    """The lines that the run of a case comes to, in the files that count."""
    found: set[tuple[str, int]] = set()
    counts: dict[CodeType, bool] = {}

    def enter(frame: FrameType, event: str, argument: object) -> Callable[..., object] | None:
        code = frame.f_code
        if code not in counts:
            counts[code] = code.co_filename.startswith(_prefixes)
        if not counts[code]:
            return None
        path = code.co_filename
        found.add((path, frame.f_lineno))

        def come(frame: FrameType, event: str, argument: object) -> Callable[..., object]:
            found.add((path, frame.f_lineno))
            return come

        return come

    sys.settrace(enter)
    try:
        wrong = found_by(_cases[number])
    finally:
        sys.settrace(None)
    assert not wrong, f"{_cases[number].name} is wrong without any mutant: {wrong}"
    root = f"{ROOT}/"
    return {(path.removeprefix(root), line) for path, line in found}


def likely(mutant: Mutant, cases: Sequence[Case], lines: Lines, near: frozenset[str]) -> tuple[list[int], list[int]]:
    """The cases that come to a mutant, the likeliest to notice it first; and others of the games that have it.

    Likeliest is one that is about a rule which stands near the mutant.
    """
    above = (lines.get((mutant.path, line), ()) for line in range(mutant.line, max(0, mutant.line - NEAR), -1))
    come = list(next(filter(None, above), ()))
    parts = mutant.path.split("/")
    games = {parts[2]} if parts[1] == "games" and parts[2] not in ("kit", "interface.py") else None
    there = set(come)
    rest = [n for n, case in enumerate(cases) if n not in there and (games is None or case.game in games)]
    mixed = Random(mutant.name)
    for some in (come, rest):
        mixed.shuffle(some)
        some.sort(key=lambda n: -len(cases[n].rules & near))
    return come, rest[:ELSEWHERE] if mutant.in_function and come else rest


# -- a mutant in a process of its own ---------------------------------------------------------------------------------


class Mutating(MetaPathFinder, Loader):
    """Has one module be imported as a mutant; the file stays as it is."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.path = ROOT / mutant.path

    def find_spec(self, fullname: str, path: object, target: ModuleType | None = None) -> ModuleSpec | None:
        """The mutant's module, from here; every other from where it is."""
        if fullname != self.mutant.module.removesuffix(".__init__"):
            return None
        return spec_from_file_location(fullname, self.path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        """Runs the changed code."""
        tree = mutated(self.path.read_text(encoding="utf-8"), self.mutant.number)
        exec(compile(tree, str(self.path), "exec"), module.__dict__)

    def get_filename(self, fullname: str) -> str:
        """The file of the module."""
        return str(self.path)

    def is_package(self, fullname: str) -> bool:
        """True of what a folder is imported as."""
        return self.path.name == "__init__.py"


def install(mutant: Mutant) -> None:
    """Has this process, which must not have imported the package, know only the mutant."""
    assert not any(name.startswith("adjudicator.games.") for name in sys.modules), "the package is there already"
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.meta_path.insert(0, Mutating(mutant))


def first_to_notice(cases: Iterable[Case]) -> tuple[str, str]:
    """The first case that finds something wrong, and what; empty if none does."""
    for case in cases:
        wrong = found_by(case)
        if wrong:
            return case.name, wrong
    return "", ""


TESTS: Final = (
    "situation",
    "kit",
    "language",
    "arkham",
    "notalone",
    "ruling",
    "reference",
    "cli",
    "documents",
    "features/test_lanterns.py",
    "features/test_any_game.py",
)
"""The tests that notice what no scenario of these games can: input at fault, what is printed, the kit elsewhere."""


class Failing:
    """A plugin of pytest that keeps the tests that fail."""

    def __init__(self) -> None:
        self.tests: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keeps the name of a test that fails."""
        if report.failed:
            self.tests.append(report.nodeid)


def failing_tests(known: Sequence[str] = (), most: int = 1) -> list[str]:
    """The tests that fail beside the known ones, until so many have (0: all); none of them plays random games."""
    failing = Failing()
    options = ["-q", f"--maxfail={most}", "-n0", "-p", "no:cacheprovider", "-k", "not random"]
    options += ["--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml")]
    options += [f"--deselect={test}" for test in known]
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        code = pytest.main([*options, *(str(ROOT / "tests" / folder) for folder in TESTS)], plugins=[failing])
    return failing.tests or ([f"pytest ends with {code}"] if code else [])
