"""The rule catalogue of one game: a folder with one YAML file for each entry, opened on demand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from adjudicator.reference.reading import CatalogueError, Tree, row_alone, rows_with, tree

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

KINDS: Final = (
    "definition",
    "timing",
    "procedure",
    "restriction",
    "permission",
    "choice",
    "modifier",
    "priority",
    "keyword",
    "zone",
    "setup",
    "deckbuilding",
    "campaign",
    "component",
    "advice",
)
SUFFIX: Final = ".yaml"
PROOFS: Final = ("engine", "deck", "campaign", "setup", "none")

Follows = tuple[tuple[str, ...], ...]
"""The lists of rules from which another rule follows; the rules of each list are enough."""


class Rule(NamedTuple):
    """One atomic rule: its sentence, its kind, and the kind of proof that could decide it."""

    id: str
    says: str
    kind: str
    proof: str
    editions: tuple[str, ...]
    differs_from: str
    try_: str
    note: str
    entry: str
    settles: str = ""
    follows: Follows = ()


class Entry(NamedTuple):
    """One heading of the reference with its rules; `terms` are pairs of a language and the heading in it."""

    slug: str
    title: str
    terms: tuple[tuple[str, str], ...]
    see: tuple[str, ...]
    rules: tuple[Rule, ...]


def split(ident: str) -> tuple[str, str] | None:
    """The entry and the number of a rule id, or None if the text has not the form of one.

    >>> split("attack-of-opportunity.9")
    ('attack-of-opportunity', '9')
    >>> split("Massive") is None
    True
    """
    slug, _, number = ident.rpartition(".")
    return (slug, number) if is_slug(slug) and number.isascii() and number.isdigit() else None


def is_slug(text: str) -> bool:
    """True if the text has the form of an entry's name: lower-case words and numbers with hyphens between."""
    return text.isascii() and text.islower() and all(part.isalnum() for part in text.split("-"))


class Catalogue:
    """The rules of one game, by id and by entry.

    A faulty entry raises CatalogueError when it is opened, and not before.
    """

    __slots__ = ("_entries", "_folder", "_rules", "_texts")

    def __init__(self, folder: Traversable) -> None:
        self._folder = folder
        self._texts: dict[str, str] = {}
        self._entries: dict[str, Entry] = {}
        self._rules: dict[str, Rule] = {}

    def rule(self, ident: str) -> Rule | None:
        """The rule with this id, or None; opens only the file of its entry."""
        if ident not in self._rules:
            parts = split(ident)
            if parts is None or not (self._alone(ident, parts[0]) or self.entry(parts[0])):
                return None
        return self._rules.get(ident)

    def _alone(self, ident: str, slug: str) -> Rule | None:
        """The rule, read without the rest of its entry, ten times as fast; None if that is not possible."""
        row = row_alone(self._text(slug) or "", f"  - id: {ident}")
        if row is None:
            return None
        try:
            (fields,) = _Fields({"rules": tree(row, slug)}, slug).rows("rules")
            rule = _rule(_Fields(fields, slug), slug)
        except CatalogueError:  # reported with its place when the entry is opened
            return None
        return self._rules.setdefault(ident, rule)

    def says(self, ident: str) -> str:
        """The sentence of the rule with this id. Raises LookupError if there is no such rule."""
        rule = self.rule(ident)
        if rule is None:
            raise LookupError(f"the reference has no rule {ident}")
        return rule.says

    def entry(self, slug: str) -> Entry | None:
        """The entry with this name, or None; opens only its file."""
        known = self._entries.get(slug)
        if known is not None or not is_slug(slug):
            return known
        text = self._text(slug)
        return None if text is None else self._keep(slug, text)

    def heading(self, slug: str, language: str) -> str:
        """The heading of an entry in another language than English; empty if the reference has none."""
        entry = self.entry(slug)
        return "" if entry is None else dict(entry.terms).get(language, "")

    def _text(self, slug: str) -> str | None:
        if slug not in self._texts:
            try:
                self._texts[slug] = self._folder.joinpath(f"{slug}{SUFFIX}").read_text(encoding="utf-8")
            except FileNotFoundError:
                return None
        return self._texts[slug]

    def entries(self) -> Iterator[Entry]:
        """Every entry, by name; opens all files."""
        for slug, text in self.texts():
            yield self._entry(slug, text)

    def texts(self) -> Iterator[tuple[str, str]]:
        """Each entry's name and the raw text of its file, by name; it serves to sort files out before reading them."""
        found = (item for item in self._folder.iterdir() if item.name.endswith(SUFFIX))
        files = {item.name.removesuffix(SUFFIX): item for item in found}
        for slug in sorted(files):
            yield slug, files[slug].read_text(encoding="utf-8")

    def corollaries(self) -> Iterator[tuple[str, Follows]]:
        """Every rule that follows from others, with these, by entry; reads no more of the files than that."""
        for slug, text in self.texts():
            rows = rows_with(text, "  - id: ", "    follows:")
            if rows.count("    follows:") < text.count("follows:"):  # rows that are written in another way, or words
                yield from ((rule.id, rule.follows) for rule in self._entry(slug, text).rules if rule.follows)
            elif rows:
                for row in _Fields({"rules": tree(rows, slug)}, slug).rows("rules"):
                    fields = _Fields(row, slug)
                    yield fields.text("id"), fields.follows()

    def _entry(self, slug: str, text: str) -> Entry:
        return self._entries.get(slug) or self._keep(slug, text)

    def _keep(self, slug: str, text: str) -> Entry:
        entry = read_entry(text, slug)
        self._entries[slug] = entry
        self._rules.update((rule.id, rule) for rule in entry.rules)
        return entry


def read_entry(text: str, slug: str) -> Entry:
    """The entry of a file that is named after it. Raises CatalogueError if the file does not hold one."""
    fields = _Fields(tree(text, f"{slug}.yaml"), f"{slug}.yaml")
    if fields.text("entry") != slug:
        raise CatalogueError(f"{slug}.yaml: the entry is named {fields.text('entry')}, not after its file")
    rules = tuple(_rule(_Fields(row, f"{slug}.yaml: rules"), slug) for row in fields.rows("rules"))
    if len({rule.id for rule in rules}) < len(rules):
        raise CatalogueError(f"{slug}.yaml: an id is used twice")
    return Entry(slug, fields.text("title"), fields.pairs("terms"), fields.texts("see"), rules)


def _rule(fields: _Fields, slug: str) -> Rule:
    ident, kind, proof = fields.text("id"), fields.text("kind"), fields.text("proof")
    parts = split(ident)
    if parts is None or parts[0] != slug:
        raise CatalogueError(f"{slug}.yaml: the id {ident} is not one of this entry ({slug}.<number>)")
    if kind not in KINDS:
        raise CatalogueError(f"{slug}.yaml: {ident}: no kind of rule is called {kind}: {', '.join(KINDS)}")
    if proof not in PROOFS:
        raise CatalogueError(f"{slug}.yaml: {ident}: no proof is called {proof}: {', '.join(PROOFS)}")
    return Rule(
        ident,
        fields.text("says"),
        kind,
        proof,
        fields.texts("editions"),
        fields.text("differs_from", ""),
        fields.text("try", ""),
        fields.text("note", ""),
        slug,
        fields.text("settles", ""),
        fields.follows(),
    )


class _Fields:
    """A mapping of the file; each value is read in the form that it must have."""

    __slots__ = ("_fields", "_where")

    def __init__(self, node: Tree, where: str) -> None:
        if not isinstance(node, dict):
            raise CatalogueError(f"{where}: a mapping must stand here")
        self._fields = node
        self._where = where

    def text(self, key: str, default: str | None = None) -> str:
        found = self._fields.get(key, default)
        if not isinstance(found, str) or (not found and default is None):
            raise CatalogueError(f"{self._where}: {key} has to be text")
        return found

    def rows(self, key: str) -> list[Tree]:
        found = self._fields.get(key)
        if not isinstance(found, list):
            raise CatalogueError(f"{self._where}: {key} has to be a list")
        return found

    def texts(self, key: str) -> tuple[str, ...]:
        found = self._fields.get(key, [])
        if not isinstance(found, list):
            raise CatalogueError(f"{self._where}: {key} has to be a list of words")
        words = tuple(item for item in found if isinstance(item, str))
        if len(words) < len(found):
            raise CatalogueError(f"{self._where}: {key} has to be a list of words")
        return words

    def follows(self) -> Follows:
        """The rules from which this one follows: a list of ids, or several such lists of which each is enough."""
        if "follows" not in self._fields:
            return ()
        found = self.rows("follows")
        several = bool(found) and isinstance(found[0], list)
        lists = tuple(
            _Fields({"ids": ids}, f"{self._where}: follows").texts("ids") for ids in (found if several else [found])
        )
        for ids in lists:
            if not ids or len(set(ids)) < len(ids) or not all(split(ident) for ident in ids):
                raise CatalogueError(f"{self._where}: follows has to name rules by their ids, and each of them once")
        return lists

    def pairs(self, key: str) -> tuple[tuple[str, str], ...]:
        inner = _Fields(self._fields.get(key, {}), f"{self._where}: {key}")
        return tuple((name, inner.text(name)) for name in inner._fields)
