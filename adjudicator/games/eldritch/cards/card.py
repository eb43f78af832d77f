"""Cards: what is described of each, and the cards that a game is played with."""

from pathlib import Path
from typing import Final, NamedTuple

from adjudicator.engine.machine import Machine
from adjudicator.games.eldritch.cards.words import Standing
from adjudicator.games.eldritch.components.monsters import Figures
from adjudicator.games.kit.effects import Effect
from adjudicator.games.kit.library import CardName, SampleSet, cards_of

Effects = tuple[Effect, ...]

ASSET, ARTIFACT, SPELL, CONDITION = "asset", "artifact", "spell", "condition"
GENERAL, RESEARCH, OTHER_WORLD, EXPEDITION, SPECIAL = "general", "research", "other world", "expedition", "special"
REGIONAL: Final = ("america", "europe", "asia-australia")
ENCOUNTERS: Final = (GENERAL, *REGIONAL, RESEARCH, OTHER_WORLD, EXPEDITION, SPECIAL)
POSSESSED: Final = (ASSET, ARTIFACT, SPELL)
DOUBLE_SIDED: Final = (SPELL, CONDITION)
MYTHOS, MYSTERY = "mythos", "mystery"
TYPES: Final = (*POSSESSED, CONDITION, *ENCOUNTERS, MYTHOS, MYSTERY, "sheet", "monster", "ancient one")
COLOURS: Final = ("green", "yellow", "blue")
EASY, NORMAL, HARD = "easy", "normal", "hard"
OMEN, RECKONING, GATES, SURGE, CLUES, RUMOR_TOKEN, TOKENS = (
    "advance omen",
    "reckoning",
    "spawn gates",
    "monster surge",
    "spawn clues",
    "rumor token",
    "eldritch tokens",
)
ICONS: Final = (OMEN, RECKONING, GATES, SURGE, CLUES, RUMOR_TOKEN, TOKENS)
"""The icons of Mythos cards, in the order in which they are resolved."""
EVENT, ONGOING, RUMOR = "Event", "Ongoing", "Rumor"


class Back(NamedTuple):
    """The back of one copy of a double-sided card: what happens when it is turned up, and what an event triggers."""

    does: Effects = ()
    reckoning: Effects = ()


class Card(NamedTuple):
    """What is described of a card or another component.

    `does` are the words that always hold, and the effects that are resolved when it is encountered, gained or used;
    `at` the effects for each space or type of space, `passed` and `failed` the middle and the bottom of a complex
    encounter, `backs` the other sides of a double-sided card, one for each copy. A Mythos card has a `colour`, a
    `difficulty`, `icons` and so many Eldritch `tokens`; a Mystery or a Research Encounter `belongs` to an
    Ancient One; a Mystery `needs` so many tokens, be it solved at once or at the `end_of_mythos`. The `figures` of a
    Monster take the place of those printed. By these `rules` its words are what they are.
    """

    name: str
    type: str
    does: Effects = ()
    value: int = 0
    traits: tuple[str, ...] = ()
    copies: int = 1
    space: str = ""
    at: tuple[tuple[str, Effects], ...] = ()
    passed: Effects = ()
    failed: Effects = ()
    backs: tuple[Back, ...] = ()
    reckoning: Effects = ()
    when_gained: Effects = ()
    when_resting: Effects = ()
    action: Effects = ()
    local_action: Effects = ()
    action_phase: Effects = ()
    crippled: Effects = ()
    insane: Effects = ()
    figures: Figures | None = None
    spawned: Effects = ()
    combat: Effects = ()
    after_will: Effects = ()
    cultists_after_will: Effects = ()
    cultists_spawned: Effects = ()
    cultists_reckoning: Effects = ()
    doom_advances: Effects = ()
    last_token: Effects = ()
    encounter: Effects = ()
    phase_end: Effects = ()
    colour: str = ""
    difficulty: str = NORMAL
    icons: tuple[str, ...] = ()
    tokens: int = 0
    belongs: str = ""
    mystery: str = ""
    needs: int | str = 0
    end_of_mythos: bool = False
    defeat_solves: str = ""
    rules: tuple[str, ...] = ()
    sample: bool = False

    def at_space(self, *names: str) -> Effects:
        """The effects for a space, by its name, or for its type."""
        return next((effects for name, effects in self.at if name in names), ())

    @property
    def effects(self) -> Effects:
        """Those of its words that are resolved; the others always hold."""
        return tuple(word for word in self.does if not isinstance(word, Standing))

    @property
    def number(self) -> int:
        """How many copies there are of it."""
        return len(self.backs) or self.copies


SAMPLE: Final = SampleSet(Path(__file__).parent / "sample", TYPES)


def card(game: Machine, name: str) -> Card:
    """What is described of a card."""
    found: Card = cards_of(game).by_name[name]
    return found


def known(game: Machine, name: str) -> Card | None:
    """What is described of a card or a component; None where nothing is."""
    return cards_of(game).by_name.get(name)


def has_reckoning(game: Machine, name: str) -> bool:
    """True of a card or a component of which a reckoning effect is described."""
    found = known(game, name)
    return found is not None and bool(found.reckoning)


def type_of(game: Machine, name: str) -> str:
    """The type of a card; empty where there is none of this name."""
    found = cards_of(game).by_name.get(name)
    return SAMPLE.names.get(name, "") if found is None else str(found.type)


# A Monster is named by its token, not by the description of what its token says.
CARD: Final = CardName("a card", SAMPLE, *(type_ for type_ in TYPES if type_ != "monster"))
DESCRIBED: Final = CardName("whatever is described: a card, a Monster or a sheet", SAMPLE, *TYPES)
ASSET_NAME: Final = CardName("an Asset", SAMPLE, ASSET)
MYTHOS_NAME: Final = CardName("a Mythos card", SAMPLE, MYTHOS)
MYSTERY_NAME: Final = CardName("a Mystery", SAMPLE, MYSTERY)
