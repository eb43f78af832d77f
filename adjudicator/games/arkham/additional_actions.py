"""The additional actions that abilities give in a turn, and which of them are left (FAQ 1.10)."""

from typing import Final

from adjudicator.engine.events import Listener
from adjudicator.engine.lookups import Numbered
from adjudicator.games.arkham.abilities.limits import stamp
from adjudicator.games.arkham.abilities.whose import holds_for
from adjudicator.games.arkham.facts import ADDITIONAL_ACTIONS
from adjudicator.games.arkham.game import Arkham

TAKEN_IN: Final = Numbered("additional action", 0)
"""The turn in which the additional action that an ability gives was used up last."""


def additional(game: Arkham, who: str) -> tuple[Listener, ...]:
    """The abilities that give an investigator an additional action not yet used or lost in this turn."""
    listeners = ADDITIONAL_ACTIONS(game)
    return tuple(listener for listener in listeners if _gives(game, who, listener))


def _gives(game: Arkham, who: str, listener: Listener) -> bool:
    if game.active != who or holds_for(game, listener, who) is None:
        return False
    return not is_used_up(game, listener)


def is_used_up(game: Arkham, listener: Listener) -> bool:
    """True if the additional action that an ability gives in this turn has been used or lost."""
    return TAKEN_IN[listener.number](game, listener.source) == stamp(game, "turn") + 1
