"""Of several phrases that say the same, the plainest."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final

from lark import Token

from adjudicator.games.arkham.importing.text.saying.grammar import grammar
from adjudicator.games.arkham.importing.text.saying.samples import PRONOUNS, Sample, Slot

_MARKS: Final = ("COMMA", "COLON")


def plainest_first(samples: Iterable[Sample], *, by_words: bool) -> list[Sample]:
    """The phrases with the fewest pronouns, and of these those with the fewest words, if that tells them apart."""
    return sorted(samples, key=lambda one: (_pronouns(one), _words(one) if by_words else (0, 0)))


def alike(symbol: str) -> list[list[Any]]:
    """The rules of a symbol: together those that differ in words that mean nothing, the plainest first."""
    rules: dict[Any, list[Any]] = defaultdict(list)
    for rule in grammar().rules_of(symbol):
        kept = tuple(one.name for one in rule.expansion if not (one.is_term and one.filter_out))
        rules[(rule.alias, kept) if kept or rule.alias else rule].append(rule)
    return [sorted(some, key=_plainness, reverse=True) for some in rules.values()]


def _plainness(rule: Any) -> tuple[int, int]:
    """Words that need not be said make a phrase less plain, and marks between them plainer."""
    marks = sum(one.name in _MARKS for one in rule.expansion)
    return marks - len(rule.expansion), marks


def _words(sample: Sample) -> tuple[int, int]:
    """How many words a phrase has of its own; marks, and the names of what does something, are plain."""
    words = [one for one in sample.says if isinstance(one, Token)]
    marks = sum(one.type in _MARKS for one in words)
    named = sum(isinstance(one, Slot) and one.symbol in ("itself", "noun") for one in sample.says)
    return len(words) - marks, -marks - named


def _pronouns(sample: Sample) -> int:
    """How many pronouns a phrase has: one that says a thing by its name is said instead, if there is one."""
    return sum(isinstance(one, Token) and one.type in PRONOUNS for one in sample.says)
