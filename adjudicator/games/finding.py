"""Finding a game by its name: every installed package may bring games along, by entry points; ours does so as well."""

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from adjudicator.games.interface import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "adjudicator.games"
_found: dict[str, Game] = {}


def known_games() -> tuple[str, ...]:
    """The names of all games that are installed, in alphabetical order."""
    return tuple(sorted({entry.name for entry in _installed()}))


def find_game(name: str) -> Game | None:
    """The game of this name; None if there is none."""
    if name not in _found:
        entry = _entry(name)
        if entry is None:
            return None
        _found[name] = cast(Game, entry.load().GAME)
    return _found[name]


def game_of(name: str) -> Game:
    """The game of this name, by whose rules something has been found; LookupError if there is none."""
    game = find_game(name)
    if game is None:
        raise LookupError(f"there is no game {name!r}")
    return game


def home(name: str) -> Path | None:
    """The folder in which a game lies; None if there is no such game."""
    entry = _entry(name)
    spec = find_spec(entry.module) if entry is not None else None
    return Path(spec.origin).parent if spec is not None and spec.origin else None


def _entry(name: str) -> "EntryPoint | None":
    return next((entry for entry in _installed() if entry.name == name), None)


def _installed() -> "Iterable[EntryPoint]":
    # It takes as long to load as all else that finds a game; a command that needs no game does without.
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)
