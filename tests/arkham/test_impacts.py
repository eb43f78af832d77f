"""The rules of the game are given the impacts of every room."""

from importlib import import_module
from pkgutil import walk_packages

from adjudicator.games import arkham
from adjudicator.games.arkham import impacts, rules
from adjudicator.games.arkham.rules import Rules


def test_the_game_has_the_impacts_of_every_room() -> None:
    modules = [import_module(module.name) for module in walk_packages(arkham.__path__, f"{arkham.__name__}.")]
    rooms = [module for module in modules if hasattr(module, "IMPACTS") and module not in (impacts, rules)]
    assert len(rooms) > 10
    assert set(Rules.impacts) == {kind for room in rooms for kind in room.IMPACTS}
