"""Cards: what is described of each."""

from pathlib import Path
from typing import Final, NamedTuple

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.effects import Effect
from adjudicator.games.kit.library import CardName, SampleSet, cards_of
from adjudicator.games.others.cards.conditions import Holds
from adjudicator.games.others.cards.words import NORMAL, Standing

Effects = tuple[Effect, ...]

SIN, UPGRADE, APOCALYPSE, LEVEL, DARK_PAST, ABILITY = "sin", "upgrade", "apocalypse", "level", "dark past", "ability"
TYPES: Final = (SIN, UPGRADE, APOCALYPSE, LEVEL, DARK_PAST, ABILITY)
TERROR, CORRUPTION, REDEMPTION = "Terror", "Corruption", "Redemption"
STORIES: Final = (TERROR, CORRUPTION, REDEMPTION)
"""The types of stories that have Apocalypse decks of their own."""
FINALE: Final = "Finale"
"""The type of the last story, whose board mixes a deck."""


class Card(NamedTuple):
    """What is described of a card.

    `does` are the words that always hold, and the effects that are resolved when it is played, revealed or reached.
    A Sin card belongs to a `sin`, or to any, and is played `when` one of these moments has come, `only_if` something is
    so. An Apocalypse card belongs to a type of `story`, and may be that of a `monster` of the Hell Club with its dice
    (`fight`) and its `defense`. A level of the track and a Dark Past card have a `number`, and what the latter still
    does `when_killed`. A natural ability is printed on a `dashboard` of a `hero`. By these `rules` its words are what
    they are.
    """

    name: str
    type: str
    does: Effects = ()
    sin: str = ""
    when: tuple[str, ...] = ()
    only_if: tuple[Holds, ...] = ()
    story: str = ""
    monster: str = ""
    fight: int = 0
    defense: int = 1
    number: int = 0
    when_killed: Effects = ()
    hero: str = ""
    dashboard: str = NORMAL
    rules: tuple[str, ...] = ()
    published: bool = False
    sample: bool = False

    @property
    def place(self) -> object:
        """A level, the number of a Dark Past card, the dashboard of a hero: each has one card only."""
        of = {LEVEL: (self.number,), DARK_PAST: (self.number,), ABILITY: (self.hero, self.dashboard)}.get(self.type)
        return None if of is None else (self.type, *of)

    @property
    def by(self) -> tuple[str, ...]:
        """The rules by which its words are what they are: its own, or that of its type."""
        return self.rules or (_BY[self.type],)

    @property
    def effects(self) -> Effects:
        """Those of its words that are resolved; the others always hold."""
        return tuple(word for word in self.does if not isinstance(word, Standing))

    @property
    def standing(self) -> tuple[Standing, ...]:
        """Those of its words that always hold."""
        return tuple(word for word in self.does if isinstance(word, Standing))


_BY: Final = {
    SIN: "sin-cards.5",
    UPGRADE: "upgrade-cards.1",
    APOCALYPSE: "apocalypse-track.8",
    LEVEL: "apocalypse-track.6",
    DARK_PAST: "dark-past-cards.10",
    ABILITY: "hero-dashboards.7",
}
"""The rules by which cards of each type do what they say."""
SAMPLE: Final = SampleSet(Path(__file__).parent / "sample", TYPES)
SIN_CARD: Final = CardName("a Sin card", SAMPLE, SIN)
UPGRADE_CARD: Final = CardName("an Upgrade card", SAMPLE, UPGRADE)
APOCALYPSE_CARD: Final = CardName("an Apocalypse card", SAMPLE, APOCALYPSE)
DARK_PAST_CARD: Final = CardName("a Dark Past card", SAMPLE, DARK_PAST)
CARD: Final = CardName("a card", SAMPLE, *TYPES)


def card(game: Machine, name: str) -> Card:
    """What is described of a card."""
    found: Card = cards_of(game).by_name[name]
    return found


def of_type(game: Machine, type_: str) -> tuple[Card, ...]:
    """The cards of a type, in their order."""
    found: tuple[Card, ...] = cards_of(game).of_type(type_)
    return found
