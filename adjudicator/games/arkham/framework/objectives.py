"""Abilities that act as soon as a condition is met: objectives of acts and agendas, and cards that are used up."""

from typing import Final

from adjudicator.engine import trace
from adjudicator.engine.events import Listener
from adjudicator.engine.fields import Field
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.abilities.timing import innermost
from adjudicator.games.arkham.facts import AS_SOON_AS, OBJECTIVES
from adjudicator.games.arkham.game import Arkham

_MET: Final = Field("objective is met", False)
_HOLDS: Final = Field("what is met as soon as", False)
"""The condition of a card has been met, and has not ceased to be met since."""


def met(game: Arkham) -> tuple[Listener, ...]:
    """The objectives that are met now and have not been met before."""
    return tuple(one for one in OBJECTIVES(game) if not _MET(game, one.source) and _is_met(game, one))


def settle(game: Arkham, listener: Listener) -> None:
    """Settle an objective: it is met once."""
    _MET.put(game, listener.source, True)


def resolved(game: Arkham, listener: Listener) -> Call:
    """The call that resolves the effects of an objective."""
    return _of(game, listener, game.lead)


def check_objectives(game: Arkham) -> tuple[Call, ...]:
    """The effects of the objectives that are met now."""
    found = met(game)
    for listener in found:
        settle(game, listener)
    return tuple(resolved(game, listener) for listener in found)


def check_as_soon_as(game: Arkham) -> tuple[Call, ...]:
    """The effects of the cards whose conditions are met now, and were not before."""
    calls: list[Call] = []
    revealed = innermost(game, "revelation") if AS_SOON_AS(game) else None
    for listener in AS_SOON_AS(game):
        card = listener.source
        if revealed is not None and revealed.what == card:
            # What its revelation does goes together: until that is done, the card is not as it comes to be.
            continue
        met = _is_met(game, listener)
        if met and not _HOLDS(game, card):
            game.cite(*_USED_UP.get(game.cards[card].uses is not None, ()))
            calls.append(_of(game, listener, game.you(card)))
        _HOLDS.put(game, card, met)
    return tuple(calls)


_USED_UP: Final = {True: ("uses-x-type.12",)}
"""The rules by which a card with uses (True) does what it says as soon as there are none."""


def _is_met(game: Arkham, listener: Listener) -> bool:
    """True if the condition of a card holds now, unless its text box is blank."""
    condition, context = game.ability(listener).condition, game.context(listener)
    if condition is None or game.is_silent(listener):
        return False
    return game.consider(lambda: condition.holds(game, context))


def _of(game: Arkham, listener: Listener, you: str) -> Call:
    """The call that resolves the effects of a card's condition."""
    ability = game.ability(listener)
    context = game.context(listener).of(you).made_by("instruction")
    assert ability.condition is not None
    ability.condition.holds(game, context)
    game.record(trace.Initiated(game.depth, you, listener.source, ability.kind, listener.number))
    return resolve(ability.effects, context)
