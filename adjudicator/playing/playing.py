"""A situation that is played on, answer by answer, from any position that it has reached."""

from collections.abc import Sequence

from adjudicator.engine.choices import PASS, Chance, Choice, Option, Question
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.loops import DoesNotEnd
from adjudicator.engine.position import Mark
from adjudicator.engine.trace import Record
from adjudicator.games.interface import Asked, Deed, Game, Offer, Table
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Source, Span, Text
from adjudicator.playing.problem import NotLegal, NotUnderstood, Problem
from adjudicator.reference.following import corollaries_of
from adjudicator.ruling.corollaries import reasoned
from adjudicator.situation.answering import give
from adjudicator.situation.attempts import Weighed, outcome, weighed
from adjudicator.situation.kept import Given
from adjudicator.situation.played import Refusal

LONGEST_PATH = 10_000
"""The most answers between a situation and one of its positions."""

_HERE = Span(1, 1, 1, 1)


class Point:
    """A position that was reached: the one before it, and the answer that led here.

    `since` is the position in which that answer began: a sentence may answer several questions. `number` is that of its
    handle, if it has one. Of an answer of the file `records` are those up to the next answer, with what was refused.
    """

    __slots__ = ("before", "depth", "number", "option", "records", "said", "since")

    def __init__(self, before: "Point | None" = None, option: Option | None = None, said: str = "") -> None:
        self.before = before
        self.number = -1
        self.since = before
        self.option = option
        self.said = said
        self.records: tuple[Record, ...] = ()
        self.depth: int = before.depth + 1 if before is not None else 0


class Playing:
    """A situation that is being played.

    The machine stands at one position; `path` leads there from the first, each with its mark. On the way to another
    position, the machine returns to the last position that both share, and gives the answers from there again.
    """

    def __init__(
        self,
        table: Table,
        rules: Game,
        refusals: tuple[Refusal, ...] = (),
        assumed: tuple[str, ...] = (),
        given: Sequence[Given] = (),
    ) -> None:
        """Goes on from where a table stands; the answers `given` before, if any, belong to the path as well.

        On the way there attempts were refused, and something `assumed` that the file does not say.
        """
        self.table = table
        self.rules = rules
        self.refusals = tuple(one._replace(reasons=self._reasoned(one.reasons)) for one in refusals)
        self.assumed = assumed
        self.game = table.game
        self.game.run()
        self.first = Point()
        self.first.number = 0
        self.path: list[tuple[Point, Mark]] = self._path_of(given)
        self.from_the_beginning = bool(given)
        self.seen: dict[str, Option] = {}

    def _path_of(self, given: Sequence[Given]) -> list[tuple[Point, Mark]]:
        marks = (*(one.mark for one in given), self.game.mark())
        points = [self.first]
        for one, mark in zip(given, marks[1:], strict=True):
            point = Point(points[-1], one.option, one.said)
            point.records = tuple(self.game.trace[one.mark.trace : mark.trace])
            points.append(point)
        return list(zip(points, marks, strict=True))

    # -- looking ------------------------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """The open question at the present position; None when nothing is left to do."""
        waiting = self.game.waiting
        return waiting.question if waiting is not None else None

    def options(self) -> dict[str, Option]:
        """The legal answers by their keys; if several answers share a key, the later ones are numbered."""
        question = self.question
        if question is None:
            return {}
        found: dict[str, Option] = {}
        for option in self.game.consider(lambda: question.options):
            key, number = option.key, 1
            while key in found:
                number += 1
                key = f"{option.key} #{number}"
            found[key] = option
        self.seen.update(found)
        return found

    def keyed(self, key: str) -> Option | None:
        """The legal answer with this key; where everybody may pass for themselves, all of them may at once."""
        option = self.options().get(key)
        if option is not None or key != PASS.key or not isinstance(self.question, Choice):
            return option
        return PASS if self.question.optional else None

    def offered(self, option: Option) -> Offer:
        """An option of the open question in the words of a file."""
        assert self.question is not None
        return self.table.offer(self.question, option)

    def may_end(self) -> bool:
        """True if a game may stop here: it is over, or nothing is being resolved."""
        question = self.question
        return question is None or (isinstance(question, Choice) and self.game.may_end())

    def is_over(self) -> bool:
        """True if nothing is left to do: the game is over, or nobody is asked who would go on."""
        question = self.question
        return question is None or (isinstance(question, Choice) and not question.who and self.game.may_end())

    # -- moving -------------------------------------------------------------------------------------------------

    def go(self, position: Point) -> None:
        """Moves the machine to a position."""
        missing: list[Point] = []
        at: Point | None = position
        while at is not None and not (at.depth < len(self.path) and self.path[at.depth][0] is at):
            missing.append(at)
            at = at.before
        assert at is not None
        del self.path[at.depth + 1 :]
        self.game.rollback(self.path[-1][1])
        for later in reversed(missing):
            assert later.option is not None
            since = len(self.game.trace)
            self._give(later.option, later.said)
            if later.records:
                self.game.trace[since:] = later.records
            self.path.append((later, self.game.mark()))

    def answer(self, option: Option, said: str = "") -> Point:
        """Answers the open question and returns the next position; raises a Problem if the game does not reach one."""
        here = self.path[-1][0]
        if here.depth >= LONGEST_PATH:
            raise Problem("limit", f"a position is at most {LONGEST_PATH:,} answers from its situation")
        try:
            self._give(option, said)
        except DoesNotEnd as stuck:
            # The machine stands somewhere on the way; the next `go` returns it to a position.
            raise Problem("does-not-end", str(stuck)) from None
        position = Point(here, option, said)
        self.path.append((position, self.game.mark()))
        return position

    def _give(self, option: Option, said: str) -> None:
        question = self.question
        assert question is not None
        give(self.table, question, option, said=said)
        self.game.run()

    def since(self, position: Point) -> list[Record]:
        """The records since a position on the present path."""
        return self.game.trace[self.trace_at(position) :]

    def trace_at(self, position: Point) -> int:
        """The length of the trace at a position on the present path."""
        return self.path[position.depth][1].trace

    # -- sentences ----------------------------------------------------------------------------------------------

    def deeds(self, sentence: str) -> tuple[Deed, ...]:
        """The deeds of a sentence, part by part; NotUnderstood if it has none, or names a moment or an unknown draw."""
        node, at, faults = _spoken(sentence)
        deed = self.table.deed(node, at)
        if deed is None or faults:
            raise _not_understood(sentence, faults)
        if deed.waits or deed.unknown:
            raise NotUnderstood(f'"{sentence}" is no answer: name the decision or draw')
        return tuple(part for one in (deed, *deed.further) for part in (one, *one.then))

    def fitting(self, deed: Deed) -> Option | None:
        """The legal answer that a deed means, if there is one."""
        question = self.question
        if question is None:
            return None
        if isinstance(question, Chance):
            drawn = self.game.consider(lambda: outcome(deed, self.table))
            if drawn is not None:
                self.seen.setdefault(drawn.key, drawn)
            return drawn
        if deed.draw and not deed.happens:
            return None
        return self.game.consider(lambda: self.table.judge(deed).option)

    def reached(self, deed: Deed, since: int) -> bool:
        """True if the deed came about by itself, because there was nothing to choose."""
        return self.table.judge(deed).has_come_about(since)

    def say(self, sentence: str) -> Point:
        """Answers with a sentence; its further parts ("on ghoul") answer the questions right after.

        Raises NotUnderstood or NotLegal if it fits nothing here; then nothing has changed.
        """
        start = point = self.path[-1][0]
        chosen: tuple[str, ...] = ()
        for number, deed in enumerate(self.deeds(sentence)):
            option = self.fitting(deed)
            if option is None:
                since = self.trace_at(start)
                if number and (set(deed.things) <= set(chosen) or self.reached(deed, since)):
                    continue
                problem = NotLegal(sentence, self.why_not(deed))
                self.go(start)
                raise problem
            chosen = option.things
            point = self.answer(option, deed.said if deed.happens else "")
            point.since = start
        return point

    def question_of(self, sentence: str) -> Asked:
        """The question of a sentence, as under `ask:`; NotUnderstood if it is none."""
        node, at, faults = _spoken(sentence)
        asked = self.table.question(sentence.rstrip("?").strip(), node, at)
        if asked is None or faults:
            raise _not_understood(sentence, faults)
        return asked

    def ask(self, sentence: str) -> str:
        """The answer to a question at the present position; asking leaves no trace."""
        asked, mark = self.question_of(sentence), self.game.mark()
        try:
            return asked.answer(self.table).value
        finally:
            self.game.rollback(mark)

    # -- reasons ------------------------------------------------------------------------------------------------

    def why_not(self, deed: Deed) -> Reasons:
        """The reasons against a deed that fits no legal answer: the rules that forbid it."""
        return self.weighed(deed).reasons

    def weighed(self, deed: Deed) -> Weighed:
        """The reasons against a deed, and the readings on which they rest."""
        if self.question is None:
            return Weighed((self.not_asked(),), ())
        found = weighed(self.table, deed)
        if not found.reasons:
            return Weighed((self.not_asked(),), ())
        return found._replace(reasons=self._reasoned(found.reasons))

    def _reasoned(self, reasons: Reasons) -> Reasons:
        """Reasons with the rules that follow from several of them."""
        return reasoned(reasons, corollaries_of(self.rules.reference))

    def why_not_key(self, key: str) -> Reasons:
        """The reasons against a key; a key that is legal elsewhere in this game is judged as its deed."""
        option = self.seen.get(key)
        if option is None or not isinstance(self.question, Choice):
            return (self.not_asked(),)
        try:
            return self.why_not(self.deeds(self.offered(option).sentence)[0])
        except Problem:
            return (self.not_asked(),)

    def not_asked(self) -> Reason:
        """The reason that something else is asked; no rule forbids the sentence, which does not answer that."""
        question = self.question
        if question is None:
            return Reason("", "nothing is left to do")
        if isinstance(question, Chance):
            return Reason("", f"a {question.what} is drawn here, and this is no possible draw")
        return Reason("", f"{' and '.join(question.who)} is asked: {question.what}")


def _spoken(sentence: str) -> tuple[Text, Checking, Faults]:
    """A sentence that stands in no file, with a place for its faults."""
    faults = Faults()
    return Text(_HERE, sentence, True), Checking(Source("sentence", sentence), faults), faults


def _not_understood(sentence: str, faults: Faults) -> NotUnderstood:
    message = next((fault.message for fault in faults), f'"{sentence}" is not understood')
    return NotUnderstood(message, faults)
