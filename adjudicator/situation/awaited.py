"""Deeds for a later moment: what may be done is judged where it would be done, and no moment is awaited in vain."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from mypy_extensions import mypyc_attr

from adjudicator.engine.choices import Choice, Option, Question
from adjudicator.engine.loops import DoesNotEnd
from adjudicator.games.interface import Answer, Asked, Deed, Table
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.situation.attempts import Weighed
from adjudicator.situation.entries import Inserted
from adjudicator.situation.script import Script

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class FileScript(Script):
    """The course of a file: its questions about what may be done are judged as the deeds themselves would be.

    Nothing is passed for a decision for which nothing asks then. At the end, where nothing else can be done than what
    is `asked` about, that is asked first.
    """

    def __init__(self, table: Table, at: Checking, otherwise: str, asked: Sequence[Asked] = ()) -> None:
        super().__init__(table, at, otherwise)
        self._asked = tuple(one.deed for one in asked if one.deed is not None)

    def _must_be_answered(self, question: Choice, deed: Deed | None) -> bool:
        if deed is None and len(question.options) == 1 and any(self._option(one) is not None for one in self._asked):
            return False
        return super()._must_be_answered(question, deed)

    def _waits_for(self, deed: Deed, question: Choice) -> bool:
        unasked = self.table.judge(deed).unasked
        if unasked and not self._is_asked_for:
            self._is_asked_for = self._played_on(_Unasked(self, deed).is_asked_for)
            if not self._is_asked_for:
                self._closest = Weighed(unasked, ())
                return self._refused_here(deed)
        return super()._waits_for(deed, question)

    def _answer_to(self, asked: Asked) -> Answer:
        """The answer at this moment, or where the deed would be done for which opportunities are passed from here."""
        found = self._when_due(asked)
        return super()._answer_to(asked) if found is None else found

    def _when_due(self, asked: Asked) -> Answer | None:
        """The answer where the deed would be done; None if that is here, or never. Afterwards all is as before."""
        game, deed = self.table.game, asked.deed
        question = None if game.waiting is None else game.waiting.question
        if deed is None or not isinstance(question, Choice) or not question.optional:
            return None
        if self.table.judge(deed).moment != "later" or not self._may_be_passed(question, deed):
            return None
        awaited = _Awaited(self, deed, self.otherwise)
        found = self._played_on(lambda: asked.answer(self.table) if awaited.is_done() else None)
        # What the trace showed there is gone.
        return None if found is None else found._replace(places=())

    def _played_on(self, look: Callable[[], T]) -> T:
        """Looks at something for which the game is played on; afterwards all is as before."""
        game = self.table.game
        mark, observer = game.mark(), game.observer
        try:
            return look()
        finally:
            game.rollback(mark)
            game.observer = observer


class _IsDone(Exception):
    """The moment has come at which the deed is done."""


class _IsNotDone(Exception):
    """The deed is refused, or the sequence in which it is written is over."""


class _Awaited(Script):
    """A deed for which the game is played on until it would be done."""

    def __init__(self, script: Script, deed: Deed, otherwise: str) -> None:
        super().__init__(script.table, Checking(script.at.source, Faults()), otherwise)
        self._left, self._since = (deed,), script._since

    def is_done(self) -> bool:
        """True if the game has come to where the deed is done, in the sequence in which it is written."""
        return self._comes_to_it(stuck=False)

    def _comes_to_it(self, *, stuck: bool) -> bool:
        """True if the game has come to the deed; what is so if it comes to another question is given."""
        self.table.game.observer = self._observe
        self._fresh()
        try:
            return self.advance() is not None and stuck
        except _IsDone:
            return True
        except (_IsNotDone, DoesNotEnd):
            return False

    def _take(self, question: Question, option: Option, *, only: bool) -> None:
        raise _IsNotDone if self._within_is_over else _IsDone

    def _refused_here(self, deed: Deed) -> bool:
        raise _IsNotDone


class _Unasked(_Awaited):
    """A decision for which everybody passes until something asks for it."""

    def __init__(self, script: Script, deed: Deed) -> None:
        super().__init__(script, deed, "pass")

    def is_asked_for(self) -> bool:
        """True if something asks for the decision, or may do so when another has been made."""
        return self._comes_to_it(stuck=True)

    def _must_be_answered(self, question: Choice, deed: Deed | None) -> bool:
        if len(question.options) != 1:
            # Another decision comes first.
            raise _IsDone
        return super()._must_be_answered(question, deed)

    def _take(self, question: Question, option: Option, *, only: bool) -> None:
        raise _IsDone

    def _taken(self) -> Deed | Inserted:
        # It has come about without a choice.
        raise _IsDone

    def _refused_here(self, deed: Deed) -> bool:
        raise _IsDone if self.table.judge(deed).moment == "here" else _IsNotDone
