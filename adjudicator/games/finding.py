"""The search for games by name among the entry points of installed packages, ours included."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from adjudicator.games.interface import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "adjudicator.games"
_found: dict[str, Game] = {}


def known_games() -> tuple[str, ...]:
    """The names of all installed games, in alphabetical order."""
    return tuple(sorted({entry.name for entry in _installed()}))


def find_game(name: str) -> Game | None:
    """The game with this name; None if there is none."""
    if name not in _found:
        entry = _entry(name)
        if entry is None:
            return None
        _found[name] = cast(Game, entry.load().GAME)
    return _found[name]


def game_of(name: str) -> Game:
    """The game with this name, which must exist; LookupError if it does not."""
    game = find_game(name)
    if game is None:
        raise LookupError(f"there is no game {name!r}")
    return game


def home(name: str) -> Path | None:
    """The folder of a game; None if there is no such game."""
    from importlib.util import find_spec

    entry = _entry(name)
    spec = find_spec(entry.module) if entry is not None else None
    return Path(spec.origin).parent if spec is not None and spec.origin else None


def _entry(name: str) -> "EntryPoint | None":
    return next((entry for entry in _installed() if entry.name == name), None)


def _installed() -> "Iterable[EntryPoint]":
    # Importing it takes as long as everything else that finds a game, and some commands need no game.
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)
