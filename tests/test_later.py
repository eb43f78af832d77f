"""Modules that wait to be loaded: they do wait, and are what they would be if they had not."""

import subprocess
import sys
from pathlib import Path

import pytest

from adjudicator.games.arkham import WAITING
from adjudicator.games.arkham.game import Arkham
from adjudicator.later import forget_functions, later, later_functions, load, waits

ROOT = Path(__file__).parents[1]


def test_a_module_waits_until_something_of_it_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "late_room.py").write_text("from sys import modules\nNAME = __name__\nME = modules[NAME]\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    later("late_room")
    import late_room  # type: ignore[import-not-found]

    assert waits("late_room")
    assert late_room.NAME == "late_room"
    assert not waits("late_room")
    assert late_room.ME is late_room is sys.modules.pop("late_room")
    assert late_room.__file__ == str(tmp_path / "late_room.py")


def test_a_function_waits_until_it_is_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = tmp_path / "late_house"
    house.mkdir()
    (house / "__init__.py").write_text("")
    (house / "room.py").write_text("def double(number):\n    return 2 * number\n\nOTHER = 1\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    later_functions("late_house.room", "double")
    import late_house.room  # type: ignore[import-not-found]
    from late_house.room import double

    assert waits("late_house.room")
    assert double(4) == 8
    assert not waits("late_house.room")
    assert late_house.room.double is not double
    assert late_house.room.OTHER == 1
    for name in ("late_house.room", "late_house"):
        del sys.modules[name]


def test_who_asks_later_gets_a_class_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "late_kind.py").write_text("class Kind:\n    pass\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    later_functions("late_kind", "Kind")
    import late_kind  # type: ignore[import-not-found]

    stand_in = vars(late_kind)["Kind"]
    forget_functions("late_kind", "Kind")
    assert waits("late_kind")
    from late_kind import Kind

    assert isinstance(stand_in(), Kind)
    del sys.modules["late_kind"]


def test_a_module_that_is_not_there_says_so_when_it_is_used() -> None:
    later("late_and_never")
    import late_and_never  # type: ignore[import-not-found]

    with pytest.raises(ModuleNotFoundError, match="late_and_never"):
        late_and_never.name  # noqa: B018


def test_rooms_wait_when_the_game_is_there() -> None:
    """Importing a name from such a room, and not the room itself, would make every ruling load it."""
    script = f"""
import adjudicator.games.arkham.entry
from adjudicator.later import waits
print(*[room for room in {list(WAITING)} if not waits("adjudicator.games.arkham." + room)])
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("\n", "")


def test_every_event_has_its_impact_whatever_is_loaded() -> None:
    script = """
from importlib import import_module
from pkgutil import walk_packages
import adjudicator.games.arkham.entry
from adjudicator.games import arkham
from adjudicator.games.arkham.game import Arkham
from adjudicator.later import load
before = set(Arkham.impacts)
for module in walk_packages(arkham.__path__, "adjudicator.games.arkham."):
    import_module(module.name)
    load(module.name)
print(*sorted(set(Arkham.impacts) - before))
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("\n", "")


@pytest.mark.parametrize("room", WAITING)
def test_an_event_finds_its_impact_in_a_room_that_waits(room: str) -> None:
    module = f"adjudicator.games.arkham.{room}"
    load(module)
    assert {kind for kind, impact in Arkham.impacts.items() if impact.__module__ == module} == set(WAITING[room])
