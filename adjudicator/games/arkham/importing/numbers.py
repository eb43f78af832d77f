"""The numbers by which deck sites know cards: those of the core sets, and those of what was imported."""

import json
from pathlib import Path
from typing import Final

from adjudicator.games.arkham.library import users_folder
from adjudicator.language.shapes import MapOf, Word, read_checked

_OF_THE_CORE_SETS: Final = Path(__file__).parent / "codes.yaml"
_NAME: Final = "numbers.json"


def numbers() -> dict[str, str]:
    """The names of cards by their numbers, the user's own before those of the core sets."""
    return {**read_checked(_OF_THE_CORE_SETS, MapOf(Word("a card")).check), **_imported(users_folder())}


def keep(found: dict[str, str], folder: Path) -> None:
    """Keep the names of imported cards beside them, with those that were there. Raises OSError."""
    if found:
        text = json.dumps({**_imported(folder), **found}, ensure_ascii=False, indent=0, sort_keys=True)
        new = folder / f".{_NAME}"
        new.write_text(text + "\n", encoding="utf-8")
        new.replace(folder / _NAME)


def _imported(folder: Path) -> dict[str, str]:
    """The numbers that an import has kept in a folder; none if there are none that can be read."""
    try:
        found = json.loads((folder / _NAME).read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return {str(number): str(name) for number, name in found.items()} if isinstance(found, dict) else {}
