"""The record of a played course, from which the ruling is made."""

from typing import NamedTuple

from adjudicator.engine.choices import Question
from adjudicator.engine.legality import Reasons
from adjudicator.games.interface import Answer, Deed
from adjudicator.situation.entries import Inserted


class Refusal(NamedTuple):
    """An attempt that the rules refused, its place in the trace, and the sentences that fall away with it."""

    deed: Deed
    reasons: Reasons
    place: int
    left_out: tuple[str, ...] = ()

    def leaving_out(self, said: str) -> "Refusal":
        """The same, with one more sentence left out."""
        return self._replace(left_out=(*self.left_out, said))


class Midway(NamedTuple):
    """A question that was asked in the middle of the course, and its answer there.

    It is `late` if the course never came to it, because it waits for something before. The trace had come to `place`.
    """

    question: Inserted
    answer: Answer
    late: bool = False
    place: int = 0

    @property
    def sentence(self) -> str:
        """The question as it is written."""
        return self.question.said


class Decided(NamedTuple):
    """A decision that the file does not contain: an opportunity that was passed, or an option taken by default."""

    who: str
    what: str
    options: tuple[str, ...]
    how: str


class Later(NamedTuple):
    """A deed that was done at a later opportunity than the first after the deed before it, and that opportunity."""

    who: str
    said: str
    where: str


class Played(NamedTuple):
    """The record of a course: the open question, the refusals, the questions asked midway, the decisions by default.

    Some deeds were done at `later` opportunities; those `left` come after the open question.
    """

    waiting: Question | None
    refusals: tuple[Refusal, ...]
    midway: tuple[Midway, ...]
    decided: tuple[Decided, ...]
    later: tuple[Later, ...] = ()
    left: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()
