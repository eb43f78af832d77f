"""Importing a collection: every card gets a name and a file; what is at fault is left out, with its reason."""

import json
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from adjudicator.games.arkham.importing.arkhamdb import MEND, Printing, read_packs
from adjudicator.games.arkham.importing.naming import Naming
from adjudicator.games.arkham.importing.numbers import keep, read_from
from adjudicator.games.arkham.importing.printed import as_yaml, how_much, known_type
from adjudicator.games.arkham.importing.readings import Readings
from adjudicator.games.arkham.importing.text.cards import fault_in
from adjudicator.games.arkham.library import LONGEST, file_name
from adjudicator.games.arkham.terms import CARD_TYPES
from adjudicator.games.interface import Imported, LeftOut
from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.nearest import did_you_mean

_NEEDS_ITS_CARD: Final = "import the pack of that card as well, or the whole checkout"
_NEEDS_LETTERS: Final = f"give the card a name of letters, no longer than {LONGEST}"
_OF_TYPES: Final = f"the types are {', '.join(CARD_TYPES)}"


def bring_in(source: Path, to: Path) -> Imported:
    """Write the cards of a folder into the user's own, but for entries at fault, which are left out.

    Raises InputAtFault, and writes nothing, if a file cannot be read or written.
    """
    faults = Faults()
    packs = read_packs(source, faults)
    faults.raise_if_any()
    importing = _Importing(packs.printings, to)
    for printing in packs.printings:
        importing.take(printing)
    importing.take_second_printings()
    importing.write()
    return importing.result(packs.left_out)


class _Importing:
    """An import into a folder: the files that it will write, and what it has found."""

    def __init__(self, printings: tuple[Printing, ...], to: Path) -> None:
        self._printings, self._to = printings, to
        self._readings = Readings(to)
        self._recorded = read_from(to, self._readings)
        self._naming = Naming(printings, to, self._recorded)
        self._files: dict[str, str] = {}
        self._numbers: dict[str, str] = {}
        self._states: Counter[str] = Counter()
        self._written, self._again, self._kept = list[str](), list[str](), list[str]()
        self._left_out: list[LeftOut] = []
        self._second = 0

    def take(self, printing: Printing) -> None:
        """Take in an entry that is no second printing, or leave it out."""
        if printing.first:
            return
        reason = _no_card(printing)
        if reason is not None:
            self._left_out.append(reason)
            return
        known = self._naming.known(printing)
        if known and not self._readings.is_outdated(file_name(known), printing.raw):
            self._kept.append(known)
            self._numbers[printing.code] = known
            if printing.code not in self._recorded:
                self._readings.note(printing.raw, as_yaml(self._naming.described(printing.raw, known)))
        else:
            self._read(printing, known)

    def _read(self, printing: Printing, known: str) -> None:
        """Read a card that is new, or that says something else than when it was read."""
        naming = self._naming
        name, card = (known, naming.described(printing.raw, known)) if known else naming.name(printing)
        file = file_name(name)
        if file not in self._files:
            if wrong := _wrong(card):
                self._left_out.append(printing.left_out(wrong, MEND))
                return
            self._files[file] = as_yaml(card)
            self._states[how_much(card)] += 1
            (self._again if known else self._written).append(name)
        else:
            self._second += 1
        self._numbers[printing.code] = name
        self._readings.note(printing.raw, self._files[file])

    def take_second_printings(self) -> None:
        """Give second printings the names of their cards; those of cards that are not there are left out."""
        firsts = {one.code: one.first for one in self._printings}
        names = {**self._recorded, **self._numbers}
        for printing in self._printings:
            first, before = printing.first, {printing.code}
            while firsts.get(first) and first not in before:
                before.add(first)
                first = firsts[first]
            if first in names:
                self._numbers[printing.code] = names[first]
                self._second += 1
            elif first:
                why = f"a printing of {first}, which is " + ("left out" if first in firsts else "not in the folder")
                self._left_out.append(printing.left_out(why, _NEEDS_ITS_CARD))

    def write(self) -> None:
        """Write the files of new and changed cards, with the records beside them. Raises InputAtFault."""
        sets: dict[str, list[str]] = {}
        for printing in self._printings:
            if printing.code in self._numbers and printing.pack:
                sets.setdefault(self._numbers[printing.code], []).append(printing.pack)
        _write(self._files, self._to, self._numbers, sets, self._readings)

    def result(self, left_out: tuple[LeftOut, ...]) -> Imported:
        """A summary of the import; these entries were left out before."""
        read = (self._states["whole"], self._states["in part"], self._states["not"])
        kept = tuple(dict.fromkeys(self._kept))
        second = self._second + len(self._kept) - len(kept)
        out = (*left_out, *self._left_out)
        return Imported(self._to, tuple(self._written), kept, out, tuple(self._again), read, second)


def _no_card(printing: Printing) -> LeftOut | None:
    """The reason for which an entry is no card here."""
    raw = printing.raw
    if not known_type(raw):
        kind = raw["type_code"]
        return printing.left_out(f'a card of type "{kind}"', did_you_mean(kind, CARD_TYPES) or _OF_TYPES)
    if not 0 < len(file_name(raw["name"])) < LONGEST // 2:
        return printing.left_out("a name that no file can have", _NEEDS_LETTERS)
    return None


def _wrong(card: dict[str, Any]) -> str:
    """The first fault of a card; empty if there is none."""
    try:
        json.dumps(card, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return "its text is not Unicode"
    return fault_in(card)


def _write(
    files: dict[str, str], to: Path, numbers: dict[str, str], sets: dict[str, list[str]], readings: Readings
) -> None:
    """Write all files to the folder, or none."""
    made = not to.exists()
    try:
        to.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".import-", dir=to) as work:
            for name, text in files.items():
                Path(work, f"{name}.yaml").write_text(text, encoding="utf-8")
            _move(Path(work), to)
        keep(numbers, sets, to)
        readings.keep()
    except OSError as fault:
        if made:
            with suppress(OSError):
                to.rmdir()
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
