"""Questions about the state of the game: tokens, values, zones, conditions of cards."""

from collections.abc import Callable
from typing import Final

from adjudicator.games.arkham.cards import STATS, TOKEN_KINDS
from adjudicator.games.arkham.facts import (
    ATTACHED_TO,
    CAMPAIGN_LOG,
    COMMITTED,
    DECK,
    DEFEATED,
    DISCARD,
    ELIMINATED,
    ENCOUNTER_DISCARD,
    HAND,
    OUTCOME,
    PLAY_AREA,
    REACHED,
    REMOVED,
    SET_ASIDE,
    TABLE,
    THREAT_AREA,
    TOKEN_POOL,
    TURN_TAKEN,
    UNKNOWN_CARDS,
    UNREVEALED,
    tokens_of,
)
from adjudicator.games.arkham.framework.records import TRAUMA, is_lost, victory_points
from adjudicator.games.arkham.situation.about_the_table import CURRENT, HELD, ON_THE_TABLE, listed
from adjudicator.games.arkham.situation.asking import Answering, Asking
from adjudicator.games.arkham.situation.counting import counted
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.arkham.values import base_value, value
from adjudicator.games.interface import Answer
from adjudicator.games.kit.asking.places import moved, wrote
from adjudicator.games.kit.asking.question import yes
from adjudicator.language.nearest import did_you_mean


def _token(asking: Asking, given: str) -> str:
    token = counted(given)
    if not (token in TOKEN_KINDS or token in COUNTED_CARDS or token in REMAINING or token == "experience"):
        help = did_you_mean(token, TOKEN_KINDS) or f"one of: {', '.join(TOKEN_KINDS)}"
        asking.at.fault("E204", f'"{given}" is nothing that can be counted', asking.node, help)
    return token


COUNTED_CARDS: Final = {
    "cards in hand": HAND.name,
    "cards in deck": DECK.name,
    "cards in discard": DISCARD.name,
    "cards in play": PLAY_AREA.name,
    "cards in play area": PLAY_AREA.name,
    "cards in threat area": THREAT_AREA.name,
}
"""The zones whose cards are counted, by the words for them."""

REMAINING: Final = {"remaining health": ("health", "damage"), "remaining sanity": ("sanity", "horror")}
"""The remaining values, each with its value and the tokens that count against it."""


def _count(table: ArkhamTable, entity: str, token: str) -> int:
    game = table.game
    if token in COUNTED_CARDS:
        unknown = UNKNOWN_CARDS(game, entity) if token == "cards in hand" else 0
        return len(game.zone(entity, COUNTED_CARDS[token])) + unknown
    if token in REMAINING:
        stat, taken = REMAINING[token]
        return value(game, entity, stat) - tokens_of(taken)(game, entity)
    return tokens_of(token)(game, entity)


def _has(asking: Asking) -> Answering:
    entity, number = asking.entity("thing"), asking.number()
    token = _token(asking, asking.said.slots["token"])
    field = COUNTED_CARDS.get(token, token)
    return lambda table: yes(_count(table, entity, token) == number, wrote(table, entity, field))


def _leads(asking: Asking) -> Answering:
    who = asking.entity("who", "investigator")
    return lambda table: yes(table.game.lead == who, wrote(table, TABLE, "investigators"))


def _gone(asking: Asking) -> Answering:
    number, token = asking.number(), _token(asking, asking.said.slots["token"])
    return lambda table: yes(tokens_of(token)(table.game, TOKEN_POOL) == number, wrote(table, TOKEN_POOL, token))


def _value(asking: Asking) -> Answering:
    entity, stat = asking.entity("who"), asking.said.slots["stat"].lower().removesuffix(" pile")
    if stat in HELD:
        return lambda table: listed(table, entity, stat)
    if stat in STATS:
        return lambda table: Answer(str(_stat(table, entity, stat)), ())
    token = _token(asking, stat)
    field = COUNTED_CARDS.get(token, token)
    return lambda table: Answer(str(_count(table, entity, token)), wrote(table, entity, field))


def _stat(table: ArkhamTable, entity: str, stat: str) -> int:
    game = table.game
    return game.quietly(lambda: value(game, entity, stat))


def _value_is(asking: Asking) -> Answering:
    ask, number = _value(asking), asking.number()

    def answering(table: ArkhamTable) -> Answer:
        found = ask(table)
        return yes(found.value == str(number), found.places)

    return answering


def _base_is(asking: Asking) -> Answering:
    entity, stat, number = asking.entity("who"), asking.said.slots["stat"].lower(), asking.number()
    return lambda table: yes(base_value(table.game, entity, stat) == number)


def _state(asking: Asking) -> Callable[[ArkhamTable], tuple[bool, tuple[int, ...]]]:
    entity, state = asking.entity("thing"), asking.said.slots["state"].lower()
    if state in FATES and entity and asking.table.game.cards[entity].type != "investigator":
        asking.at.fault("E204", f"{entity} is no investigator: only an investigator is {state}", asking.node)
    facts: dict[str, Callable[[ArkhamTable], tuple[bool, tuple[int, ...]]]] = {
        "defeated": lambda t: (DEFEATED(t.game, entity), wrote(t, entity, "defeated")),
        "exhausted": lambda t: (not t.game.ready(entity), wrote(t, entity, "exhausted")),
        "ready": lambda t: (t.game.ready(entity), wrote(t, entity, "exhausted")),
        "unrevealed": lambda t: (UNREVEALED(t.game, entity), wrote(t, entity, "unrevealed")),
        "revealed": lambda t: (not UNREVEALED(t.game, entity), wrote(t, entity, "unrevealed")),
        "in play": lambda t: (t.game.in_play(entity), moved(t, entity)),
        "engaged": lambda t: (bool(t.game.engaged(entity)), moved(t, entity)),
        "unengaged": lambda t: (not t.game.engaged(entity), moved(t, entity)),
        "eliminated": lambda t: (entity not in t.game.investigators, moved(t, entity)),
        "resigned": lambda t: (entity in ELIMINATED(t.game) and not DEFEATED(t.game, entity), moved(t, entity)),
        "killed": _lost(entity, "health"),
        "insane": _lost(entity, "sanity"),
        "driven insane": _lost(entity, "sanity"),
        "discarded": lambda t: (
            t.game.lies(entity)[1] in (DISCARD.name, ENCOUNTER_DISCARD.name),
            moved(t, entity),
        ),
        "committed": lambda t: (t.game.lies(entity)[1] == COMMITTED.name, moved(t, entity)),
        "set aside": lambda t: (t.game.lies(entity)[1] == SET_ASIDE.name, moved(t, entity)),
        "removed from the game": lambda t: (t.game.lies(entity)[1] == REMOVED.name, moved(t, entity)),
        "in hand": lambda t: (t.game.lies(entity)[1] == HAND.name, moved(t, entity)),
    }
    fact = facts.get(state)
    if fact is None:
        help = did_you_mean(state, facts) or f"known: {', '.join(facts)}"
        asking.at.fault("E204", f'"{state}" is nothing that a card can be', asking.node, help)
        return facts["in play"]
    return fact


FATES: Final = ("eliminated", "resigned", "killed", "insane", "driven insane")
"""What only an investigator can be."""


def _lost(who: str, stat: str) -> Callable[[ArkhamTable], tuple[bool, tuple[int, ...]]]:
    """An investigator has as much trauma as printed health or sanity."""
    return lambda table: (is_lost(table.game, who, stat), wrote(table, who, TRAUMA[stat].name))


def _nowhere(asking: Asking) -> Answering:
    entity = asking.entity("thing")
    return lambda table: yes(not table.game.location(entity), moved(table, entity))


def _is(asking: Asking) -> Answering:
    fact = _state(asking)
    return lambda table: yes(*fact(table))


def _is_not(asking: Asking) -> Answering:
    fact = _state(asking)

    def answering(table: ArkhamTable) -> Answer:
        truth, places = fact(table)
        return yes(not truth, places)

    return answering


_SIDES: Final = {"colour": False, "black and white": True}
"""The sides of a mini card: black and white shows that the turn of this round has been taken."""


def _mini_card(asking: Asking) -> Answering:
    who, side = asking.entity("who", "investigator"), asking.word("side", _SIDES, "side of a mini card")
    taken = _SIDES.get(side)
    return lambda table: yes(TURN_TAKEN(table.game, who) is taken, wrote(table, who, "turn taken"))


def _zone(asking: Asking) -> tuple[str, str]:
    holder, zone = asking.entity("who"), asking.said.slots["zone"].lower().removesuffix(" pile")
    return holder, asking.at.one_of(zone, HELD, "area of an investigator", asking.node)


def _in_zone(asking: Asking) -> Answering:
    card, (holder, zone) = asking.entity("card"), _zone(asking)
    return lambda table: yes(table.game.lies(card) == (holder, zone), moved(table, card))


def _not_in_zone(asking: Asking) -> Answering:
    card, (holder, zone) = asking.entity("card"), _zone(asking)
    return lambda table: yes(table.game.lies(card) != (holder, zone), moved(table, card))


def _set_aside_by(asking: Asking) -> Answering:
    card, who = asking.entity("card"), asking.entity("who", "investigator")
    return lambda table: yes(table.game.lies(card) == (who, SET_ASIDE.name), moved(table, card))


def _removed(asking: Asking) -> Answering:
    return lambda table: listed(table, TABLE, REMOVED.name)


def _in_encounter(wanted: bool) -> Callable[[Asking], Answering]:
    def make(asking: Asking) -> Answering:
        card, zone = asking.entity("card"), asking.said.slots["zone"].lower().removesuffix(" pile")
        if not asking.table.game.zone(TABLE, zone):
            asking.at.one_of(zone, ON_THE_TABLE, "deck or pile", asking.node)
        return lambda table: yes((table.game.lies(card) == (TABLE, zone)) is wanted, moved(table, card))

    return make


def _resolution(asking: Asking) -> Answering:
    number = asking.number()
    return lambda table: yes(REACHED(table.game) == number, wrote(table, TABLE, "resolution"))


def _no_resolution(asking: Asking) -> Answering:
    return lambda table: yes(
        not REACHED(table.game) and bool(OUTCOME(table.game)),
        wrote(table, TABLE, "outcome"),
    )


def _log(asking: Asking) -> Answering:
    what = asking.said.slots["what"].strip('"').lower()
    return lambda table: yes(
        what in (entry.lower() for entry in CAMPAIGN_LOG(table.game)),
        wrote(table, TABLE, "campaign log"),
    )


def _worth(asking: Asking) -> Answering:
    number = asking.number()
    return lambda table: yes(victory_points(table.game) == number, wrote(table, TABLE, "victory display"))


def _outcome(asking: Asking) -> Answering:
    known = ("over", "completed", "won", "lost", "neither won nor lost")
    outcome = asking.word("outcome", known, "outcome of a scenario")

    def answering(table: ArkhamTable) -> Answer:
        over = REACHED(table.game) > 0 or not table.game.investigators
        ends = OUTCOME(table.game)
        held = {"over": over, "neither won nor lost": over and not ends}.get(outcome, outcome in ends)
        return yes(held, wrote(table, TABLE, "resolution"))

    return answering


def _current(asking: Asking) -> Answering:
    card, deck = asking.entity("card"), asking.word("deck", CURRENT, "deck with a current card")
    return lambda table: yes(card in table.game.current(deck), moved(table, card))


def _engaged(asking: Asking) -> Answering:
    enemy, who = asking.entity("enemy"), asking.entity("who")
    return lambda table: yes(who in table.game.engaged(enemy), moved(table, enemy))


def _not_engaged(asking: Asking) -> Answering:
    enemy, who = asking.entity("enemy"), asking.entity("who")
    return lambda table: yes(who not in table.game.engaged(enemy), moved(table, enemy))


def _attached(asking: Asking) -> Answering:
    card, thing = asking.entity("card"), asking.entity("thing")
    return lambda table: yes(ATTACHED_TO(table.game, card) == thing, moved(table, card))


def _controlled(asking: Asking) -> Answering:
    who, card = asking.entity("who"), asking.entity("card")
    return lambda table: yes(table.game.controller(card) == who, moved(table, card))


def _at(asking: Asking) -> Answering:
    thing, location = asking.entity("thing"), asking.entity("location", "location")
    return lambda table: yes(table.game.location(thing) == location, moved(table, thing))


STANDING: dict[str, Callable[[Asking], Answering]] = {
    "set aside by": _set_aside_by,
    "removed": _removed,
    "in zone": _in_zone,
    "not in zone": _not_in_zone,
    "in encounter": _in_encounter(True),
    "not in encounter": _in_encounter(False),
    "resolution": _resolution,
    "no resolution": _no_resolution,
    "log": _log,
    "worth": _worth,
    "outcome": _outcome,
    "current": _current,
    "engaged": _engaged,
    "not engaged": _not_engaged,
    "attached": _attached,
    "controlled": _controlled,
    "at": _at,
    "nowhere": _nowhere,
    "not": _is_not,
    "is": _is,
    "has": _has,
    "mini card": _mini_card,
    "gone": _gone,
    "leads": _leads,
    "value is": _value_is,
    "base is": _base_is,
    "value": _value,
}
