"""Questions about a resolution: the state, the events and their order, and what was and is legal."""

from pathlib import Path
from typing import Final

from adjudicator.games.arkham.deeds.kinds import KINDS
from adjudicator.games.arkham.events import EVENTS, SIGNS
from adjudicator.games.arkham.situation.about_legality import ABOUT_LEGALITY
from adjudicator.games.arkham.situation.about_tests import ABOUT_TESTS
from adjudicator.games.arkham.situation.sentences import QUESTIONS
from adjudicator.games.arkham.situation.standing import STANDING
from adjudicator.games.kit.asking.about_events import ABOUT_EVENTS
from adjudicator.games.kit.asking.events import Happenings
from adjudicator.games.kit.asking.question import Questions
from adjudicator.games.kit.standing import Asking

HAPPENINGS: Final = Happenings(KINDS, EVENTS, SIGNS)
"""The sentences that name what happens."""

_REFERENCE: Final = Path(__file__).parents[1] / "reference"
_MORE: Final = Questions(
    QUESTIONS, {**ABOUT_EVENTS, **ABOUT_TESTS, **ABOUT_LEGALITY}, HAPPENINGS.understand, _REFERENCE
)
ASKED: Final = Asking(STANDING, _MORE, HAPPENINGS)
"""Every question that Arkham Horror understands."""
