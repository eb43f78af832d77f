"""Maps of the city: spaces, which of them share an edge, straight streets, the tiles, and what a map shows on them."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.board import Map
from adjudicator.games.kit.facts import TABLE, Spot
from adjudicator.games.kit.kinds import Kind, Pairs
from adjudicator.games.kit.library import Library, NamedInGame, Shelf
from adjudicator.games.kit.things import whole
from adjudicator.games.others.components.boards import FIGURES
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.records import Record, may, need
from adjudicator.language.shapes import Checking, ListOf, MapOf, OneOf, Schema, Shape, Whole, Word
from adjudicator.language.source import Mapping, Node

EXTRA_TURN, HEAL, CONFESSION, INVENTORY, STRIKE = "extra turn", "heal", "confession", "inventory", "orbital strike"
CITY_ACTIONS: Final = (HEAL, CONFESSION, EXTRA_TURN, INVENTORY, STRIKE)
FIRE, CORRUPTION, PENTAGRAM, NEST, ALTAR = "fire", "corruption", "pentagram", "nest", "altar"
TOKENS: Final = (FIRE, CORRUPTION, PENTAGRAM, NEST, "extra turn", "innocent")
NPCS: Final = ("Commissioner", "Proxy", "Ravencorp")
RIVER: Final = "river"
EDGE, METRO = "edge", "metro"
Names = tuple[str, ...]


class Space(NamedTuple):
    """The print of a space: the spaces beside it, its city actions, permanent tokens, a Metro, and its tiles."""

    beside: Names
    district: Names
    printed: Names
    metro: str
    tiles: Names


NOWHERE: Final = Space((), (), (), "", ())


class City:
    """A map: its spaces by name, its straight lines, its tiles in rows, and what it shows on the spaces."""

    __slots__ = ("_map", "lines", "monsters", "npcs", "spaces", "start", "strike", "tiles", "tokens")

    def __init__(
        self,
        spaces: dict[str, Space],
        lines: tuple[Names, ...],
        tiles: tuple[Names, ...],
        starting_space: str,
        orbital_strike: str,
        tokens: dict[str, dict[str, int]],
        monsters: dict[str, Names],
        npcs: dict[str, str],
    ) -> None:
        self.spaces, self.lines, self.tiles, self.tokens, self.npcs = spaces, lines, tiles, tokens, npcs
        self.start = starting_space or next(iter(spaces))
        self.strike = orbital_strike or self.start
        self.monsters: Final = {figure: space for space, figures in monsters.items() for figure in figures}
        edges = [(here, there) for here, space in spaces.items() for there in space.beside]
        self._map = Map("space", "spaces", {EDGE: edges, METRO: _metros(spaces)})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, City) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(tuple(self.spaces))

    def _parts(self) -> tuple[object, ...]:
        return (self.spaces, self.lines, self.tiles, self.start, self.strike, self.tokens, self.monsters, self.npcs)

    @property
    def pairs(self) -> Pairs:
        """The spaces that share an edge or a Metro."""
        return self._map.pairs

    def beside(self, space: str, *kinds: str) -> Names:
        """The spaces that share an edge or a Metro with a space, or by one of these kinds of ways only."""
        return self._map.beside(space, *kinds)

    def distance(self, space: str, other: str, *kinds: str) -> int | None:
        """How many spaces away a space is; None where no way leads there."""
        return self._map.distance(space, other, *kinds)

    def print_of(self, space: str) -> Space:
        """The print of a space; nothing where a figure is not on the board."""
        return self.spaces.get(space, NOWHERE)

    def is_district(self, space: str) -> bool:
        """True of a district, which has city actions; the other spaces are streets."""
        return bool(self.print_of(space).district)

    def printed(self, space: str, token: str) -> int:
        """How many permanent tokens of a kind are printed on a space."""
        return self.print_of(space).printed.count(token)

    def between(self, here: str, there: str) -> Names | None:
        """The spaces and gaps between two spaces of one straight line; None where no line joins them."""
        line = next((line for line in self.lines if here in line and there in line), None)
        if line is None:
            return None
        first, last = sorted((line.index(here), line.index(there)))
        return tuple(line[first + 1 : last])


def _metros(spaces: dict[str, Space]) -> list[tuple[str, str]]:
    places: dict[str, list[str]] = {}
    for name, space in spaces.items():
        places.setdefault(space.metro, []).append(name)
    return [(one, other) for colour, ends in places.items() if colour for one in ends for other in ends if one < other]


# -- a map in a file --------------------------------------------------------------------------------------------------


Place = tuple[int, int]
"""The row and the column of a tile."""

Absent = tuple[str, str]
"""A key of a map, and a space that it names though the map has none."""


def _absent(values: dict[str, Any], spaces: dict[str, Space]) -> list[Absent]:
    named = [("spaces", other) for space in spaces.values() for other in space.beside]
    named += [("lines", one) for line in values["lines"] for one in line if one != RIVER]
    named += [(key, one) for key in ("tokens", "monsters") for one in values[key]]
    named += [("npcs", one) for one in values["npcs"].values()]
    named += [(key, values[key.replace(" ", "_")]) for key in ("starting space", "orbital strike")]
    return [(key, one) for key, one in named if one and one not in spaces]


def _misplaced(spaces: dict[str, Space], rows: Iterable[Names]) -> Iterator[str]:
    """The tiles that are missing, or that lie where the spaces on them cannot meet."""
    places = {tile: (row, column) for row, tiles in enumerate(rows) for column, tile in enumerate(tiles)}
    for tile in dict.fromkeys(tile for space in spaces.values() for tile in space.tiles if tile not in places):
        yield f"tile {tile} is not laid"
    for name, space in spaces.items():
        at = [places[tile] for tile in space.tiles if tile in places]
        if any(not _meet([one], [other for other in at if other != one]) for one in at if len(at) > 1):
            yield f"the tiles of {name} do not lie side by side"
        for other in space.beside:
            there = [places[tile] for tile in spaces[other].tiles if tile in places]
            if at and there and not _meet(at, there):
                yield f"{name} does not reach {other}"


def _meet(here: list[Place], there: list[Place]) -> bool:
    """True where one of some tiles lies on or beside one of others, be it by a corner."""
    return any(all(abs(x - y) <= 1 for x, y in zip(one, other, strict=True)) for one in here for other in there)


class DrawnMap(Shape[City]):
    """A map, as a file draws it."""

    def __init__(self) -> None:
        self._record: Final = Record(lambda **values: values, _KEYS, "a map")

    def check(self, node: Node, at: Checking) -> City:
        """A map whose every part is on a space of it, and whose tiles lie as the spaces on them want."""
        before = at.reported
        values: dict[str, Any] = self._record.check(node, at)
        if at.reported == before:
            keys = node.keys if isinstance(node, Mapping) else {}
            absent = _absent(values, values["spaces"])
            for key, one in absent:
                help = did_you_mean(one, tuple(values["spaces"])) or "name one of its spaces"
                at.fault("E302", f'"{one}" is no space of this map', keys.get(key, node), help)
            for wrong in () if absent else _misplaced(values["spaces"], values["tiles"]):
                help = "lay the tiles in the positions that the map shows (choose-map.3)"
                at.fault("E401", wrong, keys.get("tiles", node), help)
            if not values["spaces"]:
                at.fault("E402", "this map has no spaces", node, "describe at least one")
        # Where something is at fault nothing is made of it.
        return City(**values) if at.reported == before else None  # type: ignore[return-value]

    def schema(self) -> Schema:
        """A mapping."""
        return self._record.schema()


_SPACE: Final = Record(
    Space,
    {
        "beside": may(ListOf(Word("a space")), (), "the spaces with which it shares an edge, once for each pair"),
        "district": may(ListOf(OneOf(*CITY_ACTIONS)), (), "the city actions of a district; a street has none"),
        "printed": may(ListOf(OneOf(*TOKENS)), (), "the permanent tokens that are printed on it"),
        "metro": may(Word("a colour"), "", "the colour of its Metro"),
        "tiles": may(ListOf(Word("a tile")), (), "the tiles on which it lies"),
    },
    "a space",
)


_KEYS: Final = {
    "spaces": need(MapOf(_SPACE, "the spaces by name"), "the spaces by name"),
    "lines": may(ListOf(ListOf(Word("a space"))), (), "the straight streets, with what lies in between"),
    "tiles": may(ListOf(ListOf(Word("a tile"))), (), "the tiles in the positions in which they lie, row by row"),
    "starting space": may(Word("a space"), "", "the space of the Starting Space token"),
    "orbital strike": may(Word("a space"), "", "the space of the Orbital Strike token"),
    "tokens": may(
        MapOf(MapOf(Whole(1, 9), "tokens", (*TOKENS, ALTAR)), "spaces"), {}, "the tokens that lie there at first"
    ),
    "monsters": may(
        MapOf(ListOf(OneOf(*FIGURES, meaning="a monster")), "spaces"), {}, "the monsters that stand there at first"
    ),
    "npcs": may(MapOf(Word("a space"), "NPCs", NPCS), {}, "the spaces of NPC tokens"),
}
CITY: Final = DrawnMap()

# -- the map of a game ------------------------------------------------------------------------------------------------

_SAMPLE: Final = whole(Path(__file__).parent / "map.yaml", MapOf(CITY))
MAPS: Final = Library(
    "maps",
    MapOf(CITY, "maps by name"),
    Shelf(_SAMPLE),
    "maps that are described here, beside those of the sample set",
    "{Two Streets: {spaces: {north: {beside: [south]}, south: {district: [heal]}}}}",
)


def _every_map(game: Machine) -> Names:
    return tuple(MAPS.things(game))


MAP_NAME: Final = NamedInGame("a map", _every_map)
LAID: Final = Spot(
    "map",
    None,
    MAP_NAME,
    says="the map is {value:map}",
    value="the map",
    start=lambda game, _table: MAPS.first(game),
).explained("the map that is laid out; left out, the first that is described here, or else the first of the sample set")


def city_of(game: Machine) -> City:
    """The map that is laid out, or that will be where nobody chooses another."""
    return MAPS.things(game)[str(game.state.read(TABLE, LAID.name, "")) or MAPS.first(game)]


def spaces_of(game: Machine) -> Names:
    """The spaces of the map."""
    return tuple(city_of(game).spaces)


def every_space(game: Machine) -> Names:
    """The spaces of the map that is laid out; before that those of any."""
    if game.state.read(TABLE, LAID.name, ""):
        return spaces_of(game)
    return tuple(dict.fromkeys(space for city in MAPS.things(game).values() for space in city.spaces))


class SpaceOr(Kind[str]):
    """A space by its name, or one of these words; if there is such a space is known when a game is set up."""

    def __init__(self, *words: str) -> None:
        super().__init__(f"a space, or one of: {', '.join(words)}" if words else "a space")
        self.words: Final = words

    def read(self, game: Machine, text: str) -> str | None:
        """One of the words, whatever its capitals, or else the text itself."""
        return text.lower() if text.lower() in self.words else text


SPACE: Final = NamedInGame("a space", spaces_of, "spaces", known=every_space, pairs=lambda game: city_of(game).pairs)
