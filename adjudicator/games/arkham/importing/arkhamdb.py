"""The card files of arkhamdb-json-data, and the checks of their contents."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from adjudicator.games.arkham.importing.json_files import parsed, place_of, text_of
from adjudicator.games.interface import LeftOut
from adjudicator.language.diagnostics import Faults

Raw = dict[str, Any]

ICON_KEYS = {f"skill_{skill}": skill for skill in ("willpower", "intellect", "combat", "agility", "wild")}
PARALLEL: Final = "parallel"
"""The cycle of investigators who take the place of others of their name."""
MEND: Final = "mend the entry and import once more, or describe the card in a situation, under `cards:`"
_NO_CARDS: Final = frozenset(
    f"{name}.json" for name in ("cycles", "factions", "packs", "sets", "settypes", "subtypes", "taboos", "types")
)
"""The files of a checkout that list other things than cards."""
_BELOW: Final = ("*.json", "*/*.json", "*/*/*.json")
"""Where card files lie in a folder, the nearest first: packs may stand in folders of their cycles."""
_GIVEN_BEFORE: Final = "nothing, if both are the same card; give the entry a code of its own if they are not"
_WHOLE = (
    *ICON_KEYS,
    *("cost", "xp", "health", "sanity", "enemy_fight", "enemy_evade", "enemy_damage", "enemy_horror"),
    *("shroud", "clues", "doom", "victory", "vengeance", "stage"),
)
_TEXTS = ("name", "subname", "type_code", "faction_code", "faction2_code", "faction3_code", "subtype_code")
_MORE_TEXTS = ("traits", "slot", "text", "back_text", "customization_text", "back_link", "duplicate_of", "alternate_of")
_CODES = ("pack_code", "encounter_code", "restrictions", "deck_requirements", "back_name", "back_traits")
_FLAGS = ("is_unique", "health_per_investigator", "clues_fixed", "doom_per_investigator")
_KINDS: dict[str, tuple[type, str]] = {
    **dict.fromkeys(_WHOLE, (int, "a whole number")),
    **dict.fromkeys((*_TEXTS, *_MORE_TEXTS, *_CODES), (str, "a text")),
    **dict.fromkeys(_FLAGS, (bool, "true or false")),
}


class Printing(NamedTuple):
    """One entry of a pack: a card, or a second printing of one."""

    code: str
    raw: Raw
    path: Path
    pack: str = ""
    """The name of its pack if the checkout says it, else the code of the pack."""
    cycle: str = ""

    @property
    def first(self) -> str:
        """The code of the card of which this is a second printing; empty if it is none."""
        return self.raw.get("duplicate_of") or ""

    @property
    def is_parallel(self) -> bool:
        """True of the investigators that take the place of others of their name."""
        return bool(self.raw.get("alternate_of")) and self.cycle == PARALLEL

    def left_out(self, why: str, help: str) -> LeftOut:
        """The entry as one that is left out."""
        return _left_out(self.raw, 0, self.path, why, help)


class Packs(NamedTuple):
    """The cards and second printings of packs, and the entries that are none."""

    printings: tuple[Printing, ...]
    left_out: tuple[LeftOut, ...]


def files_of(folder: Path) -> tuple[Path, ...]:
    """The card files of a checkout, of a folder that holds the files themselves or packs, or the one file."""
    if folder.suffix == ".json" and not folder.is_dir():
        return (folder,)
    if (folder / "pack").is_dir():
        return files_of(folder / "pack")
    levels = (tuple(path for path in sorted(folder.glob(below)) if path.name not in _NO_CARDS) for below in _BELOW)
    return next((files for files in levels if files), ())


def read_packs(folder: Path, faults: Faults) -> Packs:
    """The packs of a folder, in the order of the numbers; of two entries with one number the first one counts."""
    files = files_of(folder)
    if not files:
        help = "it takes a checkout of arkhamdb-json-data, a folder with JSON files of its packs, or one such file"
        faults.add("E101", "there are no card files here", str(folder), None, help)
    found: dict[str, Printing] = {}
    left_out: list[LeftOut] = []
    for path in files:
        for one in _read_pack(path, faults):
            if isinstance(one, LeftOut):
                left_out.append(one)
            elif found.setdefault(one.code, one) is not one:
                before = found[one.code].path.name
                left_out.append(one.left_out(f"{before} has an entry of this code before", _GIVEN_BEFORE))
    return Packs(tuple(found[code] for code in sorted(found)), tuple(left_out))


def _read_pack(path: Path, faults: Faults) -> Iterator[Printing | LeftOut]:
    """The entries of a file, each as a printing or as one that is left out."""
    text = text_of(str(path), faults)
    entries = None if text is None else parsed(text, str(path), faults)
    if entries is None:
        return
    if not isinstance(entries, list):
        help = "it takes files of arkhamdb-json-data, each a JSON list of cards"
        faults.add("E131", "a pack is a list of cards, and this is none", str(path), None, help)
        return
    packs = _listed(path.parent)
    for number, raw in enumerate(entries, 1):
        if wrong := "; ".join(_wrong(raw)):
            yield _left_out(raw, number, path, wrong, MEND)
        else:
            code = raw.get("pack_code") or ""
            pack = packs.get(code, {})
            cycle = pack.get("cycle_code", path.parent.name)
            yield Printing(raw["code"], raw, path, str(pack.get("name", code)), str(cycle))


def _left_out(raw: object, number: int, path: Path, why: str, help: str) -> LeftOut:
    code = raw.get("code") if isinstance(raw, dict) else None
    place = place_of(code, path.read_text("utf-8-sig")) if isinstance(code, str) else None
    return LeftOut(_called(raw, number), path.name, place.line if place else None, why, help)


def _called(raw: object, number: int) -> str:
    """The name of an entry in messages: its code and title, or its place in the file."""
    called = f"card {number} of the file"
    if not isinstance(raw, dict):
        return called
    if isinstance(raw.get("code"), str) and raw["code"].strip():
        called = f"card {raw['code']}"
    return called + (f" ({raw['name']})" if isinstance(raw.get("name"), str) else "")


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


def _listed(folder: Path) -> Mapping[str, Mapping[str, Any]]:
    """The packs that a checkout lists beside its cards, by their codes; none where it has no such list."""
    for above in (folder, *folder.parents[:2]):
        try:
            found = json.loads((above / "packs.json").read_text("utf-8"))
            return {one["code"]: one for one in found if isinstance(one.get("code"), str)}
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            continue
    return {}
