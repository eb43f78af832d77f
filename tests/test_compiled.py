"""The modules that are compiled when the package is built."""

import tomllib
from pathlib import Path

from adjudicator.games import arkham

ROOT = Path(__file__).parents[1]


def _patterns() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["modules"]
    return found


def test_every_module_of_the_list_is_there() -> None:
    assert [pattern for pattern in _patterns() if not list(ROOT.glob(pattern))] == []


def test_no_module_is_compiled_that_waits_to_be_loaded() -> None:
    compiled = {path.relative_to(ROOT).as_posix() for pattern in _patterns() for path in ROOT.glob(pattern)}
    waiting = {f"adjudicator/games/arkham/{room.replace('.', '/')}.py" for room in arkham.WAITING}
    assert compiled & waiting == set()
