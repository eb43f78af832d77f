"""The statements of how things stand that the make of the facts alone does not give."""

from collections.abc import Callable
from typing import Any, Final

from adjudicator.games.arkham.actions.allowance import left_of
from adjudicator.games.arkham.asking.derived import resigned
from adjudicator.games.arkham.campaign.interlude import CAMPAIGN_LOST
from adjudicator.games.arkham.chaos_tokens import bag, in_pool, tokens_on
from adjudicator.games.arkham.deckbuilding.counting import worth_of
from adjudicator.games.arkham.deckbuilding.legality import weaknesses_wanted
from adjudicator.games.arkham.facts import (
    ATTACHED_TO,
    BEARERS,
    CAMPAIGN_LOG,
    CAMPAIGN_NAMES,
    CHAOS_BAG,
    DECK,
    DECK_TAKEN,
    ELIMINATED,
    GIVEN_KEYWORDS,
    INVESTIGATORS,
    KEYS,
    KEYS_ASIDE,
    KINDS_IN_POOL,
    MEMORIES,
    MINI_CARDS,
    OUTCOME,
    OWNER,
    REACHED,
    REMEMBERS,
    REMOVED,
    SEALED,
    SET_ASIDE,
    SHADOWS,
    TABLE,
    TOKEN_POOL,
    TURN_TAKEN,
    VICTORY_DISPLAY,
)
from adjudicator.games.arkham.framework.records import victory_points
from adjudicator.games.arkham.game import Arkham, Card
from adjudicator.games.arkham.overcoming import vengeance
from adjudicator.games.arkham.speech.which import bears, recorded
from adjudicator.games.arkham.terms import NEUTRAL
from adjudicator.games.arkham.values import base_value
from adjudicator.games.kit.facts import Slots, Statement
from adjudicator.games.kit.families import areas, counted, either, in_a_row, piles, states, valued
from adjudicator.games.kit.forms import Form


def _in_bag(game: Arkham, slots: Slots) -> bool:
    held = dict(bag(game))
    there = sum(held.values()) if slots["token"] == "token" else held.get(slots["token"], 0)
    return bool(there == slots["n"])


def _sealed_on(game: Arkham, slots: Slots) -> bool:
    there, kind = tokens_on(game, slots["card"]), slots["token"]
    return bool((len(there) if kind == "token" else there.count(kind)) == slots["n"])


def _outcome(game: Arkham, slots: Slots) -> bool:
    over = REACHED(game) > 0 or not game.investigators
    return over if slots["outcome"] == "over" else slots["outcome"] in OUTCOME(game)


def _logged(game: Arkham, slots: Slots) -> bool:
    return slots["what"] in CAMPAIGN_LOG(game)


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
    # An investigator card lies in its own area until its mini card is somewhere.
    others = holder in game.cards and holder != thing
    return holder if others and game.cards[holder].type != "location" else ""


def _is_empty(game: Arkham, slots: Slots) -> bool:
    """Nothing lies in an area, and nothing unknown either."""
    zone, whose = slots["fact"], slots["whose"]
    return not zone(game, whose) and not zone.unknown(game, whose)


def _is_such_a_weakness(card: Card) -> bool:
    return card.weakness and card.encounter_cardtype


_NO_PLAYERS: Final = {True: ("weakness.15",), False: ()}
"""The rules by which no player controls a card, a weakness with an encounter cardtype (True) or another."""


def _by_classes(classes: tuple[str, ...]) -> tuple[str, ...]:
    """The rules by which a card is of these classes, or neutral."""
    if classes == (NEUTRAL,):
        return ("classes.3", "classes.4")
    return ("classes.1", "faq-multi-class-cards.1") if len(classes) > 1 else ("classes.1",)


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
        "the victory display is worth {n:number} [points]",
        lambda game, slots: victory_points(game) == slots["n"],
        cell=lambda _slots: VICTORY_DISPLAY.address,
        also="points",
    ),
    _one(
        "the victory display has {n:number} vengeance",
        lambda game, slots: vengeance(game) == slots["n"],
        cell=lambda _slots: VICTORY_DISPLAY.address,
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
        "{n:number} {token:in the bag} is sealed on {card:thing}",
        _sealed_on,
        cell=lambda slots: (slots["card"], SEALED.name),
    ),
    _one(
        "{n:number} {token:in the bag} are sealed on {card:thing}",
        _sealed_on,
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
    _one("the campaign log says {what:entry of the log}", _logged, cell=lambda _slots: CAMPAIGN_LOG.address),
    _one(
        "the campaign log does not say {what:entry of the log}",
        lambda game, slots: not _logged(game, slots),
        cell=lambda _slots: CAMPAIGN_LOG.address,
    ),
    *either(
        "{who:thing} is recorded under {heading:heading}",
        lambda game, slots: game.cards[slots["who"]].name in recorded(game, slots["heading"]),
        cell=lambda slots: (CAMPAIGN_NAMES.name, slots["heading"]),
    ),
    _one(
        "the campaign is lost",
        lambda game, _slots: CAMPAIGN_LOST in OUTCOME(game),
        cell=lambda _slots: OUTCOME.address,
    ),
    _one("the scenario is {outcome:outcome}", _outcome, cell=lambda _slots: OUTCOME.address),
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
    *either(
        "{who:investigator} has resigned",
        lambda game, slots: resigned(game, slots["who"]),
        cell=lambda _slots: ELIMINATED.address,
    ),
    *either(
        "{who:investigator} has taken a deck",
        lambda game, slots: DECK_TAKEN(game, slots["who"]),
        cell=lambda slots: (slots["who"], DECK_TAKEN.name),
    ),
    _one(
        "{who:investigator}'s deck is worth {n:number} experience",
        lambda game, slots: worth_of(game, slots["who"])[0] == slots["n"],
        by=lambda game, slots: worth_of(game, slots["who"])[1],
        cell=lambda slots: (slots["who"], DECK.name),
    ),
    _one(
        "{who:investigator}'s deck takes {n:number} basic weakness[es]",
        lambda game, slots: weaknesses_wanted(game, slots["who"])[0] == slots["n"],
        by=lambda game, slots: weaknesses_wanted(game, slots["who"])[1],
        cell=lambda slots: (slots["who"], DECK.name),
    ),
    *areas("thing", "thing", "area"),
    *either("{whose:thing}'s {fact:area} is empty", _is_empty),
    *piles("thing", "pile"),
    *either(
        "{enemy:enemy} is engaged with {who:investigator}",
        lambda game, slots: slots["who"] in game.engaged(slots["enemy"]),
        lies="enemy",
    ),
    *either(
        "{enemy:enemy} is in the shadows",
        lambda game, slots: game.lies(slots["enemy"])[1] == SHADOWS.name,
        lies="enemy",
    ),
    _one(
        "{n:number} mini-card[s] lie[s] at {location:location}",
        lambda game, slots: len(MINI_CARDS(game, slots["location"])) == slots["n"],
        cell=lambda slots: (slots["location"], MINI_CARDS.name),
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
    _one(
        "the scenario controls {card:thing}",
        lambda game, slots: game.lies(slots["card"])[0] == TABLE and not game.in_play(slots["card"]),
        by=lambda _game, _slots: ("ownership-and-control.4",),
        lies="card",
    ),
    *either(
        "{card:thing} is a {class:class} card",
        lambda game, slots: slots["class"] in game.cards[slots["card"]].classes_borne,
        by=lambda game, slots: _by_classes(game.cards[slots["card"]].classes_borne),
    ),
    *either(
        "{card:thing} has the keyword {keyword:keyword}",
        lambda game, slots: game.has_keyword(slots["card"], slots["keyword"]),
        cell=lambda slots: (slots["card"], GIVEN_KEYWORDS.name),
        also="keywords",
    ),
    *either(
        "{card:thing} has the trait {trait:trait}",
        lambda game, slots: bears(game, slots["card"], (slots["trait"],)),
        also="traits",
    ),
    _one(
        "nobody controls {card:thing}",
        lambda game, slots: not game.controller(slots["card"]),
        by=lambda game, slots: _NO_PLAYERS[_is_such_a_weakness(game.cards[slots["card"]])],
        lies="card",
    ),
    *either(
        "{key:key} is on {thing:thing}",
        lambda game, slots: slots["key"] in KEYS(game, slots["thing"]),
        cell=lambda slots: (slots["thing"], KEYS.name),
    ),
    *either(
        "the {key:key} key is set aside",
        lambda game, slots: slots["key"] in KEYS_ASIDE(game),
        cell=lambda _slots: KEYS_ASIDE.address,
    ),
    _one(
        "the investigators remember {what:remembered}",
        lambda game, slots: slots["what"] in REMEMBERS(game),
        cell=lambda _slots: REMEMBERS.address,
    ),
    _one(
        "the investigators do not remember {what:remembered}",
        lambda game, slots: slots["what"] not in REMEMBERS(game),
        cell=lambda _slots: REMEMBERS.address,
    ),
    _one(
        "{who:investigator} remembers {what:remembered}",
        lambda game, slots: slots["what"] in MEMORIES(game, slots["who"]),
        cell=lambda slots: (slots["who"], MEMORIES.name),
    ),
    _one(
        "{who:investigator} does not remember {what:remembered}",
        lambda game, slots: slots["what"] not in MEMORIES(game, slots["who"]),
        cell=lambda slots: (slots["who"], MEMORIES.name),
    ),
    *either(
        "{key:thing} is bound to {bearer:thing}",
        lambda game, slots: BEARERS(game, game.cards[slots["key"]].title) == game.cards[slots["bearer"]].title,
    ),
    _one("nobody owns {card:thing}", lambda game, slots: not OWNER(game, slots["card"]), cell=_owner),
    _one(
        "{who:investigator} owns {card:thing}",
        lambda game, slots: OWNER(game, slots["card"]) == slots["who"],
        cell=_owner,
    ),
    _one(
        "where is {thing:thing}",
        tells=lambda game, slots: game.location(slots["thing"]) or "at no location",
        lies="thing",
        carried=_carrier,
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
    _one(
        "{who:investigator} has {n:number} additional action[s] for {kind:kind of action}",
        _for_a_kind,
        also="actions left",
    ),
    _one(
        "{who:investigator} has {n:number} additional action[s] to {kind:kind of action}",
        _for_a_kind,
        also="actions left",
    ),
    *counted("thing", "counter", also="how much many damage horror clues resources"),
)
