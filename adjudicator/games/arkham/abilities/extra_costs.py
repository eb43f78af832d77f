"""Additional costs that cards put on something (entry faq-additional-costs)."""

from typing import cast

from adjudicator.engine.events import Listener
from adjudicator.engine.procedures import Procedure, Result, Step
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.words import Context, Cost


def extra_costs(game: Arkham, who: str, deeds: tuple[tuple[str, str], ...]) -> tuple[tuple[Cost, str], ...]:
    """The additional costs on these deeds for an investigator, each with the card that asks for it."""
    found: list[tuple[Cost, str]] = []
    for deed, what in deeds:
        for listener in cast("tuple[Listener, ...]", game.state.read("additional costs", deed, ())):
            ability = game.ability(listener)
            context = game.context(listener)
            if ability.condition is not None and not ability.condition.holds(game, context):
                continue
            for adds in ability.adds:
                if adds.deed != deed or (adds.what is not None and not adds.what.fits(game, context, what)):
                    continue
                if adds.who is None or adds.who.fits(game, context, who):
                    found += ((cost, listener.source) for cost in adds.costs)
    return tuple(found)


def _pay(game: Arkham, local: tuple[Cost, Context]) -> Result:
    cost, context = local
    return cost.pay(game, context)


PayExtra = Procedure("pay an additional cost", Step("", "pay", _pay))
