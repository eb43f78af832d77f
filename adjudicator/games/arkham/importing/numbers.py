"""The numbers by which deck sites know cards: those of the core sets, and those of imported packs."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from adjudicator.games.arkham.library import users_folder
from adjudicator.language.shapes import MapOf, Word, read_checked

_CORE: Final = Path(__file__).parent / "codes.yaml"
_FILE: Final = "numbers.json"
"""The file beside imported cards in which their numbers stand."""


def known_numbers(folder: Path | None = None) -> dict[str, str]:
    """The names of the cards by their numbers."""
    core = read_checked(_CORE, MapOf(Word("a card")).check)
    return {**_imported(folder or users_folder()), **core}


def _imported(folder: Path) -> dict[str, str]:
    """The numbers of imported cards; none where the file is none of ours."""
    try:
        said = json.loads((folder / _FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return {code: name for code, name in said.items() if isinstance(name, str)} if isinstance(said, dict) else {}


def remember(numbers: Mapping[str, str], folder: Path) -> None:
    """Keep the numbers of imported cards beside them."""
    if not numbers:
        return
    path, new = folder / _FILE, folder / f".{_FILE}"
    new.write_text(json.dumps({**_imported(folder), **numbers}, ensure_ascii=False, indent=0), encoding="utf-8")
    new.replace(path)
