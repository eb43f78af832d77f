"""Questions about what may be done."""

from collections.abc import Callable

from adjudicator.engine import trace
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.situation.asking import Answering, Asking
from adjudicator.games.arkham.situation.sentences import DEEDS
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.asking.question import yes
from adjudicator.games.interface import Answer, Deed
from adjudicator.language.source import Text


def _deed(asking: Asking) -> Deed | None:
    slots = asking.said.slots
    sentence = f"{slots['who']} {_third_person(slots['deed'])}"
    node = Text(asking.node.span, sentence, True)
    if DEEDS.read(sentence) is None:
        asking.at.fault("E210", f'"{slots["deed"]}" is nothing that can be done', asking.node, DEEDS.help(sentence))
        return None
    return asking.table.deed(node, asking.at)


def _third_person(deed: str) -> str:
    """`fight ghoul` as it stands under `do:`: `fights ghoul`."""
    verb, space, rest = deed.partition(" ")
    return ("passes" if verb == "pass" else verb + "s") + space + rest


def _may(wanted: bool) -> Callable[[Asking], Answering]:
    def make(asking: Asking) -> Answering:
        deed = _deed(asking)
        rule = asking.said.slots.get("rule", "")

        def answering(table: ArkhamTable) -> Answer:
            assert deed is not None
            reasons, rests = table.game.weigh(lambda: possible(table, deed))
            table.game.rest(rests)
            for reason in reasons:
                table.game.cite(reason.rule)
            allowed = not reasons
            if rule:
                return yes(any(reason.rule == rule for reason in reasons), (len(table.game.trace) - 1,))
            return yes(allowed is wanted, (len(table.game.trace) - 1,) if reasons else ())

        return answering

    return make


def possible(table: ArkhamTable, deed: Deed) -> Reasons:
    """Why a deed may not be done now: nothing if it is among the options, or legal by its reasons."""
    waiting = table.game.waiting
    if waiting is not None and any(table.fits(deed, option) for option in waiting.question.options):
        return ()
    return table.why_not(deed) or _not_asked(table, deed)


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


ABOUT_LEGALITY: dict[str, Callable[[Asking], Answering]] = {
    "may": _may(True),
    "may not": _may(False),
    "may not by": _may(False),
    "uses": _uses,
}
