"""The board: its 36 spaces with their types, and the paths between them."""

from typing import Final, NamedTuple

from adjudicator.games.eldritch.components.reading import things
from adjudicator.games.kit.board import Map
from adjudicator.language.records import may, need
from adjudicator.language.shapes import Flag, ListOf, MapOf, OneOf, Word

TRAIN, SHIP, UNCHARTED = "train", "ship", "uncharted"
PATHS: Final = (TRAIN, SHIP, UNCHARTED)
CITY: Final = "city"
TYPES: Final = (CITY, "wilderness", "sea")
REGIONS: Final = ("america", "europe", "asia-australia")


class Space(NamedTuple):
    """The print of a space: its type, its region or that expeditions lead there, and its paths by their types.

    Those `over_the_edge` leave the board on one side and come back on the other.
    """

    type: str
    expedition: bool
    region: str
    paths: dict[str, tuple[str, ...]]
    over_the_edge: tuple[str, ...]


SPACES: Final = things(
    "board.yaml",
    Space,
    {
        "type": need(OneOf(*TYPES), "the type of the space"),
        "expedition": may(Flag(), False),
        "region": may(OneOf(*REGIONS), ""),
        "over the edge": may(ListOf(Word()), ()),
        "paths": need(MapOf(ListOf(Word()), keys=PATHS), "the paths by their types"),
    },
)


def _pairs(path: str) -> list[tuple[str, str]]:
    """The two ends of every path of a type, each path once."""
    ends = ((here, there) for here, space in SPACES.items() for there in space.paths.get(path, ()))
    return list(dict.fromkeys((min(pair), max(pair)) for pair in ends))


BOARD: Final = Map("space", "spaces", {path: _pairs(path) for path in PATHS})


def is_city(space: str) -> bool:
    """True of a City space."""
    return SPACES[space].type == CITY


def path_types(space: str, other: str) -> tuple[str, ...]:
    """The types of the paths that join two spaces; none where they are not adjacent."""
    return tuple(path for path in PATHS if other in BOARD.beside(space, path))
