"""Sampling: courses drawn at random by the exact weights of every draw, for situations too large to explore."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from random import Random
from typing import NamedTuple

from adjudicator.engine.choices import Chance, Option, Question, below
from adjudicator.engine.loops import DoesNotEnd
from adjudicator.exploring.explorer import Over
from adjudicator.exploring.intervals import Interval, clopper_pearson
from adjudicator.exploring.policy import FIXED, RANDOM, Policy
from adjudicator.games.interface import Asked
from adjudicator.situation.choosing import NoSuchChoice
from adjudicator.situation.script import Script

LONGEST = 5_000
"""The most draws and choices that are followed in one course; a longer one counts as endless."""


class Estimate(NamedTuple):
    """The number of courses with an answer, their share, and the interval of the answer's probability."""

    answer: str
    hits: int
    share: Fraction
    interval: Interval


class Sampled(NamedTuple):
    """The result of a sample: the answers to each question, in alphabetical order, and the way it was drawn.

    `endless` is the number of courses that did not end: they may have any answer. `chosen` is True if anybody chose.
    """

    questions: tuple[str, ...]
    estimates: tuple[tuple[Estimate, ...], ...]
    samples: int
    seed: int
    endless: int
    chosen: bool
    stopped: str


class Sampler:
    """Draws courses from the present point of a course."""

    def __init__(
        self, script: Script, questions: Sequence[tuple[str, Asked]], policy: Policy, over: Over, seed: int
    ) -> None:
        self._script = script
        self._names = tuple(name for name, _asked in questions)
        self._asked = tuple(asked for _name, asked in questions)
        self._policy = policy
        self._over = over
        self._seed = seed
        self._random = Random(seed)
        self._chosen = False
        self._looks_back = any(asked.looks_back for asked in self._asked)

    def sample(self, samples: int, stop: Callable[[], str] = lambda: "") -> Sampled:
        """Draws so many courses, or fewer if it is stopped. Afterwards the table is as before.

        Raises NoSuchChoice for a choice that the policy does not settle.
        """
        game, script = self._script.table.game, self._script
        mark, place, tracing = game.mark(), script.mark(), game.tracing
        game.tracing = self._looks_back or script.foresees
        counts: list[dict[str, int]] = [{} for _asked in self._asked]
        drawn = endless = 0
        stopped = ""
        try:
            with script.branches():
                while drawn < samples and not (stopped := stop()):
                    drawn += 1
                    answers = self._course()
                    endless += not answers
                    for count, answer in zip(counts, answers, strict=False):
                        count[answer] = count.get(answer, 0) + 1
                    game.rollback(mark)
                    script.rollback(place)
        finally:
            game.rollback(mark)
            script.rollback(place)
            game.tracing = tracing
        estimates = tuple(_estimates(count, drawn, endless) for count in counts)
        return Sampled(self._names, estimates, drawn, self._seed, endless, self._chosen, stopped)

    def _course(self) -> list[str]:
        """The answers at the end of one course; none if the course does not end."""
        table = self._script.table
        try:
            for _ in range(LONGEST):
                question = self._script.advance()
                if question is None or not self._over.covers(question):
                    return [asked.answer(table).value for asked in self._asked]
                self._script.decide(question, self._taken(question))
        except DoesNotEnd:
            pass
        return []

    def _taken(self, question: Question) -> Option:
        if isinstance(question, Chance):
            return question.draw(self._random)
        self._chosen = True
        if self._policy.name == FIXED:
            return question.options[0]
        if self._policy.name == RANDOM:
            return question.options[below(self._random, len(question.options))]
        asked = f"{' and '.join(question.who)}: {question.what}"
        raise NoSuchChoice(
            f"the policy {self._policy.name!r} can choose only when everything is explored, and not in a "
            f"sample ({asked}): take --policy {RANDOM} or {FIXED}, or decide it in the file (`otherwise: pass`)"
        )


def _estimates(counts: dict[str, int], samples: int, endless: int) -> tuple[Estimate, ...]:
    if not samples:
        return ()
    return tuple(
        Estimate(answer, hits, Fraction(hits, samples), clopper_pearson(hits, hits + endless, samples))
        for answer, hits in sorted(counts.items())
    )
