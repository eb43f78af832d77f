"""Of several phrases that say the same, the plainest."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final

from lark import Token

from adjudicator.games.arkham.importing.text.saying.grammar import grammar
from adjudicator.games.arkham.importing.text.saying.holes import is_unknown
from adjudicator.games.arkham.importing.text.saying.samples import PRONOUNS, WAYS, Sample, Slot, holes_in

_MARKS: Final = ("COMMA", "COLON")


def plainest_first(samples: Iterable[Sample], *, by_words: bool) -> list[Sample]:
    """The phrases with the fewest pronouns, and of these those with the fewest words, if that tells them apart.

    A phrase for several things together comes before one that names each of them.

    A phrase with ways comes last, the one that says most about what they do before the others: what a way is called
    may be words of a phrase that says all of it.
    """
    return sorted(
        samples,
        key=lambda one: (_of_its_ways(one), _pronouns(one), _names_each(one), _words(one) if by_words else (0, 0)),
    )


def _names_each(sample: Sample) -> bool:
    """True of a phrase for several things that leaves it to others to name them."""
    several = not is_unknown(sample.meaning) and isinstance(sample.meaning, list)
    return several and any(isinstance(one, Slot) for one in sample.says)


def alike(symbol: str) -> list[list[Any]]:
    """The rules of a symbol: together those that differ in words that mean nothing, the plainest first."""
    rules: dict[Any, list[Any]] = defaultdict(list)
    for rule in grammar().rules_of(symbol):
        kept = tuple(one.name for one in rule.expansion if not (one.is_term and one.filter_out))
        rules[(rule.alias, kept) if kept or rule.alias else rule].append(rule)
    return [sorted(some, key=_plainness, reverse=True) for some in rules.values()]


def _plainness(rule: Any) -> tuple[int, int]:
    """Words that need not be said make a phrase less plain, and marks between them plainer."""
    marks = sum(one.name in _MARKS for one in rule.expansion[:-1])
    return marks - len(rule.expansion), marks


def _words(sample: Sample) -> tuple[int, int]:
    """How many words a phrase has of its own; marks, and the names of what does something, are plain."""
    words = [one for one in sample.says if isinstance(one, Token)]
    marks = sum(one.type in _MARKS for one in words)
    named = sum(isinstance(one, Slot) and one.symbol in ("itself", "noun") for one in sample.says)
    return len(words) - marks, -marks - named


def _pronouns(sample: Sample) -> int:
    """How many pronouns a phrase has: one that says a thing by its name is said instead, if there is one."""
    return sum((one.type if isinstance(one, Token) else one.symbol) in PRONOUNS for one in sample.says)


def _of_its_ways(sample: Sample) -> tuple[bool, int]:
    """Whether a phrase has ways, and how much it says about them, the most being the least."""
    has_ways = any(isinstance(one, Slot) and one.symbol in WAYS for one in sample.says)
    return has_ways, -_told(sample.meaning) if has_ways else 0


def _told(meaning: Any) -> int:
    """How many keys of a meaning are known."""
    if is_unknown(meaning):
        return 0
    if isinstance(meaning, dict):
        return sum(_told(value) + (not holes_in(key)) for key, value in meaning.items())
    return sum(map(_told, meaning)) if isinstance(meaning, list | tuple) else 0
