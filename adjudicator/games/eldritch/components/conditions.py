"""The Conditions: their traits, and how many there are of each."""

from typing import Final, NamedTuple

from adjudicator.games.eldritch.components.reading import things
from adjudicator.language.records import need
from adjudicator.language.shapes import ListOf, Whole, Word

BLESSED, CURSED, DEBT, DETAINED = "Blessed", "Cursed", "Debt", "Detained"


class Condition(NamedTuple):
    """A Condition: its traits and the number of its cards."""

    traits: tuple[str, ...]
    copies: int


CONDITIONS: Final = things("conditions.yaml", Condition, {"traits": need(ListOf(Word())), "copies": need(Whole(1, 9))})
