"""Questions about a resolution: the state, the events and their order, and what was and is legal."""

from pathlib import Path
from typing import Final

from adjudicator.games.arkham.situation.about_legality import ABOUT_LEGALITY
from adjudicator.games.arkham.situation.about_tests import ABOUT_TESTS
from adjudicator.games.arkham.situation.happenings import HAPPENINGS
from adjudicator.games.arkham.situation.sentences import EVENTS, QUESTIONS
from adjudicator.games.arkham.situation.standing import STANDING
from adjudicator.games.kit.asking.about_events import ABOUT_EVENTS, happening
from adjudicator.games.kit.asking.question import Questions
from adjudicator.games.kit.standing import Asking

_ABOUT_ONE_EVENT: Final = {
    "is evaded": happening("{what} is evaded"),
    "is not evaded": happening("{what} is evaded", False),
    "is read": happening("{what} is read"),
    "story is read": happening("the story of {what} is read"),
    "test ends": happening("{who}'s test ends"),
    "uses own": happening("{who} uses {whose} own ability"),
}
"""The questions about events whose sentences would fit other phrases too."""

_REFERENCE: Final = Path(__file__).parents[1] / "reference"
_HERE: Final = {**ABOUT_EVENTS, **_ABOUT_ONE_EVENT, **ABOUT_TESTS, **ABOUT_LEGALITY}
_MORE: Final = Questions(QUESTIONS, _HERE, HAPPENINGS.understand, _REFERENCE)
ASKED: Final = Asking(STANDING, _MORE, HAPPENINGS.understand, EVENTS)
"""Every question that Arkham Horror understands."""
