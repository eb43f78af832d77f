"""The known names nearest to an unknown one."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

# Nobody mistypes a name this long; comparing it with every known name would take too long.
_LONGEST: Final = 120
_SEPARATORS: Final = str.maketrans({"_": " ", "-": " ", "\N{RIGHT SINGLE QUOTATION MARK}": "'"})


def nearest(word: str, known: Iterable[str], limit: int = 3) -> tuple[str, ...]:
    """The known names that `word` may have meant, the likeliest first.

    Case, `_` and `-` for a space, and the order of the words do not count; one letter in three may be wrong.
    Whole words of a longer name count too, and a whole name in a longer word, after names that are merely mistyped.

    >>> nearest("Machette", ["Machete", "Knife", ".45 Automatic"])
    ('Machete',)
    >>> nearest("roland", ["Roland Banks", "Daisy Walker"])
    ('Roland Banks',)
    >>> nearest("engaged with", ["exhausted", "engaged"])
    ('engaged',)
    >>> nearest("xyzzy", ["Machete", "Knife"])
    ()
    """
    asked = _folded(word)
    if not asked or len(asked) > _LONGEST:
        return ()
    names, folded, by_word = _known(tuple(known))
    distances = _distances(asked, folded, by_word, _allowed(asked))
    parts = set(asked.split())
    beyond = _allowed(asked) + 1
    for index, name in enumerate(folded):
        if index not in distances and _has_whole_words(parts, set(name.split())):
            distances[index] = beyond
    ranked = sorted(distances, key=lambda index: (distances[index], len(names[index]), names[index]))
    return tuple(names[index] for index in ranked[:limit])


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The likeliest of the known names as a question, or '' when none is near.

    >>> did_you_mean("fihgt", ["fight", "evade"])
    'did you mean "fight"?'
    """
    found = nearest(word, known, 1)
    return f'did you mean "{found[0]}"?' if found else ""


def _has_whole_words(asked: set[str], name: set[str]) -> bool:
    """True if one of these is part of the other, word by word, and more than a letter or two."""
    return (asked <= name or name <= asked) and len("".join(asked & name)) > 2


@lru_cache(maxsize=16)
def _known(known: tuple[str, ...]) -> tuple[list[str], list[str], list[str]]:
    """Names in order, as they are compared, and these with their words in order."""
    names = sorted(dict.fromkeys(known))
    folded = [_folded(name) for name in names]
    return names, folded, [" ".join(sorted(name.split())) for name in folded]


def _folded(name: str) -> str:
    return " ".join(name.casefold().translate(_SEPARATORS).split())


def _allowed(word: str) -> int:
    """The number of letters that may be wrong: none of one, one of up to five, then a third, at most five."""
    return 0 if len(word) == 1 else min(max(1, len(word) // 3), 5)


def _distances(asked: str, folded: list[str], by_word: list[str], allowed: int) -> dict[int, int]:
    """The distance of each near name, as written or with its words sorted."""
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    found: dict[int, int] = {}
    for query, choices in ((asked, folded), (" ".join(sorted(asked.split())), by_word)):
        hits = process.extract(query, choices, scorer=OSA.distance, score_cutoff=allowed, limit=None)
        for _, distance, index in hits:
            found[index] = min(found.get(index, allowed), int(distance))
    return found
