"""Guesses at the meaning of a term that fits nothing in the reference."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.reference.catalogue import Catalogue, Entry, split
from adjudicator.reference.fitting import Hit, fitting, headings
from adjudicator.reference.words import stems, words

CLOSE = 75  # of 100: taken for a slip of the pen
ALIKE = 50  # of 100: worth a question


def near(catalogue: Catalogue, term: str) -> list[Hit]:
    """The entries with nearly this heading, and the hits with unknown words read as known ones."""
    bare = _bare(term)
    parts = split(term)
    hits = []
    for score, entry, heading in _alike(catalogue, bare):
        if score >= CLOSE:
            rule = catalogue.rule(f"{entry.slug}.{parts[1]}") if parts else None
            hits.append(Hit(rule or entry, round(score * 0.4), f"nearly its heading: {heading}"))
    read = _corrected(catalogue, bare)
    if read and read != bare:
        known = {hit.found for hit in hits}
        for hit in fitting(catalogue, stems(read)):
            if hit.found not in known:
                hits.append(Hit(hit.found, round(hit.score * 0.3), f'read as "{read}": {hit.why}'))
    return hits


def suggest(catalogue: Catalogue, term: str, limit: int = 3) -> list[str]:
    """Names of entries for "did you mean", the likeliest first."""
    found = sorted(_alike(catalogue, _bare(term)), key=lambda row: (-row[0], len(row[1].slug), row[1].slug))
    return [entry.slug for score, entry, _ in found if score >= ALIKE][:limit]


def _bare(term: str) -> str:
    parts = split(term)
    return " ".join(words(parts[0] if parts else term))


def _alike(catalogue: Catalogue, bare: str) -> Iterator[tuple[float, Entry, str]]:
    """Every entry with its heading most like the term, and their likeness, of 100."""
    from rapidfuzz import fuzz

    for entry in catalogue.entries():
        best = 0.0, entry.title
        for heading in headings(entry):
            plain = " ".join(words(heading))
            best = max(best, (max(fuzz.ratio(bare, plain), fuzz.token_sort_ratio(bare, plain)), heading))
        yield best[0], entry, best[1]


def _corrected(catalogue: Catalogue, bare: str) -> str:
    """The term with each unknown word replaced by the known word most like it; empty if a word has none."""
    from rapidfuzz import fuzz, process

    known = {word for _, text in catalogue.texts() for word in words(text) if word.isalpha()}
    choices = sorted(known)
    read = []
    for word in bare.split():
        if word not in known:
            match = process.extractOne(word, choices, scorer=fuzz.ratio, score_cutoff=CLOSE)
            if match is None:
                return ""
            read.append(match[0])
        else:
            read.append(word)
    return " ".join(read)
