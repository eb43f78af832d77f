"""What may notice a mutant: the scenarios and the recorded rulings, each with what it cites on record."""

import resource
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple

import pytest
from citations.record import cited, file_of, key_of, line, on_record, otherwise, read
from citations.scenarios import FEATURES, Written, every_scenario
from mutants.drawing import ROOT

SECONDS: Final = 20
"""A run that computes for longer does not end."""
MEMORY: Final = 4 << 30


class Case(NamedTuple):
    """Something that is ruled: its name, the game, the rules that it cites, what is otherwise, if anything, and its
    words.
    """

    name: str
    game: str
    rules: frozenset[str]
    differs: Callable[[], str]
    words: str = ""


def every_case() -> list[Case]:
    """The scenarios of the features, and the recorded rulings. No game is imported before they run."""
    cases = []
    for one in every_scenario():
        name = f"{one.path.relative_to(ROOT).as_posix()}: {one.name}"
        rules = one.tags | _rules(file_of(one.folder), key_of(one.path, one.name))
        game = one.path.relative_to(FEATURES).parts[0]
        words = "\n".join(f"{step.name}\n{step.docstring or ''}" for step in one.steps).lower()
        cases.append(Case(name, game, rules, lambda one=one: _of_a_scenario(one), words))
    for path in sorted((ROOT / "rulings").rglob("*.yaml")):
        name, game = path.relative_to(ROOT).as_posix(), path.relative_to(ROOT / "rulings").parts[0]
        file = file_of(path.parent.relative_to(ROOT).as_posix())
        words = path.read_text(encoding="utf-8").lower()
        cases.append(Case(name, game, _rules(file, key_of(path, "")), lambda path=path: _of_a_ruling(path), words))
    return cases


def _rules(file: str, key: str) -> frozenset[str]:
    return frozenset(rule for run in read(on_record(file).get(key, "")).values() for rule in run)


def _of_a_scenario(one: Written) -> str:
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

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def limit_memory() -> None:
    """Has this process fail where it wants more than anything that is ruled does."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
