"""A course that is walked through, line by line: the table as it was at each, and the options at each decision."""

from typing import NamedTuple

from adjudicator.games.interface import Board
from adjudicator.playing.legal import possible, waits
from adjudicator.playing.markdown import asked, priced
from adjudicator.playing.opening import Opening
from adjudicator.playing.playing import Playing, Point
from adjudicator.playing.problem import Problem
from adjudicator.playing.written import written
from adjudicator.ruling.drawing import board_numbers, boards
from adjudicator.ruling.explanation import KINDS, Kind, Line, lines
from adjudicator.ruling.glanced import by_question
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
        self._read()
        self.at = 0

    def _read(self) -> None:
        """Reads the lines of the course as it is now."""
        table = self._playing.table
        every = list(self._playing.game.trace)
        shown = [(place, seen) for place, one in enumerate(every) if (seen := table.view.shown(one)) is not None]
        self._places = [place for place, _seen in shown]
        self._records = tuple(seen for _place, seen in shown)
        self.lines: tuple[Line, ...] = tuple(lines(self._records, self._playing.rules))
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

    # -- going --------------------------------------------------------------------------------------------------

    def go(self, line: int) -> None:
        """Goes to a line."""
        self.at = max(0, min(len(self.lines), line))

    def next(self, kind: Kind) -> None:
        """Goes to the next line of a kind, or to the end."""
        found = (n for n in range(self.at + 1, len(self.lines)) if self._is(n, kind))
        self.go(next(found, len(self.lines)))

    def find(self, words: str) -> bool:
        """Goes to the next line with a rule of this id, or with these words, or else the first; False if none has."""
        wanted = words.strip().lower()
        fitting = [n for n, line in enumerate(self.lines) if wanted in line.rules or wanted in line.text.lower()]
        if fitting:
            self.go(next((n for n in fitting if n > self.at), fitting[0]))
        return bool(fitting)

    def _is(self, line: int, kind: Kind) -> bool:
        return KINDS.get(type(self._records[self.lines[line].place])) == kind

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
