"""The kinds of slots in questions: facts by their words, piles, outcomes."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from adjudicator.engine.machine import Machine
from adjudicator.games.arkham.asking.derived import COUNTED, FATES, STATES, stat_of
from adjudicator.games.arkham.effects.offered import entries, traits
from adjudicator.games.arkham.facts import (
    ACT,
    ACT_DECK,
    AGENDA,
    AGENDA_DECK,
    CAMPAIGN_LOG,
    COLLECTION,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    EXPLORATION_DECK,
    HAND,
    LOCATIONS,
    OWN_AREA,
    PLAY_AREA,
    THREAT_AREA,
    VICTORY_DISPLAY,
    zone_called,
)
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.keywords import KEYWORDS
from adjudicator.games.arkham.kinds import KINDS, REMEMBERED, SINGULARS, OneWord
from adjudicator.games.arkham.terms import CLASSES, ORDER, STATS, TOKEN_KINDS
from adjudicator.games.kit.facts import Fact
from adjudicator.games.kit.kinds import Free, Kind, Named, Number, Some
from adjudicator.games.kit.zones import Zone


class Counted(Named[Fact[int]]):
    """Something that is counted: tokens, actions, and the cards in an area.

    >>> words = ("resource", "actions left", "card in her discard pile")
    >>> [fact.name for fact in map(COUNTER.read_in_a_file, words) if fact is not None]
    ['resources', 'actions', 'cards in discard']
    """

    _cards: Final = re.compile(
        r"^cards? in (?:(?:the|his|her|their) )?(hand|deck|discard|play|play area|threat area)(?: pile)?$"
    )

    def read(self, game: Machine, text: str) -> Fact[int] | None:
        """The fact, in the plural or not, with an article or not."""
        words = text.lower().removesuffix(" left")
        cards = self._cards.match(words)
        return super().read(game, f"cards in {cards[1]}" if cards is not None else SINGULARS.get(words, words))


COUNTER: Final = Counted("something that is counted", COUNTED, code="E204")


class Entry(Kind[str]):
    """An entry of the campaign log, as a card or the campaign guide may have it recorded."""

    def __init__(self) -> None:
        super().__init__("something that the campaign log may say")

    def read(self, game: Machine, text: str) -> str | None:
        """The entry, whatever its capitals."""
        plain = text.strip('"').lower()
        return next((entry for entry in self.values(game) if entry.lower() == plain), None)

    def may_be(self, text: str) -> bool:
        """True of everything: what is recorded is known when the game is set up."""
        return True

    def values(self, game: Machine) -> tuple[str, ...]:
        """The entries that are recorded, and those that anything in the game records."""
        return tuple(dict.fromkeys((*CAMPAIGN_LOG(game), *entries(game)))) if isinstance(game, Arkham) else ()


class Trait(Kind[str]):
    """A trait that a card of the game bears, or of which one speaks."""

    def __init__(self) -> None:
        super().__init__("a trait")

    def read(self, game: Machine, text: str) -> str | None:
        """The trait, whatever its capitals."""
        return next((trait for trait in self.values(game) if trait.lower() == text.lower()), None)

    def may_be(self, text: str) -> bool:
        """True of everything: traits are known when the game is set up."""
        return True

    def values(self, game: Machine) -> tuple[str, ...]:
        """All of them."""
        return tuple(dict.fromkeys(traits(game))) if isinstance(game, Arkham) else ()


class Pile(Kind[Zone[str]]):
    """A deck or pile of the table; a scenario has decks with names of its own."""

    _known: Final = (
        *(ENCOUNTER_DECK, ENCOUNTER_DISCARD, VICTORY_DISPLAY, COLLECTION, LOCATIONS),
        *(ACT, ACT_DECK, AGENDA, AGENDA_DECK, EXPLORATION_DECK),
    )

    def read(self, game: Machine | None, text: str) -> Zone[str] | None:
        """The zone of a name, with or without the word "pile"."""
        name = text.lower().removesuffix(" pile")
        zone = next((zone for zone in self._known if zone.name == name), None)
        if zone is None and game is not None and zone_called(name)(game):
            zone = zone_called(name)
        return zone

    def say(self, value: Zone[str]) -> str:
        """The name of the zone."""
        return value.name

    def values(self, game: Machine) -> tuple[Zone[str], ...]:
        """Those of every scenario."""
        return self._known


def _by_name(meaning: str, facts: Iterable[Fact[Any]], also: Mapping[str, Fact[Any]] = {}) -> Named[Fact[Any]]:
    return Named(meaning, {**{fact.name: fact for fact in facts}, **also}, code="E204")


ASKED_OF: Final[dict[str, Kind[Any]]] = {
    **KINDS,
    # A debt of experience is a number below zero.
    "number": Number(-999),
    "counter": COUNTER,
    "stat": _by_name("a value", map(stat_of, STATS)),
    "state": _by_name("something that a card can be", STATES),
    "fate": _by_name("something that an investigator can be", FATES),
    "area": _by_name(
        "an area of an investigator",
        (HAND, DECK, DISCARD, PLAY_AREA, OWN_AREA, THREAT_AREA),
        {"discard pile": DISCARD},
    ),
    "pile": Pile("a deck or pile", "E204"),
    "current deck": _by_name("a deck with a current card", (ACT, AGENDA)),
    "side": Named("a side of a mini card", {"colour": False, "black and white": True}, code="E204"),
    "heading": Free("a heading of the campaign log"),
    "remembered": REMEMBERED,
    "class": OneWord("class", (*CLASSES, "neutral")),
    "keyword": OneWord("keyword", KEYWORDS),
    "trait": Trait(),
    "outcome": OneWord("outcome of a scenario", ("over", "completed", "won", "lost")),
    "win or lose": Named(
        "the end of a scenario", {"win": "won", "lose": "lost", "have won": "won", "have lost": "lost"}
    ),
    "bless or curse": OneWord("chaos token", ("bless", "curse"), {}, (" tokens", " token")),
    "in the bag": OneWord(
        "chaos token", (*ORDER, "token"), {f"{kind}s": kind for kind in (*ORDER, "token")}, (" tokens", " token")
    ),
    "entry of the log": Entry(),
    "kinds of tokens": Some(OneWord("kind of token", TOKEN_KINDS)),
}
