"""Repeated phrases with words between them: the plainest of several that differ in those alone."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from lark import Token

from adjudicator.games.arkham.importing.text.saying.holes import hole_of, is_unknown, without_names
from adjudicator.games.arkham.importing.text.saying.samples import Sample

_JOINTS: Final = ("COMMA", "AND", "OR", "SLASH")
_COMMA: Final = ("COMMA",)


def longer(samples: list[Sample], extended: Callable[[list[Sample]], Iterable[Sample]], times: int) -> list[Sample]:
    """Phrases that are repeated, with longer ones: those to which they are `extended` so many times."""
    found, last = samples, samples
    for _ in range(times):
        length = max((len(one.meaning) for one in last), default=0)
        # Commas stand between all but the last of several things.
        last = [one for one in extended(_plainest(last, _by_commas)) if len(one.meaning) > length]
        found = [*found, *last]
    return _plainest(found, _by_a_last_word)


def _plainest(samples: list[Sample], plainness: Callable[[Sample], int]) -> list[Sample]:
    """Of phrases that mean the same, the plainest one."""
    found: dict[str, Sample] = {}
    for one in samples:
        shape = _shape(one.meaning)
        if shape not in found or plainness(one) < plainness(found[shape]):
            found[shape] = one
    return [*found.values()]


def _shape(meaning: Any) -> str:
    """A meaning, whatever the numbers of its holes."""
    if is_unknown(meaning):
        return "?"
    if isinstance(meaning, list | tuple):
        return f"{type(meaning).__name__}({', '.join(map(_shape, meaning))})"
    if isinstance(meaning, dict):
        return f"{{{', '.join(f'{_shape(key)}: {_shape(value)}' for key, value in meaning.items())}}}"
    if isinstance(meaning, int) and not isinstance(meaning, bool) and hole_of(meaning) is not None:
        return "?"
    return without_names(str(meaning)) if isinstance(meaning, str) else repr(meaning)


def _between(sample: Sample) -> list[tuple[str, ...]]:
    """The words that join things, those before each of them."""
    found: list[tuple[str, ...]] = []
    joins = False
    for one in sample.says:
        before, joins = joins, isinstance(one, Token) and one.type in _JOINTS
        if joins and isinstance(one, Token):
            found[-1:] = [(*found[-1], one.type)] if before else [*found[-1:], (one.type,)]
    return found


def _by_commas(sample: Sample) -> int:
    """How many of several things stand behind something else than a comma."""
    return sum(one != _COMMA for one in _between(sample))


def _by_a_last_word(sample: Sample) -> int:
    """How many of several things stand behind other joints than commas, and commas and a word before the last one."""
    *between, last = _between(sample) or [()]
    plain = last[-1:] != _COMMA and (len(last) == 1 + bool(between))
    return sum(one != _COMMA for one in between) + (not plain)
