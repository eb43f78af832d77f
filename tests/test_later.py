"""Modules that wait to be loaded: they do wait, and are what they would be if they had not."""

import sys
from pathlib import Path

import pytest

from adjudicator.later import forget_functions, later, later_functions, waits


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
