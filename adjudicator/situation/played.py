"""How a course went, as the ruling is read off it."""

from typing import NamedTuple

from adjudicator.engine.choices import Question
from adjudicator.engine.legality import Reasons
from adjudicator.games.interface import Answer, Deed
from adjudicator.situation.entries import Inserted


class Refusal(NamedTuple):
    """An attempt that the rules refused, and the place in the trace."""

    deed: Deed
    reasons: Reasons
    place: int


class Midway(NamedTuple):
    """A question that was asked in the middle of the course, and its answer there.

    It is `late` where the course has not come to it, and waits for something before.
    """

    question: Inserted
    answer: Answer
    late: bool = False

    @property
    def sentence(self) -> str:
        """The question as it is written."""
        return self.question.said


class Decided(NamedTuple):
    """Nobody in the file decided it: an opportunity that was passed, or an option taken for lack of others."""

    who: str
    what: str
    option: str
    how: str


class Played(NamedTuple):
    """How the course went: what is still waited for, what was refused, what was asked midway, what was not decided."""

    waiting: Question | None
    refusals: tuple[Refusal, ...]
    midway: tuple[Midway, ...]
    decided: tuple[Decided, ...]
