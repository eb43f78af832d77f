"""Objectives: an act or agenda that advances as soon as a condition is met (entry Act Deck and Agenda Deck)."""

from typing import Final

from adjudicator.engine import trace
from adjudicator.engine.fields import Field
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.facts import OBJECTIVES
from adjudicator.games.arkham.game import Arkham

_MET: Final = Field("objective is met", False)


def check_objectives(game: Arkham) -> tuple[Call, ...]:
    """The effects of the objectives that are met now; each is met once."""
    calls: list[Call] = []
    for listener in OBJECTIVES(game):
        card, ability = listener.source, game.ability(listener)
        if _MET(game, card) or ability.condition is None or game.blank(card):
            continue
        context = game.context(listener).of(game.lead).made_by("instruction")
        if game.quietly(lambda a=ability, c=context: a.condition.holds(game, c)):  # type: ignore[misc]
            ability.condition.holds(game, context)
            _MET.put(game, card, True)
            game.record(trace.Initiated(game.depth, context.you, card, "objective", listener.number))
            calls.append(resolve(ability.effects, context))
    return tuple(calls)
