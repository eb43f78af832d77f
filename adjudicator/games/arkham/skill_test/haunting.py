"""Haunted: whoever fails to investigate a location resolves its haunted abilities (entry Haunted)."""

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.locations import HAUNTED, is_haunted
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.specified_test import TestSpec
from adjudicator.games.arkham.this_test import TEST_OUTCOME


def after_results(game: Arkham, spec: TestSpec) -> Result:
    """Resolve the haunted abilities of the location when all results of the failed investigation have been applied."""
    failed = TEST_OUTCOME(game) == "fail" and spec.kind == "investigate" and spec.who in game.investigators
    if not failed or not is_haunted(game, spec.target) or not game.applies("haunted.2", "haunted.3"):
        return None
    return happen(Event(HAUNTED, spec.who, spec.target, spec.target))
