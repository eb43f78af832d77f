"""An exploration shared by many hands: one explores to a frontier, the others beyond it, and one joins the results."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.engine.choices import Chance, Question
from adjudicator.exploring.explorer import DEEPEST, Elsewhere, Explorer, Found, Limits, Path
from adjudicator.exploring.odds import unknown
from adjudicator.exploring.opening import Opened
from adjudicator.exploring.packing import unpacked
from adjudicator.exploring.parts import Beyond, Part, Plan, explore_part
from adjudicator.exploring.tree import Count, Explored
from adjudicator.working.jobs import Hands, Job, NoHands

ALONE = 500
"""The positions that are explored alone first: often there are no more, and sharing takes longer."""
_SURVEYED = 5_000
"""The most positions explored, in total, to find a frontier."""
_PARTS = 4
"""The number of parts for each hand."""
_DRAWS = 3
"""The most draws before a frontier: branches that part before a draw seldom meet after it."""
_DIED = "the workers that explored them died"


class Cut(NamedTuple):
    """The course of a frontier: before the first draw, before the second …, or after a number of answers."""

    draws: int
    answers: int = 0

    def through(self, path: Path, question: Question) -> bool:
        """True if the frontier goes through a position."""
        if self.answers:
            return len(path) >= self.answers
        return isinstance(question, Chance) and sum(answered.drawn for answered in path) == self.draws


CUTS = (*(Cut(draws) for draws in range(_DRAWS)), *(Cut(0, answers) for answers in range(1, DEEPEST)))
"""The cuts in the order in which they are tried."""


class Shared:
    """One exploration that is shared out; its result is exactly that of a single explorer.

    The count of positions may differ: those that lie beyond two parts are explored in both.
    """

    def __init__(self, plan: Plan, here: Opened, hands: Hands, limits: Limits, alone: int = ALONE) -> None:
        self._plan = plan
        self._here = here
        self._hands = hands
        self._limits = limits
        self._alone = alone

    def explore(self) -> Explored:
        """Explores all possible continuations of the course. Afterwards the table is as before."""
        first = self._explorer(self._limits._replace(positions=min(self._alone, self._limits.positions)))
        found = first.explore()
        if not first.stopped or self._alone >= self._limits.positions or self._limits.stop():
            return found
        paths, above = self._frontier()
        if self._limits.stop():
            return found
        if not paths:
            return self._explorer(self._limits).explore()
        job = _Rounds(
            Part(self._plan, self._here.policy, self._here.over, (), 0), self._hands, self._limits, paths, above
        )
        job.work()
        return self._together(paths, above, job)

    def _explorer(self, limits: Limits, elsewhere: Elsewhere | None = None) -> Explorer:
        plan, here = self._plan, self._here
        return Explorer(
            here.script, here.questions, here.policy, here.over, limits, memo=plan.memo, elsewhere=elsewhere
        )

    def _frontier(self) -> tuple[tuple[Path, ...], int]:
        """Enough positions for all hands, and the number of positions up to them."""
        best: tuple[Path, ...] = ()
        above, left = 0, min(_SURVEYED, self._limits.positions)
        for cut in CUTS:
            paths: list[Path] = []
            survey = self._explorer(Limits(left, self._limits.stop), self._survey(cut, paths))
            survey.explore()
            left -= survey.count.positions
            if not survey.stopped and len(paths) > len(best):
                best, above = tuple(paths), survey.count.positions
            enough = len(best) >= _PARTS * self._hands.number or (cut.answers and not paths)
            if enough or left <= 0 or self._limits.stop():
                break
        return best, above

    def _survey(self, cut: Cut, paths: list[Path]) -> Elsewhere:
        nothing = unknown(len(self._here.questions)), None

        def survey(path: Path, question: Question) -> Found | None:
            if not cut.through(path, question):
                return None
            paths.append(path)
            return nothing

        return survey

    def _together(self, paths: Sequence[Path], above: int, job: "_Rounds") -> Explored:
        """Explores up to the frontier once more, with the results from beyond it."""
        found = job.found()
        missing = unknown(len(self._here.questions)), None
        frontier = set(paths)
        explorer = self._explorer(
            Limits(above), lambda path, question: found.get(path, missing) if path in frontier else None
        )
        explored = explorer.explore()
        counts = (explored.looked_at, *(one.looked_at for one in job.results.values()))
        count = Count(*(sum(numbers) for numbers in zip(*counts, strict=True)))
        count = count._replace(left_out=count.left_out + len(paths) - len(found))
        endless = explorer.endless or next((one.endless for one in job.results.values() if one.endless), "")
        if any(one.full for one in job.results.values()):
            full = f"{count.positions} positions were looked at"
        else:
            full = _DIED if len(found) < len(paths) else ""
        return explored._replace(looked_at=count, stopped=job.why or full or endless)


class _Rounds:
    """The exploration beyond the frontier, part by part; positions that one part does not use go to the others."""

    def __init__(self, part: Part, hands: Hands, limits: Limits, paths: Sequence[Path], above: int) -> None:
        self._hands = hands
        self._limits = limits
        self._left = limits.positions - above
        size = -(-len(paths) // (_PARTS * hands.number))
        self._parts = [part._replace(paths=tuple(paths[start : start + size])) for start in range(0, len(paths), size)]
        self.results: dict[int, Beyond] = {}
        self.why = ""

    def work(self) -> None:
        """Explores in rounds: a part that was too large is explored again if it can get twice as many positions."""
        numbers = list(range(len(self._parts)))
        share = max(1, self._left // len(numbers))
        while numbers and not self.why:
            job = _Exploring([self._parts[number]._replace(positions=share) for number in numbers], self._limits)
            self._hands.work(job)
            self.why = job.why
            self.results.update((numbers[place], found) for place, found in job.found.items())
            numbers = [number for number in numbers if number in self.results and self.results[number].full]
            done = sum(one.looked_at.positions for one in self.results.values() if not one.full)
            more = (self._left - done) // max(1, len(numbers))
            if more < 2 * share:
                return
            share = more

    def found(self) -> dict[Path, Found]:
        """The results for the positions of the frontier; those whose part failed or never began are missing."""
        return {
            path: found
            for number, result in self.results.items()
            for path, found in zip(self._parts[number].paths, unpacked(result.found), strict=True)
        }


class _Exploring(Job[Part, Beyond]):
    """One round."""

    def __init__(self, parts: Sequence[Part], limits: Limits) -> None:
        super().__init__(parts, explore_part)
        self.limits = limits
        self.found: dict[int, Beyond] = {}
        self.why = ""

    def wanted(self, number: int) -> bool:
        """True unless everything is to end."""
        return not self.why

    def keep(self, number: int, found: Beyond) -> None:
        """Keeps the result of a part."""
        if found.differs:
            raise NoHands(f"a worker reads something else in {self.tasks[number].plan.path}: {found.differs}")
        self.found[number] = found

    def stopped(self) -> bool:
        """True if everything is to end."""
        self.why = self.why or self.limits.stop()
        return bool(self.why)

    def told(self, count: int) -> None:
        """Reports the number of positions explored."""
        self.limits.told(Count(count, 0, 0, 0))
