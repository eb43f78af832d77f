"""Words of terms and of the reference, comparable whatever their language, width, case or number."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

_WORD = re.compile(r"\w+")

# The degrees to which a text holds some words.
NOT, BEGINNINGS, WORDS, PHRASE, WHOLE = range(5)


def fold(text: str) -> str:
    """The text without differences of width and case."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return folded if folded.isascii() else unicodedata.normalize("NFKC", folded)


def words(text: str) -> list[str]:
    """The words of a text, folded.

    >>> words('Uses (X "Type")')
    ['uses', 'x', 'type']
    """
    return _WORD.findall(fold(text))


def stems(text: str) -> list[str]:
    """The words of a text, folded and without an English plural's s.

    >>> stems("Skill Tests, Massive")
    ['skill', 'test', 'massive']
    """
    return [_stem(word) for word in words(text)]


def _stem(word: str) -> str:
    plural = len(word) > len("has") and word.endswith("s") and not word.endswith("ss")
    return word[:-1] if plural else word


def holds(text: str, wanted: Sequence[str]) -> bool:
    """True if the letters of all the stems occur in the text: a cheap test that rules out most texts."""
    folded = fold(text)
    return all(word in folded for word in wanted)


def held(wanted: Sequence[str], text: str) -> int:
    """The degree to which the text holds all the stems: NOT, BEGINNINGS (of words), WORDS, PHRASE or WHOLE (all of it).

    >>> held(["exhausted", "enemy"], "An enemy that is exhausted.") == WORDS
    True
    >>> held(["exhaust"], "An enemy that is exhausted.") == BEGINNINGS
    True
    """
    if not holds(text, wanted):
        return NOT
    spaced = f" {' '.join(stems(text))} "
    phrase = f" {' '.join(wanted)} "
    if phrase in spaced:
        return WHOLE if phrase == spaced else PHRASE
    if all(f" {word} " in spaced for word in wanted):
        return WORDS
    # Japanese puts no spaces between words, and Korean puts its particles behind them.
    begins = all((f" {word}" if word.isascii() else word) in spaced for word in wanted)
    return BEGINNINGS if begins else NOT
