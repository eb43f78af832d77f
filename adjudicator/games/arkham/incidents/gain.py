"""An investigator gains or loses tokens: resources, clues, actions."""

from typing import Any, ClassVar

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.effects.token_effects import Gain as GainEffect
from adjudicator.games.arkham.game import Worth
from adjudicator.games.arkham.incidents.concerned import why_not_to
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.words import Context
from adjudicator.games.kit.incidents import Incident


class Gain(Incident):
    """They gain some."""

    says = "{who:investigator} gains {n:number} {token:token}"
    examples = ("skids gains 2 resources",)
    sign: ClassVar[int] = 1

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Not to the eliminated."""
        return why_not_to(game, who)

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """The tokens are taken from the pool, or go there."""
        number, token = slots
        effect = GainEffect(token, Worth(number), Named("you"), self.sign)
        return resolve((effect,), Context(you=who, this=RULES))


class Lose(Gain):
    """They lose some."""

    says = "{who:investigator} loses {n:number} {token:token}"
    examples = ("skids loses 2 resources",)
    sign = -1
