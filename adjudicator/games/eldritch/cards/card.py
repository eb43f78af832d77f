"""Cards: what is described of each, and the cards that a game is played with."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from adjudicator.engine.machine import Machine
from adjudicator.games.eldritch.cards.words import Standing
from adjudicator.games.eldritch.components.monsters import Figures
from adjudicator.games.kit.effects import CardFile, Effect
from adjudicator.games.kit.facts import TABLE

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


class Cards:
    """The cards of a game by their names; two are equal that describe the same."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.by_name: Final = {card.name: card for card in cards}
        self.of_type: Final = {
            type_: tuple(name for name, card in self.by_name.items() if card.type == type_) for type_ in TYPES
        }
        self._hash = hash(tuple(self.by_name))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Cards) and self.by_name == other.by_name)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return ", ".join(self.by_name)


NO_CARDS: Final = Cards(())
CELL: Final = "cards"
"""The field of the table that holds the cards of a game."""
_SAMPLE = Path(__file__).parent / "sample"
SAMPLE_FILES: Final = {
    type_: CardFile(path) for type_ in TYPES if (path := _SAMPLE / f"{type_.replace(' ', '-')}.yaml").exists()
}
"""The files of the sample set, by the type of the cards in them."""
SAMPLE_NAMES: Final[Mapping[str, str]] = {name: type_ for type_, file in SAMPLE_FILES.items() for name in file.names}
"""The cards of the sample set, each with its type."""


def cards_of(game: Machine) -> Cards:
    """The cards with which a game is played: those of the sample set, and those that its file describes."""
    found: Any = game.state.read(TABLE, CELL)
    return NO_CARDS if found is None else found


def card(game: Machine, name: str) -> Card:
    """What is described of a card."""
    return cards_of(game).by_name[name]


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
    return SAMPLE_NAMES.get(name, "") if found is None else found.type
