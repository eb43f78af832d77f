"""The choice of the files that are compiled when the package is built."""

import ast
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DEFINED = (ast.FunctionDef, ast.AsyncFunctionDef)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CHOSEN = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]


@pytest.mark.parametrize("pattern", [*CHOSEN["compiled"], *CHOSEN["interpreted"]])
def test_every_pattern_fits_a_file(pattern: str) -> None:
    assert list(ROOT.glob(pattern))


def read_in_a_lambda(tree: ast.AST) -> list[str]:
    """The generators that have a name in a function, and are gone through in a lambda of it."""
    named = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.GeneratorExp)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    inner = (node for node in ast.walk(tree) if isinstance(node, ast.Lambda))
    return [name.id for one in inner for name in ast.walk(one.body) if isinstance(name, ast.Name) and name.id in named]


@pytest.mark.parametrize("path", sorted((ROOT / "adjudicator").rglob("*.py")), ids=lambda path: path.stem)
def test_nothing_is_gone_through_at_another_time_when_it_is_compiled(path: Path) -> None:
    # A compiled generator is gone through where it stands, and not where it is read: quietly, say.
    functions = (node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, DEFINED))
    assert [name for one in functions for name in read_in_a_lambda(one)] == []


COMPILED = sorted(
    {path for pattern in CHOSEN["compiled"] for path in ROOT.glob(pattern)}
    - {path for pattern in CHOSEN["interpreted"] for path in ROOT.glob(pattern)}
)


def is_named_tuple(node: ast.AST) -> bool:
    """True if a class is a named tuple."""
    bases = node.bases if isinstance(node, ast.ClassDef) else []
    return any(isinstance(base, ast.Name) and base.id == "NamedTuple" for base in bases)


def inner_functions(tree: ast.AST) -> list[int]:
    """The lines on which a method of a named tuple holds a function of its own, a lambda among them."""
    classes = (node for node in ast.walk(tree) if is_named_tuple(node))
    methods = (one for node in classes for one in ast.iter_child_nodes(node) if isinstance(one, DEFINED))
    inner = (node for one in methods for node in ast.walk(one) if node is not one)
    return [node.lineno for node in inner if isinstance(node, (ast.Lambda, *DEFINED))]


def test_an_inner_function_of_a_named_tuple_is_found() -> None:
    assert inner_functions(ast.parse("class A(NamedTuple):\n    def b(self):\n        return lambda: 1")) == [3]


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: path.stem)
def test_no_method_of_a_named_tuple_holds_a_function(path: Path) -> None:
    # mypyc cannot compile one: the functions of a file stand beside its named tuples.
    assert inner_functions(ast.parse(path.read_text(encoding="utf-8"))) == []


def starred_sets(tree: ast.AST) -> list[int]:
    """The lines on which something is looked for in a tuple, list or set that is unpacked from others."""
    compared = (node for node in ast.walk(tree) if isinstance(node, ast.Compare))
    sought = (
        (node.lineno, among)
        for node in compared
        for how, among in zip(node.ops, node.comparators, strict=True)
        if isinstance(how, (ast.In, ast.NotIn)) and isinstance(among, (ast.Tuple, ast.List, ast.Set))
    )
    return [line for line, among in sought if any(isinstance(one, ast.Starred) for one in among.elts)]


def test_a_starred_set_is_found() -> None:
    assert starred_sets(ast.parse("a in (b, c)\na in (*b, c)")) == [2]


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: path.stem)
def test_nothing_is_looked_for_in_a_starred_set(path: Path) -> None:
    # mypyc ends with an error of its own.
    assert starred_sets(ast.parse(path.read_text(encoding="utf-8"))) == []
