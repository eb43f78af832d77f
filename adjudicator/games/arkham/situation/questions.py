"""Questions about a resolution: how things stand, what happened in which order, what was and is legal."""

from adjudicator.games.arkham.situation.about_legality import ABOUT_LEGALITY
from adjudicator.games.arkham.situation.about_tests import ABOUT_TESTS
from adjudicator.games.arkham.situation.happenings import HAPPENINGS
from adjudicator.games.arkham.situation.sentences import QUESTIONS
from adjudicator.games.arkham.situation.standing import STANDING
from adjudicator.games.asking.about_events import ABOUT_EVENTS
from adjudicator.games.asking.question import Questions

ASKED = Questions(QUESTIONS, {**ABOUT_EVENTS, **STANDING, **ABOUT_TESTS, **ABOUT_LEGALITY}, HAPPENINGS.understand)
"""Every question that Arkham Horror understands."""
