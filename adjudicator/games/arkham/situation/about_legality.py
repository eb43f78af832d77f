"""Questions about what may be done."""

from typing import Final

from adjudicator.engine import trace
from adjudicator.engine.legality import Reasons
from adjudicator.games.arkham.deeds.declared import DEEDS
from adjudicator.games.arkham.situation.asking import Answering, Asking
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.interface import Answer, Deed
from adjudicator.games.kit.asking.about_legality import AboutLegality
from adjudicator.games.kit.asking.question import yes


def possible(table: ArkhamTable, deed: Deed) -> tuple[bool, Reasons]:
    """True if a deed may be done now, and the reasons if not."""
    reasons = table.judge(deed).why_not()
    return not reasons, reasons


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


ABOUT_LEGALITY: Final = {**AboutLegality(DEEDS.grammar, possible).kinds(), "uses": _uses}
