"""The Monsters, by the figures of their tokens, and the Ancient Ones, whose sheets give those of Cultists."""

from typing import Final, NamedTuple

from adjudicator.games.eldritch.components.reading import things
from adjudicator.language.records import Record, may, need
from adjudicator.language.shapes import Flag, ListOf, MapOf, OneOf, Whole

CULTIST: Final = "Cultist"


class MonsterTest(NamedTuple):
    """A test of a Monster: its modifier, and the horror or damage of which it may spare the investigator some."""

    modifier: int
    loss: int


class Figures(NamedTuple):
    """The numbers of a Monster: its Will and Strength tests, if it has them, and its toughness."""

    will: MonsterTest | None
    strength: MonsterTest | None
    toughness: int
    per_investigator: int = 0


class Monster(NamedTuple):
    """A Monster token: its numbers (those of Cultists stand on a sheet), its copies, and which abilities it has."""

    figures: Figures | None
    epic: bool
    copies: int
    printed: tuple[str, ...]


class AncientOne(NamedTuple):
    """The figures of an Ancient One sheet."""

    doom: int
    mysteries: int
    stages: tuple[dict[str, int], ...]
    cultists: Figures
    cultists_awake: Figures | None
    awakening_loses: bool
    tokens_on_green: bool
    set_aside: dict[str, int]


_TEST = Record(MonsterTest, {"modifier": need(Whole(-9, 9)), "loss": need(Whole(0, 9))})
_FIGURES = {
    "will": may(_TEST, None),
    "strength": may(_TEST, None),
    "toughness": may(Whole(1, 9), 0),
    "per investigator": may(Whole(0, 9), 0),
}


def _monster(
    will: MonsterTest | None,
    strength: MonsterTest | None,
    toughness: int,
    per_investigator: int,
    on_the_sheet: bool,
    epic: bool,
    copies: int,
    printed: tuple[str, ...],
) -> Monster:
    figures = None if on_the_sheet else Figures(will, strength, toughness, per_investigator)
    return Monster(figures, epic, copies, printed)


MONSTERS: Final = things(
    "monsters.yaml",
    _monster,
    {
        **_FIGURES,
        "on the sheet": may(Flag(), False),
        "epic": may(Flag(), False),
        "copies": may(Whole(1, 9), 1),
        "printed": may(ListOf(OneOf("spawn", "combat", "reckoning")), ()),
    },
)

ANCIENT_ONES: Final = things(
    "ancient-ones.yaml",
    AncientOne,
    {
        "doom": need(Whole(1, 20)),
        "mysteries": need(Whole(1, 9)),
        "stages": need(ListOf(MapOf(Whole(0, 9), keys=("green", "yellow", "blue")))),
        "cultists": need(Record(Figures, _FIGURES)),
        "cultists awake": may(Record(Figures, _FIGURES), None),
        "awakening loses": may(Flag(), False),
        "tokens on green": may(Flag(), False),
        "set aside": may(MapOf(Whole(1, 9)), {}),
    },
)

TOKENS: Final[dict[str, str]] = {
    f"{name} {number}" if number > 1 else name: name
    for name, monster in MONSTERS.items()
    for number in range(1, monster.copies + 1)
}
"""Every Monster token by a name of its own, `Ghoul` and `Ghoul 2`, with the Monster that it is."""
