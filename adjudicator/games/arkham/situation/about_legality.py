"""Questions about what may be done."""

from typing import Final

from adjudicator.engine import trace
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.situation.asking import Answering, Asking
from adjudicator.games.arkham.situation.sentences import DEEDS
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.interface import Answer, Deed
from adjudicator.games.kit.asking.about_legality import AboutLegality
from adjudicator.games.kit.asking.question import yes


def possible(table: ArkhamTable, deed: Deed) -> tuple[bool, Reasons]:
    """True if a deed may be done now, because it is an option or nothing speaks against it; and the reasons if not."""
    reasons = table.why_not(deed)
    if _is_an_option(table, deed):
        return True, ()
    reasons = reasons or _not_asked(table, deed)
    return not reasons, reasons


def _is_an_option(table: ArkhamTable, deed: Deed) -> bool:
    waiting = table.game.waiting
    if waiting is None:
        return False
    # The answer does not rest on the reasons that make other deeds possible.
    options, _rests = table.game.weigh(lambda: waiting.question.options)
    return any(table.fits(deed, option) for option in options)


def _not_asked(table: ArkhamTable, deed: Deed) -> Reasons:
    if deed.verb in ("assign", "*", "resolves", "commit"):
        return (Reason("skill-test-timing.8", "nobody is asked for it now"),)
    return ()


def _uses(asking: Asking) -> Answering:
    who, card = asking.entity("who", "investigator"), asking.entity("card")

    def answering(table: ArkhamTable) -> Answer:
        places = tuple(
            place
            for place, record in enumerate(table.game.trace)
            if isinstance(record, trace.Initiated) and record.source == card and record.who == who
        )
        return yes(bool(places), places[:1])

    return answering


ABOUT_LEGALITY: Final = {**AboutLegality(DEEDS, possible).kinds(), "uses": _uses}
