"""Concealed enemies: in the shadows, behind facedown mini-cards, one of which is theirs (entries Concealed …)."""

from collections import Counter
from collections.abc import Callable
from math import lcm
from typing import Any, Final, NamedTuple

from adjudicator.engine.choices import PASS, Chance, Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.procedures import Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.facts import (
    AMONG,
    FACEDOWN,
    HERE,
    LIES,
    LOCATIONS,
    MINI_CARDS,
    NOWHERE,
    SET_ASIDE,
    SHADOWS,
    SHUFFLED_WITH,
    TABLE,
)
from adjudicator.games.arkham.game import Arkham, Card, Which
from adjudicator.games.arkham.paths import distances
from adjudicator.games.arkham.speech.which import Described
from adjudicator.games.arkham.zones import place

MINI_CARD: Final = "mini-card"
DECOY: Final = Card("Decoy", MINI_CARD)
FACE_DOWN: Final = Card("Concealed mini-card", MINI_CARD)
"""A mini-card of which only the back is seen."""


def mini_card_of(enemy: str) -> str:
    """The name of an enemy's mini-card."""
    return f"{enemy} mini-card"


def is_mini_card(game: Arkham, entity: str) -> bool:
    """True of a concealed mini-card."""
    return entity in game.cards and game.cards[entity].type == MINI_CARD


def mini_cards_here(game: Arkham, who: str) -> tuple[str, ...]:
    """The facedown mini-cards at an investigator's location."""
    here = game.location(who)
    return MINI_CARDS(game, here) if here else ()


def means_enemies(which: Which) -> bool:
    """True if a reference means enemies, by nothing but where they are, so that a mini-card may stand for one."""
    plain = Described(kind="enemy")
    return isinstance(which, Described) and which._replace(at=None, engaged_with=None, non=()) == plain


# -- into the shadows -------------------------------------------------------------------------------------------------


class Concealing(NamedTuple):
    """An enemy that has gone into the shadows, who placed it, the mini-cards left to place, and where others are."""

    who: str
    enemy: str
    left: int
    placed: tuple[str, ...] = ()


def goes_into_the_shadows(game: Arkham, enemy: str) -> bool:
    """True if the enemy spawns in the shadows."""
    return bool(game.cards[enemy].concealed) and game.has_keyword(enemy, "concealed")


def conceal(game: Arkham, who: str, enemy: str) -> Call:
    """Take the enemy's mini-card and decoys of those set aside, and shuffle them; they are then placed."""
    game.cite("concealed-x.7", "concealed-x.8", "concealed-x.4")
    decoys = tuple(card for card in SET_ASIDE(game) if game.cards[card] == DECOY)[: game.cards[enemy].concealed]
    for card in decoys:
        place(game, card, TABLE, FACEDOWN)
    if game.lies(mini_card_of(enemy))[1] == SET_ASIDE.name:
        place(game, mini_card_of(enemy), TABLE, FACEDOWN)
    AMONG.put(game, enemy, (enemy, *decoys))
    return Call(CONCEALING, Concealing(who, enemy, 1 + len(decoys)))


def _next(game: Arkham, local: Concealing) -> Result:
    """Place the next mini-card at the nearest of the locations that have the fewest of them."""
    if not local.left or not LOCATIONS(game):
        return None
    there = Counter(local.placed)
    fewest = min(there[location] for location in LOCATIONS(game))
    away = _distances(game, local.who)
    open_ = tuple(location for location in LOCATIONS(game) if there[location] == fewest)
    least = min(away.get(location, _FAR) for location in open_)
    nearest = tuple(location for location in open_ if away.get(location, _FAR) == least)
    if len(nearest) <= local.left:
        return _at(game, local, nearest[0])
    options = tuple(Option("choose", (location,), game.lead, location) for location in nearest)
    return Ask(Choice((game.lead,), "where a mini-card is placed", options, "lead-investigator.4"), _chosen)


_FAR: Final = 999


def _distances(game: Arkham, who: str) -> dict[str, int]:
    """How far locations are from an investigator; by one reading their own is the farthest."""
    here = game.location(who)
    away = distances(game, here) if here else {}
    if here and game.reading("nearest-place-of-a-mini-card", "concealed-x.9") == "another location":
        away[here] = _FAR - 1
    return away


def _chosen(game: Arkham, local: Concealing, option: Option) -> Result:
    game.cite("lead-investigator.4")
    return _at(game, local, option.meant(str))


def _at(game: Arkham, local: Concealing, location: str) -> Result:
    """Place a facedown mini-card at the location; it is shuffled with those that are there."""
    token = next(name for name, card in game.cards.items() if card == FACE_DOWN and game.lies(name) == NOWHERE)
    SHUFFLED_WITH.put(game, token, local.enemy)
    shuffled = _SHUFFLED[bool(MINI_CARDS(game, location))]
    place(game, token, location, MINI_CARDS, "concealed-x.9", "concealed-x.16", *shuffled)
    return Go(local._replace(left=local.left - 1, placed=(*local.placed, location)), "next")


_SHUFFLED: Final = {True: ("concealed-x.10",), False: ()}
"""The rules by which a mini-card is shuffled with others (True) at its location."""

CONCEALING = Procedure("mini-cards are placed", Step("", "next", _next))


# -- exposed ----------------------------------------------------------------------------------------------------------


class Exposing(NamedTuple):
    """A facedown mini-card that an investigator exposes."""

    who: str
    token: str


def expose(game: Arkham, who: str, token: str, *by: str) -> Call:
    """The call that exposes a facedown mini-card, by these rules, in place of what else would happen."""
    game.cite(*by, "concealed-mini-cards.11", "concealed-mini-cards.20")
    return Call(EXPOSING, Exposing(who, token))


def ask_to_expose(who: str, hiding: tuple[str, ...], rule: str, then: Callable[[Any, Any, Any], Result]) -> Ask:
    """Ask somebody if one of these mini-cards is exposed, as a rule lets them, in place of what else would happen."""
    options = tuple(Option("choose", (token,), who, token) for token in hiding)
    return Ask(Choice((who,), _INSTEAD, (*options, PASS), rule, optional=True), then)


def _reveal(game: Arkham, local: Exposing) -> Result:
    """Turn it over: it is any of those that it has been shuffled with."""
    here = game.location(local.token)
    if not here:
        return None
    game.cite("concealed-mini-cards.1", "concealed-mini-cards.14")
    there = Counter(SHUFFLED_WITH(game, token) for token in MINI_CARDS(game, here))
    each = {enemy: AMONG(game, enemy) for enemy in there}
    whole = lcm(*(len(among) for among in each.values()))
    weights = {card: there[e] * whole // len(among) for e, among in each.items() for card in among}
    options = tuple(Option("exposes", (card,), "", card, game.name(card)) for card in weights)
    if len(options) == 1:
        return _revealed(game, local, options[0])
    chance = Chance(local.who, EXPOSED, options, tuple(weights.values()), rule="concealed-mini-cards.14")
    return Ask(chance, _revealed)


_INSTEAD: Final = "whether a mini-card is exposed instead"
"""The question to an investigator whose effect may expose a mini-card."""
EXPOSED: Final = "concealed mini-card"
"""The question to chance."""


def _revealed(game: Arkham, local: Exposing, option: Option) -> Result:
    """Set a decoy aside; an enemy comes out of the shadows to where its mini-card was."""
    card, here = option.meant(str), game.location(local.token)
    shuffled = dict.fromkeys(SHUFFLED_WITH(game, token) for token in MINI_CARDS(game, here))
    of = next(enemy for enemy in shuffled if card in AMONG(game, enemy))
    if SHUFFLED_WITH(game, local.token) != of:
        # Mini-cards at one location have been shuffled: which of them was placed for whom, nobody knows.
        other = next(token for token in MINI_CARDS(game, here) if SHUFFLED_WITH(game, token) == of)
        SHUFFLED_WITH.put(game, other, SHUFFLED_WITH(game, local.token))
    AMONG.put(game, of, tuple(one for one in AMONG(game, of) if one != card))
    _take_away(game, local.token)
    game.note(f"{game.name(local.who)} exposes {game.name(card)}")
    game.cite("concealed-x.5")
    if game.cards[card].type == MINI_CARD:
        place(game, card, TABLE, SET_ASIDE, "concealed-mini-cards.15")
        return None
    return (Call(COMING_OUT, Coming(card, here)), Call(SETTING_ASIDE, card))


class Coming(NamedTuple):
    """An enemy that comes out of the shadows, and the location to which it comes."""

    enemy: str
    to: str


def _come_out(game: Arkham, local: Coming) -> Result:
    """Place the enemy at the location, neither evaded nor damaged."""
    if game.lies(local.enemy)[1] == SHADOWS.name:
        place(game, local.enemy, local.to, HERE, *_COMES_OUT)
    return None


def _set_aside(game: Arkham, enemy: str) -> Result:
    """Set the enemy's mini-card aside; if it was the last one in the shadows, no other mini-card is needed."""
    place(game, mini_card_of(enemy), TABLE, SET_ASIDE, "concealed-mini-cards.17")
    if SHADOWS(game):
        return None
    for location in LOCATIONS(game):
        for token in MINI_CARDS(game, location):
            _take_away(game, token, "concealed-mini-cards.19")
    for card in FACEDOWN(game):
        place(game, card, TABLE, SET_ASIDE)
    return None


COMING_OUT = Procedure("an enemy comes out of the shadows", Step("", "come out", _come_out))
SETTING_ASIDE = Procedure("mini-cards are set aside", Step("", "set aside", _set_aside))
_COMES_OUT: Final = ("concealed-mini-cards.16", "concealed-mini-cards.18", "concealed-mini-cards.12")
"""The rules by which an exposed enemy comes to a location."""


def _take_away(game: Arkham, token: str, *by: str) -> None:
    """Take a facedown mini-card from its location, by these rules."""
    here = game.location(token)
    MINI_CARDS.set(game, here, tuple(other for other in MINI_CARDS(game, here) if other != token), *by)
    LIES.put(game, token, NOWHERE)
    SHUFFLED_WITH.forget(game, token)


EXPOSING = Procedure("a mini-card is exposed", Step("", "expose", _reveal))


def cannot_move(game: Arkham) -> None:
    """Record that the enemies in the shadows do not move."""
    for enemy in SHADOWS(game):
        game.spares(Event("enemy moves", "", enemy), "concealed-x.12")
