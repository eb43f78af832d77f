"""Who is likely to notice a mutant, and how it is put in place of its module."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from random import Random
from types import ModuleType
from typing import Final, NamedTuple

from mutants.cases import Case, found_by, limit_memory
from mutants.drawing import (
    ROOT,
    Mutant,
    definition_around,
    lines_within,
    mutated,
    names_within,
    pieces_around,
    rules_within,
    statement_around,
    words_within,
)
from mutants.lines import CODE, START, Line, Lines, is_test

NAME: Final = re.compile(r"[A-Za-z_]\w+")
ALL: Final = 100_000
"""More than there are cases."""
GAMES: Final = ("arkham", "eldritch", "notalone", "others")
TABLES: Final = (
    "tests/documents/test_sentences.py::test_what_is_generated",
    "tests/playing/test_matters.py::test_every_event_is_told",
    "tests/playing/test_matters.py::test_reactions",
    "tests/playing/test_matters.py::test_what_the_rules_ask_for_in_so_many_words",
)
"""The tests to which tables of data are shown that are read once, when a module is imported."""


class Likely(NamedTuple):
    """Who may notice a mutant: the cases, the likeliest first, and the tests."""

    cases: Sequence[Case]
    tests: Sequence[str]


def likely(mutant: Mutant, source: str, cases: Mapping[str, Case], lines: Lines, most: int) -> Likely:
    """Who may notice a mutant: who comes to its statement; others, too, where it is run when its module is imported.

    The likeliest come to it, or close to it, and cite the rules of its statement, or of the whole definition; then
    those that come to what few come to elsewhere and that has names of the statement; of a table, those of the piece
    that is changed, and before them who cites its rules or says its words.
    """
    statement, definition = statement_around(source, mutant.line), definition_around(source, mutant.line)
    near = close = lines.come_to(_of(mutant.path, statement))
    everywhere = START in near or not mutant.in_function
    if not mutant.in_function:
        around = (
            lines.come_to(_of(mutant.path, within)) - {START} for within in pieces_around(definition, mutant.line)
        )
        close = next(filter(None, around), set())
        near = close | lines.come_to(_uses(mutant.path, definition))
    pieces = () if mutant.in_function else pieces_around(definition, mutant.line)
    narrow = next(iter(pieces), statement)
    at, there = rules_within(narrow, source), rules_within(lines_within(definition), source)
    mixed = sorted(near)
    mixed += [name for name, one in cases.items() if everywhere and name not in near and one.game in _games(mutant)]
    Random(mutant.name).shuffle(mixed)
    mixed.sort(key=lambda name: (name not in close, name not in near))
    found = [cases[name] for name in mixed if name in cases]
    named = names_within(statement, source) if mutant.in_function else frozenset(NAME.findall(mutant.before))
    alike = _come_to_names(named, lines)
    said = _say(next(filter(None, (words_within(one, source) for one in pieces)), ()), found)
    found.sort(
        key=lambda one: (
            -len(one.rules & at) if pieces else 0,
            -said[one.name],
            one.name not in close,
            -len(one.rules & at),
            one.name not in near,
            -len(one.rules & there),
            -alike[one.name],
        )
    )
    tests = [name for name in mixed if is_test(name)]
    tables = sorted(name for name in lines.known if everywhere and name.startswith(TABLES))
    return Likely(found[:most], [*tables, *tests][: most + len(tables)])


def _come_to_names(names: Iterable[str], lines: Lines) -> Counter[str]:
    """How near each case comes to what has some names: the fewer come to a line, the more it counts."""
    found = Counter[str]()
    for place in {place for name in names for place in namings().get(name, ())}:
        come = lines.who.get(place, ())
        for case in come:
            found[case] += ALL // len(come)
    return found


def _say(words: Iterable[str], cases: Sequence[Case]) -> Counter[str]:
    """How near each case comes to some words by its own: the fewer say one of them, the more it counts."""
    found = Counter[str]()
    for word in words:
        say = [one.name for one in cases if word in one.words]
        for name in say:
            found[name] += ALL // len(say)
    return found


def _of(path: str, lines: Iterable[int]) -> set[Line]:
    return {(path, line) for line in lines}


def _games(mutant: Mutant) -> frozenset[str]:
    """The games that have the mutant."""
    room = mutant.path.split("/")[2]
    return frozenset(GAMES if room == "kit" else {room})


def _uses(path: str, definition: ast.stmt) -> set[Line]:
    """The lines of a definition, and those of functions that name what it defines."""
    named = {one.id for one in ast.walk(definition) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
    named |= {definition.name} if isinstance(definition, ast.ClassDef | ast.FunctionDef) else set()
    return _of(path, lines_within(definition)).union(*(namings().get(name, ()) for name in named))


@cache
def namings() -> Mapping[str, set[Line]]:
    """The lines of functions that have a name."""
    found: dict[str, set[Line]] = {}
    for path in CODE.rglob("*.py"):
        name = path.relative_to(ROOT).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in (one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)):
            for one in ast.walk(function):
                if isinstance(one, ast.Name | ast.Attribute):
                    found.setdefault(one.id if isinstance(one, ast.Name) else one.attr, set()).add((name, one.lineno))
    return found


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
    """Has this process, which must not have imported any game, know only the mutant."""
    assert not any(name.startswith("adjudicator.games.") for name in sys.modules), "the games are there already"
    limit_memory()
    sys.meta_path.insert(0, Mutating(mutant))


def first_to_notice(cases: Iterable[Case]) -> tuple[str, str]:
    """The first case that finds something wrong, and what; empty if none does."""
    for case in cases:
        wrong = found_by(case)
        if wrong:
            return case.name, wrong
    return "", ""
