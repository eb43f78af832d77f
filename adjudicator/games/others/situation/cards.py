"""What no game can come to with its cards: one of them in two places, of another Sin, more than the rules allow."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from adjudicator.games.kit.facts import TABLE, Fact
from adjudicator.games.kit.library import cards_of
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.said import Said
from adjudicator.games.kit.zones import Zone
from adjudicator.games.others.apocalypse import APOCALYPSE_DECK
from adjudicator.games.others.cards.card import Card
from adjudicator.games.others.cards.sin_cards import SIN_DECK
from adjudicator.games.others.facts import (
    CHANGED,
    DARK_PAST,
    EXPIRED,
    FATE,
    HAND,
    HOLDING,
    MARKED_BY,
    MARKS,
    PASTS,
    PLAYED,
    PLAYS,
    REVEALED,
    SIN_CARDS,
    sins_player,
)
from adjudicator.games.others.kinds import COLOURS, HERO, HERO_NAME
from adjudicator.games.others.turns.shapes import has_a_secondary_dashboard
from adjudicator.language.source import Node


class Lies(NamedTuple):
    """A card where it lies: the fact, the entity, and its place in a row."""

    name: str
    fact: Fact[Any]
    entity: str
    item: int | None = None

    def node(self, said: Said) -> Node:
        """The place of it in the file."""
        return said.value(self.fact, self.entity, self.item)


def arrange_cards(game: Play, said: Said) -> None:
    """Everything about cards that no game can come to."""
    _places(game, said)
    _sin_cards(game, said)
    for lying in (_all_sin_cards(game), _all_apocalypse_cards(game), _all_pasts(game)):
        _once(lying, said)
    _marks(game, said)
    for who in HERO.seated(game):
        if CHANGED(game, who) and PLAYS(game, who) and not has_a_secondary_dashboard(game, who):
            help = "say its stats under `dashboards`, or leave `changed` out"
            said.fault("E401", f"{PLAYS(game, who)} has no secondary dashboard", said.value(CHANGED, who), help)


def _places(game: Play, said: Said) -> None:
    """Of the cards that are described no two have the same place."""
    seen: dict[object, Card] = {}
    for card in cards_of(game).by_name.values():
        other = seen.get(card.place)
        if other is not None and card.place is not None:
            message = f"{card.name} and {other.name} are the same {card.type}"
            said.fault("E401", message, said.key("cards", card.name), "give one of them another number or dashboard")
        seen[card.place] = card


def _sin_cards(game: Play, said: Said) -> None:
    sin, deck = sins_player(game), SIN_DECK.contents(game)
    for one in _all_sin_cards(game):
        if one.name not in deck:
            help = f"the deck holds {', '.join(deck)}"
            said.fault("E401", f"{one.name} is a card of another Sin (choose-sin.6)", one.node(said), help)
    if len(HAND(game, sin)) > SIN_CARDS(game, sin):
        message = f"the hand has {len(HAND(game, sin))} cards, and {SIN_CARDS(game, sin)} are held"
        said.fault("E402", message, said.value(SIN_CARDS, sin), "leave `sin cards` out, or say as many as are held")
    if len(PLAYED(game, sin)) > 1:
        help = "one Sin card is played in a turn (sin-cards.2)"
        said.fault("E401", "two Sin cards were played in this turn", said.value(PLAYED, sin, 1), help)
    for item, name in enumerate(HOLDING(game)):
        if name not in PLAYED(game, sin):
            help = "say it under `played` as well"
            said.fault("E401", f"{name} is in force and was not played", said.value(HOLDING, TABLE, item), help)


def _zones(game: Play, *zones: tuple[Zone[str], str]) -> Iterator[Lies]:
    for zone, entity in zones:
        yield from (Lies(name, zone, entity, item) for item, name in enumerate(zone(game, entity)))


def _all_sin_cards(game: Play) -> tuple[Lies, ...]:
    sin = sins_player(game)
    return tuple(_zones(game, (HAND, sin), (PLAYED, sin), (SIN_DECK.top, TABLE), (SIN_DECK.discard, TABLE)))


def _all_apocalypse_cards(game: Play) -> tuple[Lies, ...]:
    return tuple(_zones(game, (REVEALED, TABLE), (EXPIRED, TABLE), (APOCALYPSE_DECK.top, TABLE)))


def _all_pasts(game: Play) -> tuple[Lies, ...]:
    facts = ((fact, hero) for fact in (DARK_PAST, FATE) for hero in HERO_NAME.values(game))
    beside = (Lies(fact(game, hero), fact, hero) for fact, hero in facts if fact(game, hero))
    return (*beside, *_zones(game, (PASTS, TABLE)))


def _once(lying: tuple[Lies, ...], said: Said) -> None:
    seen: set[str] = set()
    for one in lying:
        if one.name in seen:
            said.fault("E401", f"{one.name} is in two places", one.node(said), "there is one of each card")
        seen.add(one.name)


def _marks(game: Play, said: Said) -> None:
    """Each colour in use belongs to one card, and each card has one colour."""
    seen: set[str] = set()
    for colour in COLOURS:
        name = MARKED_BY(game, colour)
        if MARKS(game, colour) and not name:
            help = "write `of: ` and the card of the effect (marked-tokens.3)"
            said.fault("E203", f"nobody says to which card the {colour} mark belongs", said.key("marks", colour), help)
        if name and name in seen:
            help = "each effect uses one colour (marked-tokens.2)"
            said.fault("E401", f"{name} has two colours", said.value(MARKED_BY, colour), help)
        seen.add(name)
