"""Rumors: their tokens, and what becomes of everything when one is solved."""

from typing import Final

from adjudicator.engine.events import Event
from adjudicator.engine.procedures import Call
from adjudicator.games.eldritch.board.monsters import IS_DISCARDED, SOLVED, is_epic
from adjudicator.games.eldritch.cards.card import known
from adjudicator.games.eldritch.facts import (
    ELDRITCH_TOKENS,
    GREEN_TOKENS,
    LEAD,
    ONGOING,
    RESOLVED,
    RUMOR_TOKENS,
    SPAWNED_BY,
    STANDS,
    TOKENS_ON,
)
from adjudicator.games.eldritch.kinds import MONSTER, card_of
from adjudicator.games.eldritch.mythos.deck import MYTHOS_DECK
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play


def discard_what_it_placed(game: Play, card: str, rule: str) -> None:
    """The tokens on a card, and those that it has placed on the board."""
    TOKENS_ON.set(game, TABLE, tuple(one for one in TOKENS_ON(game) if one != card), rule)
    for zone in (RUMOR_TOKENS, ELDRITCH_TOKENS):
        zone.set(game, TABLE, tuple(token for token in zone(game) if card_of(token) != card), rule)


def epic_monsters_of(game: Play, card: str) -> tuple[str, ...]:
    """The Epic Monsters on the board that a card has spawned."""
    there = (one for one in MONSTER.values(game) if is_epic(one) and not STANDS.is_nowhere(game, one))
    return tuple(one for one in there if SPAWNED_BY(game, one) == card)


def _is_solved(game: Play, event: Event) -> tuple[Call, ...]:
    """The card and whatever it placed go; Clues, Gates and other Monsters that it spawned stay."""
    for zone in (ONGOING, RESOLVED):
        if event.what in zone(game):
            zone.take(game, TABLE, event.what)
            MYTHOS_DECK.throw(game, event.what, "rumor-full.3")
    discard_what_it_placed(game, event.what, "rumor-full.4")
    game.cite("rumor-full.5", "rumor-full.6")
    return tuple(
        IS_DISCARDED.happens(what=one, of=SOLVED, by="rumor-full.4") for one in epic_monsters_of(game, event.what)
    )


IS_SOLVED: Final = EventKind("solve a rumor", "{what:card of the mythos} is solved", _is_solved)

# -- Eldritch tokens on cards -----------------------------------------------------------------------------------------


def _token_goes(game: Play, event: Event) -> tuple[Call, ...]:
    """With the last one the card may bring something."""
    if event.what not in TOKENS_ON(game):
        return ()
    TOKENS_ON.take(game, TABLE, event.what)
    card = known(game, event.what)
    if event.what in TOKENS_ON(game) or card is None:
        return ()
    game.cite(*card.rules)
    return resolve(card.last_token, Source(LEAD(game), event.what))


TOKENS: Final = 20
"""The Eldritch tokens of the game box."""


def always_available(game: Play) -> tuple[str, ...]:
    """The rules by which there is one more Eldritch token; when they have run out something else stands for it."""
    in_use = len(TOKENS_ON(game)) + len(ELDRITCH_TOKENS(game)) + GREEN_TOKENS(game)
    return ("component-limitations.8", "component-limitations.9") if in_use >= TOKENS else ("component-limitations.8",)


def _token_comes(game: Play, event: Event) -> None:
    TOKENS_ON.add(game, TABLE, event.what, "eldritch-token.1", *always_available(game))


TOKEN_GOES: Final = EventKind("remove a token", "an eldritch token is removed from {what:card}", _token_goes)
TOKEN_COMES: Final = EventKind("place a token", "an eldritch token is placed on {what:card}", _token_comes)
EVENTS: Final = (IS_SOLVED, TOKEN_GOES, TOKEN_COMES)
