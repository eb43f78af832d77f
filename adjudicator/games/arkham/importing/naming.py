"""Names for the cards of a collection: a title that several bear is told apart by what players write behind it."""

from collections import ChainMap, Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.importing.arkhamdb import PARALLEL, Printing, Raw
from adjudicator.games.arkham.importing.deckbuilding import tasks_in
from adjudicator.games.arkham.importing.printed import as_yaml, described, figures, known_type, titles_of
from adjudicator.games.arkham.importing.text.cards import checked
from adjudicator.games.arkham.library import Library, complete, file_name

FIGURES: Final = ("cost", "health", "sanity", "fight", "evade", "damage", "horror", "shroud", "clues", "doom")


class Identity(NamedTuple):
    """The features that make two printings the same card."""

    title: str
    type: str
    level: int
    subname: str
    figures: tuple[int | None, ...]
    says: str = ""
    """All that is read of the card, where another one has its title and its figures."""


class Naming:
    """Names for the cards of a collection, beside those of the library and of the user's folder."""

    def __init__(self, printings: tuple[Printing, ...], to: Path, recorded: Mapping[str, str]) -> None:
        self._library = Library(users=to)
        self._files = frozenset(path.stem for path in self._library.paths())
        self._recorded = recorded
        """The names of the cards there by the numbers from which they were read."""
        self._read = frozenset(recorded.values())
        cards = [one for one in printings if not one.first]
        known = [one for one in cards if known_type(one.raw)]
        self._packs = Counter((one.raw["name"], one.pack) for one in known)
        self._by_code = {one.code: str(one.raw.get("name", "")) for one in printings}
        self._backs = {one.code: one for one in known}
        self._turned: list[str] = []
        """The numbers of the cards whose reverse sides are being named."""
        self._tasks = tasks_in(one.raw for one in cards)
        self._given: dict[str, dict[str, Any]] = {}
        self._named = frozenset((*(title for one in cards for title in titles_of(one.raw)), *self._library.titles()))
        distinct = {(one, bool(raw.get("alternate_of"))) for one, raw in self._identities(known)}
        usual = [one for one, alternate in distinct if not alternate]
        self._titles = Counter(one.title for one, _alternate in distinct)
        self._ground = Counter(one.title for one in usual if not one.level)
        self._subtitles = Counter((one.title, one.subname) for one in usual)

    def _identities(self, printings: list[Printing]) -> Iterator[tuple[Identity, Raw]]:
        """The identities of entries, each with its entry."""
        found = [(identity_of(one.raw), one) for one in printings]
        alike = Counter(identity for identity, _one in found)
        for identity, one in found:
            yield identity._replace(says=self._says(one.raw)) if alike[identity] > 1 else identity, one.raw

    def _says(self, raw: Raw) -> str:
        """All that is read of an entry, and of the one on its reverse, under their bare titles."""
        back = self._backs.get(str(raw.get("back_link")))
        beside = "" if back is None or back.raw.get("back_link") else self._says(back.raw)
        return as_yaml(described(raw, raw["name"], self._by_code, self._named, self._tasks)) + beside

    def known(self, printing: Printing) -> str:
        """The name under which this card is there already; empty if it is not."""
        for name in (*self._names(printing), *_names_before(printing)):
            card = None if self._free(name) else self._library.named(name)
            if card is not None and self._is(card, printing):
                return card.name
        return ""

    def _is(self, card: Card, printing: Printing) -> bool:
        """True if an entry is a card that is there: it has its number, or is the same card printed again.

        Of a card that its user has written, with no number, the figures alone are asked.
        """
        if self._recorded.get(printing.code) == card.name:
            return True
        if _identity(card, printing.code) != identity_of(printing.raw):
            return False
        return card.name not in self._read or card == self._as_read(printing.raw, card.name)

    def _as_read(self, raw: Raw, name: str) -> Card | None:
        """The card that an entry would be under a name; None if that is at fault."""
        card = checked(self.described(raw, name))
        return None if card is None else complete(card)

    def described(self, raw: Raw, name: str) -> dict[str, Any]:
        """The card of an entry under a name."""
        back = str(raw.get("back_link"))
        titles = ChainMap({back: self._reverse(back)}, self._by_code) if back in self._by_code else self._by_code
        return described(raw, name, titles, self._named, self._tasks)

    def _reverse(self, code: str) -> str:
        """The name of the card on the reverse of another one: its title alone, where there is no such card to name."""
        if code not in self._backs or code in self._turned:
            return self._by_code[code]
        self._turned.append(code)
        try:
            return self.known(self._backs[code]) or self.name(self._backs[code])[0]
        finally:
            self._turned.remove(code)

    def name(self, printing: Printing) -> tuple[str, dict[str, Any]]:
        """A name that no other card has, and the card under it; cards equal in everything share one name."""
        for name in self._names(printing):
            card = self.described(printing.raw, name)
            if self._given.get(file_name(name)) == card or (file_name(name) not in self._given and self._free(name)):
                self._given[file_name(name)] = card
                return name, card
        raise AssertionError(f"code {printing.code} is given twice")

    def _free(self, name: str) -> bool:
        return file_name(name) not in self._files

    def _names(self, printing: Printing) -> Iterator[str]:
        """The names that a card may get, the likeliest to be written first."""
        raw, title = printing.raw, printing.raw["name"]
        alternate, level, subname = bool(raw.get("alternate_of")), raw.get("xp"), raw.get("subname")
        if not alternate and (self._titles[title] == 1 or (not level and self._ground[title] == 1)):
            yield title
        if printing.is_parallel:
            yield f"{title} ({PARALLEL})"
        if level and not alternate:
            yield f"{title} ({level})"
        if subname and not alternate and self._subtitles[title, subname] <= 1:
            yield f"{title} ({subname})"
        if level == 0 and self._ground[title] == 1:
            yield f"{title} (0)"
        if printing.pack and self._packs[title, printing.pack] == 1:
            yield f"{title} ({printing.pack})"
        yield f"{title} ({printing.code})"


def _names_before(printing: Printing) -> Iterator[str]:
    """Further names under which an import may have written this card when it knew other ones beside it."""
    raw, title = printing.raw, printing.raw["name"]
    if raw.get("alternate_of"):
        return
    yield title
    for addition in (raw.get("subname"), raw.get("xp"), printing.pack):
        if addition not in (None, ""):
            yield f"{title} ({addition})"


def identity_of(raw: Raw) -> Identity:
    """The features of an entry that make it a card of its own."""
    card = figures(raw, raw["name"])
    numbers = tuple(card.get(name, 0 if name in ("damage", "horror") else None) for name in FIGURES)
    return Identity(raw["name"], card["type"], card.get("level", 0), card.get("subname", ""), numbers)


def _identity(card: Card, code: str) -> Identity:
    """The identity of a card of the library, without the additions of its name."""
    title = card.title if card.bare_title else card.name
    for addition in (card.subname, str(card.level), code):
        title = title.removesuffix(f" ({addition})")
    return Identity(title, card.type, card.level, card.subname, tuple(getattr(card, name) for name in FIGURES))
