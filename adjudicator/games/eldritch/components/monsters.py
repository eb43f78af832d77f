"""The Monsters, by the figures of their tokens, and the Ancient Ones, whose sheets give those of Cultists."""

from typing import Final, NamedTuple

from adjudicator.games.eldritch.components.investigators import SKILLS
from adjudicator.games.eldritch.components.reading import things
from adjudicator.language.records import Record, may, need
from adjudicator.language.shapes import Flag, ListOf, MapOf, OneOf, Whole

CULTIST: Final = "Cultist"


class MonsterTest(NamedTuple):
    """A test of a Monster: its modifier, the horror or damage of which it may spare some, and the skill.

    The skill is Will or Strength, or `is_another` that the token shows in its place.
    """

    modifier: int
    loss: int
    skill: str
    is_another: bool = False


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


def _test(usual: str) -> Record[MonsterTest]:
    """The shape of a Monster's test of its usual skill, or of the one that it shows in its place."""

    def make(modifier: int, loss: int, skill: str) -> MonsterTest:
        return MonsterTest(modifier, loss, skill or usual, bool(skill) and skill != usual)

    skill = may(OneOf(*SKILLS, meaning="a skill"), "", "the skill that is tested in its place")
    keys = {"modifier": need(Whole(-9, 9), "the modifier"), "loss": need(Whole(0, 9), "its horror or damage")}
    return Record(make, {**keys, "skill": skill}, "a test of a Monster")


_FIGURES = {
    "will": may(_test("will"), None, "its Will test"),
    "strength": may(_test("strength"), None, "its Strength test"),
    "toughness": may(Whole(1, 9), 0, "its toughness"),
    "per investigator": may(Whole(0, 9), 0, "how much more toughness for each investigator"),
}
FIGURES: Final = Record(
    Figures, _FIGURES | {"toughness": need(Whole(1, 9), "its toughness")}, "the numbers of a Monster"
)
"""The numbers of a Monster as a file describes it: it has to say the toughness."""


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
