"""A collection of recorded rulings: the files below some folders that are rulings."""

import os
import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from typing import NamedTuple

from adjudicator.language.diagnostics import Faults

SUFFIX = ".yaml"
_GAME = re.compile(rb"""^(?:\xef\xbb\xbf)?(?P<q>["']?)game(?P=q)[ \t]*:[ \t]*["']?(?P<game>[\w-]*)""", re.MULTILINE)
_HEAD = 64 * 1024
"""The number of bytes in which a file must name its game."""


class Recorded(NamedTuple):
    """A file of recorded rulings, and its game."""

    path: str
    game: str


def collect(paths: Sequence[str], faults: Faults) -> tuple[Recorded, ...]:
    """The named rulings, and those below the named folders, each once and in order.

    A file that is named counts as a ruling, whatever its content; a path that does not exist is a fault.
    """
    found: dict[str, Recorded] = {}
    for path in paths:
        if os.path.isdir(path):
            for file in _below(path, faults):
                game = game_of(file)
                if game is not None:
                    found.setdefault(file, Recorded(file, game))
        elif os.path.lexists(path):
            found.setdefault(path, Recorded(path, game_of(path) or ""))
        else:
            faults.add("E101", "there is no such file or folder", path, None, "name the folder of the rulings")
    return tuple(found.values())


def matching(rulings: Sequence[Recorded], pattern: str) -> tuple[Recorded, ...]:
    """The rulings whose path fits a pattern: a part of the path, or with * and ? the whole.

    >>> files = [Recorded("rulings/a/ward.yaml", "arkham"), Recorded("rulings/a/fog.yaml", "arkham")]
    >>> [ruling.path for ruling in matching(files, "fog")]
    ['rulings/a/fog.yaml']
    """
    if any(sign in pattern for sign in "*?["):
        return tuple(ruling for ruling in rulings if fnmatchcase(ruling.path, pattern))
    return tuple(ruling for ruling in rulings if pattern in ruling.path)


def game_of(path: str) -> str | None:
    """The game that the top of a file names; None if it names none. An unreadable file counts as a ruling."""
    try:
        # Opening a pipe would block, and a pipe is no ruling.
        if not os.path.isfile(path) and not os.path.islink(path):
            return None
        with open(path, "rb") as file:
            found = _GAME.search(file.read(_HEAD))
    except (OSError, ValueError):
        return ""
    return found["game"].decode("utf-8") if found else None


def _below(folder: str, faults: Faults) -> Iterator[str]:
    """The YAML files below a folder, in order; files in hidden folders are left out."""

    def unreadable(error: OSError) -> None:
        faults.add("E103", f"the folder cannot be read: {error.strerror}", str(error.filename), None)

    for at, folders, files in os.walk(folder, onerror=unreadable):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        yield from (os.path.join(at, name) for name in sorted(files) if name.endswith(SUFFIX))
