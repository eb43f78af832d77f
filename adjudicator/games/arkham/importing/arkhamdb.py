"""The card files of arkhamdb-json-data, and the checks of their contents."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from adjudicator.games.arkham.importing.json_files import parsed, place_of, text_of
from adjudicator.language.diagnostics import Faults

Raw = dict[str, Any]

ICON_KEYS = {f"skill_{skill}": skill for skill in ("willpower", "intellect", "combat", "agility", "wild")}
_WHOLE = (
    *ICON_KEYS,
    *("cost", "xp", "health", "sanity", "enemy_fight", "enemy_evade", "enemy_damage", "enemy_horror"),
    *("shroud", "clues", "doom", "victory", "vengeance", "stage"),
)
_TEXTS = ("name", "subname", "type_code", "faction_code", "faction2_code", "subtype_code")
_MORE_TEXTS = ("traits", "slot", "text", "back_text", "customization_text", "back_link", "duplicate_of", "alternate_of")
_FLAGS = ("is_unique", "health_per_investigator", "clues_fixed", "doom_per_investigator")
_KINDS: dict[str, tuple[type, str]] = {
    **dict.fromkeys(_WHOLE, (int, "a whole number")),
    **dict.fromkeys((*_TEXTS, *_MORE_TEXTS), (str, "a text")),
    **dict.fromkeys(_FLAGS, (bool, "true or false")),
}


class Printing(NamedTuple):
    """One entry of a pack: a card, or a second printing of one."""

    code: str
    raw: Raw
    path: Path


class Packs(NamedTuple):
    """The cards and second printings of packs, and the entries whose number another one had before."""

    printings: tuple[Printing, ...]
    twice: tuple[Printing, ...]


def files_of(folder: Path) -> tuple[Path, ...]:
    """The card files of a checkout, of a folder that holds the files themselves, or the one file."""
    if folder.suffix == ".json" and not folder.is_dir():
        return (folder,)
    if (folder / "pack").is_dir():
        return tuple(sorted((folder / "pack").glob("*/*.json")))
    return tuple(sorted(folder.glob("*.json")))


def read_packs(folder: Path, faults: Faults) -> Packs:
    """The packs of a folder, in the order of the numbers; of two entries with one number the first one counts."""
    files = files_of(folder)
    if not files:
        help = "it takes a checkout of arkhamdb-json-data, a folder with JSON files of its packs, or one such file"
        faults.add("E101", "there are no card files here", str(folder), None, help)
    found: dict[str, Printing] = {}
    twice: list[Printing] = []
    for path in files:
        for printing in _read_pack(path, faults):
            if found.setdefault(printing.code, printing) is not printing:
                twice.append(printing)
    return Packs(tuple(found[code] for code in sorted(found)), tuple(twice))


def _read_pack(path: Path, faults: Faults) -> Iterator[Printing]:
    text = text_of(str(path), faults)
    entries = None if text is None else parsed(text, str(path), faults)
    if entries is None:
        return
    if not isinstance(entries, list):
        faults.add("E131", "a pack is a list of cards, and this is none", str(path), None)
        return
    for number, raw in enumerate(entries, 1):
        wrong = tuple(_wrong(raw))
        for what in wrong:
            code = raw.get("code") if isinstance(raw, dict) else None
            place = place_of(code, text or "") if isinstance(code, str) else None
            faults.add("E131", f"{_called(raw, number)}: {what}", str(path), place)
        if not wrong:
            yield Printing(raw["code"], raw, path)


def _called(raw: object, number: int) -> str:
    """The name of an entry in messages: its code and title, or its place in the file."""
    if not isinstance(raw, dict) or not isinstance(raw.get("code"), str):
        title = raw.get("name") if isinstance(raw, dict) else None
        return f"card {number} of the file" + (f" ({title})" if isinstance(title, str) else "")
    return f"card {raw['code']}" + (f" ({raw['name']})" if isinstance(raw.get("name"), str) else "")


def _wrong(raw: object) -> Iterator[str]:
    """The faults of an entry, each with its key."""
    if not isinstance(raw, dict):
        yield "a card is a JSON object, and this is none"
        return
    wanted = ("code",) if raw.get("duplicate_of") else ("code", "name", "type_code")
    for key in wanted:
        if not isinstance(raw.get(key), str) or not raw[key].strip():
            yield f"key `{key}`: it is missing" if raw.get(key) is None else f"key `{key}`: a text is wanted"
    for key, value in raw.items():
        kind, called = _KINDS.get(key, (object, ""))
        right = isinstance(value, kind) and (kind is not int or not isinstance(value, bool))
        if value is not None and not right and key not in wanted:
            yield f"key `{key}`: {called} is wanted, not {json.dumps(value)[:40]}"
