"""The Upgrade cards: the bonuses that they give."""

from pathlib import Path
from typing import Final, NamedTuple

from adjudicator.games.kit.things import things
from adjudicator.language.records import may
from adjudicator.language.shapes import Flag, Whole


class Upgrade(NamedTuple):
    """The bonuses of an Upgrade card: dice, Defense, Hits and Counter-Corruption in fights, dice in crises, range."""

    dice: int
    defense: int
    hits: int
    counters: int
    skill_dice: int
    ranged: bool
    published: bool


_BONUS = may(Whole(0, 9), 0)
UPGRADES: Final = things(
    Path(__file__).parent / "upgrades.yaml",
    Upgrade,
    {
        **dict.fromkeys(("dice", "defense", "hits", "counters", "skill dice"), _BONUS),
        "ranged": may(Flag(), False),
        "published": may(Flag(), False),
    },
)
