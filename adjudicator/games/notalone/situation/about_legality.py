"""Questions about what may be done now, and by which rule it may not."""

from adjudicator.engine.choices import Choice
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.interface import Deed
from adjudicator.games.kit.asking.about_legality import AboutLegality
from adjudicator.games.notalone.situation.sentences import DEEDS
from adjudicator.games.notalone.situation.table import NotAloneTable
from adjudicator.games.notalone.situation.talking import TALKING


def possible(table: NotAloneTable, deed: Deed) -> tuple[bool, Reasons]:
    """Whether a deed may be done now, and if not, why not as far as the rules say."""
    waiting = table.game.waiting
    question = waiting.question if waiting is not None else None
    reasons = table.why_not(deed)
    if deed.verb in TALKING:
        return not reasons, reasons
    offered = isinstance(question, Choice) and any(table.fits(deed, option) for option in question.options)
    if offered and isinstance(question, Choice) and not table.at_rest(question):
        # What a card asks for in the middle of its effect is not judged as a deed of its own.
        return True, ALLOWED
    return offered and not reasons, reasons


ABOUT_LEGALITY = AboutLegality(DEEDS, possible).kinds()
"""What each of these questions asks."""
