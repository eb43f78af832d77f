"""Advancing the act and agenda decks, step by step (entry Act Deck and Agenda Deck)."""

from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.arkham.abilities.cannot import forbidden
from adjudicator.games.arkham.abilities.resolving import follow
from adjudicator.games.arkham.doom import doom_in_play, with_doom
from adjudicator.games.arkham.facts import (
    ACT_DECK,
    ADVANCED_BY,
    AGENDA_DECK,
    CARRIED_OVER,
    DOOM,
    REMOVED,
    REVERSE,
    SUCCESSOR,
    TABLE,
    tokens_of,
    zone_called,
)
from adjudicator.games.arkham.framework.encounter import draw_encounter_card
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.terms import USES
from adjudicator.games.arkham.token_pool import give_all_back
from adjudicator.games.arkham.values import value
from adjudicator.games.arkham.zones import place

_TOKENS = tuple(map(tokens_of, ("doom", "clues", "resources", "damage", "horror", *USES, "breaches")))


class Advancing(NamedTuple):
    """The act or agenda that advances, and the reason for it, if it has a name."""

    card: str
    by: str = ""


def advance(card: str, by: str = "") -> Call:
    """The call that advances the current act or agenda, for this reason."""
    return happen(Event("advance", what=card, of=by))


def doom_check(game: Arkham) -> tuple[Call, ...]:
    """Advance the agenda if the doom in play reaches its threshold."""
    for agenda in game.current("agenda"):
        card = game.cards[agenda]
        if card.doom is None or card.objective:
            game.because("act-deck-and-agenda-deck.12")
            continue
        found, asked = doom_in_play(game), value(game, agenda, "doom threshold")
        game.because("mythos-phase.8", "doom.5")
        if found >= asked:
            game.because("mythos-phase.9", "act-deck-and-agenda-deck.10")
            return (advance(agenda, BY_DOOM),)
    return ()


def _advances(game: Arkham, event: Event, scope: str) -> Call:
    return Call(ADVANCE, Advancing(event.what, event.of))


def _tokens_off(game: Arkham, local: Advancing) -> Result:
    """Remove all tokens from the card, and the doom from every card in play if it is an agenda."""
    ADVANCED_BY.put(game, local.card, local.by)
    game.cite("act-deck-and-agenda-deck.14", "act-deck-and-agenda-deck.15")
    for tokens in _TOKENS:
        tokens.clear(game, local.card)
    others = with_doom(game)
    if game.cards[local.card].type != "agenda":
        for entity in others:
            game.note(f"{game.name(entity)} keeps its doom")
            game.cite("act-deck-and-agenda-deck.17")
        return None
    game.cite("mythos-phase.10")
    for entity in others:
        if forbidden(game, "lose doom as the agenda advances", entity, game.controller(entity)):
            game.cite("cannot.1")
            continue
        game.cite("act-deck-and-agenda-deck.16")
        give_all_back(game, entity, DOOM.name)
    return None


_READ_BY = {"agenda": ("mythos-phase.11",)}
"""The rules by which the story on the reverse of a card of a type is read first."""


def _read_story(game: Arkham, local: Advancing) -> Result:
    """Turn the card over and read its story before doing anything that it says."""
    return happen(Event("read", what=local.card, rules=_READ_BY.get(game.cards[local.card].type, ())))


def _turn_over(game: Arkham, local: Advancing) -> Result:
    """Follow the instructions on its reverse side."""
    card = game.cards[local.card]
    reverse = REVERSE(game, local.card)
    if reverse:
        game.cite("act-deck-and-agenda-deck.19")
        return draw_encounter_card(game.lead, reverse)
    if not card.reverse:
        return None
    game.cite("act-deck-and-agenda-deck.18")
    return follow(game, card.reverse, local.card)


BY_DOOM: Final = "doom"
"""The reason of an agenda that advances because the doom in play reaches its threshold."""
BY_CLUES: Final = "clues"
"""The reason of an act that advances because the clues that it asks for were spent."""
_DECKS = {"agenda": AGENDA_DECK, "act": ACT_DECK}
NO_CARD: Final = "no card"
"""Stands for the act or agenda that comes next where the situation has none that is meant."""


def deck_of(game: Arkham, card: str) -> tuple[str, ...]:
    """The deck of an act or agenda: the cards that may come after it."""
    return _DECKS[game.cards[card].type](game)


def _next(game: Arkham, local: Advancing) -> Result:
    """Make the act or agenda that the card names, or the next of its deck, current; the card leaves the game."""
    field = game.cards[local.card].type
    named = SUCCESSOR(game, local.card)
    following = [card for card in deck_of(game, local.card) if named in ("", card)]
    if not game.in_play(local.card):
        return None
    place(game, local.card, TABLE, REMOVED)
    game.cite("act-deck-and-agenda-deck.22")
    if not following:
        game.note(f"the situation names no {field} after {game.name(local.card)}")
        return None
    by = "act-deck-and-agenda-deck.20" if named else "act-deck-and-agenda-deck.21"
    place(game, following[0], TABLE, zone_called(field), by)
    for kind, number in CARRIED_OVER(game, local.card):
        tokens_of(kind).set(game, following[0], tokens_of(kind)(game, following[0]) + number)
    return None


ADVANCE = Procedure(
    "an act or agenda advances",
    Step("", "remove all tokens", _tokens_off),
    Step("", "turn over and read", _read_story),
    Step("", "follow the instructions", _turn_over),
    Step("", "the next becomes current", _next),
)

IMPACTS: Final[Impacts] = {"advance": _advances}
"""The changes that these events make."""
