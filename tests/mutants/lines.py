"""Which case and which test comes to which line of the rules' code, from one run of all of them."""

import hashlib
import pickle
import pkgutil
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from types import CodeType
from typing import Final, NamedTuple

from mutants.cases import Case, found_by
from mutants.drawing import ROOT
from mutants.testing import watch_tests

CODE: Final = ROOT / "adjudicator" / "games"
TOGETHER: Final = 20
"""As many cases are run in a process."""
START: Final = "the package is imported"
"""The name of what comes to a line before there is anything to rule."""

Line = tuple[str, int]
Who = dict[Line, list[str]]


class Lines(NamedTuple):
    """The names of the cases and tests that come to each line of a file, and those of all that were run."""

    who: Mapping[Line, Sequence[str]]
    known: frozenset[str]

    def come_to(self, lines: Iterable[Line]) -> set[str]:
        """Who comes to one of some lines."""
        return {name for line in lines for name in self.who.get(line, ())}


def lines_of(cases: Sequence[Case], tests: bool, kept: Path | None, jobs: int) -> Lines:
    """Who comes to each line; kept in a file while the code is the same, for all that were run by then."""
    global _cases
    digest, before = _digest(), Lines({}, frozenset())
    if kept is not None and kept.exists():
        then, found = pickle.loads(kept.read_bytes())
        before = found if then == digest else before
    new = [one for one in cases if one.name not in before.known]
    who = {line: list(names) for line, names in before.who.items()}
    known = before.known.union(one.name for one in new)
    if new:
        _cases = new
        _join(who, _alone(_of_cases, jobs))
    if tests and not any(is_test(name) for name in known):
        come = _alone(_of_tests)
        known = known.union(*come.values())
        _join(who, come)
    if kept is not None:
        kept.write_bytes(pickle.dumps((digest, Lines(who, known))))
    return Lines(who, known)


def is_test(name: str) -> bool:
    """True of the name of a test, not of a case."""
    return "::" in name


def _alone(runs: Callable[..., Who], *given: object) -> Who:
    """What comes of a function in a process of its own, which may have a pool."""
    with ProcessPoolExecutor(1, get_context("fork")) as process:
        return process.submit(runs, *given).result()


def _join(who: Who, more: Who) -> None:
    for line, names in more.items():
        who.setdefault(line, []).extend(names)


def _digest() -> str:
    found = hashlib.sha256()
    for path in sorted(CODE.rglob("*.py")):
        found.update(path.read_bytes())
    return found.hexdigest()


_cases: Sequence[Case] = ()


def _of_cases(jobs: int) -> Who:
    """The cases that come to each line, few in a process: to what one keeps, the next does not come."""
    with coming_to() as start:
        for one in pkgutil.walk_packages([str(CODE)], "adjudicator.games."):
            import_module(one.name)
    lines = {line: [START] for line in start}
    with get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        for case, come_to in zip(_cases, pool.imap(_run, range(len(_cases)), TOGETHER), strict=True):
            for line in come_to:
                lines.setdefault(line, []).append(case.name)
    return lines


def _run(number: int) -> set[Line]:
    with coming_to() as lines:
        wrong = found_by(_cases[number])
    assert not wrong, f"{_cases[number].name} is wrong without any mutant: {wrong}"
    return lines


def _of_tests() -> Who:
    """The tests that come to each line."""
    lines: Who = {}

    def tell(test: str, come_to: set[Line]) -> None:
        for line in come_to:
            lines.setdefault(line, []).append(test)

    watch_tests(coming_to, tell)
    return lines


@contextmanager
def coming_to() -> Iterator[set[Line]]:
    """Meanwhile gathers the lines that are come to, each of which is told of once."""
    assert sys.version_info >= (3, 12), "who comes to which line is told by Python 3.12 or newer"
    found: set[Line] = set()
    root, prefix = f"{ROOT}/", f"{CODE}/"
    watching, tool = sys.monitoring, sys.monitoring.COVERAGE_ID

    def come(code: CodeType, line: int) -> object:
        if code.co_filename.startswith(prefix):
            found.add((code.co_filename.removeprefix(root), line))
        return watching.DISABLE

    watching.use_tool_id(tool, "mutants")
    watching.register_callback(tool, watching.events.LINE, come)
    watching.set_events(tool, watching.events.LINE)
    watching.restart_events()
    try:
        yield found
    finally:
        watching.set_events(tool, 0)
        watching.free_tool_id(tool)
