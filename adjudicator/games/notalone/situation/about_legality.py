"""Questions about what may be done now, and by which rule it may not."""

from collections.abc import Callable

from adjudicator.engine.choices import Choice
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.asking.question import yes
from adjudicator.games.interface import Answer, Deed
from adjudicator.games.notalone.situation.asking import Answering, Asking
from adjudicator.games.notalone.situation.sentences import DEEDS
from adjudicator.games.notalone.situation.table import NotAloneTable
from adjudicator.games.notalone.situation.talking import TALKING
from adjudicator.language.source import Text

_VERBS = {"pass": "passes", "be": "is", "copy": "copies"}


def _deed(asking: Asking) -> Deed | None:
    """The deed of "C may play dodge", as the sentence "C plays dodge" says it."""
    slots = asking.said.slots
    verb, space, rest = slots["deed"].partition(" ")
    sentence = f"{slots['who']} {_VERBS.get(verb, verb + 's')}{space}{rest}"
    if DEEDS.read(sentence) is None:
        asking.at.fault("E210", f'"{slots["deed"]}" is nothing that can be done', asking.node, DEEDS.help(sentence))
        return None
    return asking.table.deed(Text(asking.node.span, sentence, True), asking.at)


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


def _may(wanted: bool) -> Callable[[Asking], Answering]:
    def make(asking: Asking) -> Answering:
        deed = _deed(asking)
        rule = asking.said.slots.get("rule", "")

        def answering(table: NotAloneTable) -> Answer:
            assert deed is not None
            (allowed, reasons), rests = table.game.weigh(lambda: possible(table, deed))
            table.game.rest(rests)
            for reason in reasons:
                table.game.cite(reason.rule)
            places = (len(table.game.trace) - 1,) if reasons else ()
            if rule:
                return yes(any(reason.rule == rule for reason in reasons), places)
            return yes(allowed is wanted, places)

        return answering

    return make


ABOUT_LEGALITY: dict[str, Callable[[Asking], Answering]] = {
    "may": _may(True),
    "may not": _may(False),
    "may not by": _may(False),
}
"""What each of these questions asks."""
