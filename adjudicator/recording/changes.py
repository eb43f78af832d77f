"""The recorded rulings that a change of files can affect."""

import os
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from adjudicator.games.finding import find_game, home
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import LIMITS, content_of, folder_of
from adjudicator.recording.collection import SUFFIXES, Recorded, is_pipe

PACKAGE = Path(__file__).parents[1]
COMPILED = "__pycache__"
NO_ANSWER = ("cli", "exploring", "oracle", "recording", "reference", "testing")
"""Packages that contribute to no answer: a change in them leaves every ruling the same."""


class NoSuchRevision(ValueError):
    """The changed files cannot be found; the message gives the reason."""


def changed_since(revision: str, folder: str) -> set[Path]:
    """The files of the repository around a folder that differ from a revision, committed or not."""
    top = Path(_git(folder, "rev-parse", "--show-toplevel").rstrip("\n"))
    commit = _git(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}").strip()
    names = _git(str(top), "diff", "--name-only", "--no-renames", "-z", commit)
    names += _git(str(top), "ls-files", "--others", "--exclude-standard", "-z")
    # Compiled files follow from the others.
    return {top / name for name in names.split("\0") if name and COMPILED not in name.split("/")}


def _git(folder: str, *arguments: str) -> str:
    command = ["git", "-C", folder, *arguments]
    try:
        ran = subprocess.run(command, capture_output=True, text=True, errors="surrogateescape")
    except OSError as error:
        raise NoSuchRevision(f"git cannot be run: {error.strerror}") from None
    if ran.returncode:
        complaint = ran.stderr.strip().removeprefix("fatal: ") or "there is no such revision"
        raise NoSuchRevision(complaint.splitlines()[0])
    return ran.stdout


def affected(rulings: Sequence[Recorded], changed: Iterable[Path]) -> tuple[Recorded, ...]:
    """The rulings that may change: their own file has changed, or their game, or code that all games share."""
    files = {path.parent.resolve() / path.name for path in changed}
    games = _games_in({ruling.game for ruling in rulings}, files)
    return tuple(
        ruling
        for ruling in rulings
        if games is None or ruling.game in games or _places(ruling.path) & files or _names_any(ruling.path, files)
    )


def beside(rulings: Iterable[Recorded]) -> Iterator[str]:
    """The files in the folders of rulings that are none themselves: a ruling may name one, such as a deck list."""
    for folder in dict.fromkeys(folder_of(ruling.path) for ruling in rulings):
        with suppress(OSError):
            found = sorted(one.path for one in os.scandir(folder) if one.is_file())
            yield from (path for path in found if not path.lower().endswith(SUFFIXES))


def _names_any(ruling: str, files: Iterable[Path]) -> bool:
    """True if the file of a ruling names one of these, by its place from there."""
    folder = Path(folder_of(ruling)).resolve()
    named = [path.relative_to(folder).as_posix() for path in files if path.is_relative_to(folder)]
    if not named or is_pipe(ruling):
        return False
    content = content_of(ruling, Faults(), LIMITS.size) or b""
    return any(name.encode() in content for name in named)


def sources(games: Iterable[str]) -> Iterator[str]:
    """The files on which rulings of these games rest: code, rules and cards, including cards that users have added."""
    for folder in dict.fromkeys([PACKAGE.resolve(), *(one for game in games for one in _folders(game))]):
        for at, folders, files in os.walk(folder):
            folders[:] = [name for name in folders if name != COMPILED and not name.startswith(".")]
            yield from (os.path.join(at, name) for name in files)


def _places(path: str) -> set[Path]:
    """The place of a file, and that of its content if it is a link."""
    given = Path(path)
    return {given.parent.resolve() / given.name, Path(os.path.realpath(path))}


def _games_in(games: Iterable[str], changed: Iterable[Path]) -> set[str] | None:
    """The games with a change; None if something has changed that all games share."""
    homes = [(folder, game) for game in games for folder in _folders(game)]
    package = PACKAGE.resolve()
    found = set()
    for path in changed:
        own = [game for folder, game in homes if path.is_relative_to(folder)]
        if own:
            found.update(own)
        elif path.is_relative_to(package) and _shared(path.relative_to(package).parts):
            return None
    return found


def _folders(game: str) -> list[Path]:
    """The folders of a game's rules and of the cards that its users have added."""
    found = find_game(game)
    own = home(game)
    if found is None or own is None:
        return []
    cards = found.cards()
    return [folder.resolve() for folder in (own, *(cards.folders if cards is not None else ()))]


def _shared(parts: Sequence[str]) -> bool:
    """True if rulings of every game rest on this file of the package; False for a file of a game without rulings."""
    if parts[0] == "games" and len(parts) > 2:
        return home(parts[1]) is None
    return parts[0] not in NO_ANSWER
