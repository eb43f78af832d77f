"""Reactions by which a card costs less: they are used as its costs are determined, and count before it is played."""

from typing import Final

from adjudicator.engine.events import Listener
from adjudicator.engine.fields import Field
from adjudicator.games.arkham.abilities import limits
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.places import listeners
from adjudicator.games.arkham.words import Context, of_some

PAYING: Final = "pay for"
"""The event that the costs of a card are about to be determined and paid."""
SPARED: Final = Field("provokes no attacks", False)
"""The mark of a card that is played without attacks of opportunity."""


def could_cost_less(game: Arkham, who: str, card: str) -> int:
    """The number of resources by which reactions of an investigator could make a card cheaper."""
    if not game.hears(PAYING, "when"):
        return 0
    return sum(_less(game, who, card, listener) for listener in listeners(game, PAYING, "when"))


def _less(game: Arkham, who: str, card: str, listener: Listener) -> int:
    """The number of resources by which one reaction could; none if it does not answer, or cannot be used."""
    ability, context = game.ability(listener), Context(who, listener.source)
    trigger = ability.trigger
    assert trigger is not None
    lowers = [amount for effect in ability.effects if (amount := of_some(effect, "lowers")) is not None]
    if not lowers or ability.kind != "reaction" or game.controller(listener.source) != who or game.is_silent(listener):
        return 0
    if trigger.who is not None and not trigger.who.fits(game, context, who):
        return 0
    if trigger.what is not None and not trigger.what.fits(game, context, card):
        return 0
    if trigger.of and game.cards[card].type not in trigger.of:
        return 0
    conditions = (trigger.also, ability.condition)
    if any(one is not None and not one.holds(game, context) for one in conditions):
        return 0
    if limits.reached(game, who, listener) is not None:
        return 0
    if any(cost.reasons(game, context) for cost in ability.costs):
        return 0
    return sum(int(amount.of(game, context)) for amount in lowers)
