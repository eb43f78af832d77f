"""Samples side by side: the choices of one for each part of a phrase, which have no hole in common."""

from collections.abc import Iterator
from itertools import islice

from adjudicator.games.arkham.importing.text.saying.holes import is_unknown
from adjudicator.games.arkham.importing.text.saying.samples import Put, Sample, Slot, anew, holes_in


def told_apart(some: tuple[Sample, ...], holes: dict[int, frozenset[int]]) -> tuple[Sample, ...]:
    """Samples side by side, of which no two have a hole in common; `holes` keeps those of each, by its identity."""
    found, met = list[Sample](), frozenset[int]()
    for one in some:
        if id(one) not in holes:
            holes[id(one)] = holes_in(one.meaning)
        mine = holes[id(one)]
        other = anew(one) if mine & met else one
        met |= mine
        found.append(other)
    return tuple(found)


def evenly(parts: list[list[Sample]]) -> Iterator[tuple[Sample, ...]]:
    """Every choice of one sample for each part, the first samples of all parts first."""
    most = [len(one) - 1 for one in parts]
    if min(most, default=-1) < 0:
        return
    for total in range(sum(most) + 1):
        for places in _summing_to(total, most):
            yield tuple(part[place] for part, place in zip(parts, places, strict=True))


def tried(parts: list[list[Sample]], most: int | None) -> Iterator[tuple[Sample, ...]]:
    """The first choices of one sample for each part: before words of some kind, any word in the place of each."""
    words = [place for place, some in enumerate(parts) if len(some) > 1 and _is_any_word(some[0])]
    if words:
        yield from islice(evenly([some[:1] if place in words else some for place, some in enumerate(parts)]), most)
    for some in islice(evenly(parts), most):
        if not words or any(some[place] is not parts[place][0] for place in words):
            yield some


def _is_any_word(sample: Sample) -> bool:
    """True of a phrase that may be any word."""
    put = sample.says[0] if len(sample.says) == 1 and not is_unknown(sample.meaning) else None
    return put is not None and isinstance(sample.meaning, str) and isinstance(put, Slot) and isinstance(put.means, Put)


def _summing_to(total: int, most: list[int]) -> Iterator[tuple[int, ...]]:
    if not most:
        if total == 0:
            yield ()
        return
    left = sum(most[1:])
    for first in range(max(0, total - left), min(most[0], total) + 1):
        for rest in _summing_to(total - first, most[1:]):
            yield (first, *rest)
