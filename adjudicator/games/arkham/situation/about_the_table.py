"""Questions about the table: the chaos bag, the token pool, decks and piles."""

import re
from collections.abc import Callable
from typing import Final

from adjudicator.games.arkham.cards import ORDER, TOKEN_KINDS
from adjudicator.games.arkham.facts import (
    ACT,
    ACT_DECK,
    AGENDA,
    AGENDA_DECK,
    COLLECTION,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HAND,
    KINDS_IN_POOL,
    LOCATIONS,
    OWN_AREA,
    PLAY_AREA,
    SET_ASIDE,
    TABLE,
    THREAT_AREA,
    TOKEN_POOL,
    VICTORY_DISPLAY,
)
from adjudicator.games.arkham.situation.asking import Answering, Asking
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.arkham.skill_test.tokens import bag, in_pool, tokens_on
from adjudicator.games.interface import Answer
from adjudicator.games.kit.asking.places import wrote
from adjudicator.games.kit.asking.question import yes

HELD: Final = tuple(zone.name for zone in (HAND, DECK, DISCARD, PLAY_AREA, OWN_AREA, THREAT_AREA))
"""The areas of an investigator whose cards questions may name."""
ON_THE_TABLE: Final = tuple(
    zone.name
    for zone in (
        ENCOUNTER_DECK,
        ENCOUNTER_DISCARD,
        VICTORY_DISPLAY,
        COLLECTION,
        LOCATIONS,
        ACT,
        ACT_DECK,
        AGENDA,
        AGENDA_DECK,
    )
)
"""The areas of cards that belong to nobody; a scenario may have decks of its own beside these."""
CURRENT: Final = ("act", "agenda")


def listed(table: ArkhamTable, holder: str, field: str) -> Answer:
    """The cards of a zone, by their names."""
    cards = ", ".join(table.game.zone(holder, field))
    return Answer(cards or "none", wrote(table, holder, field))


def _which(asking: Asking) -> Answering:
    deck = asking.word("deck", CURRENT, "deck with a current card")
    return lambda table: listed(table, TABLE, deck)


def _set_aside(asking: Asking) -> Answering:
    return lambda table: listed(table, TABLE, SET_ASIDE.name)


def _held(asking: Asking) -> Answering:
    number, zone = asking.number(), asking.said.slots["zone"].lower().removesuffix(" pile")
    if not asking.table.game.zone(TABLE, zone):
        asking.at.one_of(zone, ON_THE_TABLE, "deck or pile", asking.node)
    return lambda table: yes(len(table.game.zone(TABLE, zone)) == number, wrote(table, TABLE, zone))


def _whole_bag(asking: Asking) -> Answering:
    def answering(table: ArkhamTable) -> Answer:
        held = (kind for kind, number in bag(table.game) for _ in range(number))
        return Answer(", ".join(held) or "no tokens", wrote(table, TABLE, "chaos bag"))

    return answering


def _made_of(asking: Asking) -> Answering:
    kinds = {kind.strip() for kind in re.split(r",| and ", asking.said.slots["tokens"].lower()) if kind.strip()}
    for kind in sorted(kinds):
        asking.at.one_of(kind, TOKEN_KINDS, "kind of token", asking.node)

    def answering(table: ArkhamTable) -> Answer:
        there = KINDS_IN_POOL(table.game)
        return yes(set(there) == kinds, wrote(table, TOKEN_POOL, "kinds"))

    return answering


def _bag(asking: Asking) -> Answering:
    number, kind = asking.number(), _kind(asking, (*ORDER, "token"))

    def answering(table: ArkhamTable) -> Answer:
        held = dict(bag(table.game))
        there = sum(held.values()) if kind == "token" else held.get(kind, 0)
        return yes(there == number, wrote(table, TABLE, "chaos bag"))

    return answering


def _kind(asking: Asking, known: tuple[str, ...]) -> str:
    """The kind of chaos token that a sentence names: `2 bless tokens`, `5 skulls`."""
    given = asking.said.slots["token"].lower().removesuffix(" tokens").removesuffix(" token")
    return asking.at.one_of(given if given in known else given.removesuffix("s"), known, "chaos token", asking.node)


def _pool(asking: Asking) -> Answering:
    number, kind = asking.number(), _kind(asking, ("bless", "curse"))
    return lambda table: yes(in_pool(table.game, kind) == number, wrote(table, TABLE, "chaos bag"))


def _tokens_on(asking: Asking) -> Answering:
    card, number = asking.entity("card"), asking.number()
    return lambda table: yes(len(tokens_on(table.game, card)) == number, wrote(table, card, "chaos tokens"))


ABOUT_THE_TABLE: dict[str, Callable[[Asking], Answering]] = {
    "tokens": _bag,
    "bag": _whole_bag,
    "pool": _pool,
    "made of": _made_of,
    "tokens on": _tokens_on,
    "which": _which,
    "set aside": _set_aside,
    "held": _held,
}
