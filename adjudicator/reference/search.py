"""Finds rules and entries by id, by heading in any language of the reference, by words of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.reference.catalogue import Catalogue, Entry, split
from adjudicator.reference.fitting import Hit, fitting
from adjudicator.reference.nearness import near
from adjudicator.reference.words import fold, stems


def find(catalogue: Catalogue, term: str, limit: int = 10) -> list[Hit]:
    """The rules and entries that the term names or whose words it holds, best first.

    If nothing fits the term as it is written, near spellings are searched.
    """
    return find_in({"": catalogue}, term, limit).get("", [])


def find_in(catalogues: Mapping[str, Catalogue], term: str, limit: int = 10) -> dict[str, list[Hit]]:
    """The same in the references of several games, by their names: first the game of the best hit.

    Near spellings are searched only if nothing fits in any of them.
    """
    wanted = stems(term)
    if not wanted or limit < 1:
        return {}
    name = fold(term).strip().removeprefix("@")
    found = {game: _named(catalogue, name) for game, catalogue in catalogues.items()}
    if not any(found.values()) or name.isalpha():  # a name of one word is a word of the rules too
        for game, catalogue in catalogues.items():
            known = {hit.found for hit in found[game]}
            found[game] += [hit for hit in fitting(catalogue, wanted) if hit.found not in known]
    if not any(found.values()):
        found = {game: near(catalogue, name) for game, catalogue in catalogues.items()}
    best = [(game, sorted(hits, key=_rank)[:limit]) for game, hits in found.items() if hits]
    return dict(sorted(best, key=lambda one: _rank(one[1][0])))


def _rank(hit: Hit) -> tuple[int, int, str, int]:
    """The best first; among equals the shorter name, and the rules of an entry in their order."""
    if isinstance(hit.found, Entry):
        return -hit.score, len(hit.found.slug), hit.found.slug, 0
    slug = hit.found.entry
    return -hit.score, len(slug), slug, int(hit.found.id[len(slug) + 1 :])


def _named(catalogue: Catalogue, name: str) -> list[Hit]:
    """The rule or entry with exactly this name; the entry, if it has no rule with this number."""
    rule = catalogue.rule(name)
    if rule is not None:
        return [Hit(rule, 100, "its id")]
    parts = split(name)
    entry = catalogue.entry(parts[0] if parts else name)
    if entry is None:
        return []
    return [Hit(entry, 90, f"it has no rule {parts[1]}") if parts else Hit(entry, 100, "its name")]
