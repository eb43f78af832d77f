"""The parts of an exploration, each a task of its own: some positions and everything beyond them."""

from itertools import islice
from typing import NamedTuple

from adjudicator.exploring.explorer import Explorer, Limits, OtherwiseHere, Over, Path
from adjudicator.exploring.opening import Wanted, opened
from adjudicator.exploring.packing import Packed, packed
from adjudicator.exploring.policy import Policy
from adjudicator.exploring.tree import Count
from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.source import read
from adjudicator.working.jobs import Signals

_TOLD_TO_END = "it was told to end"


class Plan(NamedTuple):
    """A description of an exploration in values that can be sent: a file, one of its courses, the depth of the tree."""

    path: str
    text: str
    folder: str | None
    edition: str
    readings: tuple[tuple[str, str], ...]
    course: int
    memo: bool
    depth: int


class Part(NamedTuple):
    """Positions, by the answers that lead to each, with the settings and the most positions to explore."""

    plan: Plan
    policy: Policy
    over: Over
    paths: tuple[Path, ...]
    positions: int


class Beyond(NamedTuple):
    """The result of a part; `full` if it reached the limit of positions, `endless` if a branch does not end.

    `differs` describes how the file differs here from the process that asked.
    """

    found: Packed
    looked_at: Count
    full: bool
    endless: str
    differs: str = ""


def explore_part(part: Part, signals: Signals) -> Beyond:
    """Explores a part, and equal positions in it once. The positions that the paths lead to are not counted."""
    try:
        return _explored(part, signals)
    except InputAtFault as fault:
        differs = "; ".join(f"{one.code} {one.message}" for one in fault.faults)
    except OtherwiseHere as otherwise:
        differs = str(otherwise)
    return Beyond(Packed((), ()), Count(0, 0, 0, 0), False, "", differs)


def _explored(part: Part, signals: Signals) -> Beyond:
    plan = part.plan
    faults = Faults()
    source = read(plan.text, plan.path, faults, folder=plan.folder)
    courses = opened(source, faults, Wanted(), plan.edition, dict(plan.readings))
    here = next(islice(courses, plan.course, None))
    limits = Limits(
        part.positions,
        lambda: _TOLD_TO_END if signals.stopped() else "",
        lambda count: signals.tell(count.positions),
    )
    with here.script.branches():
        explorer = Explorer(here.script, here.questions, part.policy, part.over, limits, memo=plan.memo)
        found, begun = [], 0
        for path in part.paths:
            before = explorer.count.positions
            found.append(explorer.beyond(path))
            begun += explorer.count.positions > before
    count = explorer.count
    signals.tell(count.positions)
    return Beyond(
        packed(found, [plan.depth - len(path) for path in part.paths]),
        count._replace(positions=count.positions - begun),
        explorer.stopped not in ("", _TOLD_TO_END),
        explorer.endless,
    )
