"""Mutants of a file: every small change of its code that ought to change what is ruled or cited.

Annotations, assertions, what is raised and what `no_rule` knows stay as they are: no ruling depends on them.
"""

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Final, NamedTuple

from mutants.no_rule import (
    FILES,
    FOR_READERS,
    is_a_wide_bound,
    is_meant_for_readers,
    is_no_rule,
    only_shown,
)

ROOT: Final = Path(__file__).parents[2]
APART: Final = re.compile(r"\{[^}]*\}|\[[^]]*\]")
"""What stands for something else in the form of a sentence, or may be left out of it."""
RULE: Final = re.compile(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.(\d+)$")


class Mutant(NamedTuple):
    """A change: where it is, which of the file's changes it is, and the code before and after it.

    What is not in a function is run when its module is imported.
    """

    path: str
    number: int
    line: int
    within: str
    in_function: bool
    what: str
    before: str
    after: str

    @property
    def name(self) -> str:
        """What it is called, wherever in its file it stands."""
        return f"{self.path}::{self.within} | {self.what} | {self.before} -> {self.after}"

    @property
    def module(self) -> str:
        """The name of its module."""
        return self.path.removesuffix(".py").replace("/", ".")


Made = tuple[str, ast.AST, ast.AST | None]
"""A change of a node: what it is, the node that replaces it, and what was dropped from it, if that is all."""


class Change(NamedTuple):
    """A change of a tree: the node, what replaces it, what was dropped, and the way to put it there."""

    node: ast.AST
    within: str
    in_function: bool
    what: str
    new: ast.AST
    dropped: ast.AST | None
    put: Callable[[ast.AST], None]


SWAPPED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OTHER: Final = {"any": "all", "all": "any", "min": "max", "max": "min"}


def mutants_of(path: str, source: str) -> list[Mutant]:
    """All mutants of a file."""
    found, seen = [], Counter[str]()
    for number, change in enumerate(changes(ast.parse(source))):
        before, after = (change.node, change.new) if change.dropped is None else (change.dropped, None)
        line = getattr(before, "lineno", getattr(change.node, "lineno", 0))
        one = Mutant(path, number, line, change.within, change.in_function, change.what, _short(before), _short(after))
        seen[one.name] += 1
        found.append(one._replace(what=f"{one.what} ({seen[one.name]})") if seen[one.name] > 1 else one)
    return found


def mutated(source: str, number: int) -> ast.Module:
    """The tree of a file with one of its changes."""
    tree = ast.parse(source)
    change = next(change for place, change in enumerate(changes(tree)) if place == number)
    change.put(change.new)
    return ast.fix_missing_locations(tree)


def statement_around(source: str, line: int) -> range:
    """The lines of the innermost statement at a line, without those of the statements within it."""
    found = range(line, line + 1)
    # The walk comes to what is within a statement later.
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or node.lineno):
            within = getattr(node, "body", ())
            last = within[0].lineno - 1 if within else node.end_lineno or node.lineno
            found = range(node.lineno, max(last, line) + 1)
    return found


def definition_around(source: str, line: int) -> ast.stmt:
    """The outermost statement of a file around a line."""
    return next(one for one in ast.parse(source).body if one.lineno <= line <= (one.end_lineno or one.lineno))


def pieces_around(definition: ast.stmt, line: int) -> list[range]:
    """The lines of each part of a definition around a line, the smallest first."""
    parts = (one for one in ast.walk(definition) if isinstance(one, ast.expr | ast.stmt))
    found = {lines_within(one) for one in parts if line in lines_within(one)}
    return sorted(found, key=lambda lines: (len(lines), lines.start))


def lines_within(node: ast.expr | ast.stmt) -> range:
    """The lines of a piece of code."""
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def rules_within(lines: range, source: str) -> frozenset[str]:
    """The rules that stand in some lines of a file."""
    texts = (one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.Constant) and one.lineno in lines)
    return frozenset(one.value for one in texts if isinstance(one.value, str) and RULE.match(one.value))


def words_within(lines: range, source: str) -> frozenset[str]:
    """The words that stand in texts in some lines of a file, in small letters; what is in braces or brackets aside."""
    parts = (one for one in ast.walk(ast.parse(source)) if getattr(one, "lineno", 0) in lines)
    texts = [one.value for one in parts if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    pieces = (piece.strip(" :.,").lower() for text in texts for piece in APART.split(text))
    return frozenset(piece for piece in pieces if len(piece) > 2)


def names_within(lines: range, source: str) -> frozenset[str]:
    """The names and attributes that stand in some lines of a file."""
    parts = [one for one in ast.walk(ast.parse(source)) if getattr(one, "lineno", 0) in lines]
    attributes = {one.attr for one in parts if isinstance(one, ast.Attribute)}
    return frozenset(attributes | {one.id for one in parts if isinstance(one, ast.Name)})


def every_mutant(folders: tuple[str, ...]) -> list[Mutant]:
    """All mutants of the code in some folders, or files."""
    files = sorted({path for folder in folders for path in _files(ROOT / folder)})
    return [
        one for path in files for one in mutants_of(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    ]


def _files(path: Path) -> list[Path]:
    found = [path] if path.is_file() else sorted(path.rglob("*.py"))
    return [one for one in found if one.relative_to(ROOT).as_posix() not in FILES]


def _short(node: ast.AST | None) -> str:
    """The code of a node in a line; that of a statement which is never come to is nothing."""
    if node is None or isinstance(node, ast.If):
        return "nothing"
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else f"{text[:87]}..."


def changes(tree: ast.AST, within: str = "", in_function: bool = False) -> Iterator[Change]:
    """Every change of a tree, in the order of its nodes; each is a piece of a copy until it is put in its place."""
    shown = only_shown(tree)
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "type_params", "bases", "decorator_list", "names"):
            continue
        if isinstance(value, list):
            for index, node in enumerate(value):
                if isinstance(node, ast.AST) and node not in shown:
                    yield from _at(tree, node, within, in_function, _setter(value, index))
        elif isinstance(value, ast.AST):
            yield from _at(tree, value, within, in_function, lambda new, name=name: setattr(tree, name, new))


def _setter(row: list[ast.AST], index: int) -> Callable[[ast.AST], None]:
    def put(new: ast.AST) -> None:
        row[index] = new

    return put


def _at(
    parent: ast.AST, node: ast.AST, within: str, in_function: bool, put: Callable[[ast.AST], None]
) -> Iterator[Change]:
    if is_no_rule(node) or is_meant_for_readers(parent, node):
        return
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple) and isinstance(node.value, ast.Tuple):
        node.value.unpacked = list(zip(node.targets[0].elts, node.value.elts, strict=False))  # type: ignore[attr-defined]
    inner = within
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        inner = f"{within}.{node.name}" if within else node.name
    for what, new, dropped in (*_conditions(parent, node), *_values(parent, node), *_statements(node)):
        yield Change(node, inner, in_function, what, new, dropped, put)
    yield from changes(node, inner, in_function or isinstance(node, ast.FunctionDef))


def _not(node: ast.expr) -> ast.expr:
    return node.operand if _is_not(node) else ast.UnaryOp(ast.Not(), node)


def _is_not(node: ast.AST) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def _conditions(parent: ast.AST, node: ast.AST) -> Iterator[Made]:
    """Changes of what is asked: conditions, comparisons, "and" and "or"."""
    asked = isinstance(parent, ast.If | ast.While | ast.IfExp) and node is parent.test
    asked |= isinstance(parent, ast.comprehension) and node in parent.ifs
    given = isinstance(parent, ast.Return) or (isinstance(parent, ast.Lambda) and node is parent.body)
    negated = asked or (given and (isinstance(node, ast.Compare | ast.BoolOp) or _is_not(node)))
    if negated:
        yield "negated", _not(deepcopy(node)), None
    elif _is_not(node):
        yield "not dropped", deepcopy(node.operand), None
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        opposite = not isinstance(node.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE)
        if not (negated and opposite):
            swapped = deepcopy(node)
            swapped.ops = [SWAPPED[type(node.ops[0])]()]
            yield "comparison swapped", swapped, None
    if isinstance(node, ast.BoolOp):
        other = deepcopy(node)
        other.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and/or swapped", other, None
        for index in range(len(node.values)):
            fewer = deepcopy(node)
            del fewer.values[index]
            yield "operand dropped", fewer if len(fewer.values) > 1 else fewer.values[0], node.values[index]


def _values(parent: ast.AST, node: ast.AST) -> Iterator[Made]:
    """Changes of values: numbers, ids of rules, what a row holds, calls."""
    if isinstance(node, ast.Constant) and not is_a_wide_bound(parent, node):
        yield from _constants(node)
    elif isinstance(node, ast.Tuple | ast.List | ast.Set) and not _has_its_length(parent, node):
        for index in range(len(node.elts)):
            fewer = deepcopy(node)
            del fewer.elts[index]
            new = _call("set") if isinstance(fewer, ast.Set) and not fewer.elts else fewer
            yield "element dropped", new, node.elts[index]
    elif isinstance(node, ast.Dict):
        for index in range(len(node.keys)):
            less = deepcopy(node)
            del less.keys[index], less.values[index]
            yield "element dropped", less, node.values[index]
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub) and not _is_text(node):
        other = deepcopy(node)
        other.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield "plus/minus swapped", other, None
    elif isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in OTHER:
            called = deepcopy(node)
            called.func = ast.Name(OTHER[node.func.id], ast.Load())
            yield "call swapped", called, None
        for index, keyword in enumerate(node.keywords):
            if keyword.arg not in (None, *FOR_READERS) and not is_a_wide_bound(keyword, keyword.value):
                fewer = deepcopy(node)
                del fewer.keywords[index]
                yield "argument dropped", fewer, keyword


def _constants(node: ast.Constant) -> Iterator[Made]:
    if isinstance(node.value, bool):
        yield "true/false swapped", ast.Constant(not node.value), None
    elif isinstance(node.value, int):
        yield "off by one", ast.Constant(node.value + 1), None
        if node.value > 0:
            yield "off by one", ast.Constant(node.value - 1), None
    elif isinstance(node.value, str) and (found := RULE.match(node.value)):
        yield "rule swapped", ast.Constant(f"{found[1]}.{int(found[2]) + 1}"), None


def _call(name: str) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), [], [])


def _is_text(node: ast.BinOp) -> bool:
    rows = (ast.JoinedStr, ast.Tuple, ast.List, ast.ListComp)
    sides = (node.left, node.right)
    return any(isinstance(s, rows) or (isinstance(s, ast.Constant) and isinstance(s.value, str)) for s in sides)


def _has_its_length(parent: ast.AST, node: ast.Tuple | ast.List | ast.Set) -> bool:
    """True of what is assigned to or taken apart, and of the parameters of a type."""
    return (
        isinstance(parent, ast.Subscript)
        or hasattr(node, "unpacked")
        or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load)
    )


def _statements(node: ast.AST) -> Iterator[Made]:
    """Changes of what is done: a statement that is left out stands where it never comes to."""
    kept = isinstance(node, ast.Assign) and not any(isinstance(t, ast.Attribute | ast.Subscript) for t in node.targets)
    if isinstance(node, ast.Expr | ast.AugAssign | ast.Continue | ast.Break | ast.Assign) and not kept:
        yield "removed", ast.If(ast.Constant(False), [deepcopy(node)], []), None
    if isinstance(node, ast.Return) and node.value is None:
        yield "removed", ast.If(ast.Constant(False), [deepcopy(node)], []), None
    if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub) and not _is_row(node.value):
        other = deepcopy(node)
        other.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield "plus/minus swapped", other, None


def _is_row(node: ast.expr) -> bool:
    return isinstance(node, ast.Tuple | ast.List | ast.ListComp | ast.GeneratorExp | ast.JoinedStr)
