"""The record of what an import has read: a card is read again only if its text has changed, or the grammar has."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from adjudicator.games.arkham.importing.arkhamdb import Raw

_NAME: Final = "readings.json"
_GRAMMAR: Final = Path(__file__).parent / "text"


class Reading(NamedTuple):
    """The entry of a collection from which a card's file was written, and the file, both as digests."""

    entry: str
    file: str


class Readings:
    """The readings of the cards in a folder, by their numbers."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._found = _read(folder / _NAME)
        self._before = dict(self._found)
        self._grammar = "".join(_digest(path.read_bytes()) for path in sorted(_GRAMMAR.glob("*.*")))

    def holds(self, number: str) -> bool:
        """True of a card that is on record; of every one where there is no record."""
        return not self._found or number in self._found

    def is_outdated(self, file: str, raw: Raw) -> bool:
        """True of a card's file that stands as an import wrote it, and might be written otherwise now."""
        before, path = self._found.get(raw["code"]), self._folder / f"{file}.yaml"
        if before is None or before.entry == self._entry(raw) or not path.is_file():
            return False
        return _digest(path.read_bytes()) == before.file

    def note(self, raw: Raw, text: str) -> None:
        """Note that the text of a card's file is what is read from an entry."""
        self._found[raw["code"]] = Reading(self._entry(raw), _digest(text.encode()))

    def keep(self) -> None:
        """Write the record beside the cards, if there is more in it. Raises OSError."""
        if self._found == self._before:
            return
        text = json.dumps({code: [*one] for code, one in self._found.items()}, indent=0, sort_keys=True)
        new = self._folder / f".{_NAME}"
        new.write_text(text + "\n", encoding="utf-8")
        new.replace(self._folder / _NAME)

    def _entry(self, raw: Raw) -> str:
        return _digest((self._grammar + json.dumps(raw, sort_keys=True)).encode())


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]


def _read(path: Path) -> dict[str, Reading]:
    """The record of a folder; an empty one if there is none that can be read."""
    try:
        found = json.loads(path.read_text("utf-8"))
        return {str(code): Reading(str(entry), str(text)) for code, (entry, text) in found.items()}
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return {}
