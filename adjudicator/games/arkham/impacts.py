"""The changes that events make to a game of Arkham Horror, put together from the rooms that know them."""

from typing import Final

from adjudicator.engine.hooks import Impacts
from adjudicator.engine.tables import together
from adjudicator.games.arkham import discarding, ready_and_exhausted
from adjudicator.games.arkham.actions import resolution
from adjudicator.games.arkham.attacks import attack
from adjudicator.games.arkham.damage import dealing
from adjudicator.games.arkham.defeat import defeat
from adjudicator.games.arkham.effects import (
    deal_and_heal,
    discover,
    drawing,
    engage,
    evade,
    move,
    search,
    token_effects,
)
from adjudicator.games.arkham.enemies import hunter, spawning
from adjudicator.games.arkham.framework import advancing, encounter, mythos, turn
from adjudicator.games.arkham.setting_up import hands, procedure

IMPACTS: Final[Impacts] = together(
    discarding.IMPACTS,
    ready_and_exhausted.IMPACTS,
    drawing.IMPACTS,
    evade.IMPACTS,
    move.IMPACTS,
    engage.IMPACTS,
    search.IMPACTS,
    token_effects.IMPACTS,
    deal_and_heal.IMPACTS,
    discover.IMPACTS,
    resolution.IMPACTS,
    attack.IMPACTS,
    dealing.IMPACTS,
    defeat.IMPACTS,
    hunter.IMPACTS,
    spawning.IMPACTS,
    advancing.IMPACTS,
    encounter.IMPACTS,
    mythos.IMPACTS,
    turn.IMPACTS,
    hands.IMPACTS,
    procedure.IMPACTS,
)
