"""The fit of rules and entries of a reference to wanted words: by heading, sentence, situation or note."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from adjudicator.reference.catalogue import Catalogue, Entry, Rule
from adjudicator.reference.words import BEGINNINGS, NOT, PHRASE, WHOLE, WORDS, held, holds


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
