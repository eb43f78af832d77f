"""Importing a collection: every card gets a name and a file, and either all files are written or none."""

import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.importing.arkhamdb import Printing, Raw, read_packs
from adjudicator.games.arkham.importing.numbers import keep
from adjudicator.games.arkham.importing.printed import as_yaml, described, figures, how_much, known_type, titles_of
from adjudicator.games.arkham.importing.readings import Readings
from adjudicator.games.arkham.library import Library, file_name, read_card
from adjudicator.games.interface import Imported
from adjudicator.language.diagnostics import Faults, InputAtFault


class Identity(NamedTuple):
    """The features that make two printings the same card."""

    title: str
    type: str
    level: int
    subname: str
    figures: tuple[int | None, ...]


FIGURES = ("cost", "health", "sanity", "fight", "evade", "damage", "horror", "shroud", "clues", "doom")


def bring_in(source: Path, to: Path) -> Imported:
    """Write the cards of a folder into the user's own; raise InputAtFault, and write nothing, if one is at fault."""
    faults = Faults()
    printings, twice = read_packs(source, faults)
    faults.raise_if_any()
    naming = _Naming(printings, to)
    readings = Readings(to)
    files: dict[str, str] = {}
    states: Counter[str] = Counter()
    written, again, kept = list[str](), list[str](), list[str]()
    numbers: dict[str, str] = {}
    left_out = [f"{one.code} ({one.raw.get('name', '')}): {one.path.name} has this number once more" for one in twice]
    for printing in printings:
        raw = printing.raw
        if raw.get("duplicate_of"):
            if naming.lost(raw["duplicate_of"]):
                left_out.append(f"{printing.code}: a printing of {raw['duplicate_of']}, which is not in the folder")
        elif not known_type(raw):
            left_out.append(f"{printing.code} ({raw['name']}): a card of type {raw['type_code']}")
        elif not file_name(raw["name"]):
            left_out.append(f"{printing.code} ({raw['name']}): a name without letters")
        else:
            known = naming.known(printing)
            if known and not readings.is_outdated(file_name(known), raw):
                kept.append(known)
                numbers[printing.code] = known
                continue
            name, card = (known, naming.described(raw, known)) if known else naming.name(printing)
            numbers[printing.code] = name
            if file_name(name) not in files:
                files[file_name(name)] = as_yaml(card)
                states[how_much(card)] += 1
                (again if known else written).append(name)
            readings.note(raw, files[file_name(name)])
    _write(files, to, numbers | _again(printings, numbers), readings)
    read = (states["whole"], states["in part"], states["not"])
    return Imported(to, tuple(written), tuple(dict.fromkeys(kept)), tuple(left_out), tuple(again), read)


def _again(printings: tuple[Printing, ...], numbers: dict[str, str]) -> dict[str, str]:
    """The names of second printings by their numbers."""
    firsts = ((one.code, one.raw.get("duplicate_of")) for one in printings)
    return {code: numbers[first] for code, first in firsts if first in numbers}


class _Naming:
    """Names for the cards of a collection, beside those of the library and of the user's folder."""

    def __init__(self, printings: tuple[Printing, ...], to: Path) -> None:
        self._library = Library(users=to)
        self._codes = {printing.code for printing in printings}
        distinct = {_identity(raw) for raw in cards_of(printings) if known_type(raw)}
        self._ground = Counter(one.title for one in distinct if not one.level)
        self._titles = Counter(one.title for one in distinct)
        self._by_code = {printing.code: str(printing.raw.get("name", "")) for printing in printings}
        self._given: dict[str, dict[str, Any]] = {}
        self._named = frozenset(
            (*(title for raw in cards_of(printings) for title in titles_of(raw)), *self._library.titles())
        )

    def lost(self, code: str) -> bool:
        """True if no card of the collection has this code."""
        return code not in self._codes

    def known(self, printing: Printing) -> str:
        """The name under which this card is there already; empty if it is not."""
        raw = printing.raw
        # A variant of an investigator has the same title but is another card.
        names = (_coded(printing),) if raw.get("alternate_of") else (*_names(raw), _coded(printing))
        for name in names:
            card = self._library.find(name)
            if card is not None and _identity_of(card, printing.code) == _identity(raw):
                return card.name
        return ""

    def described(self, raw: Raw, name: str) -> dict[str, Any]:
        """The card of an entry under a name."""
        return described(raw, name, self._by_code, self._named)

    def name(self, printing: Printing) -> tuple[str, dict[str, Any]]:
        """A name that no other card has, and the card under it; cards equal in everything share one name."""
        raw = printing.raw
        plain, *longer = _names(raw)
        alone = self._titles[raw["name"]] == 1 or (not raw.get("xp") and self._ground[raw["name"]] == 1)
        wanted = [plain, *longer] if alone else longer
        for name in (*(() if raw.get("alternate_of") else wanted), _coded(printing)):
            card = self.described(raw, name)
            if self._given.get(file_name(name)) == card or self._free(name):
                self._given[file_name(name)] = card
                return name, card
        raise AssertionError(f"code {printing.code} is given twice")

    def _free(self, name: str) -> bool:
        return file_name(name) not in self._given and self._library.find(name) is None


def cards_of(printings: tuple[Printing, ...]) -> Iterator[Raw]:
    """The cards of a collection, without their second printings."""
    return (printing.raw for printing in printings if not printing.raw.get("duplicate_of"))


def _names(raw: Raw) -> Iterator[str]:
    """The names that a card may get, the shortest first."""
    title = raw["name"]
    yield title
    if raw.get("xp"):
        yield f"{title} ({raw['xp']})"
    if raw.get("subname"):
        yield f"{title} ({raw['subname']})"
    if raw.get("xp") == 0:
        yield f"{title} (0)"


def _coded(printing: Printing) -> str:
    return f"{printing.raw['name']} ({printing.code})"


def _identity(raw: Raw) -> Identity:
    card = figures(raw, raw["name"])
    numbers = tuple(card.get(name, 0 if name in ("damage", "horror") else None) for name in FIGURES)
    return Identity(raw["name"], card["type"], card.get("level", 0), card.get("subname", ""), numbers)


def _identity_of(card: Card, code: str) -> Identity:
    """The identity of a card of the library, without the additions of its name."""
    title = card.name
    for addition in (card.subname, str(card.level), code):
        title = title.removesuffix(f" ({addition})")
    figures = tuple(getattr(card, name) for name in FIGURES)
    return Identity(title, card.type, card.level, card.subname, figures)


def _write(files: dict[str, str], to: Path, numbers: dict[str, str], readings: Readings) -> None:
    """Write all files to the folder, or none."""
    made = not to.exists()
    try:
        to.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".import-", dir=to) as work:
            for name, text in files.items():
                path = Path(work, f"{name}.yaml")
                path.write_text(text, encoding="utf-8")
                read_card(path)
            _move(Path(work), to)
        keep(numbers, to)
        if files:
            readings.keep()
    except (OSError, InputAtFault) as fault:
        if made:
            with suppress(OSError):
                to.rmdir()
        if isinstance(fault, InputAtFault):
            raise
        faults = Faults()
        faults.add("E103", f"the cards cannot be written: {fault.strerror}", str(to), None)
        raise InputAtFault(faults) from None


def _move(work: Path, to: Path) -> None:
    """Move the files of one folder to the other; if one cannot be moved, the other folder is as it was before."""
    before: dict[Path, bytes | None] = {}
    try:
        for path in sorted(work.iterdir()):
            there = to / path.name
            before[there] = there.read_bytes() if there.is_file() else None
            path.rename(there)
    except BaseException:
        for there, content in before.items():
            if content is not None:
                there.write_bytes(content)
            else:
                there.unlink(missing_ok=True)
        raise
