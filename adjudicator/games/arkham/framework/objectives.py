"""Objectives: an act or agenda that advances as soon as a condition is met (entry Act Deck and Agenda Deck)."""

from typing import Final, cast

from adjudicator.engine import trace
from adjudicator.engine.events import Listener
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.game import DUE, Arkham

MET: Final = "objective is met"


def check_objectives(game: Arkham) -> tuple[Call, ...]:
    """The effects of the objectives that are met now; each is met once."""
    calls: list[Call] = []
    for listener in cast("tuple[Listener, ...]", game.state.read(DUE, "objectives", ())):
        card, ability = listener.source, game.ability(listener)
        if game.state.read(card, MET) or ability.condition is None or game.blank(card):
            continue
        context = game.context(listener).of(game.lead).made_by("instruction")
        if game.quietly(lambda a=ability, c=context: a.condition.holds(game, c)):  # type: ignore[misc]
            ability.condition.holds(game, context)
            game.state.write(card, MET, True)
            game.record(trace.Initiated(game.depth, context.you, card, "objective", listener.number))
            calls.append(resolve(ability.effects, context))
    return tuple(calls)
