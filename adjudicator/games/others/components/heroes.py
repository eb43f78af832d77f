"""The heroes, those of the core box and others: the figures of their dashboards, and which of them are published."""

from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

from adjudicator.games.kit.things import things
from adjudicator.language.records import may, need
from adjudicator.language.shapes import Flag, ListOf, OneOf, Whole, Word

BONUSES: Final = ("die", "hit", "defense", "counter-corruption", "nothing")
"""What a slot of a corruption track may hold."""

CLASSES: Final = ("leader", "sniper", "bruiser", "fixer")
LEVELS: Final = 7


class Dashboard(NamedTuple):
    """The print of a dashboard: class, stats, a second set of them, the bonuses of the slots from the second on."""

    full_name: str
    kind: str
    fight: int
    skill: int
    defense: int
    ranged: bool
    second_fight: int
    second_skill: int
    second_defense: int
    track: tuple[str, ...]
    published: tuple[str, ...]
    expansion: bool


_FIGURES: Final = ("class", "fight", "skill", "defense")


def _dashboard(**values: object) -> Dashboard:
    return Dashboard(kind=values.pop("class"), **values)  # type: ignore[arg-type]


HEROES: Final = things(
    Path(__file__).parent / "heroes.yaml",
    _dashboard,
    {
        "full name": may(Word(), ""),
        "class": need(OneOf(*CLASSES)),
        "fight": need(Whole(0, 9)),
        "skill": need(Whole(0, 9)),
        "defense": need(Whole(0, 9)),
        "ranged": may(Flag(), False),
        "second fight": may(Whole(0, 9), 0),
        "second skill": may(Whole(0, 9), 0),
        "second defense": may(Whole(0, 9), 0),
        "track": need(ListOf(OneOf(*BONUSES))),
        "published": need(ListOf(OneOf(*_FIGURES))),
        "expansion": may(Flag(), False),
    },
)


CORE_TEAM: Final = tuple(name for name, one in HEROES.items() if not one.expansion)
"""The seven heroes of the core box."""

TEAM_OF: Final = {"leader": 1, "sniper": 2, "bruiser": 2, "fixer": 2}
"""The heroes of each class in a team."""
A_TEAM: Final = ", ".join(f"{number} {kind}" for kind, number in TEAM_OF.items())
"""The same in words."""


def is_a_team(names: tuple[str, ...]) -> bool:
    """True of different heroes of whom so many are of each class."""
    return Counter(HEROES[name].kind for name in names) == TEAM_OF and len(set(names)) == len(names)


def named_like(seat: str) -> str:
    """The hero whose name somebody bears; empty where there is none."""
    return next((name for name in HEROES if name.lower() == seat.lower()), "")
