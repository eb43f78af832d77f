"""Drawing an encounter card: a treachery's revelation resolves, an enemy spawns."""

from typing import NamedTuple

from adjudicator.engine.events import Event, happen
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.enemies.spawning import spawn
from adjudicator.games.arkham.game import TABLE, Arkham
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import discard, place


class Encounter(NamedTuple):
    """An encounter card that an investigator draws."""

    who: str
    card: str


def draw_encounter_card(who: str, card: str) -> Call:
    """The call by which an investigator draws the card."""
    return Call(ENCOUNTER, Encounter(who, card))


def _draw(game: Arkham, local: Encounter) -> Result:
    """The card is drawn; abilities to the drawing hear of it."""
    return happen(Event("draw encounter card", local.who, local.card, "", "", game.cards[local.card].type))


def _resolved(game: Arkham, event: Event, scope: str) -> tuple[Call, ...] | None:
    """The card is being resolved: its revelation, then an enemy spawns and any other card is settled."""
    place(game, event.what, TABLE, "being resolved")
    card = game.cards[event.what]
    calls: list[Call] = []
    if any(ability.kind == "revelation" for ability in card.abilities):
        calls.append(happen(Event("revelation", event.who, event.what, event.what)))
    if card.type == "enemy":
        calls.append(spawn(event.who, event.what))
    else:
        calls.append(Call(SETTLE, event.what))
    return tuple(calls)


def _revelation(game: Arkham, event: Event, scope: str) -> tuple[Call, ...] | None:
    if game.state.read(scope, "failed"):
        game.cite("cancel.1")
        game.state.write(event.what, "cancelled", True)
        return None
    context = Context(you=event.who, this=event.what, mandatory="instruction")
    return tuple(
        resolve(ability.effects, context)
        for ability in game.cards[event.what].abilities
        if ability.kind == "revelation"
    )


def _settle(game: Arkham, card: str) -> Result:
    """A card that has been resolved, or was cancelled, goes to its discard pile."""
    cancelled = bool(game.state.read(card, "cancelled"))
    if cancelled:
        game.state.write(card, "cancelled", None)
        game.cite("cancel.6", "cancel.7")
    if game.lies(card) != (TABLE, "being resolved"):
        return None
    if cancelled and game.cards[card].weakness and game.reading("cancelled-weakness") == "encounter":
        place(game, card, TABLE, "encounter discard", top=True)
    else:
        discard(game, card)
    return None


Arkham.impacts["draw encounter card"] = _resolved
Arkham.impacts["revelation"] = _revelation
SETTLE = Procedure("the encounter card has been resolved", Step("", "settle", _settle))
ENCOUNTER = Procedure("draw an encounter card", Step("", "draw", _draw))
