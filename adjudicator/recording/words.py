"""The outcome of a recorded ruling, in words."""

from collections.abc import Sequence

from adjudicator.plain import one_line, plain
from adjudicator.recording.outcome import CHANGED, CRASHED, UNDECIDED, Difference, Outcome
from adjudicator.situation.expectations import CITES, OF_THE_WHOLE, POINTS
from adjudicator.situation.wording import NOT_MODELLED, answered
from adjudicator.speaking import _, to_translate

NOT_ON_RECORD = to_translate("not on record")
_FEW = 3
"""The most rulings that are named beside a part that is not modelled; the others are counted."""

HOW_TO_RECORD = to_translate(
    "To record them from now on: write `{cites}: []` and `{points}: []` under `expect:`\n"
    "while the ruling is right, and `adjudicator accept` fills them in."
)


def told(outcome: Outcome) -> list[str]:
    """The lines on a ruling that needs attention, with its faults; the lines of their file stand elsewhere."""
    if outcome.state == CRASHED:
        return [_("ruling it crashed: {crash}", crash=one_line(outcome.crash))]
    lines = [line for difference in outcome.differences for line in parted(difference)]
    lines += _then(outcome)
    if outcome.waiting is not None and outcome.state in (UNDECIDED, CHANGED):
        lines.append(_("undecided: it waits for {asked}", asked=outcome.waiting.asked))
    lines += [f"{fault.code}: {fault.message}" for fault in outcome.faults]
    return lines


def _then(outcome: Outcome) -> list[str]:
    """The lines on the recorded rules and timing points, unless they are among the differences."""
    said = {difference.what for difference in outcome.differences}
    if not said - set(OF_THE_WHOLE):
        return []
    lines = []
    if CITES not in said:
        cited = ", ".join(outcome.cited)
        rules = _("{rules}; they are applied now as well", rules=cited) if cited else _(NOT_ON_RECORD)
        lines.append(_("the rules then: {rules}", rules=rules))
    if POINTS not in said:
        steps = _("nowhere, by the timing points on record") if POINTS in outcome.whole else _(NOT_ON_RECORD)
        lines.append(_("where they part: {steps}", steps=steps))
    return lines


def parted(difference: Difference) -> list[str]:
    """A difference in lines: its subject, the recorded and the present answer, and the rules.

    >>> parted(Difference("roland is defeated", "yes", "no", 12, ("defeat.2",)))
    ['roland is defeated (line 12)', '  then: yes', '  now:  no', '  by:   defeat.2']
    """
    where = f" ({_('line {number}', number=difference.line)})" if difference.line else ""
    then, now = _or_nothing(difference.then), _or_nothing(difference.now)
    lines = [difference.what + where, f"  {_('then: {answer}', answer=then)}", f"  {_('now:  {answer}', answer=now)}"]
    if difference.because:
        lines.append(f"  {_('by:   {rules}', rules=', '.join(difference.because))}")
    if difference.lost:
        lines.append(f"  {_('no longer applied: {rules}', rules=', '.join(difference.lost))}")
    if difference.parting is not None:
        place, then, now = difference.parting
        then, now = then or _("the end"), now or _("the end")
        lines.append(f"  {_('they part at number {number}', number=place)}")
        lines += [f"    {_('then: {answer}', answer=then)}", f"    {_('now:  {answer}', answer=now)}"]
    return lines


def _or_nothing(answer: str) -> str:
    return answered(answer) or _("nothing")


def brief(difference: Difference) -> str:
    """A difference in one line.

    >>> brief(Difference("roland is defeated", "yes", "no", 12))
    'roland is defeated: yes then, no now'
    """
    if difference.parting is not None:
        place, then, now = difference.parting
        return f"{difference.what}: number {place} is {then or 'the end'} then, {now or 'the end'} now"
    if difference.lost:
        return f"no longer applied: {', '.join(difference.lost)}"
    return f"{difference.what}: {difference.then or 'nothing'} then, {difference.now or 'nothing'} now"


def report(outcomes: Sequence[Outcome]) -> list[str]:
    """The lines on all rulings that need attention, one paragraph for each."""
    lines: list[str] = []
    for outcome in outcomes:
        if outcome.sound:
            continue
        lines.append(f"{_(outcome.state)}: {plain(outcome.name)}")
        if outcome.title:
            lines.append(f"  {outcome.title}")
        lines += [f"    {line}" for line in told(outcome)] + [""]
    if any(line.endswith(_(NOT_ON_RECORD)) for line in lines):
        lines += [_(HOW_TO_RECORD, cites=CITES, points=POINTS), ""]
    return lines + _not_modelled(outcomes)


def _not_modelled(outcomes: Sequence[Outcome]) -> list[str]:
    """The parts of cards that are not modelled, each with the rulings that they might make wrong."""
    found: dict[str, list[str]] = {}
    for outcome in outcomes:
        for part in outcome.not_modelled:
            found.setdefault(part, []).append(plain(outcome.name))
    lines = [f"  {part} ({', '.join(names[:_FEW])}{_more(names)})" for part, names in found.items()]
    return [_(NOT_MODELLED), *lines, ""] if lines else []


def _more(names: Sequence[str]) -> str:
    return f" {_('and {number} more', number=len(names) - _FEW)}" if len(names) > _FEW else ""
