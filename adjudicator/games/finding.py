"""Finding a game by its name: those that come along, and those that others have installed."""

from importlib import import_module
from pathlib import Path
from typing import Final, cast

from adjudicator.games.interface import Game

GROUP: Final = "adjudicator.games"
_OWN: Final = {"arkham": "adjudicator.games.arkham.entry", "notalone": "adjudicator.games.notalone.entry"}
_found: dict[str, Game] = {}


def known_games() -> tuple[str, ...]:
    """The names of the games that come along, in alphabetical order."""
    return tuple(sorted(_OWN))


def find_game(name: str) -> Game | None:
    """The game of this name; None if there is none. Installed games are looked for only where none comes along."""
    if name not in _found:
        module = _OWN.get(name) or _installed(name)
        if not module:
            return None
        _found[name] = cast(Game, import_module(module).GAME)
    return _found[name]


def game_of(name: str) -> Game:
    """The game of this name, by whose rules something has been found; LookupError if there is none."""
    game = find_game(name)
    if game is None:
        raise LookupError(f"there is no game {name!r}")
    return game


def home(name: str) -> Path | None:
    """The folder in which a game lies; None if there is no such game."""
    from importlib.util import find_spec

    module = _OWN.get(name) or _installed(name)
    spec = find_spec(module) if module else None
    return Path(spec.origin).parent if spec is not None and spec.origin else None


def _installed(name: str) -> str:
    from importlib.metadata import entry_points

    return next((entry.value for entry in entry_points(group=GROUP) if entry.name == name), "")
