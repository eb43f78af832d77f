"""The city: its spaces, which of them share an edge, its straight streets, and what is printed on its tiles."""

from pathlib import Path
from typing import Final, NamedTuple

from adjudicator.games.kit.board import Map
from adjudicator.games.kit.things import whole
from adjudicator.language.records import Record, may, need
from adjudicator.language.shapes import ListOf, MapOf, OneOf, Word

EXTRA_TURN, HEAL, CONFESSION, INVENTORY, STRIKE = "extra turn", "heal", "confession", "inventory", "orbital strike"
CITY_ACTIONS: Final = (HEAL, CONFESSION, EXTRA_TURN, INVENTORY, STRIKE)
FIRE, CORRUPTION, NEST = "fire", "corruption", "nest"
RIVER: Final = "river"


class Space(NamedTuple):
    """The print of a space: the spaces beside it, the city actions of a district, permanent tokens, a Metro."""

    beside: tuple[str, ...]
    district: tuple[str, ...]
    printed: tuple[str, ...]
    metro: str


class City(NamedTuple):
    """The spaces of a map by name, and its straight lines."""

    spaces: dict[str, Space]
    lines: tuple[tuple[str, ...], ...]


_SPACE = {
    "beside": may(ListOf(Word()), ()),
    "district": may(ListOf(OneOf(*CITY_ACTIONS)), ()),
    "printed": may(ListOf(OneOf(FIRE, CORRUPTION, NEST)), ()),
    "metro": may(Word(), ""),
}


CITY: Final = whole(
    Path(__file__).parent / "map.yaml",
    Record(City, {"spaces": need(MapOf(Record(Space, _SPACE))), "lines": need(ListOf(ListOf(Word())))}),
)
SPACES: Final = CITY.spaces
EDGE, METRO = "edge", "metro"


def _metros() -> list[tuple[str, str]]:
    places: dict[str, list[str]] = {}
    for name, space in SPACES.items():
        places.setdefault(space.metro, []).append(name)
    return [(one, other) for colour, ends in places.items() if colour for one in ends for other in ends if one < other]


MAP: Final = Map(
    "space",
    "spaces",
    {EDGE: [(here, there) for here, space in SPACES.items() for there in space.beside], METRO: _metros()},
)
FIRST: Final = next(iter(SPACES))


def is_district(space: str) -> bool:
    """True of a district, which has city actions; the other spaces are streets."""
    return bool(SPACES[space].district)


def printed(space: str, token: str) -> int:
    """How many permanent tokens of a kind are printed on a space."""
    return SPACES[space].printed.count(token)


def between(here: str, there: str) -> tuple[str, ...] | None:
    """The spaces and gaps between two spaces of one straight line; None where no line joins them."""
    line = next((line for line in CITY.lines if here in line and there in line), None)
    if line is None:
        return None
    first, last = sorted((line.index(here), line.index(there)))
    return tuple(line[first + 1 : last])
