"""A collection of recorded rulings: the files below some folders that are rulings."""

import os
import re
import stat
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from typing import NamedTuple

from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import LIMITS, Mapping, Text, content_of, read

SUFFIXES = (".yaml", ".yml")
_GAME = re.compile(rb"""^(?:\xef\xbb\xbf)?(?P<q>["']?)game(?P=q)[ \t]*:[ \t]*["']?(?P<game>[\w-]*)""", re.MULTILINE)
_ANYWHERE = re.compile(rb"""(?:^[ \t]+|[{,\s])["']?game["']?[ \t]*:""", re.MULTILINE)
_HEAD = 64 * 1024
"""The number of bytes in which most files name their game."""


class Recorded(NamedTuple):
    """A file of recorded rulings, and its game."""

    path: str
    game: str


def collect(paths: Sequence[str], faults: Faults, left_out: list[str] | None = None) -> tuple[Recorded, ...]:
    """The named rulings, and those below the named folders, each once and in order.

    A file that is named counts as a ruling, whatever its content; a path that does not exist is a fault. YAML files
    without a game are no rulings, and are `left_out`.
    """
    found: dict[str, Recorded] = {}
    for path in paths:
        if os.path.isdir(path):
            for file in _below(path, faults):
                game = game_of(file)
                if game is not None:
                    found.setdefault(file, Recorded(file, game))
                elif left_out is not None:
                    left_out.append(file)
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
    """The game that a file names; None if it names none. An unreadable file counts as a ruling."""
    faults = Faults()
    content = None if is_pipe(path) else content_of(path, faults, LIMITS.size)
    if content is None:
        return "" if faults else None
    found = _GAME.search(content, 0, _HEAD)
    if found is not None:
        return found["game"].decode("utf-8")
    # In braces, indented, or far down: whether it is a key of the whole file only reading it tells.
    if len(content) > LIMITS.size or _ANYWHERE.search(content) is None:
        return None
    root = read(content, path, faults).root
    game = root.values.get("game") if isinstance(root, Mapping) else None
    return None if game is None else game.text if isinstance(game, Text) else ""


def is_pipe(path: str) -> bool:
    """True of a device, a pipe or a folder, or a link to one: reading it might not end, and it is no ruling."""
    try:
        return not stat.S_ISREG(os.stat(path).st_mode)
    except (OSError, ValueError):
        return False


def _below(folder: str, faults: Faults) -> Iterator[str]:
    """The YAML files below a folder, in order; files in hidden folders are left out."""

    def unreadable(error: OSError) -> None:
        faults.add("E103", f"the folder cannot be read: {error.strerror}", str(error.filename), None)

    for at, folders, files in os.walk(folder, onerror=unreadable):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        yield from (os.path.join(at, name) for name in sorted(files) if name.lower().endswith(SUFFIXES))
