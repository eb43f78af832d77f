"""The outcome of ruling a recorded ruling again."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.language.diagnostics import Fault
from adjudicator.ruling.ruling import Parting, Waiting
from adjudicator.situation.wording import titled
from adjudicator.speaking import _, _n, to_translate

SAME, UNRECORDED, CHANGED, UNDECIDED, AT_FAULT, CRASHED = (
    to_translate("as recorded"),
    to_translate("nothing on record"),
    to_translate("changed"),
    to_translate("undecided"),
    to_translate("at fault"),
    to_translate("crashed"),
)
STATES = (SAME, UNRECORDED, CHANGED, UNDECIDED, AT_FAULT, CRASHED)
SOUND = (SAME, UNRECORDED)
"""The states that need no attention."""

STATUS = {CHANGED: 1, CRASHED: 1, AT_FAULT: 2, UNDECIDED: 3}
"""The exit status of each of the other states."""


class Difference(NamedTuple):
    """A difference from the record: the subject, the recorded and the present answer, and the line of the record.

    `because` are the rules on which the answer rests now, `lost` the recorded rules that are no longer applied;
    `parting` is the first difference between the recorded and the present timing points.
    """

    what: str
    then: str
    now: str
    line: int
    because: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    parting: Parting | None = None


class Outcome(NamedTuple):
    """The outcome of one recorded ruling (of one variant, if the file has several).

    From the record, `cited` are the rules, and `whole` the keys other than answers. `not_modelled` are the parts of
    cards in it that are not modelled: the ruling might be wrong. `unpinned` is the number of questions and claims that
    no record holds.
    """

    path: str
    state: str
    title: str = ""
    variant: str = ""
    differences: tuple[Difference, ...] = ()
    waiting: Waiting | None = None
    faults: tuple[Fault, ...] = ()
    crash: str = ""
    answers: tuple[tuple[str, str], ...] = ()
    cited: tuple[str, ...] = ()
    whole: tuple[str, ...] = ()
    not_modelled: tuple[str, ...] = ()
    unpinned: int = 0

    @property
    def sound(self) -> bool:
        """True if the ruling needs no attention."""
        return self.state in SOUND

    @property
    def name(self) -> str:
        """The file, and the variant if it has several."""
        return titled(self.path, self.variant)

    @property
    def line(self) -> int:
        """The first line that needs attention; 0 for the file as a whole."""
        if self.faults and self.faults[0].span is not None:
            return self.faults[0].span.line
        return min((difference.line for difference in self.differences if difference.line), default=0)


def exit_status(outcomes: Sequence[Outcome]) -> int:
    """2 if an input is at fault, else 1 if anything changed or crashed, 3 if something is undecided, else 0."""
    found = {STATUS[outcome.state] for outcome in outcomes if not outcome.sound}
    return next((status for status in (2, 1, 3) if status in found), 0)


def counted(outcomes: Sequence[Outcome]) -> str:
    """The number of rulings in each state in a line, and of answers beside the recorded ones that no record holds.

    >>> counted([Outcome("a.yaml", SAME), Outcome("b.yaml", SAME, unpinned=2), Outcome("c.yaml", CHANGED)])
    '3 rulings: 2 as recorded, 1 changed; 2 answers without a record'
    """
    total = len(outcomes)
    numbers = [(state, sum(outcome.state == state for outcome in outcomes)) for state in STATES]
    parts = [_("{number} {state}", number=number, state=_(state)) for state, number in numbers if number]
    lacking = sum(bool(outcome.not_modelled) for outcome in outcomes)
    rests = f"; {_('{number} with something that is not modelled', number=lacking)}" if lacking else ""
    number = sum(outcome.unpinned for outcome in outcomes if outcome.state != UNRECORDED)
    without = _n("{number} answer without a record", "{number} answers without a record", number)
    loose = f"; {without}" if number else ""
    every = _n("{number} ruling", "{number} rulings", total)
    return every + (f": {', '.join(parts)}" if parts else "") + loose + rests
