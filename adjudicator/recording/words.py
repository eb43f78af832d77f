"""The outcome of a recorded ruling, in words."""

from collections.abc import Sequence

from adjudicator.plain import one_line, plain
from adjudicator.recording.outcome import CHANGED, CRASHED, UNDECIDED, Difference, Outcome
from adjudicator.situation.expectations import CITES, OF_THE_WHOLE, POINTS
from adjudicator.situation.wording import NOT_MODELLED

NOT_ON_RECORD = "not on record"
_FEW = 3
"""The most rulings that are named beside a part that is not modelled; the others are counted."""

HOW_TO_RECORD = (
    f"To record them from now on: write `{CITES}: []` and `{POINTS}: []` under `expect:`\n"
    "while the ruling is right, and `adjudicator accept` fills them in."
)


def told(outcome: Outcome) -> list[str]:
    """The lines on a ruling that needs attention, with its faults; the lines of their file stand elsewhere."""
    if outcome.state == CRASHED:
        return [f"ruling it crashed: {one_line(outcome.crash)}"]
    lines = [line for difference in outcome.differences for line in parted(difference)]
    lines += _then(outcome)
    if outcome.waiting and outcome.state in (UNDECIDED, CHANGED):
        lines.append(f"undecided: it waits for {outcome.waiting}")
    lines += [f"{fault.code}: {fault.message}" for fault in outcome.faults]
    return lines


def _then(outcome: Outcome) -> list[str]:
    """The lines on the recorded rules and timing points, unless they are among the differences."""
    said = {difference.what for difference in outcome.differences}
    if not said - set(OF_THE_WHOLE):
        return []
    lines = []
    if CITES not in said:
        rules = f"{', '.join(outcome.cited)}; they are applied now as well" if outcome.cited else NOT_ON_RECORD
        lines.append(f"the rules then: {rules}")
    if POINTS not in said:
        steps = "nowhere, by the timing points on record" if POINTS in outcome.whole else NOT_ON_RECORD
        lines.append(f"where they part: {steps}")
    return lines


def parted(difference: Difference) -> list[str]:
    """A difference in lines: its subject, the recorded and the present answer, and the rules.

    >>> parted(Difference("roland is defeated", "yes", "no", 12, ("defeat.2",)))
    ['roland is defeated (line 12)', '  then: yes', '  now:  no', '  by:   defeat.2']
    """
    where = f" (line {difference.line})" if difference.line else ""
    then, now = difference.then or "nothing", difference.now or "nothing"
    lines = [difference.what + where, f"  then: {then}", f"  now:  {now}"]
    if difference.because:
        lines.append(f"  by:   {', '.join(difference.because)}")
    if difference.lost:
        lines.append(f"  no longer applied: {', '.join(difference.lost)}")
    if difference.parting is not None:
        place, then, now = difference.parting
        lines += [f"  they part at number {place}", f"    then: {then or 'the end'}", f"    now:  {now or 'the end'}"]
    return lines


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
        lines.append(f"{outcome.state}: {plain(outcome.name)}")
        if outcome.title:
            lines.append(f"  {outcome.title}")
        lines += [f"    {line}" for line in told(outcome)] + [""]
    if any(line.endswith(NOT_ON_RECORD) for line in lines):
        lines += [HOW_TO_RECORD, ""]
    return lines + _not_modelled(outcomes)


def _not_modelled(outcomes: Sequence[Outcome]) -> list[str]:
    """The parts of cards that are not modelled, each with the rulings that they might make wrong."""
    found: dict[str, list[str]] = {}
    for outcome in outcomes:
        for part in outcome.not_modelled:
            found.setdefault(part, []).append(plain(outcome.name))
    lines = [f"  {part} ({', '.join(names[:_FEW])}{_more(names)})" for part, names in found.items()]
    return [NOT_MODELLED, *lines, ""] if lines else []


def _more(names: Sequence[str]) -> str:
    return f" and {len(names) - _FEW} more" if len(names) > _FEW else ""
