"""The deeds that a card or ability makes up, in the words by which other cards forbid them or add a cost to them."""

from typing import Final

from adjudicator.engine.events import Listener
from adjudicator.games.arkham.abilities.leading import leading
from adjudicator.games.arkham.facts import PHASE_NOW
from adjudicator.games.arkham.game import Ability, Arkham
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.terms import DESIGNATORS, KINDS_OF_ACTION, KindOfAction
from adjudicator.games.arkham.words import Context, of_some

TRIGGERED: Final = ("action", "free", "reaction")
"""The kinds of abilities that players trigger."""

Deeds = tuple[tuple[str, str], ...]
"""Deeds, each with the thing to which it is done."""


def designator_of(ability: Ability) -> str:
    """The bold action word of an ability: fight, evade, investigate, parley, resign, move, engage; empty if none."""
    if ability.name in DESIGNATORS:
        return ability.name
    designator: str | None = of_some(ability.effects[0], "designator") if ability.effects else None
    return designator or ""


def kind_of(ability: Ability) -> KindOfAction:
    """The kind of action that an ability is: fight, move, play, activate …"""
    name = "play" if ability.kind == "play" else designator_of(ability) or ability.name
    return _CALLED.get(name, _CALLED["activate"])


def taken_by(ability: Ability) -> tuple[str, ...]:
    """The rules by which an ability is used in one's own turn; one that has another name is activated."""
    name = "play" if ability.kind == "play" else ability.name
    return _CALLED.get(name, _CALLED["activate"]).taken_by


_CALLED: Final = {kind.called: kind for kind in KINDS_OF_ACTION}


def is_fast(game: Arkham, listener: Listener) -> bool:
    """True if a card that is played has the keyword, or answers to an event as only cards with it do."""
    return game.has_keyword(listener.source, "fast") or game.ability(listener).trigger is not None


def is_permitted(game: Arkham, listener: Listener) -> bool:
    """True if a card itself permits that it is played in player windows of this phase."""
    return PHASE_NOW(game) in game.ability(listener).also_in


def by_play_action(game: Arkham, listener: Listener) -> bool:
    """True if a card is played by a play action, unless an effect plays it: it has neither fast nor a permission."""
    if game.ability(listener).kind != "play":
        return False
    return not is_fast(game, listener) and not is_permitted(game, listener)


def deeds(game: Arkham, who: str, listener: Listener, targets: tuple[str, ...], granted: bool = False) -> Deeds:
    """The deeds that using an ability makes up: playing a card, fighting an enemy, investigating a location.

    What is `granted` an effect plays: it is no play action.
    """
    ability = game.ability(listener)
    found: Deeds = (("play", listener.source),) if ability.kind == "play" else ()
    if ability.kind in TRIGGERED and listener.source != RULES:
        found += (("trigger", listener.source), (f"trigger {ability.kind} abilities", listener.source))
    if by_play_action(game, listener) and not granted:
        found += (("play action", listener.source),)
    if listener.source == RULES and kind_of(ability).word in ("draw", "resource"):
        found += ((f"{kind_of(ability).word} action", ""),)
    designator = designator_of(ability)
    if designator:
        target = targets[0] if targets else ""
        if not target and designator == "investigate":
            target = _investigated(game, who, listener)
        found += ((designator, target),)
    return found


def _investigated(game: Arkham, who: str, listener: Listener) -> str:
    """The location that an ability lets somebody investigate: their own, or the one that it names."""
    at = of_some(leading(game.ability(listener).effects), "at")
    if at is None:
        return game.location(who)
    named = at.all(game, Context(who, listener.source))
    return str(named[0]) if len(named) == 1 else ""


def actions_in(game: Arkham, who: str, listener: Listener, targets: tuple[str, ...]) -> Deeds:
    """The deeds paid for with the cost: playing the card, or the action that the ability is."""
    kind = game.ability(listener).kind
    if kind == "action":
        return deeds(game, who, listener, targets)
    return (("play", listener.source),) if kind == "play" else ()
