"""The code of the games that is no part of any ruling, of which no mutant is drawn.

It says something to readers (documents, messages, faults of a file, the price of an option), draws the table, or
writes a position out; other tests than those of rules are for it.
"""

import ast
from typing import Final

FILES: Final = (
    "adjudicator/games/arkham/situation/drawing.py",
    "adjudicator/games/arkham/situation/reading_back.py",
    "adjudicator/games/arkham/situation/writing.py",
    "adjudicator/games/kit/drawing.py",
    "adjudicator/games/kit/example.py",
)
"""Files that draw the table, write positions out or show examples."""
SHOWN: Final = ("examples", "EXAMPLES", "_EXAMPLES", "help", "message", "__all__", "__slots__")
"""Names of what only documents and reports of faults show, or nothing at all depends on."""
WIDE: Final = (9, 20, 99, 999)
"""The bounds that no number of a game comes near."""
FOR_READERS: Final = ("examples", "meaning", "help")
"""Arguments that only documents show."""
MEANING: Final = {"need": 1, "may": 2}
"""The place of the meaning among the arguments of those that make a key."""
TOLD: Final = (
    "__repr__",
    "__str__",
    "_repr_markdown_",
    "example",
    "examples",
    "schema",
    "definition",
    "facts_written",
    "written",
    "price",
)
"""Functions of which only readers, editors and other programs see what they return."""
REMARKS: Final = ("fault", "note")
"""Methods that report a fault of a file, or remark something in the course of a ruling."""
FAULT: Final = "Amiss"
"""A fault of a card, or of a file, to be reported."""


def is_no_rule(node: ast.AST) -> bool:
    """True of a piece of code that no ruling depends on."""
    if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr | ast.Import | ast.ImportFrom):
        return True
    if isinstance(node, ast.FunctionDef):
        return node.name in TOLD or (node.returns is not None and FAULT in ast.unparse(node.returns))
    if isinstance(node, ast.keyword):
        return node.arg in FOR_READERS
    if isinstance(node, ast.Assign | ast.AnnAssign):
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        return isinstance(target, ast.Name) and target.id in SHOWN
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("TypeVar", FAULT)
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Name) and node.value.id == "Callable"
    if isinstance(node, ast.If):
        typing = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        return typing or only_reports(node)
    return isinstance(node, ast.Expr) and (isinstance(node.value, ast.Constant) or is_a_remark(node.value))


def is_a_remark(node: ast.expr) -> bool:
    """True where a fault of a file is reported, or something is remarked."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in REMARKS


def only_reports(node: ast.If) -> bool:
    """True of a condition for nothing but the report of a fault: of a file at fault nothing is ruled."""
    return not node.orelse and any(map(_reports, node.body)) and all(map(_is_of_a_report, node.body))


def _reports(node: ast.stmt) -> bool:
    """True of a statement that reports a fault."""
    if isinstance(node, ast.If):
        return only_reports(node)
    called = node.value.func if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) else None
    return isinstance(node, ast.Raise) or (isinstance(called, ast.Attribute) and called.attr == "fault")


def _is_of_a_report(node: ast.stmt) -> bool:
    """True of what stands in a report of a fault: the report, a name for a part of it, and that nothing follows it."""
    names = isinstance(node, ast.Assign) and all(isinstance(one, ast.Name) for one in node.targets)
    ends = isinstance(node, ast.Continue) or (isinstance(node, ast.Return) and node.value is None)
    return names or ends or _reports(node)


def is_meant_for_readers(parent: ast.AST, node: ast.AST) -> bool:
    """True of the meaning of a key, as documents show it."""
    if not isinstance(parent, ast.Call) or not isinstance(parent.func, ast.Name):
        return False
    place = MEANING.get(parent.func.id)
    return place is not None and node in parent.args[place : place + 1]


def is_a_wide_bound(parent: ast.AST, node: ast.expr) -> bool:
    """True of the most that a whole number or a counter may be where that only keeps typing errors out."""
    if not isinstance(node, ast.Constant) or node.value not in WIDE:
        return False
    if isinstance(parent, ast.keyword):
        return parent.arg == "most"
    whole = isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id == "Whole"
    return whole and node in parent.args[1:2]


def only_shown(tree: ast.AST) -> list[ast.AST]:
    """The values that are given, among others in a row, to names on which nothing depends."""
    parts = getattr(tree, "unpacked", ())
    return [value for target, value in parts if isinstance(target, ast.Name) and target.id in SHOWN]
