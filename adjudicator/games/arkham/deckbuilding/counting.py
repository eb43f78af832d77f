"""What counts in an investigator deck: its size, the copies of a title, and the experience that it is worth."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from adjudicator.engine.fields import Field
from adjudicator.games.arkham.facts import DECK, EARNED, OWNER, PHASE_NOW
from adjudicator.games.arkham.game import Arkham, Card

DECKBUILDING: Final = "deckbuilding"
"""The phase of a situation in which decks are built: no game has been set up yet."""
BETWEEN_SCENARIOS: Final = "between scenarios"
"""The phase of a situation between two scenarios of a campaign."""
BEFORE_A_GAME: Final = (DECKBUILDING, BETWEEN_SCENARIOS)
STANDARD_COPIES: Final = 2
MYRIAD_COPIES: Final = 3
EXCEPTIONAL_COPIES: Final = 1
BOUGHT: Final[Field[tuple[str, ...]]] = Field("cards that were bought", ())
"""The cards that an investigator has paid for between these scenarios."""


class Part(NamedTuple):
    """A part of a deck that is not counted against its size, with the rule by which it is not."""

    cards: tuple[str, ...]
    rule: str


def deck_of(game: Arkham, who: str) -> tuple[str, ...]:
    """The cards of an investigator's deck: after a scenario all that the investigator owns, wherever they lie."""
    if PHASE_NOW(game) in BEFORE_A_GAME:
        return DECK(game, who)
    return tuple(name for name in game.cards if OWNER(game, name) == who)


def cards_of(game: Arkham, who: str) -> tuple[Card, ...]:
    """The cards of an investigator's deck."""
    return tuple(game.cards[name] for name in deck_of(game, who))


def uncounted(game: Arkham, who: str) -> tuple[Part, ...]:
    """The parts of a deck that do not count towards its size.

    Source: deckbuilding.3, deckbuilding.4, deckbuilding.5, permanent.2, bonded.9.
    """
    deck = deck_of(game, who)
    left = dict.fromkeys(deck)
    parts: list[Part] = []
    for rule, is_one in _UNCOUNTED:
        found = tuple(name for name in left if is_one(game, name))
        if found:
            parts.append(Part(found, rule))
        for name in found:
            del left[name]
    return tuple(parts)


_UNCOUNTED: Final[tuple[tuple[str, Callable[[Arkham, str], bool]], ...]] = (
    ("deckbuilding.3", lambda game, name: game.cards[name].weakness),
    ("deckbuilding.5", lambda game, name: EARNED(game, name)),
    ("deckbuilding.4", lambda game, name: bool(game.cards[name].deck_of)),
    ("bonded.9", lambda game, name: "bonded" in game.cards[name].keywords),
    ("permanent.2", lambda game, name: "permanent" in game.cards[name].keywords),
)


def size(game: Arkham, who: str) -> int:
    """The number of cards that count towards the size of a deck."""
    return len(deck_of(game, who)) - sum(len(part.cards) for part in uncounted(game, who))


def copies_allowed(game: Arkham, card: Card) -> tuple[int, str]:
    """The most copies of a title in a deck, with the rule: its own limit, or that of its keyword."""
    if card.per_deck:
        return card.per_deck, "faq-limits-in-play-areas.3"
    if "exceptional" in card.keywords:
        return EXCEPTIONAL_COPIES, "exceptional.3"
    if "myriad" in card.keywords:
        # The first edition's reference knows the keyword from the official answers alone.
        return MYRIAD_COPIES, "myriad.2" if game.edition == "revised" else "faq-myriad-in-standalone-mode.1"
    return STANDARD_COPIES, "deckbuilding.6"


def worth_of(game: Arkham, who: str) -> tuple[int, tuple[str, ...]]:
    """The experience that the cards of a deck are worth, with the rules by which it is counted."""
    total, by = experience(cards_of(game, who))
    paid_for = any(name in deck_of(game, who) and not game.cards[name].level for name in BOUGHT(game, who))
    return total, (*by, "faq-level-0-experience-cost.1") if paid_for else by


def experience(cards: Iterable[Card]) -> tuple[int, tuple[str, ...]]:
    """The experience that cards are worth, with the rules by which more or less than their levels is counted.

    Source: standalone-mode.4, exceptional.2, faq-myriad-in-standalone-mode.1.
    """
    total, by = 0, dict.fromkeys(("standalone-mode.4",))
    counted: Counter[str] = Counter()
    for card in cards:
        counted[card.name] += 1
        if "myriad" in card.keywords and counted[card.name] > 1:
            by["faq-myriad-in-standalone-mode.1"] = None
            continue
        if card.level and "exceptional" in card.keywords:
            by["exceptional.2"] = None
        total += card.level * (2 if "exceptional" in card.keywords else 1)
    return total, tuple(by)
