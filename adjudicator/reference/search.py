"""Finds rules and entries by id, by heading in any language of the reference, by words of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from adjudicator.reference.catalogue import Catalogue, Entry, Rule, split
from adjudicator.reference.words import BEGINNINGS, NOT, PHRASE, WHOLE, WORDS, fold, held, holds, stems


class Hit(NamedTuple):
    """A rule or an entry that fits a term, with a score (100 is best) and the part that fits."""

    found: Rule | Entry
    score: int
    why: str


HEADING = {WHOLE: 95, PHRASE: 82, WORDS: 74, BEGINNINGS: 66}
SENTENCE = {WHOLE: 56, PHRASE: 56, WORDS: 46, BEGINNINGS: 36}
BELOW = 28  # the heading holds some of the words and the rule the rest
BESIDE = 20  # the words stand in the rule's situation or note
NESTED = 5  # the heading above the rule fits too


def find(catalogue: Catalogue, term: str, limit: int = 10) -> list[Hit]:
    """The rules and entries that the term names or whose words it holds, best first.

    If nothing fits the term as it is written, near spellings are searched.
    """
    wanted = stems(term)
    if not wanted or limit < 1:
        return []
    name = fold(term).strip().removeprefix("@")
    hits = _named(catalogue, name)
    if not hits or name.isalpha():  # a name of one word is a word of the rules too
        known = {hit.found for hit in hits}
        hits += [hit for hit in fitting(catalogue, wanted) if hit.found not in known]
    if not hits:
        from adjudicator.reference.nearness import near

        hits = near(catalogue, name)
    return sorted(hits, key=_rank)[:limit]


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


def fitting(catalogue: Catalogue, wanted: Sequence[str]) -> Iterator[Hit]:
    """The entries whose heading, and the rules whose text, holds all the wanted words."""
    for slug, text in catalogue.texts():
        # Only a file whose bare text holds every word is worth reading: YAML takes ten times as long.
        if holds(text, wanted):
            entry = catalogue.entry(slug)
            if entry is not None:
                yield from _in_entry(entry, wanted)


def _in_entry(entry: Entry, wanted: Sequence[str]) -> Iterator[Hit]:
    above = _heading(entry, wanted)
    if above is not None:
        yield above
    rest = [word for word in wanted if all(held([word], heading) == NOT for heading in headings(entry))]
    for rule in entry.rules:
        hit = _sentence(rule, wanted) or _below(rule, rest, wanted) or _beside(rule, wanted)
        if hit is not None:
            yield hit._replace(score=hit.score + NESTED) if above is not None else hit


def headings(entry: Entry) -> tuple[str, ...]:
    """All names of the entry: its title, its headings in other languages, its name."""
    return (entry.title, *(heading for _, heading in entry.terms), entry.slug)


def _heading(entry: Entry, wanted: Sequence[str]) -> Hit | None:
    best: Hit | None = None
    for heading in headings(entry):
        fit = held(wanted, heading)
        if fit != NOT:
            score = HEADING[fit] + (0 if fit == WHOLE else _share(wanted, heading, 7))
            if best is None or score > best.score:
                best = Hit(entry, score, f"its heading: {heading}")
    return best


def _sentence(rule: Rule, wanted: Sequence[str]) -> Hit | None:
    fit = held(wanted, rule.says)
    return Hit(rule, SENTENCE[fit] + _share(wanted, rule.says, 4), "its text") if fit != NOT else None


def _below(rule: Rule, rest: Sequence[str], wanted: Sequence[str]) -> Hit | None:
    """A hit if the heading holds some of the words, and the rule below it the rest."""
    if not rest or len(rest) == len(wanted) or held(rest, rule.says) == NOT:
        return None
    return Hit(rule, BELOW + _share(rest, rule.says, 4), "its text, with its heading")


def _beside(rule: Rule, wanted: Sequence[str]) -> Hit | None:
    for text, why in ((rule.try_, "its situation"), (rule.note, "its note")):
        if text and held(wanted, text) != NOT:
            return Hit(rule, BESIDE + _share(wanted, text, 4), why)
    return None


def _share(wanted: Sequence[str], text: str, most: int) -> int:
    """Up to `most` points for the share of the text that the words make up."""
    return min(most, most * len(" ".join(wanted)) // len(text))
