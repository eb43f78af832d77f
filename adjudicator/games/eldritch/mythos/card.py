"""A Mythos card that is resolved: its icons in their order, then its text, then it is discarded or stays in play."""

from typing import Final

from adjudicator.engine.events import Event
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.ancient_one import advance_omen
from adjudicator.games.eldritch.board import clues, gates
from adjudicator.games.eldritch.board.surge import SURGE, reference_card
from adjudicator.games.eldritch.cards import card as cards
from adjudicator.games.eldritch.components.gates import GATES as OMEN_OF
from adjudicator.games.eldritch.components.gates import colour_of
from adjudicator.games.eldritch.facts import (
    GATES,
    LEAD,
    NO_CARD_LEFT,
    OMEN_AT,
    ONGOING,
    RESOLVED,
    RUMOR_TOKENS,
    TOKENS_ON,
)
from adjudicator.games.eldritch.kinds import placed
from adjudicator.games.eldritch.mythos.deck import MYTHOS_DECK
from adjudicator.games.eldritch.mythos.reckoning import RECKONING
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play


def _draw(game: Play, _local: None) -> Result:
    """Where no card is left nothing is resolved, and the phase ends."""
    if MYTHOS_DECK.is_exhausted(game):
        NO_CARD_LEFT.set(game, TABLE, True, "mythos.1", "mythos.2", "winning-losing-full.6")
        return Go(None, END)
    if not MYTHOS_DECK.top(game) and not MYTHOS_DECK.odds(game):
        game.note("no Mythos card is described that might be drawn: nothing of it happens")
        return Go(None, END)
    return MYTHOS_DECK.draw("", RESOLVED)


def _resolve(game: Play, _local: None) -> Result:
    return IS_RESOLVED.happens(LEAD(game), RESOLVED(game)[-1])


def _is_resolved(game: Play, event: Event) -> Call | None:
    rules = ("lead-investigator.2", "mythos-phase.1", "mythos-phase.2", "mythos-phase.3")
    return Call(RESOLVING, event.what) if game.applies(*rules) else None


IS_RESOLVED: Final = EventKind(
    "resolve a mythos card", "{who:investigator} resolves {what:card of the mythos}", _is_resolved
)
DRAWING: Final = Procedure("a mythos card is drawn", Step("", "draw", _draw), Step("", "resolve", _resolve))

# -- its icons --------------------------------------------------------------------------------------------------------


def _shows(game: Play, card: str, icon: str) -> bool:
    return icon in cards.card(game, card).icons


def _advance_omen(game: Play, card: str) -> Result:
    rules = ("mythos-card-icons-full.1", "mythos-card-icons-full.2")
    return advance_omen(1) if _shows(game, card, cards.OMEN) and game.applies(*rules) else None


def _reckoning(game: Play, card: str) -> Result:
    """Only this icon calls for it: the one in a corner reminds of the effects of the card."""
    in_the_corner = bool(cards.card(game, card).reckoning)
    if not _shows(game, card, cards.RECKONING) and not (in_the_corner and not game.applies("mythos.5")):
        return None
    return Call(RECKONING, None) if game.applies("mythos-card-icons-full.3") else None


def _spawn_gates(game: Play, card: str) -> Result:
    rules = ("mythos-card-icons-full.4", "reference-card.3", "reference-card-full.1")
    spawned = _shows(game, card, cards.GATES) and game.applies(*rules)
    return gates.spawn_gates(reference_card(game).gates) if spawned else None


def _surge(game: Play, card: str) -> Result:
    """At each Gate of the current Omen; where there is none a Gate is spawned instead."""
    if not _shows(game, card, cards.SURGE):
        return None
    there = tuple(gate for gate in GATES(game) if OMEN_OF[gate] == colour_of(OMEN_AT(game)))
    if not there:
        return gates.spawn_gates(1) if game.applies("monster-surge.6") else None
    return tuple(SURGE.happens(at=gate) for gate in there) if game.applies("monster-surge.5") else None


def _spawn_clues(game: Play, card: str) -> Result:
    spawned = _shows(game, card, cards.CLUES) and game.applies("mythos-card-icons-full.5", "reference-card.2")
    return clues.spawn_clues(reference_card(game).clues) if spawned else None


def place_rumor_token(game: Play, card: str) -> None:
    """Puts the Rumor token of a card on the space that it lists."""
    space = cards.card(game, card).space
    if _shows(game, card, cards.RUMOR_TOKEN) and space:
        RUMOR_TOKENS.add(game, TABLE, placed(card, space), "mythos-card-icons-full.6", "rumor-full.1")


def place_eldritch_tokens(game: Play, card: str) -> None:
    """Puts the Eldritch tokens of a card on it."""
    if _shows(game, card, cards.TOKENS):
        tokens = (card,) * cards.card(game, card).tokens
        TOKENS_ON.set(game, TABLE, (*TOKENS_ON(game), *tokens), "mythos-card-icons-full.7")


def _text(game: Play, card: str) -> Result:
    return resolve(cards.card(game, card).effects, Source(LEAD(game), card))


def _put_away(game: Play, card: str) -> Result:
    """To the discard pile, or beside the Ancient One sheet; whatever its effects have done with it is done."""
    if card not in RESOLVED(game):
        return None
    if cards.ONGOING in cards.card(game, card).traits:
        RESOLVED.take(game, TABLE, card)
        ONGOING.add(game, TABLE, card, "mythos.3", "mythos.4")
        return None
    RESOLVED.take(game, TABLE, card)
    MYTHOS_DECK.throw(game, card, "mythos-phase.4", "discarding.3")
    return None


RESOLVING: Final = Procedure(
    "a mythos card",
    Step("", cards.OMEN, _advance_omen),
    Step("", cards.RECKONING, _reckoning),
    Step("", cards.GATES, _spawn_gates),
    Step("", cards.SURGE, _surge),
    Step("", cards.CLUES, _spawn_clues),
    Step("", cards.RUMOR_TOKEN, place_rumor_token),
    Step("", cards.TOKENS, place_eldritch_tokens),
    Step("", "text", _text),
    Step("", "put away", _put_away),
)
EVENTS: Final = (IS_RESOLVED,)
