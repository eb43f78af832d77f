"""Questions about a resolution: the state, the events and their order, and what was and is legal."""

from pathlib import Path
from typing import Final

from adjudicator.games.arkham.deeds.kinds import KINDS
from adjudicator.games.arkham.events import EVENTS, SIGNS
from adjudicator.games.arkham.situation.about_legality import ABOUT_LEGALITY
from adjudicator.games.arkham.situation.about_tests import ABOUT_TESTS
from adjudicator.games.arkham.situation.about_the_table import ABOUT_THE_TABLE
from adjudicator.games.arkham.situation.sentences import QUESTIONS
from adjudicator.games.arkham.situation.standing import STANDING
from adjudicator.games.kit.asking.about_events import ABOUT_EVENTS, happening
from adjudicator.games.kit.asking.events import Happenings
from adjudicator.games.kit.asking.question import Questions

_ABOUT_ONE_EVENT: Final = {
    "is evaded": happening("{what} is evaded"),
    "is not evaded": happening("{what} is evaded", False),
    "is read": happening("{what} is read"),
    "story is read": happening("the story of {what} is read"),
    "test ends": happening("{who}'s test ends"),
    "uses own": happening("{who} uses {whose} own ability"),
}
"""The questions about events whose sentences would fit other phrases too."""

HAPPENINGS: Final = Happenings(KINDS, EVENTS, SIGNS)
"""The sentences that name what happens."""

_ASKED_HERE: Final = {**STANDING, **_ABOUT_ONE_EVENT, **ABOUT_THE_TABLE, **ABOUT_TESTS, **ABOUT_LEGALITY}
_REFERENCE: Final = Path(__file__).parents[1] / "reference"
ASKED: Final = Questions(QUESTIONS, {**ABOUT_EVENTS, **_ASKED_HERE}, HAPPENINGS.understand, _REFERENCE, STANDING)
"""Every question that Arkham Horror understands."""
