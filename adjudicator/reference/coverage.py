"""The share of a reference that scenarios prove."""

from __future__ import annotations

from collections.abc import Container, Mapping
from pathlib import Path
from typing import NamedTuple

from adjudicator.reference.catalogue import Catalogue, Rule, split

_PROVING = ("Scenario", "Scenario Outline", "Scenario Template", "Example", "Examples", "Scenarios")
_QUOTES = ('"""', "```")


class Share(NamedTuple):
    """The share of one entry: its proven rules, the rules that need a proof, and the ids that still lack one."""

    entry: str
    proven: int
    wanted: int
    missing: tuple[str, ...]


class Coverage(NamedTuple):
    """The shares of the entries, and the ids that only scenarios know, with their places."""

    shares: tuple[Share, ...]
    unknown: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def proven(self) -> int:
        """The number of proven rules."""
        return sum(share.proven for share in self.shares)

    @property
    def wanted(self) -> int:
        """The number of rules that need a proof."""
        return sum(share.wanted for share in self.shares)


def tagged(folder: Path) -> dict[str, list[str]]:
    """The places (file:line) of the scenarios that bear a rule's id, by id.

    An id counts among the tags right above a scenario, a scenario outline or its examples; a tag of a whole feature or
    Rule is too wide to prove anything.
    """
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.feature")):
        for number, idents in tags(path.read_text(encoding="utf-8")):
            for ident in idents:
                found.setdefault(ident, []).append(f"{path.as_posix()}:{number}")
    return found


def tags(feature: str) -> list[tuple[int, list[str]]]:
    """The line of each scenario, outline and table of examples, with the rule ids right above it.

    >>> tags("Feature: Massive\\n  @massive.3 @first\\n  Scenario: Exhausted")
    [(3, ['massive.3'])]
    """
    found: list[tuple[int, list[str]]] = []
    pending: list[str] = []
    quote = ""
    for number, line in enumerate(feature.splitlines(), 1):
        text = line.strip()
        if quote:
            quote = "" if text == quote else quote
        elif text.startswith(_QUOTES):
            quote, pending = text[:3], []
        elif text.startswith("@"):
            pending += _idents(text)
        elif text.partition(":")[0] in _PROVING and ":" in text:
            if pending:
                found.append((number, list(dict.fromkeys(pending))))
            pending = []
        elif text and not text.startswith("#"):
            pending = []
    return found


def _idents(line: str) -> list[str]:
    names = [name.strip() for name in line.partition(" #")[0].split("@")]
    return [name for name in names if split(name)]


def proven(catalogue: Catalogue, folder: Path) -> Coverage:
    """The share of each entry's rules that the scenarios below the folder prove.

    Rules that need no proof are left out, and so are entries that have no others. A rule that follows from others is
    proven where, beside its own scenario, they are: it holds because they do.
    """
    places = tagged(folder)
    entries = list(catalogue.entries())
    known = {rule.id: rule for entry in entries for rule in entry.rules}
    shares = []
    for entry in entries:
        wanted = [rule for rule in entry.rules if rule.proof != "none"]
        missing = tuple(rule.id for rule in wanted if not _is_proven(rule, known, places))
        if wanted:
            shares.append(Share(entry.slug, len(wanted) - len(missing), len(wanted), missing))
    unknown = tuple((ident, tuple(places[ident])) for ident in sorted(places) if ident not in known)
    return Coverage(tuple(shares), unknown)


def _is_proven(rule: Rule, known: Mapping[str, Rule], places: Container[str]) -> bool:
    """True if scenarios show a rule, and the rules from which it follows; rules that need no proof count as shown."""
    if rule.proof == "none":
        return True
    if rule.id not in places:
        return False
    lists = ((known[parent] for parent in ids) for ids in rule.follows)
    return not rule.follows or any(all(_is_proven(one, known, places) for one in parents) for parents in lists)
