"""Corollaries: rules that are pure consequences of other rules, with which they come and go."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from adjudicator.reference.catalogue import Catalogue, Follows
from adjudicator.reference.reading import CatalogueError

if TYPE_CHECKING:
    from pathlib import Path


class Corollaries:
    """The rules of a reference that follow from others. Raises CatalogueError where some follow from themselves."""

    __slots__ = ("_by_parent", "_follows")

    def __init__(self, catalogue: Catalogue) -> None:
        self._follows: Final = dict(catalogue.corollaries())
        self._by_parent: Final[dict[str, list[tuple[str, frozenset[str]]]]] = {}
        for rule in rings(self._follows):
            raise CatalogueError(f"{rule} follows from itself")
        for rule, lists in self._follows.items():
            for parents in lists:
                for parent in parents:
                    self._by_parent.setdefault(parent, []).append((rule, frozenset(parents)))

    def children(self, rule: str) -> tuple[str, ...]:
        """The rules that follow from a rule, alone or together with others."""
        return tuple(dict.fromkeys(child for child, _parents in self._by_parent.get(rule, ())))

    def parents(self, rule: str) -> Follows:
        """The lists of rules from which a rule follows; each list is enough."""
        return self._follows.get(rule, ())

    def shown(self, rule: str, cited: Collection[str]) -> bool:
        """True if a rule is cited, or if all rules from which it follows are shown."""
        if rule in cited:
            return True
        lists = self._follows.get(rule, ())
        return any(all(self.shown(parent, cited) for parent in parents) for parents in lists)

    def of(self, together: Sequence[str]) -> tuple[str, ...]:
        """The rules that follow where several rules together explain one thing.

        A rule that follows from a single other one says the same of a special case. That the case is at hand cannot be
        told from the citation of the other, so it is not named.
        """
        given: set[str] = set()
        found: list[str] = []
        waiting = list(together)
        while waiting:
            rule = waiting.pop(0)
            given.add(rule)
            for child, parents in self._by_parent.get(rule, ()):
                if len(parents) > 1 and child not in given and parents <= given:
                    found.append(child)
                    given.add(child)
                    waiting.append(child)
        return tuple(found)


@cache
def corollaries_of(folder: Path) -> Corollaries:
    """The corollaries of the reference in a folder, read once."""
    return Corollaries(Catalogue(folder))


def rings(follows: dict[str, Follows]) -> Iterator[str]:
    """The rules that follow from themselves, at once or by way of others."""
    for start in follows:
        reached: set[str] = set()
        waiting = [start]
        while waiting:
            parents = {parent for ids in follows.get(waiting.pop(), ()) for parent in ids}
            waiting += sorted(parents - reached)
            reached |= parents
        if start in reached:
            yield start


def faults(catalogue: Catalogue) -> Iterator[str]:
    """The faults of a reference in `follows`: a rule that it lacks, or a rule that follows from itself."""
    follows = {rule.id: rule.follows for entry in catalogue.entries() for rule in entry.rules}
    for rule, lists in follows.items():
        for parent in dict.fromkeys(parent for ids in lists for parent in ids if parent not in follows):
            yield f"{rule} follows from {parent}, which the reference does not have"
    for rule in rings(follows):
        yield f"{rule} follows from itself"
