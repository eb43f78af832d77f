"""Questions about a resolution: how things stand, what happened in which order, what is legal."""

from adjudicator.games.asking.about_events import ABOUT_EVENTS, happening
from adjudicator.games.asking.question import Questions
from adjudicator.games.notalone.situation.about_legality import ABOUT_LEGALITY
from adjudicator.games.notalone.situation.happenings import HAPPENINGS
from adjudicator.games.notalone.situation.made_of import MADE_OF
from adjudicator.games.notalone.situation.sentences import QUESTIONS
from adjudicator.games.notalone.situation.standing import STANDING

_NOT_CAUGHT = {"is not caught": happening("{who} is caught", False)}
_ASKED_HERE = {**STANDING, **MADE_OF, **ABOUT_LEGALITY, **_NOT_CAUGHT}
ASKED = Questions(QUESTIONS, {**ABOUT_EVENTS, **_ASKED_HERE}, HAPPENINGS.understand, STANDING)
"""Every question that Not Alone understands."""
