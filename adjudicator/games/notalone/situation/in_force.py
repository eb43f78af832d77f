"""Cards of this round whose effects are in force when a situation begins."""

from typing import Any, NamedTuple

from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.said import Said
from adjudicator.games.notalone.cards.cards import Choice, HuntCard, SurvivalCard
from adjudicator.games.notalone.cards.effect import CardEffect
from adjudicator.games.notalone.cards.in_force import IN_FORCE, InForce, Lasting
from adjudicator.games.notalone.effects.if_so import IfSo
from adjudicator.games.notalone.facts import (
    ARTEMIA_CARD_OF_PHASE_1,
    HUNT_CARDS_PLAYED,
    LAID_IN_PHASE_1,
    PHASE,
    PHASE_OF_LAST_HUNT_CARD,
    PILES,
    SYMBOL_PLAYED,
)
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import CARD, HUNTED, PLACE, place_name
from adjudicator.games.notalone.planet import ARTEMIA, TARGET
from adjudicator.games.notalone.situation.lying import Lying
from adjudicator.language.records import Record, may, need
from adjudicator.language.shapes import ListOf, Word
from adjudicator.language.source import Node

CARDS_IN_FORCE = "in force"
"""The key of these cards."""


class Force(NamedTuple):
    """A card whose effect is in force, of whom or of which place it speaks, and who played it."""

    card: str
    on: str
    by: str
    where: Node


FORCES = ListOf(
    Record(
        Force,
        {
            "card": need(Word("a card's name"), "the card that was played in this round"),
            "on": may(Word("a Hunted or a place"), "", "the Hunted or the place that was named for it"),
            "by": may(Word("a Hunted"), "", "who played a Survival card"),
        },
        "a card in force",
        short="card",
        where=True,
        lenient=True,
    )
)


def put_in_force(game: NotAlone, said: Said, lying: Lying) -> None:
    """Every card that the file names: what it makes hold, and what its being played has left behind."""
    played = 0
    for force in (said.setting.own or {}).get(CARDS_IN_FORCE) or ():
        name = CARD.understood(game, force.card.strip('"'), force.where, said.at)
        if name is not None and lying.is_new(name, CARDS_IN_FORCE, force.where):
            played += name in game.printed.hunt
            _put(game, said, name, force)
    if played and not said.gives(HUNT_CARDS_PLAYED, game.creature):
        HUNT_CARDS_PLAYED.put(game, game.creature, played)


def write_in_force(game: NotAlone, keys: dict[str, Any]) -> None:
    """Names the cards in force among the keys of a position: under their own key they lie on no pile."""
    cards = {one.card: _said(game, one) for one in game.in_force}
    if cards:
        keys[CARDS_IN_FORCE] = list(cards.values())
        for pile in PILES.values():
            keys[pile.key] = [card for card in pile(game) if card not in cards]


def _said(game: NotAlone, force: InForce) -> dict[str, str]:
    on = force.whom or "".join(place_name(place) for place in force.places[:1])
    by = "" if force.by == game.creature else force.by
    return {"card": force.card} | ({"on": on} if on else {}) | ({"by": by} if by else {})


def _put(game: NotAlone, said: Said, name: str, force: Force) -> None:
    hunt = game.printed.hunt.get(name)
    card: HuntCard | SurvivalCard = hunt or game.printed.survival[name]
    if card.phase > PHASE(game):
        message = f"{name} is played in Phase {card.phase}, and it is Phase {PHASE(game)}"
        said.fault("E403", message, force.where, f"write `phase: {card.phase}`, or play it in `do:`")
        return
    held = _lasting(card.does)
    if not held:
        help = "say what it has left behind: tokens, cards, counters"
        said.fault("E403", f"{name} has no effect that lasts", force.where, help)
        return
    whom, places = _on(game, said, name, force, hunt.chooses if hunt is not None else Choice())
    by = game.creature if hunt is not None else _player(game, said, force)
    IN_FORCE.put(game, TABLE, (*game.in_force, *(InForce(name, one, whom, places, by) for one in held)))
    if hunt is not None:
        _remember(game, hunt)


def _player(game: NotAlone, said: Said, force: Force) -> str:
    """The Hunted who played a Survival card, if the file says it."""
    return (force.by and HUNTED.understood(game, force.by, force.where, said.at)) or ""


def _lasting(effects: tuple[CardEffect, ...]) -> tuple[Lasting, ...]:
    """Those of the effects that last for the round."""
    held = (one if isinstance(one, Lasting) else one.then if isinstance(one, IfSo) else None for one in effects)
    return tuple(one for one in held if one is not None)


def _remember(game: NotAlone, card: HuntCard) -> None:
    """The rules remember that a Hunt card was played in this round."""
    token = card.symbol.token
    PHASE_OF_LAST_HUNT_CARD.put(game, TABLE, card.phase)
    if token:
        SYMBOL_PLAYED[token].put(game, TABLE, True)
    if card.phase == 1 and token == TARGET:
        LAID_IN_PHASE_1.put(game, TARGET, True)
    elif card.phase == 1 and token == ARTEMIA:
        ARTEMIA_CARD_OF_PHASE_1.put(game, TABLE, True)


def _on(game: NotAlone, said: Said, name: str, force: Force, chooses: Choice) -> tuple[str, tuple[int, ...]]:
    """Of whom, or of which place, a card in force speaks."""
    if not chooses.what:
        if force.on:
            said.fault("E403", f"nothing is named for {name}", force.where, "leave out `on:`")
        return "", ()
    place = PLACE.read(game, force.on)
    if chooses.what == "place" and place is not None:
        return "", (place,)
    if chooses.what == "hunted" and force.on in game.hunted:
        return force.on, ()
    wanted = "a place" if chooses.what == "place" else f"one of {', '.join(game.hunted)}"
    said.fault("E302", f"{name} is on somebody or something: {wanted}", force.where, "write `on: …`")
    return "", ()
