"""Questions about a resolution: how things stand, what happened in which order, what is legal."""

from pathlib import Path

from adjudicator.games.kit.asking.about_events import ABOUT_EVENTS
from adjudicator.games.kit.asking.question import Questions
from adjudicator.games.notalone.situation.about_legality import ABOUT_LEGALITY
from adjudicator.games.notalone.situation.happenings import HAPPENINGS
from adjudicator.games.notalone.situation.made_of import MADE_OF
from adjudicator.games.notalone.situation.sentences import QUESTIONS
from adjudicator.games.notalone.situation.standing import STANDING

ASKED = Questions(
    QUESTIONS,
    {**ABOUT_EVENTS, **STANDING, **MADE_OF, **ABOUT_LEGALITY},
    HAPPENINGS.understand,
    Path(__file__).parents[1] / "reference",
    STANDING,
)
"""Every question that Not Alone understands."""
