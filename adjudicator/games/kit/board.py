"""Maps of spaces with kinds of paths, and tracks."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.facts import TABLE, Counter
from adjudicator.games.kit.kinds import Named, Pairs, with_article
from adjudicator.games.kit.play import Play

Marks = Mapping[int, Callable[[Any], tuple[Call, ...]]]
"""What spaces of a track bring, by their numbers: the sequences that follow."""


class Spaces(Named[str]):
    """The spaces of a map, and the pairs of them that a path joins."""

    def __init__(self, name: str, spaces: Iterable[str], key: str, pairs: Pairs) -> None:
        super().__init__(with_article(name), {space: space for space in spaces}, key)
        self._pairs: Final = pairs

    def pairs(self, game: Machine) -> Pairs:
        """The spaces that a path joins, always the same."""
        return self._pairs


class Map:
    """Spaces, and the paths between them by their kinds; paths lead both ways.

    >>> city = Map("space", "spaces", {"street": [("gate", "mill"), ("mill", "quay")], "canal": [("gate", "quay")]})
    >>> city.beside("gate"), city.beside("gate", "street")
    (('mill', 'quay'), ('mill',))
    >>> city.distance("gate", "quay", "street"), city.nearest("quay", ["gate", "mill"], "street")
    (2, ('mill',))
    """

    def __init__(self, name: str, key: str, paths: Mapping[str, Iterable[tuple[str, str]]]) -> None:
        self._beside: dict[tuple[str, str], tuple[str, ...]] = {}
        # A map stays as it is, so what was found out about it once is kept.
        self._neighbours: dict[tuple[str, tuple[str, ...]], tuple[str, ...]] = {}
        self._distances: dict[tuple[str, tuple[str, ...]], dict[str, int]] = {}
        spaces: list[str] = []
        every: list[tuple[str, str]] = []
        for kind, pairs in paths.items():
            for one, other in pairs:
                every += () if (other, one) in every else ((one, other),)
                spaces += (one, other)
                for here, there in ((one, other), (other, one)):
                    self._beside[here, kind] = (*self._beside.get((here, kind), ()), there)
        self.paths: Final = tuple(paths)
        self.spaces: Final = tuple(dict.fromkeys(spaces))
        self.pairs: Final = tuple(dict.fromkeys(every))
        self.kind: Final = Spaces(name, self.spaces, key, self.pairs)

    def beside(self, space: str, *kinds: str) -> tuple[str, ...]:
        """The spaces at the other ends of the paths from a space, by paths of these kinds or of any."""
        wanted = (space, kinds)
        if wanted not in self._neighbours:
            found = (there for kind in kinds or self.paths for there in self._beside.get((space, kind), ()))
            self._neighbours[wanted] = tuple(dict.fromkeys(found))
        return self._neighbours[wanted]

    def distances(self, space: str, *kinds: str) -> Mapping[str, int]:
        """How many paths away every space is that can be reached."""
        wanted = (space, kinds)
        if wanted not in self._distances:
            self._distances[wanted] = self._measured(space, kinds)
        return self._distances[wanted]

    def _measured(self, space: str, kinds: tuple[str, ...]) -> dict[str, int]:
        found, edge = {space: 0}, [space]
        while edge:
            here = edge.pop(0)
            for there in self.beside(here, *kinds):
                if there not in found:
                    found[there] = found[here] + 1
                    edge.append(there)
        return found

    def distance(self, space: str, other: str, *kinds: str) -> int | None:
        """How many paths away a space is; None where no path leads there."""
        return self.distances(space, *kinds).get(other)

    def nearest(self, space: str, among: Iterable[str], *kinds: str) -> tuple[str, ...]:
        """Those of some spaces that are fewest paths away; where no path leads to any of them, all."""
        wanted = tuple(dict.fromkeys(among))
        distances = self.distances(space, *kinds)
        reached = [distances[one] for one in wanted if one in distances]
        return tuple(one for one in wanted if distances.get(one) == min(reached)) if reached else wanted


class Track(Counter):
    """A counter that moves along spaces; `marks` are what the printed spaces bring when it comes there."""

    def __init__(self, name: str, length: int, marks: "Marks | None" = None, **words: Any) -> None:
        super().__init__(name, None, most=length, **words)
        self.length: Final = length
        self._marks = marks or {}

    def advance(self, game: Play, spaces: int, *by: str) -> tuple[Call, ...]:
        """Moves on space by space; what the spaces bring follows, in their order."""
        calls: tuple[Call, ...] = ()
        for _ in range(spaces):
            if self(game) == self.length:
                break
            self.add(game, TABLE, 1, *by)
            mark = self._marks.get(self(game))
            calls += mark(game) if mark else ()
        return calls

    def is_at_its_end(self, game: Play) -> bool:
        """True where it has come to its last space."""
        return self(game) == self.length
