"""Statements of how things stand in Arkham Horror, by its facts."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from adjudicator.engine.machine import Machine
from adjudicator.games.arkham.actions.allowance import left_of
from adjudicator.games.arkham.chaos_tokens import bag, in_pool, tokens_on
from adjudicator.games.arkham.facts import (
    ACT,
    ACT_DECK,
    AGENDA,
    AGENDA_DECK,
    ATTACHED_TO,
    CAMPAIGN_LOG,
    CHAOS_BAG,
    COLLECTION,
    COMMITTED,
    DAMAGE,
    DECK,
    DEFEATED,
    DISCARD,
    ELIMINATED,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    EXHAUSTED,
    EXPERIENCE,
    HAND,
    HORROR,
    INVESTIGATORS,
    KINDS_IN_POOL,
    LOCATIONS,
    OUTCOME,
    OWN_AREA,
    OWNER,
    PLAY_AREA,
    REACHED,
    REMOVED,
    SEALED,
    SET_ASIDE,
    THREAT_AREA,
    TOKEN_POOL,
    TURN_TAKEN,
    UNKNOWN_CARDS,
    UNREVEALED,
    VICTORY_DISPLAY,
    tokens_of,
    zone_called,
)
from adjudicator.games.arkham.framework.records import TRAUMA, is_lost, victory_points
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.kinds import CARD, INVESTIGATOR, KINDS, SINGULARS, OneWord
from adjudicator.games.arkham.terms import ORDER, STATS, TOKEN_KINDS
from adjudicator.games.arkham.values import base_value, value
from adjudicator.games.kit.facts import Fact, Slots, Statement
from adjudicator.games.kit.families import areas, counted, in_a_row, piles, states, valued
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.kinds import Kind, Named, Number, Some
from adjudicator.games.kit.standing import Standing
from adjudicator.games.kit.values import Derived
from adjudicator.games.kit.zones import Zone

# -- what follows from the facts --------------------------------------------------------------------------------------


def _stat(stat: str) -> Derived[int]:
    return Derived(stat, CARD, 0, lambda game, entity: game.quietly(lambda: value(game, entity, stat)), stat)


def _remaining(stat: str, taken: Fact[int]) -> Derived[int]:
    """Health without the damage, sanity without the horror."""
    name = f"remaining {stat}"
    return Derived(name, CARD, 0, lambda game, entity: value(game, entity, stat) - taken(game, entity), name)


def _cards(zone: Zone[str], where: str, unknown: Fact[int] | None = None) -> Derived[int]:
    """The number of cards in an area; those in hand may be unknown."""

    def number(game: Arkham, who: str) -> int:
        return len(zone(game, who)) + (0 if unknown is None else unknown(game, who))

    return Derived(f"cards in {where}", INVESTIGATOR, 0, number, zone.name)


def _lies(name: str, *zones: Zone[str]) -> Derived[bool]:
    """A card lies in one of some zones."""
    names = tuple(zone.name for zone in zones)
    return Derived(name, CARD, False, lambda game, card: game.lies(card)[1] in names)


_STATES: Final[tuple[Fact[bool], ...]] = (
    DEFEATED,
    EXHAUSTED,
    Derived("ready", CARD, False, lambda game, card: game.ready(card), EXHAUSTED.name),
    UNREVEALED,
    Derived("revealed", CARD, False, lambda game, card: not UNREVEALED(game, card), UNREVEALED.name),
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


def _resigned(game: Arkham, who: str) -> bool:
    return who in ELIMINATED(game) and not DEFEATED(game, who)


_FATES: Final[tuple[Fact[bool], ...]] = (
    Derived("eliminated", INVESTIGATOR, False, lambda game, who: who not in game.investigators),
    Derived("resigned", INVESTIGATOR, False, _resigned),
    _lost("killed", "health"),
    _lost("insane", "sanity"),
    _lost("driven insane", "sanity"),
)
_COUNTED: Final[dict[str, Fact[int]]] = {
    **{kind: tokens_of(kind) for kind in TOKEN_KINDS},
    EXPERIENCE.name: EXPERIENCE,
    "cards in hand": _cards(HAND, "hand", UNKNOWN_CARDS),
    "cards in deck": _cards(DECK, "deck"),
    "cards in discard": _cards(DISCARD, "discard"),
    "cards in play": _cards(PLAY_AREA, "play"),
    "cards in play area": _cards(PLAY_AREA, "play area"),
    "cards in threat area": _cards(THREAT_AREA, "threat area"),
    "additional actions": Derived("additional actions", INVESTIGATOR, 0, left_of, "turn"),
    "remaining health": _remaining("health", DAMAGE),
    "remaining sanity": _remaining("sanity", HORROR),
}

# -- the kinds of slots -----------------------------------------------------------------------------------------------


class Counted(Named[Fact[int]]):
    """Something that is counted: tokens, actions, and the cards in an area.

    >>> words = ("resource", "actions left", "card in her discard pile")
    >>> [fact.name for fact in map(COUNTED.read_in_a_file, words) if fact is not None]
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


COUNTED: Final = Counted("something that is counted", _COUNTED, code="E204")


class Pile(Kind[Zone[str]]):
    """A deck or pile of the table; a scenario has decks with names of its own."""

    _known: Final = (
        *(ENCOUNTER_DECK, ENCOUNTER_DISCARD, VICTORY_DISPLAY, COLLECTION, LOCATIONS),
        *(ACT, ACT_DECK, AGENDA, AGENDA_DECK),
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


_KINDS: Final[dict[str, Kind[Any]]] = {
    **KINDS,
    # A debt of experience is a number below zero.
    "number": Number(-999),
    "counter": COUNTED,
    "stat": _by_name("a value", map(_stat, STATS)),
    "state": _by_name("something that a card can be", _STATES),
    "fate": _by_name("something that an investigator can be", _FATES),
    "area": _by_name(
        "an area of an investigator",
        (HAND, DECK, DISCARD, PLAY_AREA, OWN_AREA, THREAT_AREA),
        {"discard pile": DISCARD},
    ),
    "pile": Pile("a deck or pile", "E204"),
    "current deck": _by_name("a deck with a current card", (ACT, AGENDA)),
    "side": Named("a side of a mini card", {"colour": False, "black and white": True}, code="E204"),
    "outcome": OneWord("outcome of a scenario", ("over", "completed", "won", "lost")),
    "win or lose": Named(
        "the end of a scenario", {"win": "won", "lose": "lost", "have won": "won", "have lost": "lost"}
    ),
    "bless or curse": OneWord("chaos token", ("bless", "curse"), {}, (" tokens", " token")),
    "in the bag": OneWord(
        "chaos token", (*ORDER, "token"), {f"{kind}s": kind for kind in (*ORDER, "token")}, (" tokens", " token")
    ),
    "kinds of tokens": Some(OneWord("kind of token", TOKEN_KINDS)),
}

# -- statements -------------------------------------------------------------------------------------------------------


def _in_bag(game: Arkham, slots: Slots) -> bool:
    held = dict(bag(game))
    there = sum(held.values()) if slots["token"] == "token" else held.get(slots["token"], 0)
    return bool(there == slots["n"])


def _outcome(game: Arkham, slots: Slots) -> bool:
    over = REACHED(game) > 0 or not game.investigators
    return over if slots["outcome"] == "over" else slots["outcome"] in OUTCOME(game)


def _logged(game: Arkham, slots: Slots) -> bool:
    return slots["what"].strip('"').lower() in (entry.lower() for entry in CAMPAIGN_LOG(game))


def _for_a_kind(game: Arkham, slots: Slots) -> bool:
    return bool(left_of(game, slots["who"], slots["kind"]) == slots["n"])


def _one(form: str, holds: Callable[[Arkham, Slots], bool] | None = None, **more: Any) -> Statement:
    return Statement(Form(form), None, holds, **more)


def _bag(game: Arkham, _slots: Slots) -> str:
    return in_a_row(tuple(kind for kind, number in bag(game) for _ in range(number)), "no tokens")


def _owner(slots: Slots) -> tuple[str, str]:
    """The cell that says who owns a card."""
    return slots["card"], OWNER.name


def _carrier(game: Arkham, thing: str) -> str:
    """The investigator or card with which something goes from location to location; empty where it stands by itself."""
    holder, _zone = game.lies(thing)
    return holder if holder in game.cards and game.cards[holder].type != "location" else ""


def _is_empty(game: Arkham, slots: Slots) -> bool:
    """Nothing lies in an area, and of a hand no card is unknown either."""
    zone, whose = slots["fact"], slots["whose"]
    return not zone(game, whose) and not (zone is HAND and UNKNOWN_CARDS(game, whose))


STATEMENTS: Final = (
    _one(
        "{n:number} {fact:counter} have gone to the token pool",
        lambda game, slots: slots["fact"](game, TOKEN_POOL) == slots["n"],
        cell=lambda slots: (TOKEN_POOL, slots["fact"].name),
    ),
    _one(
        "{n:number} {fact:counter} has gone to the token pool",
        lambda game, slots: slots["fact"](game, TOKEN_POOL) == slots["n"],
        cell=lambda slots: (TOKEN_POOL, slots["fact"].name),
    ),
    _one(
        "the {fact:pile} holds {n:number} card[s]",
        lambda game, slots: len(slots["fact"](game)) == slots["n"],
    ),
    _one(
        "the victory display is worth {n:number} [points]",
        lambda game, slots: victory_points(game) == slots["n"],
        cell=lambda _slots: VICTORY_DISPLAY.address,
        also="points",
    ),
    _one(
        "the token pool is made of {tokens:kinds of tokens}",
        lambda game, slots: set(KINDS_IN_POOL(game)) == set(slots["tokens"]),
        cell=lambda _slots: KINDS_IN_POOL.address,
    ),
    _one("the chaos bag", tells=_bag, cell=lambda _slots: CHAOS_BAG.address, also="bag contents tokens"),
    _one(
        "the cards set aside",
        tells=lambda game, _slots: in_a_row(SET_ASIDE(game)),
        cell=lambda _slots: SET_ASIDE.address,
        also="set aside",
    ),
    _one("the current {fact:current deck}", tells=lambda game, slots: in_a_row(slots["fact"](game)), also="act agenda"),
    _one("the bag holds {n:number} {token:in the bag}", _in_bag, cell=lambda _slots: CHAOS_BAG.address),
    _one(
        "the token pool holds {n:number} {token:bless or curse}",
        lambda game, slots: in_pool(game, slots["token"]) == slots["n"],
        cell=lambda _slots: CHAOS_BAG.address,
    ),
    _one(
        "{card:thing} holds {n:number} chaos token[s]",
        lambda game, slots: len(tokens_on(game, slots["card"])) == slots["n"],
        cell=lambda slots: (slots["card"], SEALED.name),
    ),
    _one(
        "{who:investigator} leads",
        lambda game, slots: game.lead == slots["who"],
        cell=lambda _slots: INVESTIGATORS.address,
    ),
    _one(
        "{who:investigator}'s mini card shows {side:side}",
        lambda game, slots: TURN_TAKEN(game, slots["who"]) is slots["side"],
        cell=lambda slots: (slots["who"], TURN_TAKEN.name),
    ),
    _one(
        "{who:thing}'s base {stat:stat} is {n:number}",
        lambda game, slots: base_value(game, slots["who"], slots["stat"].name) == slots["n"],
    ),
    *valued("thing", "stat"),
    _one(
        "no resolution is reached",
        lambda game, _slots: not REACHED(game) and bool(OUTCOME(game)),
        cell=lambda _slots: OUTCOME.address,
    ),
    _one(
        "resolution {n:number} is reached",
        lambda game, slots: REACHED(game) == slots["n"],
        cell=lambda _slots: REACHED.address,
    ),
    _one("the campaign log says {what:words}", _logged, cell=lambda _slots: CAMPAIGN_LOG.address),
    _one("the scenario is {outcome:outcome}", _outcome, cell=lambda _slots: REACHED.address),
    _one(
        "the investigators {end:win or lose}",
        lambda game, slots: slots["end"] in OUTCOME(game),
        cell=lambda _slots: OUTCOME.address,
        also="won lost players",
    ),
    _one(
        "{card:thing} is the current {deck:current deck}",
        lambda game, slots: slots["card"] in game.current(slots["deck"].name),
        lies="card",
    ),
    _one(
        "{card:thing} is set aside by {who:investigator}",
        lambda game, slots: game.lies(slots["card"]) == (slots["who"], SET_ASIDE.name),
        lies="card",
    ),
    _one(
        "the cards removed from the game",
        tells=lambda game, _slots: in_a_row(REMOVED(game)),
        cell=lambda _slots: REMOVED.address,
    ),
    _one(
        "the victory display",
        tells=lambda game, _slots: in_a_row(VICTORY_DISPLAY(game)),
        cell=lambda _slots: VICTORY_DISPLAY.address,
    ),
    _one(
        "{who:investigator} has resigned",
        lambda game, slots: _resigned(game, slots["who"]),
        cell=lambda _slots: ELIMINATED.address,
    ),
    _one(
        "{who:investigator} has not resigned",
        lambda game, slots: not _resigned(game, slots["who"]),
        cell=lambda _slots: ELIMINATED.address,
    ),
    *areas("thing", "thing", "area"),
    _one("{whose:thing}'s {fact:area} is empty", _is_empty),
    _one("{whose:thing}'s {fact:area} is not empty", lambda game, slots: not _is_empty(game, slots)),
    _one("the {fact:pile} is empty", lambda game, slots: not slots["fact"](game)),
    _one("the {fact:pile} is not empty", lambda game, slots: bool(slots["fact"](game))),
    *piles("thing", "pile"),
    _one(
        "{enemy:enemy} is not engaged with {who:investigator}",
        lambda game, slots: slots["who"] not in game.engaged(slots["enemy"]),
        lies="enemy",
    ),
    _one(
        "{enemy:enemy} is engaged with {who:investigator}",
        lambda game, slots: slots["who"] in game.engaged(slots["enemy"]),
        lies="enemy",
    ),
    _one(
        "{card:thing} is attached to {thing:thing}",
        lambda game, slots: ATTACHED_TO(game, slots["card"]) == slots["thing"],
        lies="card",
    ),
    _one(
        "{who:investigator} controls {card:thing}",
        lambda game, slots: game.controller(slots["card"]) == slots["who"],
        lies="card",
    ),
    _one("nobody owns {card:thing}", lambda game, slots: not OWNER(game, slots["card"]), cell=_owner),
    _one(
        "{who:investigator} owns {card:thing}",
        lambda game, slots: OWNER(game, slots["card"]) == slots["who"],
        cell=_owner,
    ),
    _one("{thing:thing} is at no location", lambda game, slots: not game.location(slots["thing"]), lies="thing"),
    _one(
        "{thing:thing} is at {location:location}",
        lambda game, slots: game.location(slots["thing"]) == slots["location"],
        lies="thing",
        carried=_carrier,
    ),
    *states("thing", "state"),
    *states("investigator", "fate"),
    _one("{who:investigator} has {n:number} additional action[s] for {kind:words}", _for_a_kind, also="actions left"),
    _one("{who:investigator} has {n:number} additional action[s] to {kind:words}", _for_a_kind, also="actions left"),
    *counted("thing", "counter", also="how much many damage horror clues resources"),
)

_EXAMPLES: Final = (
    "3 resources have gone to the token pool",
    "1 supply has gone to the token pool",
    "the encounter deck holds 26 cards",
    "the victory display is worth 2",
    "the token pool is made of damage, horror, clues, doom and resources",
    "the current agenda",
    "the bag holds 16 tokens",
    "the token pool holds 8 bless tokens",
    "jar holds 2 chaos tokens",
    "daisy leads",
    "roland's mini card shows colour",
    "roland's base combat is 4",
    "roland's combat is 5",
    "roland's combat is not 4",
    "roland's combat",
    "resolution 1 is reached",
    "the campaign log says the house burned",
    "the scenario is over",
    "trapped is the current act",
    "roland's hand",
    "roland's discard pile is empty",
    "roland's hand is not empty",
    "the encounter deck is empty",
    "the encounter discard pile is not empty",
    "perception is in daisy's discard pile",
    "perception is not in daisy's hand",
    "guts is not in the encounter discard pile",
    "rotting remains is in the encounter discard pile",
    "ghoul is not engaged with roland",
    "ghoul is engaged with roland",
    "obscuring fog is attached to study",
    "roland controls beat cop",
    "roland owns beat cop",
    "nobody owns rotting remains",
    "the investigators win",
    "roland is at hallway",
    "roland is at no location",
    "cover up is set aside by roland",
    "the victory display",
    "roland has resigned",
    "roland has not resigned",
    "roland is not defeated",
    "roland is defeated",
    "roland has 0 additional actions for spells",
    "roland has 0 additional actions to fight",
    "ghoul has 1 damage",
    "roland does not have 2 damage",
    "roland's damage is 1",
    "roland's damage is not 2",
    "roland's damage",
)
STANDING: Final = Standing(STATEMENTS, _KINDS, _EXAMPLES)
"""How things stand, asked."""
