"""What is drawn as a mutant, how it is put in place of its module, and how a case notices it."""

import ast
import subprocess
import sys
from multiprocessing import get_context
from pathlib import Path

import mutation
import pytest
from mutants import noticing
from mutants.cases import Case
from mutants.drawing import ROOT, Mutant, definition_around, mutants_of, mutated, rules_within, statement_around
from mutants.lines import START, Lines
from mutants.noticing import likely

SOURCE = '''\
"""A module."""

BOUND: Final = 3


class Attack:
    """An attack."""

    says, examples = "it attacks", ("ghoul attacks",)

    def why_not(self, game: Game) -> Reasons:
        """Not twice."""
        if game.attacked and not game.again:
            return (Reason("massive.8", f"{game.who if game.who else 'nobody'} attacked"), *MORE)
        game.cite("massive.2")
        return ()

    def __repr__(self) -> str:
        return "attack" if self else "none"
'''


def drawn(source: str) -> set[tuple[str, str, str]]:
    """The changes of a source: what each is, and the code before and after it."""
    return {(one.what, one.before, one.after) for one in mutants_of("a/b.py", source)}


def test_every_kind_of_change_is_drawn_and_none_of_what_only_readers_see() -> None:
    reason = """Reason('massive.8', f"{(game.who if game.who else 'nobody')} attacked")"""
    assert drawn(SOURCE) == {
        ("off by one", "3", "4"),
        ("off by one", "3", "2"),
        ("negated", "game.attacked and (not game.again)", "not (game.attacked and (not game.again))"),
        ("and/or swapped", "game.attacked and (not game.again)", "game.attacked or not game.again"),
        ("operand dropped", "game.attacked", "nothing"),
        ("operand dropped", "not game.again", "nothing"),
        ("not dropped", "not game.again", "game.again"),
        ("element dropped", reason, "nothing"),
        ("element dropped", "*MORE", "nothing"),
        ("rule swapped", "'massive.8'", "'massive.9'"),
        ("removed", "game.cite('massive.2')", "nothing"),
        ("rule swapped", "'massive.2'", "'massive.3'"),
    }


@pytest.mark.parametrize(
    ("source", "change"),
    [
        ("x = a < b", ("comparison swapped", "a < b", "a <= b")),
        ("x = a in b", ("comparison swapped", "a in b", "a not in b")),
        ("x = True", ("true/false swapped", "True", "False")),
        ("Whole(a, 5)", ("off by one", "5", "6")),
        ("x = a - b", ("plus/minus swapped", "a - b", "a + b")),
        ("x = any(y)", ("call swapped", "any(y)", "all(y)")),
        ("f(a, by=b)", ("argument dropped", "by=b", "nothing")),
        ("x = {a: b, c: d}", ("element dropped", "d", "nothing")),
        ("x.y = a", ("removed", "x.y = a", "nothing")),
        ("x += a", ("plus/minus swapped", "x += a", "x -= a")),
        ("x = [a for a in b if c]", ("negated", "c", "not c")),
        ("x = lambda: not y", ("negated", "not y", "y")),
    ],
)
def test_a_change_is_drawn(source: str, change: tuple[str, str, str]) -> None:
    assert change in drawn(source)


@pytest.mark.parametrize(
    "source",
    [
        "x: tuple[int, str] = y",
        "(a, b) = c",
        "assert not a",
        "raise A(1)",
        "x = y",
        "x = Whole(a, 99)",
        "x = Whole(a, 99, m)",
        "x = Counter(a, most=99)",
        "said.fault(a, b == 1)",
        "if a > 1 and not b:\n    help = c\n    said.fault(a, help)",
        "for a in b:\n    if not a:\n        said.fault(a)\n        continue",
        "if a > 1 or b:\n    raise c",
        "game.note(f(a, 1))",
        "x = may(a, b, c or d)",
        "x = Callable[[a, b], c]",
        "def schema(self):\n    return [1, 2]",
        "def f(a) -> Amiss | None:\n    return None if a == 1 else Amiss(1, 2)",
    ],
)
def test_annotations_assertions_faults_and_wide_bounds_stay(source: str) -> None:
    assert drawn(source) == set()


@pytest.mark.parametrize(
    ("source", "change"),
    [
        ("x = Counter(a, most=36)", ("off by one", "36", "35")),
        ("if a:\n    said.fault(b)\n    game.cite(c)", ("negated", "a", "not a")),
        ("if a:\n    said.fault(b)\nelse:\n    c()", ("removed", "c()", "nothing")),
        ("while a:\n    said.fault(b)", ("negated", "a", "not a")),
        ("if a:\n    game.note(b)\n    return", ("negated", "a", "not a")),
        ("for a in b:\n    if a:\n        continue", ("negated", "a", "not a")),
        ("x = may(a, b or c)", ("operand dropped", "b", "nothing")),
    ],
)
def test_what_does_more_than_report_a_fault_is_drawn(source: str, change: tuple[str, str, str]) -> None:
    assert change in drawn(source)


def test_of_what_is_drawn_from_a_game_only_its_cases_are_run() -> None:
    of_a_game = mutation.drawn(["adjudicator/games/notalone/actions"], 2, 1)
    of_the_kit = mutation.drawn(["adjudicator/games/kit/facts.py"], 2, 1)
    assert mutation.games_of(of_a_game) == {"notalone"}
    assert mutation.games_of([*of_a_game, *of_the_kit]) == set(noticing.GAMES)


def test_each_mutant_differs_from_its_source_and_is_called_by_a_name_of_its_own() -> None:
    found = mutants_of("a/b.py", SOURCE)
    assert len({one.name for one in found}) == len(found)
    whole = ast.unparse(ast.parse(SOURCE))
    texts = [ast.unparse(mutated(SOURCE, one.number)) for one in found]
    assert whole not in texts
    assert len(set(texts)) == len(texts)


def test_a_statement_of_a_generator_is_left_out_and_it_stays_one() -> None:
    (number,) = [one.number for one in mutants_of("a.py", "def f():\n    yield a") if one.what == "removed"]
    found: dict[str, object] = {}
    exec(compile(mutated("def f():\n    yield a", number), "a.py", "exec"), found)
    assert list(found["f"]()) == []  # type: ignore[operator]


def test_the_same_seed_draws_the_same_mutants() -> None:
    folders = ["adjudicator/games/notalone/actions"]
    assert mutation.drawn(folders, 5, 1) == mutation.drawn(folders, 5, 1)
    assert mutation.drawn(folders, 5, 1) != mutation.drawn(folders, 5, 2)


def test_the_statement_at_a_line_is_without_those_within_it() -> None:
    lines = SOURCE.splitlines()
    at = {text.strip(): number for number, text in enumerate(lines, 1)}
    condition, reason, cited = (
        next(number for text, number in at.items() if text.startswith(start))
        for start in ("if game.attacked", "return (Reason", "game.cite")
    )
    assert statement_around(SOURCE, condition) == range(condition, reason)
    assert statement_around(SOURCE, reason) == range(reason, cited)
    assert rules_within(statement_around(SOURCE, cited), SOURCE) == {"massive.2"}
    assert definition_around(SOURCE, cited).lineno == at["class Attack:"]


CASES = {
    name: Case(name, game, frozenset(rules), str)
    for name, game, rules in [
        ("a", "arkham", ()),
        ("b", "arkham", ("massive.8",)),
        ("c", "arkham", ("massive.2",)),
        ("d", "arkham", ("massive.2",)),
        ("e", "notalone", ("massive.2",)),
    ]
}


def massive(what: str, before: str) -> Mutant:
    """A mutant of the source, as if it were in a file of Arkham's."""
    found = mutants_of("adjudicator/games/arkham/a.py", SOURCE)
    return next(one for one in found if one.what == what and one.before == before)


def asked(mutant: Mutant, *more: str) -> tuple[list[str], list[str]]:
    """The cases and tests that may notice a mutant if some come to its line, and those whose names are more."""
    come = ["a", "b", "c", "tests/kit/test_a.py::test_it", *more]
    lines = Lines({(mutant.path, mutant.line): come}, frozenset({*come, *CASES}))
    found = likely(mutant, SOURCE, CASES, lines, 4)
    return [one.name for one in found.cases], list(found.tests)


def test_likeliest_is_what_comes_to_the_statement_and_cites_a_rule_of_it() -> None:
    cases, tests = asked(massive("rule swapped", "'massive.2'"))
    assert cases == ["c", "b", "a"]
    assert tests == ["tests/kit/test_a.py::test_it"]


def test_whoever_comes_to_what_few_come_to_and_that_has_its_names_is_likelier() -> None:
    mutant = massive("negated", "game.attacked and (not game.again)")
    namings = {"attacked": {("elsewhere.py", 1)}, "again": {("elsewhere.py", 2), ("elsewhere.py", 3)}}
    come = {(mutant.path, mutant.line): ["a", "c", "d"], ("elsewhere.py", 1): ["a", "c", "d"]}
    lines = Lines({**come, ("elsewhere.py", 2): ["d"], ("elsewhere.py", 3): ["a", "d"]}, frozenset("acd"))
    cases = {name: CASES[name]._replace(rules=frozenset()) for name in "acd"}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(noticing, "namings", lambda: namings)
        assert [one.name for one in likely(mutant, SOURCE, cases, lines, 4).cases] == ["d", "a", "c"]


@pytest.mark.parametrize(("what", "before", "more"), [("rule swapped", "'massive.2'", START), ("off by one", "3", "")])
def test_what_runs_when_its_module_is_imported_may_be_noticed_by_all_of_its_games(
    what: str, before: str, more: str
) -> None:
    cases, tests = asked(massive(what, before), more)
    assert sorted(cases) == ["a", "b", "c", "d"]
    assert tests == ["tests/kit/test_a.py::test_it"]


def test_what_is_called_equivalent_is_there_and_has_a_reason() -> None:
    for name, reason in mutation.equivalent().items():
        path = name.partition("::")[0]
        assert name in {one.name for one in mutants_of(path, (ROOT / path).read_text(encoding="utf-8"))}, name
        assert reason.endswith("."), name


INSTALLED = """
import sys
from mutants.drawing import mutants_of, ROOT
from mutants.cases import every_case
from mutants.noticing import first_to_notice, install
from mutants.testing import first_to_fail
path, what, before, notices = sys.argv[1:]
found = mutants_of(path, (ROOT / path).read_text(encoding="utf-8"))
install(next(one for one in found if one.what == what and one.before == before))
"""
BY_A_SCENARIO = "print(first_to_notice(case for case in every_case() if case.name.startswith(notices))[0])"
BY_A_TEST = "print(first_to_fail([notices]))"


def noticed(path: str, what: str, before: str, notices: str, look: str) -> str:
    """What notices a mutant in a process of its own."""
    told = subprocess.run(
        [sys.executable, "-c", INSTALLED + look, path, what, before, notices],
        env={"PYTHONPATH": f"{ROOT}:{ROOT / 'tests'}", "PATH": str(Path(sys.executable).parent)},
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    return told.stdout.strip()


def test_a_scenario_notices_a_mutant_in_a_process_of_its_own() -> None:
    feature = "features/arkham/massive"
    path = "adjudicator/games/arkham/attacks/massive.py"
    assert noticed(path, "rule swapped", "'massive.8'", feature, BY_A_SCENARIO).startswith(feature)


def test_a_test_notices_a_mutant_to_which_no_scenario_came_before() -> None:
    test = "tests/situation/test_whose_it_is.py::test_rounds_go_on_where_the_file_says_so"
    path = "adjudicator/games/arkham/situation/progress.py"
    assert noticed(path, "operand dropped", "one.step in marks", test, BY_A_TEST) == test


def _starts_another(_number: int) -> int:
    with get_context("fork").Pool(1) as pool:
        return pool.map(abs, [-1])[0]


def test_a_test_may_have_processes_of_its_own_where_a_mutant_is_tried() -> None:
    with mutation.Workers().Pool(1, maxtasksperchild=1) as pool:
        assert pool.map(_starts_another, range(2)) == [1, 1]
