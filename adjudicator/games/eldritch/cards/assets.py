"""The Assets of the sample set."""

from pathlib import Path
from typing import Final, NamedTuple

from adjudicator.games.eldritch.cards.words import AdditionalDice, Bonus, Reroll, WhenResting
from adjudicator.games.kit.effects import CardFile, Effect, Vocabulary
from adjudicator.language.records import may, need
from adjudicator.language.shapes import ListOf, Whole, Word


class Asset(NamedTuple):
    """An Asset: its value, its traits, and what it does for whoever has it."""

    name: str
    does: tuple[Effect, ...]
    value: int
    traits: tuple[str, ...]


VOCABULARY: Final = Vocabulary(Bonus, AdditionalDice, Reroll, WhenResting)
ASSETS: Final = VOCABULARY.read(
    CardFile(Path(__file__).parent / "assets.yaml"),
    Asset,
    {"value": need(Whole(0, 9), "its value in the reserve"), "traits": may(ListOf(Word()), (), "its traits")},
)
