"""Statements that follow from the facts: of values as they are now, of states and fates, and of counts."""

from functools import partial
from typing import Final

from adjudicator.games.arkham.actions.allowance import left_of
from adjudicator.games.arkham.facts import (
    COMMITTED,
    DAMAGE,
    DECK,
    DEFEATED,
    DISCARD,
    ELIMINATED,
    ENCOUNTER_DISCARD,
    EXHAUSTED,
    EXPERIENCE,
    FACEDOWN_KEYS,
    FLOOD,
    HAND,
    HORROR,
    KEYS,
    PLAY_AREA,
    REMOVED,
    SET_ASIDE,
    THREAT_AREA,
    UNREVEALED,
    UNSTABLE,
    tokens_of,
)
from adjudicator.games.arkham.flood import FLOODED, LEVELS, is_at
from adjudicator.games.arkham.framework.records import TRAUMA, is_lost
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.kinds import CARD, INVESTIGATOR
from adjudicator.games.arkham.terms import TOKEN_KINDS
from adjudicator.games.arkham.values import value
from adjudicator.games.kit.facts import Fact
from adjudicator.games.kit.values import Derived
from adjudicator.games.kit.zones import Zone


def stat_of(stat: str) -> Derived[int]:
    """A value of a card or investigator, as it is now."""
    return Derived(stat, CARD, 0, lambda game, entity: value(game, entity, stat), stat, reckoned=True)


def _remaining(stat: str, taken: Fact[int]) -> Derived[int]:
    """Health without the damage, sanity without the horror."""
    name = f"remaining {stat}"

    def left(game: Arkham, entity: str) -> int:
        return value(game, entity, stat) - taken(game, entity)

    return Derived(name, CARD, 0, left, taken.name, reckoned=True)


def _cards(zone: Zone[str], where: str) -> Derived[int]:
    """The number of cards in an area; some of them may be unknown."""

    def number(game: Arkham, who: str) -> int:
        return len(zone(game, who)) + zone.unknown(game, who)

    return Derived(f"cards in {where}", INVESTIGATOR, 0, number, zone.name)


def _lies(name: str, *zones: Zone[str]) -> Derived[bool]:
    """A card lies in one of some zones."""
    names = tuple(zone.name for zone in zones)
    return Derived(name, CARD, False, lambda game, card: game.lies(card)[1] in names)


def _is_at(word: str, game: Arkham, location: str) -> bool:
    """A location is at this flood level."""
    return game.consider(lambda: is_at(game, location, word))


STATES: Final[tuple[Fact[bool], ...]] = (
    DEFEATED,
    EXHAUSTED,
    Derived("ready", CARD, False, lambda game, card: game.ready(card), EXHAUSTED.name),
    UNREVEALED,
    Derived("revealed", CARD, False, lambda game, card: not UNREVEALED(game, card), UNREVEALED.name),
    *(Derived(word, CARD, False, partial(_is_at, word), FLOOD.name) for word in (*LEVELS, FLOODED)),
    UNSTABLE,
    Derived("stable", CARD, False, lambda game, card: not UNSTABLE(game, card), UNSTABLE.name),
    Derived("in play", CARD, False, lambda game, card: game.in_play(card)),
    Derived("engaged", CARD, False, lambda game, card: bool(game.engaged(card))),
    Derived("unengaged", CARD, False, lambda game, card: not game.engaged(card)),
    _lies("discarded", DISCARD, ENCOUNTER_DISCARD),
    _lies("committed", COMMITTED),
    _lies("set aside", SET_ASIDE),
    _lies("removed from the game", REMOVED),
    _lies("in hand", HAND),
)


def _lost(name: str, stat: str) -> Derived[bool]:
    """An investigator has as much trauma as printed health, or sanity."""
    return Derived(name, INVESTIGATOR, False, lambda game, who: is_lost(game, who, stat), TRAUMA[stat].name)


def resigned(game: Arkham, who: str) -> bool:
    """True of an investigator who has left the scenario without being defeated."""
    return who in ELIMINATED(game) and not DEFEATED(game, who)


FATES: Final[tuple[Fact[bool], ...]] = (
    Derived("eliminated", INVESTIGATOR, False, lambda game, who: who not in game.investigators),
    Derived("resigned", INVESTIGATOR, False, resigned),
    _lost("killed", "health"),
    _lost("insane", "sanity"),
    _lost("driven insane", "sanity"),
)
COUNTED: Final[dict[str, Fact[int]]] = {
    **{kind: tokens_of(kind) for kind in TOKEN_KINDS},
    EXPERIENCE.name: EXPERIENCE,
    "flood tokens": Derived("flood tokens", CARD, 0, lambda game, card: int(bool(FLOOD(game, card))), FLOOD.name),
    "keys": Derived("keys", CARD, 0, lambda game, card: len(KEYS(game, card)), KEYS.name),
    FACEDOWN_KEYS.name: FACEDOWN_KEYS,
    "cards in hand": _cards(HAND, "hand"),
    "cards in deck": _cards(DECK, "deck"),
    "cards in discard": _cards(DISCARD, "discard"),
    "cards in play": _cards(PLAY_AREA, "play"),
    "cards in play area": _cards(PLAY_AREA, "play area"),
    "cards in threat area": _cards(THREAT_AREA, "threat area"),
    "additional actions": Derived("additional actions", INVESTIGATOR, 0, left_of, "turn"),
    "remaining health": _remaining("health", DAMAGE),
    "remaining sanity": _remaining("sanity", HORROR),
}
