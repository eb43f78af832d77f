"""Questions about a resolution: how things stand, what happened in which order, what is legal."""

from adjudicator.engine.legality import Reasons
from adjudicator.games.interface import Deed
from adjudicator.games.kit.asking.about_events import ABOUT_EVENTS
from adjudicator.games.kit.asking.about_legality import AboutLegality
from adjudicator.games.kit.asking.question import Questions
from adjudicator.games.notalone.situation.happenings import HAPPENINGS
from adjudicator.games.notalone.situation.made_of import MADE_OF
from adjudicator.games.notalone.situation.sentences import QUESTIONS
from adjudicator.games.notalone.situation.standing import STANDING
from adjudicator.games.notalone.situation.table import NotAloneTable
from adjudicator.language.phrases import Grammar


def possible(table: NotAloneTable, deed: Deed) -> tuple[bool, Reasons]:
    """True if a deed may be done now, else why not."""
    reasons = table.why_not_now(deed)
    return not reasons, reasons


def questions(deeds: Grammar) -> Questions[NotAloneTable]:
    """Every question that Not Alone understands, about the deeds of a grammar."""
    legality = AboutLegality(deeds, possible).kinds()
    kinds = {**ABOUT_EVENTS, **STANDING, **MADE_OF, **legality}
    return Questions(QUESTIONS, kinds, HAPPENINGS.understand, STANDING)
