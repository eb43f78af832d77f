"""A course that is walked through, line by line: the table as it was at each, and the options at each decision."""

from bisect import bisect_right
from functools import cached_property
from typing import NamedTuple

from adjudicator.engine import trace
from adjudicator.engine.events import Event
from adjudicator.games.interface import Board
from adjudicator.language.diagnostics import Faults
from adjudicator.playing.legal import possible, waits
from adjudicator.playing.markdown import asked, priced
from adjudicator.playing.opening import Opening
from adjudicator.playing.playing import Playing, Point
from adjudicator.playing.problem import Problem
from adjudicator.playing.written import written
from adjudicator.ruling.drawing import board_numbers, boards
from adjudicator.ruling.explanation import KINDS, Kind, Line, levels, lines
from adjudicator.ruling.glanced import by_question
from adjudicator.ruling.judging import rule_source
from adjudicator.ruling.sentences import sentences


class Choosable(NamedTuple):
    """An option at a decision: its key, its sentence, its cost or odds, its rule, and True if it was taken."""

    key: str
    says: str
    price: str
    rule: str
    taken: bool


class Walk:
    """A course and a place in it: the number of a line, or that of all lines where the end is looked at."""

    def __init__(self, opening: Opening, variant: str = "", player: str = "") -> None:
        self._opening, self._variant, self._seen_by = opening, variant, player
        self._playing: Playing = opening.play_from_the_beginning(variant, player)
        self._says = sentences(self._playing.rules)
        self._before: list[tuple[Point, int]] = []
        self.title = opening.document.title or opening.source.path
        self.stops: tuple[str, ...] = ()
        """The rules, kinds of events and words at which going on stops."""
        self._read()
        self._of_the_file = self.lines
        self.at = 0

    def _read(self) -> None:
        """Reads the lines of the course as it is now."""
        table = self._playing.table
        every = list(self._playing.game.trace)
        shown = [(place, seen) for place, one in enumerate(every) if (seen := table.view.shown(one)) is not None]
        self._places = [place for place, _seen in shown]
        self._records = tuple(seen for _place, seen in shown)
        self.lines: tuple[Line, ...] = tuple(lines(self._records, self._playing.rules))
        self.levels = levels(self.lines)
        self._folded: set[int] = set()
        self._boards = boards(table, every)
        self._numbers = board_numbers(self._records)

    # -- looking ------------------------------------------------------------------------------------------------

    @property
    def is_at_the_end(self) -> bool:
        """True behind the last line."""
        return self.at >= len(self.lines)

    @property
    def board(self) -> Board:
        """The table as it is at this line."""
        return self._boards[-1] if self.is_at_the_end else self._boards[self._numbers[self.lines[self.at].place]]

    @property
    def board_before(self) -> Board:
        """The table as it was before the last change up to this line."""
        number = len(self._boards) - 1 if self.is_at_the_end else self._numbers[self.lines[self.at].place]
        is_write = not self.is_at_the_end and self._is(self.at, "write")
        return self._boards[number - 1] if is_write else self._boards[number]

    @property
    def rules(self) -> tuple[tuple[str, str], ...]:
        """The rules that apply at this line, each with its sentence; at the end that of the open question."""
        if not self.is_at_the_end:
            return tuple((rule, self._says(rule)) for rule in self.lines[self.at].rules)
        waiting = waits(self._playing)
        return ((waiting.rule, self._says(waiting.rule)),) if waiting is not None and waiting.rule else ()

    @property
    def told(self) -> str:
        """The line itself; at the end what is waited for."""
        return f"the end: {asked(waits(self._playing))}" if self.is_at_the_end else self.lines[self.at].text

    @cached_property
    def _claims(self) -> tuple[tuple[int, str], ...]:
        """The lines of the file's course at which a wrong claim leaves the rules, each with the claim."""
        opening = self._opening
        if not opening.has_claims(self._variant):
            return ()
        found = rule_source(opening.source, Faults(), opening.edition, opening.readings, self._seen_by)
        ruling = next(one for one in found if one.variant == self._variant)
        places = [line.place for line in lines(ruling.trace, self._playing.rules)]
        left = ((claim.leaves.place, str(claim)) for claim in ruling.claims if claim.leaves is not None)
        # A record that is no line of its own belongs to the line before it.
        return tuple((max(0, bisect_right(places, place) - 1), said) for place, said in left if place >= 0)

    @property
    def claims(self) -> tuple[str, ...]:
        """The wrong claims that leave the rules at this line."""
        return tuple(said for line, said in self._claims if line == self.at and self._as_in_the_file(line))

    def _as_in_the_file(self, line: int) -> bool:
        """True if the course has come to a line as the file's own does."""
        return self.lines[: line + 1] == self._of_the_file[: line + 1]

    # -- folding ------------------------------------------------------------------------------------------------

    @property
    def rows(self) -> tuple[int, ...]:
        """The lines that are shown: those below a folded one are not."""
        shown, within = [], len(self.lines)
        for number, level in enumerate(self.levels):
            if level <= within:
                shown.append(number)
                within = level if number in self._folded else len(self.lines)
        return tuple(shown)

    def below(self, line: int) -> int:
        """The number of lines below a line."""
        level = self.levels[line]
        after = (n for n in range(line + 1, len(self.lines)) if self.levels[n] <= level)
        return next(after, len(self.lines)) - line - 1

    def is_folded(self, line: int) -> bool:
        """True if the lines below a line are not shown."""
        return line in self._folded

    def fold(self) -> None:
        """Folds the lines below this one, or below the one around it, or unfolds them."""
        if self.is_at_the_end:
            raise Problem("nothing-to-fold", "nothing stands below the end")
        if not self.below(self.at):
            self.at = next((n for n in range(self.at, -1, -1) if self.levels[n] < self.levels[self.at]), self.at)
        if not self.below(self.at):
            raise Problem("nothing-to-fold", "nothing stands below this line")
        self._folded ^= {self.at}

    # -- going --------------------------------------------------------------------------------------------------

    def go(self, line: int) -> None:
        """Goes to a line."""
        self.at = max(0, min(len(self.lines), line))
        self._folded -= {one for one in self._folded if one < self.at <= one + self.below(one)}

    def next(self, kind: Kind | None = None) -> None:
        """Goes to the next line of a kind, or at which going on stops; to the end if there is none."""
        found = (n for n in range(self.at + 1, len(self.lines)) if self._is(n, kind) or self._stops_at(n))
        self.go(next(found, len(self.lines)))

    def stop_at(self, words: str) -> None:
        """Has going on stop at a rule, a kind of event or words, or stop there no more."""
        wanted = words.strip().lower()
        if not wanted:
            raise Problem("bad-choice", "name a rule such as move.2, a kind of event, or words")
        left = tuple(one for one in self.stops if one != wanted)
        self.stops = left if wanted in self.stops else (*left, wanted)

    def _stops_at(self, line: int) -> bool:
        return any(self._has(line, wanted) for wanted in self.stops)

    def next_claim(self) -> None:
        """Goes to the next line at which a wrong claim leaves the rules, or else to the first."""
        found = sorted(line for line, _said in self._claims if self._as_in_the_file(line))
        if not found:
            raise Problem("no-claim", "no claim of the file leaves the rules in this course")
        self.go(next((line for line in found if line > self.at), found[0]))

    def find(self, words: str) -> bool:
        """Goes to the next line with this rule, kind of event or words, or else the first; False if none has."""
        wanted = words.strip().lower()
        fitting = [n for n in range(len(self.lines)) if self._has(n, wanted)]
        if fitting:
            self.go(next((n for n in fitting if n > self.at), fitting[0]))
        return bool(fitting)

    def _has(self, line: int, wanted: str) -> bool:
        """True if a line has a rule, is of a kind of event, or has words."""
        told, record = self.lines[line], self._records[self.lines[line].place]
        kind = record.event.kind if isinstance(record, trace.Happened) and isinstance(record.event, Event) else ""
        return wanted in told.rules or wanted == kind or wanted in told.text.lower()

    def _is(self, line: int, kind: Kind | None) -> bool:
        return kind is not None and KINDS.get(type(self._records[self.lines[line].place])) == kind

    # -- deciding -----------------------------------------------------------------------------------------------

    def options(self) -> tuple[Choosable, ...]:
        """The options at this line, if a decision or a draw was made there; at the end those of the open question."""
        point = self._asked_here()
        if point is None:
            return ()
        here, taken = self._playing.path[-1][0], self._taken(point)
        self._playing.go(point)
        try:
            found = possible(self._playing)
            total = sum(option.weight or 0 for option in found)
            keys = {key for key, option in self._playing.options().items() if option == taken}
            return tuple(Choosable(o.key, o.says, priced(o, total), o.rule, o.key in keys) for o in found)
        finally:
            self._playing.go(here)

    def glance(self) -> tuple[str, ...]:
        """What each option at this line would change in the answers to the file's questions, as far as a glance shows.

        Empty if nothing is decided here, if the file asks nothing, and for one player: it might tell a secret.
        """
        point = self._asked_here()
        if point is None or self._seen_by:
            return ()
        here = self._playing.path[-1][0]
        self._playing.go(point)
        try:
            found = self._opening.glance(self._playing, self._variant)
        finally:
            self._playing.go(here)
        if found is None:
            return ()
        told = [line for question, lines in by_question(found) for line in (question, *(f"  {one}" for one in lines))]
        return (*told, *(() if found.complete else ("These are bounds: not every position was looked at.",)))

    def choose(self, key: str) -> None:
        """Takes an option at this line: what came after it has not happened, and the course goes on from there.

        Raises a Problem if nothing is asked here, or the game does not reach its next question.
        """
        point = self._asked_here()
        if point is None:
            raise Problem("not-asked", "nothing is decided here")
        here = self._playing.path[-1][0]
        self._playing.go(point)
        option = self._playing.keyed(key)
        if option is None:
            reasons = self._playing.why_not_key(key)
            self._playing.go(here)
            raise Problem("not-legal", "; ".join(reason.because for reason in reasons))
        since = len(self._playing.game.trace)
        try:
            self._playing.answer(option)
        except Problem:
            self._playing.go(here)
            raise
        self._before.append((here, self.at))
        self._read()
        self.go(next((n for n, line in enumerate(self.lines) if self._places[line.place] >= since), len(self.lines)))

    def undo(self) -> None:
        """Takes the last choice back: the course is as it was before. Raises a Problem if nothing was chosen."""
        if not self._before:
            raise Problem("nothing-to-undo", "nothing has been chosen")
        point, line = self._before.pop()
        self._playing.go(point)
        self._read()
        self.go(line)

    def situation(self) -> str:
        """The position at the end of the course, as a situation of its own. Raises a Problem if that tells a secret."""
        if self._seen_by:
            raise Problem("secret", f"a file would tell what {self._seen_by} may not know")
        return written(self._opening, self._variant, self._playing)

    def _asked_here(self) -> Point | None:
        """The position in which the decision of this line was made; None if none was."""
        if self.is_at_the_end:
            return self._playing.path[-1][0]
        if not self._is(self.at, "decision"):
            return None
        since = self._places[self.lines[self.at].place]
        return next((point for point, mark in reversed(self._playing.path[:-1]) if mark.trace <= since), None)

    def _taken(self, point: Point) -> object:
        """The answer that was given in a position."""
        depth = point.depth + 1
        return self._playing.path[depth][0].option if depth < len(self._playing.path) else None
