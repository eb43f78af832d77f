"""Locations beside one another: where a location lies to the left or right of another, above or below it."""

from typing import Final, NamedTuple

from adjudicator.games.arkham.facts import COLUMN, LOCATIONS, ROW
from adjudicator.games.arkham.game import Arkham


class Direction(NamedTuple):
    """The way from a location to the one next to it: columns to the right, and rows downwards."""

    right: int
    down: int


DIRECTIONS: Final = {
    "left of": Direction(-1, 0),
    "right of": Direction(1, 0),
    "above": Direction(0, -1),
    "below": Direction(0, 1),
}


SIDES: Final = {
    "the left": Direction(-1, 0),
    "the right": Direction(1, 0),
    "the top": Direction(0, -1),
    "the bottom": Direction(0, 1),
}
"""The sides of the play area, with the direction in which each of them is."""


class Square(NamedTuple):
    """A square of the play area where a location lies, or may be put."""

    column: int
    row: int


def square_beside(game: Arkham, place: str, direction: Direction) -> Square:
    """The square next to a location."""
    return Square(COLUMN(game, place) + direction.right, ROW(game, place) + direction.down)


def lies_at(game: Arkham, square: Square) -> str:
    """The location on a square; empty if none lies there."""
    return next((one for one in LOCATIONS(game) if (COLUMN(game, one), ROW(game, one)) == square), "")


def farthest_to(game: Arkham, side: str, places: tuple[str, ...]) -> tuple[str, ...]:
    """Those of some locations farther than which no other of them lies to a side of the play area."""
    way = SIDES[side]
    far = {one: COLUMN(game, one) * way.right + ROW(game, one) * way.down for one in places}
    return tuple(one for one in places if far[one] == max(far.values()))


def lay_at(game: Arkham, place: str, square: Square) -> None:
    """Lay a location on a square."""
    COLUMN.put(game, place, square.column)
    ROW.put(game, place, square.row)
