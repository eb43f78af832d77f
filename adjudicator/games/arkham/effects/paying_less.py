"""Effects on a card whose costs are about to be paid: it costs less, or playing it provokes nobody."""

from typing import NamedTuple

from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.actions.deeds import designator_of
from adjudicator.games.arkham.actions.for_less import SPARED
from adjudicator.games.arkham.actions.initiation import PROVOKES_NOT
from adjudicator.games.arkham.attacks.attack import threats
from adjudicator.games.arkham.game import Arkham, Number, Worth
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.values import Lasting, add_lasting, value
from adjudicator.games.arkham.words import Context


class LowerCost(NamedTuple):
    """Reduce the resource cost of the card that is about to be paid for, for this time."""

    lowers: Number

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the card costs nothing anyway."""
        card = game.event(context.scope).what if context.scope else ""
        free = bool(card) and not game.cards[card].cost_x and value(game, card, "cost") <= 0
        return free or is_nothing(game, context, self.lowers)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Modify the cost until it is paid."""
        card = game.event(context.scope).what
        amount = Worth(-self.lowers.of(game, context))
        add_lasting(game, Lasting(None, card, "cost", "add", amount, "", context.this, context, once=True))
        return None


class ProvokeNobody(NamedTuple):
    """Have the card that is about to be paid for be played without attacks of opportunity."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no enemy is ready to attack, or the card provokes nobody anyway."""
        event = game.event(context.scope) if context.scope else None
        return event is not None and (_provokes_nobody(game, event.what) or not _threatened(game, event.who))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Mark the card until it is played."""
        SPARED.put(game, game.event(context.scope).what, True)
        return None


def _provokes_nobody(game: Arkham, card: str) -> bool:
    """True if a card is played without an action, or as an action that provokes nobody."""
    plays = [ability for ability in game.cards[card].abilities if ability.kind == "play"]
    spared = any(designator_of(ability) in PROVOKES_NOT or not ability.provokes for ability in plays)
    return spared or game.has_keyword(card, "fast")


def _threatened(game: Arkham, who: str) -> bool:
    """True if an enemy could attack somebody who provokes it."""
    return bool(game.consider(lambda: threats(game, who)))
