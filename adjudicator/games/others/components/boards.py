"""The boards of monsters, and their figures by name."""

from pathlib import Path
from typing import Final, NamedTuple

from adjudicator.games.kit.things import things
from adjudicator.language.records import may, need
from adjudicator.language.shapes import Flag, Whole

ACOLYTE, ABOMINATION, CONTROLLER, AVATAR = "Acolyte", "Abomination", "Controller", "Avatar"
HELL_CLUB: Final = "Hell Club"
"""The kind of the monsters that have a card instead of a board."""


class Board(NamedTuple):
    """The figures of one kind of monster: how many there are, their dice, and the Hits that kill one."""

    figures: int
    fight: int
    defense: int
    published: bool


BOARDS: Final = things(
    Path(__file__).parent / "boards.yaml",
    Board,
    {
        "figures": need(Whole(1, 9)),
        "fight": need(Whole(0, 19)),
        "defense": need(Whole(1, 19)),
        "published": may(Flag(), False),
    },
)

FIGURES: Final[dict[str, str]] = {
    f"{kind} {number}" if number > 1 else kind: kind
    for kind, board in BOARDS.items()
    for number in range(1, board.figures + 1)
}
"""Every figure by a name of its own, `Acolyte` and `Acolyte 2`, with the kind of monster that it is."""
