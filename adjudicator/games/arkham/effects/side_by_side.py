"""What is done to each of several things: at the same moment, where it can be reckoned so (entry For Each)."""

from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities.immunity import affected
from adjudicator.games.arkham.abilities.parts import acts_on_the_chosen
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.abilities.so_many_times import as_one
from adjudicator.games.arkham.damage.dealing import DEALING, Dealing
from adjudicator.games.arkham.effects.deal_and_heal import DealIt
from adjudicator.games.arkham.enemies.concealed import is_mini_card
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.words import Context

Bound = tuple[Context, Effect]
"""An effect, with the context in which it resolves and the choices made for it."""


def done_to_each(game: Arkham, parts: tuple[tuple[Context, tuple[Effect, ...]], ...]) -> tuple[Call, ...]:
    """The calls for the same effects on several things: one effect on all of them, then the next, if that can be so."""
    alike = len(parts) > 1 and len({len(effects) for _context, effects in parts}) == 1
    if not alike or any(as_one(effects, 1) is None for _context, effects in parts):
        return tuple(resolve(effects, context) for context, effects in parts)
    columns = zip(*([(context, effect) for effect in effects] for context, effects in parts), strict=True)
    return tuple(call for column in columns for call in _done_to_all(game, column))


def _done_to_all(game: Arkham, column: tuple[Bound, ...]) -> tuple[Call, ...]:
    """One effect on all of the things; what is about none of them is done once, so many times as much."""
    dealt = tuple((context, effect) for context, effect in column if isinstance(effect, DealIt))
    if len(dealt) == len(column) and not any(_exposes(game, context, effect) for context, effect in dealt):
        return (dealt_together(game, dealt),)
    context, first = column[0]
    if acts_on_the_chosen(first) or any(effect != first for _context, effect in column):
        return tuple(resolve((effect,), context) for context, effect in column)
    return (resolve(as_one((first,), len(column)) or (), context),)


def _exposes(game: Arkham, context: Context, effect: DealIt) -> bool:
    """True if a mini-card is among those to which it would be dealt: it is exposed instead."""
    return any(is_mini_card(game, one) for one in effect.to.all(game, context))


def dealt_together(game: Arkham, dealt: tuple[tuple[Context, DealIt], ...]) -> Call:
    """Deal the damage and horror of one effect to several cards all at once."""
    targets = tuple(
        (entity, effect.damage.of(game, context), effect.horror.of(game, context))
        for context, effect in dealt
        for entity in affected(game, context, effect.to)
    )
    context, effect = dealt[0]
    return Call(DEALING, Dealing(targets, context.this, effect.of, effect.direct))
