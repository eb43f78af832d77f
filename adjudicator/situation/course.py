"""The entries of a course that are still to come, and the moments passed on the way to them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import takewhile
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from adjudicator.engine.choices import Chance, Question
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call
from adjudicator.frozen import Frozen
from adjudicator.games.interface import Answer, Asked, Coming, Deed, Table
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node
from adjudicator.situation.asking import answer_to
from adjudicator.situation.attempts import Weighed, weighed
from adjudicator.situation.entries import Inserted, understand
from adjudicator.situation.played import Decided, Later, Midway, Refusal
from adjudicator.situation.sequences import Within, gone_through, innermost, is_over, was_gone_through


class Bookmark(Frozen):
    """A point in a course: the entries left, the choices and questions still open, and the length of its records."""

    __slots__ = (
        "asked",
        "assuming",
        "begun",
        "decided",
        "later",
        "left",
        "pending",
        "pinned",
        "refused",
        "since",
        "told",
        "within",
    )

    def __init__(self, course: "Course") -> None:
        self.left: Final = course._left
        self.pending: Final = course._pending
        self.pinned: Final = course._pinned
        self.since: Final = course._since
        self.told: Final = course._told
        self.within: Final = course._within
        self.begun: Final = course._begun
        self.refused: Final = len(course.refusals)
        self.asked: Final = len(course.midway)
        self.decided: Final = len(course.decided)
        self.later: Final = len(course.later)
        self.assuming: Final = len(course.assuming)

    def parts(self) -> tuple[object, ...]:
        return (
            *(self.left, self.pending, self.pinned, self.since, self.told, self.within, self.begun),
            *(self.refused, self.asked, self.decided, self.later, self.assuming),
        )


class Pending(NamedTuple):
    """A choice that a sentence has made in advance, and the place in the trace at which the sentence was done."""

    deed: Deed
    since: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """The entries of a course that are still to come, and the results so far."""

    def __init__(self, table: Table, at: Checking) -> None:
        self.table = table
        self.at = at
        self.refusals: list[Refusal] = []
        self.midway: list[Midway] = []
        self.decided: list[Decided] = []
        self.later: list[Later] = []
        self.assuming: list[str] = []
        self._left: tuple[Deed | Inserted, ...] = ()
        self._closest: Weighed | None = None
        self._pinned: tuple[Inserted, ...] = ()
        self._pending: tuple[Pending, ...] = ()
        self._since = 0
        # What the sentence before has told to happen; empty if it was a decision.
        self._told: tuple[Call, ...] = ()
        self._waited = 0
        # True if something has been seen to ask for the first entry, which waits for that.
        self._is_asked_for = False
        # True if the last attempt was refused: its draws and decisions are not asked for.
        self._refused_last = False
        # The sequence in which the first entry is written.
        self._within: Within | None = None
        # True if an opportunity has been passed for the sake of the first entry.
        self._passed_for_it = False
        # The sequence for whose end the first entry waits, if it has begun.
        self._begun: Within | None = None
        self._branching = False
        # True if open decisions and draws stay open: a deed for later is then not attempted in vain.
        self._leaves_open = False
        # Never rolled back: an entry that some branch uses is no fault, and a refusal on a branch is reported.
        self._used: set[int] = set()
        self.refused_on_branches: dict[str, Reasons] = {}

    def begin(self, entries: Sequence[Node]) -> None:
        """Reads the entries; nothing is done yet."""
        self._left = tuple(understand(self.table, entries, self.at))
        self.table.game.observer = self._observe
        self._fresh()

    def mark(self) -> Bookmark:
        """The present point in the course."""
        return Bookmark(self)

    @property
    def place(self) -> tuple[int, tuple[str, ...], bool, bool]:
        """A key for the rest of the course: the number of entries, the sentences with choices still to come, and what
        has become of the sequences in which the next entry is written or for which it waits.
        """
        said = tuple(pending.deed.said for pending in self._pending)
        return len(self._left), said, self._begun is not None, self._within_is_over

    def rollback(self, mark: Bookmark) -> None:
        """Returns to a mark; the caller rolls the game back."""
        self._left, self._pending, self._pinned, self._since = mark.left, mark.pending, mark.pinned, mark.since
        self._told, self._within, self._begun = mark.told, mark.within, mark.begun
        del self.refusals[mark.refused :], self.midway[mark.asked :], self.decided[mark.decided :]
        del self.later[mark.later :], self.assuming[mark.assuming :]
        self._closest, self._waited, self._refused_last = None, 0, False

    @property
    def assumed(self) -> tuple[str, ...]:
        """The assumptions so far: those of the set-up, and of the sentences."""
        return (*self.table.about.assumed, *self.assuming)

    @property
    def foresees(self) -> bool:
        """True if a sentence is still to come about, which the trace shows."""
        return any(isinstance(left, Deed) and left.comes is not None for left in self._left)

    @property
    def asks_later(self) -> bool:
        """True if a question in the middle of the course is still to be asked."""
        return bool(self._pinned) or any(isinstance(left, Inserted) for left in self._left)

    @contextmanager
    def branches(self) -> Iterator[None]:
        """Tries every branch inside the block: a sentence that fits only some of them is no fault."""
        at, self.at = self.at, Checking(self.at.source, Faults())
        self._branching = self._leaves_open = True
        try:
            yield
        finally:
            self.at, self._branching = at, False

    def _fits_other_branches(self, question: Question) -> bool:
        """Leaves out a sentence that is not for this branch, if nothing is being resolved."""
        if not self._branching or isinstance(question, Chance) or self._next() is None or not self.table.game.at_rest():
            return False
        self._left = self._left[1:]
        self._fresh()
        return True

    def _is_for_later(self, deed: Deed) -> bool:
        """True if decisions and draws stay open and the deed is meant for a later moment."""
        return self._leaves_open and self.table.judge(deed).is_action

    def _taken(self) -> Deed | Inserted:
        """Takes the first entry, which has been used."""
        taken, self._left = self._left[0], self._left[1:]
        self._used.add(id(taken))
        return taken

    def _leave_to_branches(self, seen: bool) -> None:
        """Takes out the deeds that some branch uses; all deeds, if not every branch was explored."""
        self._left = tuple(
            left for left in self._left if isinstance(left, Inserted) or (seen and id(left) not in self._used)
        )

    def _read_anew(self) -> None:
        """Reads the first entry once more if its words may mean another thing by now: the act that is current."""
        front = self._left[0] if self._left else None
        if not isinstance(front, Deed) or not self.table.judge(front).means_anew:
            return
        parts = tuple(takewhile(lambda left: left.node is front.node, self._left))
        read = understand(self.table, [front.node], Checking(self.at.source, Faults()))
        # Of a sentence that has been begun the rest goes on as it was understood.
        if len(read) == len(parts):
            self._left = (*read, *self._left[len(parts) :])

    # -- the moments in between -----------------------------------------------------------------------------------

    def _next(self) -> Deed | None:
        while self._left:
            first = self._left[0]
            if isinstance(first, Deed):
                return first
            self._ask(first)
            self._left = self._left[1:]
        return None

    def _fresh(self) -> None:
        """A new entry is first: reasons against it are collected from here on."""
        self._closest = None
        self._waited = 0
        self._is_asked_for = False
        self._passed_for_it = False
        self._pin()
        front = self._left[0] if self._left else None
        foreseen = isinstance(front, Deed) and front.comes is not None
        but = self.table.judge(front).never_in if isinstance(front, Deed) and front.verb else ()
        self._within = gone_through(self.table.game) if foreseen else innermost(self.table.game, but=but)
        self._begun = None
        if isinstance(front, Deed):
            self._has_come(front)
        self._watch()

    @property
    def _within_is_over(self) -> bool:
        """True if the sequence in which the first entry is written is over."""
        return self._within is not None and is_over(self.table.game, self._within)

    def _has_come(self, deed: Deed, moment: str = "") -> bool:
        """True if a deed is a moment that has come: this one, or the end of a sequence that was under way."""
        if not deed.over:
            return bool(deed.until) and deed.until == moment
        self._begun = self._begun or innermost(self.table.game, deed.over)
        return self._begun is not None and is_over(self.table.game, self._begun)

    def _came_about(self, comes: Coming) -> int:
        """Where it has come about since the sentence before, in the sequence in which it is written; -1 if nowhere."""
        game, within = self.table.game, self._within
        place = next((one for one in comes.places(game.trace) if one >= self._since), -1)
        return place if place < 0 or within is None or was_gone_through(game, within, place) else -1

    @property
    def _is_gone_through(self) -> bool:
        """True if the sequence in which something is foreseen has ended, or begun anew."""
        game, within = self.table.game, self._within
        return within is not None and not was_gone_through(game, within, len(game.trace))

    def _watch(self) -> None:
        """Judges the first entry at this moment, if it may be meant for it; actions are judged between two actions."""
        front = self._left[0] if self._left else None
        if isinstance(front, Deed) and front.verb and not front.draw and not self.table.judge(front).is_action:
            self._closer(front)

    def _closer(self, deed: Deed) -> None:
        """Of all moments at which the attempt might have been made, the one at which least stood against it counts."""
        found = self._against(deed)
        if found.reasons and (self._closest is None or len(found.reasons) <= len(self._closest.reasons)):
            self._closest = found

    def _against(self, deed: Deed) -> Weighed:
        """The rules that refuse an attempt here; an answer that nothing asks for is at fault and refused by none."""
        return Weighed((), ()) if self.table.judge(deed).moment == "unasked" else weighed(self.table, deed)

    def _observe(self, moment: str) -> None:
        for question in [q for q in self._pinned if q.step == moment]:
            self._ask(question)
            self._pinned = tuple(other for other in self._pinned if other is not question)
        if not self._come(moment):
            self._watch()

    def _come(self, moment: str = "") -> bool:
        """Leaves a moment behind that has come, and asks here what is asked before and after it."""
        deed = next((left for left in self._left if isinstance(left, Deed)), None)
        if deed is None:
            return False
        if deed.comes is not None:
            place = self._came_about(deed.comes)
            if place < 0:
                return False
            self._since = place + 1
        elif not self._has_come(deed, moment):
            return False
        self._ask_here()
        self._taken()
        self._fresh()
        self._ask_here(before_choice=True)
        return True

    def _pin(self) -> None:
        while self._left and isinstance(first := self._left[0], Inserted) and first.step:
            self._pinned, self._left = (*self._pinned, first), self._left[1:]

    def _ask_here(self, *, before_choice: bool = False) -> None:
        """Answers the questions about this very moment; before there is a choice, not those of what may be chosen."""
        self._pin()
        while self._left and isinstance(first := self._left[0], Inserted):
            if before_choice and first.asked.at_choice:
                return
            self._left = self._left[1:]
            self._ask(first)
            self._fresh()

    def _answer_to(self, asked: Asked) -> Answer:
        """The answer at this moment."""
        return answer_to(asked, self.table)

    def _ask(self, question: Inserted, late: bool = False) -> None:
        found = self._answer_to(question.asked)
        self.midway.append(Midway(question, found, late, len(self.table.game.trace)))
