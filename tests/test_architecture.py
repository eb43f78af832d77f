"""Arrows go one way: cli → ruling → exploring → situation → games → (engine, language, reference).

No game knows another.
"""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import adjudicator
from adjudicator.games.finding import known_games
from adjudicator.games.interface import Table

PACKAGE = Path(adjudicator.__file__).parent
ROOT = PACKAGE.parent

BELOW = {
    "engine": {"engine"},
    "language": {"language"},
    "reference": {"reference"},
    "games": {"games", "engine", "language", "reference"},
    "situation": {"situation", "games", "engine", "language", "reference"},
    "exploring": {"exploring", "working", "situation", "games", "engine", "language"},
    "ruling": {"ruling", "exploring", "situation", "games", "engine", "language", "reference"},
    "working": {"working"},
    "recording": {
        "recording",
        "working",
        "ruling",
        "exploring",
        "situation",
        "games",
        "engine",
        "language",
        "reference",
    },
    "testing": {"testing", "recording", "ruling", "situation", "games", "engine", "language", "reference"},
    "pages": {
        "pages",
        "recording",
        "exploring",
        "ruling",
        "situation",
        "games",
        "engine",
        "language",
        "reference",
    },
    "cli": {
        "cli",
        "assistant",
        "editors",
        "oracle",
        "stepping",
        "pages",
        "playing",
        "recording",
        "exploring",
        "working",
        "ruling",
        "situation",
        "games",
        "engine",
        "language",
        "reference",
    },
    "stepping": {"stepping", "playing", "exploring", "ruling", "situation", "games", "engine", "language", "reference"},
    "playing": {
        "playing",
        "pages",
        "exploring",
        "ruling",
        "working",
        "situation",
        "games",
        "engine",
        "language",
        "reference",
    },
    "assistant": {
        "assistant",
        "oracle",
        "playing",
        "exploring",
        "ruling",
        "situation",
        "games",
        "engine",
        "language",
        "reference",
    },
    "editors": {"editors", "oracle", "playing", "ruling", "situation", "games", "engine", "language", "reference"},
    "oracle": {"oracle", "playing", "ruling", "exploring", "situation", "games", "engine", "language"},
}
"""The rooms, and those that each of them may import."""

EVERYBODYS = {"frozen", "page", "plain", "speaking", "version", "widths"}
"""Modules beside the rooms that all of them may import, and that import none of them."""

SHARED_BY_GAMES = {"interface", "finding", "kit"}
FILES = sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))


def module_of(path: Path) -> list[str]:
    """The dotted name of a file's module, in parts."""
    parts = ["adjudicator", *path.with_suffix("").parts]
    return parts[:-1] if parts[-1] == "__init__" else parts


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Every module of ours that a file imports, anywhere in it, by statement or by `import_module` of a literal."""
    package = ["adjudicator", *path.parts[:-1]]
    for node in ast.walk(ast.parse((PACKAGE / path).read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            base = ".".join(part for part in (base, node.module or "") if part)
            names = [f"{base}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = ast.unparse(node.func)
            if called.endswith(("import_module", "__import__")):
                names = [str(node.args[0].value)]
        for name in names:
            if name == "adjudicator" or name.startswith("adjudicator."):
                yield node.lineno, name


def room(parts: list[str]) -> str:
    """The room of a module; empty for the package itself."""
    return parts[1] if len(parts) > 1 and parts[1] in BELOW else ""


def game_of(parts: list[str]) -> str:
    """The game to which a module belongs; empty for modules that all games share."""
    return parts[2] if len(parts) > 2 and parts[1] == "games" and parts[2] not in SHARED_BY_GAMES else ""


def test_every_file_is_in_a_room() -> None:
    alone = {path.as_posix() for path in FILES if len(path.parts) == 1}
    assert {path.parts[0] for path in FILES if len(path.parts) > 1} <= set(BELOW)
    assert alone == {"__init__.py", "__main__.py"} | {f"{name}.py" for name in EVERYBODYS}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.as_posix())
def test_arrows_go_one_way(path: Path) -> None:
    module = module_of(path)
    own = room(module)
    if not own:
        return
    wrong = []
    for line, name in imported(path):
        parts = name.split(".")
        other = room(parts)
        if not other:
            if parts[1] not in EVERYBODYS:
                wrong.append(f"{path}:{line}: {name}")
        elif other not in BELOW[own]:
            wrong.append(f"{path}:{line}: {own} must not know {name}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", [path for path in FILES if path.parts[0] != "cli"], ids=lambda path: path.as_posix())
def test_no_game_is_known_by_name_outside_itself(path: Path) -> None:
    own = game_of(module_of(path))
    wrong = []
    for line, name in imported(path):
        other = game_of(name.split("."))
        if other and other != own:
            wrong.append(f"{path}:{line}: {own or 'this'} must not know {name}")
    assert not wrong, "\n".join(wrong)


def test_the_door_to_a_game_is_narrow() -> None:
    members = [name for name in vars(Table) if not name.startswith("_")]
    assert len(members) <= 8


def test_what_games_share_is_all_that_lies_beside_them() -> None:
    beside = {path.stem for path in (PACKAGE / "games").glob("*.py")} - {"__init__"}
    rooms = {path.parent.name for path in (PACKAGE / "games").glob("*/*.py")}
    assert beside | rooms == SHARED_BY_GAMES | set(known_games())


def test_an_import_inside_a_function_is_seen() -> None:
    found = {name for _line, name in imported(Path("games/arkham/situation/beginning.py"))}
    assert "adjudicator.games.arkham.situation.midway.begin_midway" in found


# -- no circles between files -----------------------------------------------------------------------------------------


def _knows(path: Path, modules: dict[str, Path]) -> Iterator[Path]:
    """The files that a file names in an import, anywhere in it, be it for types only."""
    for node in ast.walk(ast.parse((PACKAGE / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (modules[alias.name] for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            found = (f"{base}.{alias.name}" for alias in node.names)
            yield from (modules[name if name in modules else base] for name in found if {name, base} & set(modules))


def circles(knows: dict[Path, set[Path]]) -> list[list[Path]]:
    """The files that know themselves by way of others, those of one circle together."""
    reached = {path: _reached(path, knows) for path in knows}
    found = {tuple(sorted(b for b in reached[a] if a in reached[b])) for a in knows if a in reached[a]}
    return sorted(list(circle) for circle in found)


def _reached(start: Path, knows: dict[Path, set[Path]]) -> set[Path]:
    reached: set[Path] = set()
    waiting = [start]
    while waiting:
        more = knows[waiting.pop()] - reached
        reached |= more
        waiting += more
    return reached


def test_no_files_know_each_other_in_a_circle() -> None:
    modules = {".".join(module_of(path)): path for path in FILES}
    knows = {path: set(_knows(path, modules)) - {path} for path in FILES}
    found = [", ".join(path.as_posix() for path in circle) for circle in circles(knows)]
    assert not found, "\n".join(found)


def test_a_circle_is_found() -> None:
    a, b, c, d = map(Path, "abcd")
    assert circles({a: {b}, b: {c}, c: {a, d}, d: set()}) == [[a, b, c]]
    assert circles({a: {b, c}, b: {d}, c: {d}, d: set()}) == []


# -- the floors of a game ---------------------------------------------------------------------------------------------

FLOORS = {
    "arkham": (
        "abilities",
        "damage",
        "attacks",
        "speech",
        "enemies",
        "actions",
        "framework",
        "skill_test",
        "deckbuilding",
        "setting_up",
        "campaign",
        "effects",
        "defeat",
        "vocabulary",
        "importing",
        "incidents",
        "deeds",
        "situation",
        "asking",
    ),
    "eldritch": (
        "components",
        "cards",
        "board",
        "possessions",
        "skill_tests",
        "encounters",
        "actions",
        "mythos",
        "effects",
        "phases",
        "situation",
    ),
    "notalone": ("cards", "decisions", "effects", "playing", "phases", "actions", "situation"),
    "others": (
        "components",
        "cards",
        "fights",
        "turns",
        "phases",
        "effects",
        "stories",
        "setting_up",
        "situation",
    ),
}
"""The folders of each game, the lowest first; a file beside them lies where what it knows lets it lie."""


def climbs(knows: dict[Path, set[Path]], floors: Sequence[str]) -> list[tuple[Path, Path]]:
    """The files that know one on a higher floor, by way of others as well; a path begins with its folder."""
    floor = {folder: place for place, folder in enumerate(floors)}
    return [
        (path, other)
        for path in sorted(knows)
        for other in sorted(_reached(path, knows))
        if floor.get(path.parts[0], len(floors)) < floor.get(other.parts[0], -1)
    ]


@pytest.mark.parametrize("game", FLOORS)
def test_no_import_climbs_back_up_inside_a_game(game: str) -> None:
    folder = PACKAGE / "games" / game
    assert {path.parent.name for path in folder.glob("*/*.py")} == set(FLOORS[game])
    files = {path: path.relative_to(Path("games", game)) for path in FILES if path.parts[:2] == ("games", game)}
    modules = {".".join(module_of(path)): path for path in FILES}
    knows = {files[path]: {files[other] for other in _knows(path, modules) if other in files} for path in files}
    found = climbs(knows, FLOORS[game])
    assert not found, "\n".join(f"{path} must not know {other}" for path, other in found)


def test_an_import_that_climbs_is_found() -> None:
    low, beside, high = Path("low/a.py"), Path("b.py"), Path("high/c.py")
    assert climbs({high: {beside}, beside: {low}, low: set()}, ("low", "high")) == []
    assert climbs({low: {beside}, beside: {high}, high: set()}, ("low", "high")) == [(low, high)]


# -- one door ---------------------------------------------------------------------------------------------------------

CELLS = {"_entities", "_journal", "_old"}
MUTATING = {"append", "clear", "extend", "insert", "pop", "popitem", "remove", "setdefault", "update"}


def _reads_state(node: ast.AST) -> bool:
    """True if an expression is the value of a cell: `….state.read(…)`, or a zone of it."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("read", "zone", "snapshot")
        and ast.unparse(node.func.value).split(".")[-1] in ("state", "game")
    )


def _beside_the_door(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every place that uses the cells themselves, replaces a state, or changes the value of a cell."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in CELLS:
            yield node.lineno, f"reaches for {node.attr}"
        if isinstance(node, ast.Constant) and node.value in CELLS:
            yield node.lineno, f"names {node.value!r}"
        if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Delete):
            targets = node.targets if isinstance(node, ast.Assign | ast.Delete) else [node.target]
            for target in targets:
                if isinstance(target, ast.Attribute) and target.attr == "state":
                    yield node.lineno, "replaces a state"
                if isinstance(target, ast.Subscript) and _reads_state(target.value):
                    yield node.lineno, "changes what a cell holds"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in MUTATING and _reads_state(node.func.value):
                yield node.lineno, "changes what a cell holds"
            if node.func.attr in ("rollback", "difference") and ast.unparse(node.func.value).endswith(".state"):
                yield node.lineno, f"calls {node.func.attr} of a state: a machine does that"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.as_posix())
def test_state_changes_by_its_one_door(path: Path) -> None:
    if path.as_posix() == "engine/state.py":
        return
    found = list(_beside_the_door(ast.parse((PACKAGE / path).read_text(encoding="utf-8"))))
    if path.as_posix() == "engine/machine.py":
        found = [(line, what) for line, what in found if what != "replaces a state" and " of a state" not in what]
    assert not found, "\n".join(f"{path}:{line}: {what}" for line, what in found)


@pytest.mark.parametrize(
    "code",
    [
        "game.state._entities['roland'].cells['damage'].value = 2",
        "getattr(game.state, '_journal').clear()",
        "game.state = State()",
        "game.zone('roland', 'hand').append('x')",
        "game.state.read('roland', 'uses')['ammo'] = 2",
        "del game.state.read('roland', 'uses')['ammo']",
        "game.state.rollback(0)",
    ],
)
def test_the_watch_at_the_door_sees(code: str) -> None:
    assert list(_beside_the_door(ast.parse(code)))


# -- a citation belongs to what it explains ----------------------------------------------------------------------------


def _only_cites(body: list[ast.stmt]) -> bool:
    """True if statements do nothing but cite rules."""
    return all(isinstance(one, ast.Expr) and _is_called(one.value, "cite", "because") for one in body)


def _is_called(node: ast.AST, *names: str) -> bool:
    """True of the call of a method with one of these names."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names


def _branches_that_only_cite(tree: ast.AST) -> Iterator[int]:
    """The lines of branches on which nothing hangs but a citation, be it within the citation itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and not node.orelse and _only_cites(node.body):
            yield node.lineno
        if _is_called(node, "cite") and any(_may_be_nothing(one) for one in ast.walk(node)):
            yield node.lineno


def _may_be_nothing(node: ast.AST) -> bool:
    """True of a condition by which a rule is cited or none is."""
    return isinstance(node, ast.IfExp) and any(
        isinstance(one, ast.Tuple) and not one.elts for one in (node.body, node.orelse)
    )


@pytest.mark.parametrize("path", [path for path in FILES if path.parts[0] == "games"], ids=lambda path: path.as_posix())
def test_no_branch_of_a_game_only_cites(path: Path) -> None:
    found = list(_branches_that_only_cite(ast.parse((PACKAGE / path).read_text(encoding="utf-8"))))
    assert not found, "\n".join(f"{path}:{line}: this branch only cites" for line in found)


@pytest.mark.parametrize(
    "code",
    [
        "if dark:\n    game.cite('night.1')",
        "if dark:\n    game.cite('night.1')\n    game.cite('night.2')",
        "if late:\n    ring()\nelif dark:\n    game.because('night.1')",
        "game.cite('night.1', *(('night.2',) if dark else ()))",
    ],
)
def test_a_branch_that_only_cites_is_found(code: str) -> None:
    assert list(_branches_that_only_cite(ast.parse(code)))


def _looks_that_cite(tree: ast.AST) -> Iterator[int]:
    """The lines at which functions that say whether something is so cite what an act would rest on."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and ast.unparse(function.returns or ast.Constant(None)) == "bool":
            yield from (one.lineno for one in ast.walk(function) if _is_called(one, "cite", "applies"))


@pytest.mark.parametrize("path", [path for path in FILES if path.parts[0] == "games"], ids=lambda path: path.as_posix())
def test_what_only_looks_gives_its_reason_and_cites_nothing(path: Path) -> None:
    found = list(_looks_that_cite(ast.parse((PACKAGE / path).read_text(encoding="utf-8"))))
    assert not found, "\n".join(f"{path}:{line}: this look cites; it is so `because` of a rule" for line in found)


def test_a_look_that_cites_is_found() -> None:
    look = "def dark(game) -> bool:\n    return game.{}('night.1')"
    assert list(_looks_that_cite(ast.parse(look.format("applies"))))
    assert not list(_looks_that_cite(ast.parse(look.format("because"))))


@pytest.mark.parametrize(
    "code",
    [
        "if dark:\n    game.cite('night.1')\n    game.write('lamp', 'lit', True)",
        "if dark:\n    game.cite('night.1')\nelse:\n    game.cite('night.2')",
        "game.cite('night.1', *by)",
        "game.cite('night.1' if dark else 'day.1')",
    ],
)
def test_a_branch_that_does_more_is_not(code: str) -> None:
    assert not list(_branches_that_only_cite(ast.parse(code)))
