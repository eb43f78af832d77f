"""Questions about what lies on the table: the chaos bag, the token pool, decks and piles."""

import re
from collections.abc import Callable
from typing import cast

from adjudicator.games.arkham.actions.costs import TOKEN_POOL
from adjudicator.games.arkham.decks import ENCOUNTER_DECK
from adjudicator.games.arkham.game import TABLE
from adjudicator.games.arkham.situation.asking import Answering, Asking
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.arkham.skill_test.tokens import bag, in_pool, tokens_on
from adjudicator.games.asking.places import wrote
from adjudicator.games.asking.question import yes
from adjudicator.games.interface import Answer

HELD = ("hand", "deck", "discard")
"""The zones of an investigator whose cards can be asked for."""


def listed(table: ArkhamTable, holder: str, field: str) -> Answer:
    """The cards of a zone, by their names."""
    cards = ", ".join(table.name(card) for card in table.game.zone(holder, field))
    return Answer(cards or "none", wrote(table, holder, field))


def _which(asking: Asking) -> Answering:
    deck = asking.said.slots["deck"].lower()
    if deck not in ("act", "agenda"):
        asking.at.fault("E204", f'"{deck}" is never current', asking.node, "act or agenda")
    return lambda table: listed(table, TABLE, deck)


def _set_aside(asking: Asking) -> Answering:
    return lambda table: listed(table, TABLE, "set aside")


def _in_encounter_deck(asking: Asking) -> Answering:
    number = asking.number()
    places = (TABLE, ENCOUNTER_DECK)
    return lambda table: yes(len(table.game.zone(*places)) == number, wrote(table, *places))


def _victory_points(asking: Asking) -> Answering:
    number = asking.number()

    def answering(table: ArkhamTable) -> Answer:
        game = table.game
        worth = sum(game.cards[card].victory or 0 for card in game.zone(TABLE, "victory display"))
        return yes(worth == number, wrote(table, TABLE, "victory display"))

    return answering


def _whole_bag(asking: Asking) -> Answering:
    def answering(table: ArkhamTable) -> Answer:
        held = (kind for kind, number in bag(table.game) for _ in range(number))
        return Answer(", ".join(held) or "no tokens", wrote(table, TABLE, "chaos bag"))

    return answering


def _made_of(asking: Asking) -> Answering:
    kinds = {kind.strip() for kind in re.split(r",| and ", asking.said.slots["tokens"].lower()) if kind.strip()}

    def answering(table: ArkhamTable) -> Answer:
        there = cast("tuple[str, ...]", table.game.state.read(TOKEN_POOL, "kinds", ()))
        return yes(set(there) == kinds, wrote(table, TOKEN_POOL, "kinds"))

    return answering


def _bag(asking: Asking) -> Answering:
    number, token = asking.number(), asking.said.slots["token"].lower().removesuffix("s")

    def answering(table: ArkhamTable) -> Answer:
        held = dict(bag(table.game))
        amount_held = sum(held.values()) if token == "token" else held.get(token.removesuffix(" token"), 0)
        if token in ("bles", "bless", "bless token"):
            amount_held = held.get("bless", 0)
        return yes(amount_held == number, wrote(table, TABLE, "chaos bag"))

    return answering


def _pool(asking: Asking) -> Answering:
    number, token = asking.number(), asking.said.slots["token"].lower().removesuffix(" tokens").removesuffix(" token")
    return lambda table: yes(in_pool(table.game, token) == number, wrote(table, TABLE, "chaos bag"))


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
    "encounter deck": _in_encounter_deck,
    "victory points": _victory_points,
}
