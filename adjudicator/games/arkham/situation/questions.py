"""Questions about a resolution: how things stand, what happened in which order, what was and is legal."""

from pathlib import Path
from typing import Final

from adjudicator.games.arkham.situation.about_legality import ABOUT_LEGALITY
from adjudicator.games.arkham.situation.about_tests import ABOUT_TESTS
from adjudicator.games.arkham.situation.about_the_table import ABOUT_THE_TABLE
from adjudicator.games.arkham.situation.happenings import HAPPENINGS
from adjudicator.games.arkham.situation.sentences import QUESTIONS
from adjudicator.games.arkham.situation.standing import STANDING
from adjudicator.games.kit.asking.about_events import ABOUT_EVENTS
from adjudicator.games.kit.asking.question import Questions

_ASKED_HERE: Final = {**STANDING, **ABOUT_THE_TABLE, **ABOUT_TESTS, **ABOUT_LEGALITY}
_REFERENCE: Final = Path(__file__).parents[1] / "reference"
ASKED: Final = Questions(QUESTIONS, {**ABOUT_EVENTS, **_ASKED_HERE}, HAPPENINGS.understand, _REFERENCE, STANDING)
"""Every question that Arkham Horror understands."""
