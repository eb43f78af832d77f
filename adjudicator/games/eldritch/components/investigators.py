"""The twelve investigators: the figures of their sheets."""

from typing import Any, Final, NamedTuple

from adjudicator.games.eldritch.components.reading import things
from adjudicator.language.records import Record, may, need
from adjudicator.language.shapes import ListOf, Whole, Word

SKILLS: Final = ("lore", "influence", "observation", "strength", "will")


class Sheet(NamedTuple):
    """The figures of an Investigator sheet, and the names of what its investigator starts with."""

    occupation: str
    health: int
    sanity: int
    skills: dict[str, int]
    start: str
    clues: int
    improvements: int
    assets: tuple[str, ...]
    spells: tuple[str, ...]


def _skills(**values: Any) -> dict[str, int]:
    return values


SHEETS: Final = things(
    "investigators.yaml",
    Sheet,
    {
        "occupation": need(Word()),
        "health": need(Whole(1, 9)),
        "sanity": need(Whole(1, 9)),
        "skills": need(Record(_skills, {skill: need(Whole(1, 4)) for skill in SKILLS})),
        "start": need(Word()),
        "clues": may(Whole(0, 9), 0),
        "improvements": may(Whole(0, 9), 0),
        "assets": may(ListOf(Word()), ()),
        "spells": may(ListOf(Word()), ()),
    },
)


def named_like(player: str) -> str:
    """The investigator whose name, or first name, a player bears; empty where there is none."""
    plain = player.lower()
    return next((name for name in SHEETS if plain in (name.lower(), name.lower().split()[0])), "")
