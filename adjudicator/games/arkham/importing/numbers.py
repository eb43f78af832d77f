"""The numbers by which deck sites know cards, and the sets that hold what was imported."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from adjudicator.games.arkham.importing.readings import Readings
from adjudicator.games.arkham.library import users_folder
from adjudicator.games.arkham.told_apart import SETS, sets_in
from adjudicator.language.shapes import MapOf, Word, read_checked

_OF_THE_CORE_SETS: Final = Path(__file__).parent / "codes.yaml"
_NAME: Final = "numbers.json"


def numbers() -> dict[str, str]:
    """The names of cards by their numbers, the user's own before those of the core sets."""
    return {**of_the_core_sets(), **_imported(users_folder())}


def of_the_core_sets() -> dict[str, str]:
    """The names of the cards that come with the game by their numbers."""
    return read_checked(_OF_THE_CORE_SETS, MapOf(Word("a card")).check)


def read_from(folder: Path, readings: Readings) -> dict[str, str]:
    """The names of the cards that come with the game, and of those of a folder, by the numbers they were read from."""
    imported = {number: name for number, name in _imported(folder).items() if readings.holds(number)}
    return {**imported, **of_the_core_sets()}


def keep(found: Mapping[str, str], sets: Mapping[str, Iterable[str]], folder: Path) -> None:
    """Keep the names of imported cards, and the sets that hold them, with those that were there. Raises OSError."""
    if not found:
        return
    before = sets_in(folder)
    held = {name: sorted({*before.get(name, ()), *more}) for name, more in sets.items()}
    for name, record in ((_NAME, {**_imported(folder), **found}), (SETS, {**before, **held})):
        if not record:
            continue
        new = folder / f".{name}"
        new.write_text(json.dumps(record, ensure_ascii=False, indent=0, sort_keys=True) + "\n", encoding="utf-8")
        new.replace(folder / name)


def _imported(folder: Path) -> dict[str, str]:
    """The numbers that an import has kept in a folder; none if there are none that can be read."""
    try:
        found = json.loads((folder / _NAME).read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return {str(number): str(name) for number, name in found.items()} if isinstance(found, dict) else {}
