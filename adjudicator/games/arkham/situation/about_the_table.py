"""Questions about the table: the chaos bag, the token pool, decks and piles."""

import re
from collections.abc import Callable
from typing import Final, cast

from adjudicator.games.arkham.actions.costs import TOKEN_POOL
from adjudicator.games.arkham.cards import TOKEN_KINDS
from adjudicator.games.arkham.decks import ENCOUNTER_DECK
from adjudicator.games.arkham.game import OWN_AREA, TABLE
from adjudicator.games.arkham.situation.asking import Answering, Asking
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.arkham.skill_test.tokens import ORDER, bag, in_pool, tokens_on
from adjudicator.games.interface import Answer
from adjudicator.games.kit.asking.places import wrote
from adjudicator.games.kit.asking.question import yes

HELD: Final = ("hand", "deck", "discard", "play area", OWN_AREA, "threat area")
"""The areas of an investigator whose cards questions may name."""
ON_THE_TABLE: Final = (
    ENCOUNTER_DECK,
    "encounter discard",
    "victory display",
    "collection",
    "locations",
    "act",
    "act deck",
    "agenda",
    "agenda deck",
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
    return lambda table: listed(table, TABLE, "set aside")


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
        there = cast("tuple[str, ...]", table.game.state.read(TOKEN_POOL, "kinds", ()))
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
