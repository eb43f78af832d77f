"""Locations beside one another: where a location lies to the left or right of another, above or below it."""

from typing import Final, NamedTuple

from adjudicator.games.arkham.facts import COLUMN, LOCATIONS, ROW
from adjudicator.games.arkham.game import Arkham


class Step(NamedTuple):
    """The way from a location to the one next to it: columns to the right, and rows downwards."""

    right: int
    down: int


STEPS: Final = {"left of": Step(-1, 0), "right of": Step(1, 0), "above": Step(0, -1), "below": Step(0, 1)}


class Spot(NamedTuple):
    """A spot in the play area where a location lies, or may be put."""

    column: int
    row: int


def spot_beside(game: Arkham, place: str, step: Step) -> Spot:
    """The spot next to a location."""
    return Spot(COLUMN(game, place) + step.right, ROW(game, place) + step.down)


def lies_at(game: Arkham, spot: Spot) -> str:
    """The location at a spot; empty if none lies there."""
    return next((one for one in LOCATIONS(game) if (COLUMN(game, one), ROW(game, one)) == spot), "")


def lay_at(game: Arkham, place: str, spot: Spot) -> None:
    """Lay a location at a spot."""
    COLUMN.put(game, place, spot.column)
    ROW.put(game, place, spot.row)
