"""The possible continuations of a course: the odds of its questions, and an example of each answer."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TypeVar

from adjudicator.engine.readings import Consulted
from adjudicator.exploring.explorer import Explorer, Limits, Over
from adjudicator.exploring.policy import Policy
from adjudicator.exploring.tree import Branch, Explored, Fork
from adjudicator.games.interface import Asked
from adjudicator.situation.script import Script

T = TypeVar("T")


def look_ahead(script: Script, questions: Sequence[tuple[str, Asked]], limits: Limits) -> tuple[Explored, Consulted]:
    """Explores every open draw and choice; returns the result and the readings that were consulted on the way.

    Afterwards the course and the game are as before.
    """
    with script.branches():
        return script.table.game.weigh(Explorer(script, questions, Policy(), Over(), limits).explore)


def at_an_example(script: Script, explored: Explored, question: int, answer: str, look: Callable[[], T]) -> T | None:
    """Looks at the end of a course that gives this answer, by the likeliest draws and the choices that favour it.

    Returns None if there is no such course. Afterwards everything is as before.
    """
    path = _path(explored.tree, question, answer)
    if path is None or explored.odds.bounds(question, answer).high == 0:
        return None
    game = script.table.game
    mark, place = game.mark(), script.mark()
    with script.branches():
        for number in path:
            asked = script.advance()
            assert asked is not None
            script.decide(asked, asked.options[number])
        script.advance()
        found = look()
    game.rollback(mark)
    script.rollback(place)
    return found


def _path(fork: Fork | None, question: int, answer: str) -> list[int] | None:
    """The option to take at each fork to reach an answer; None if the explored part has no such course."""
    path: list[int] = []
    while fork is not None:
        branches = fork.branches
        place = max(range(len(branches)), key=lambda place: (_favours(branches[place], question, answer), -place))
        path.append(place)
        branch = branches[place]
        if branch.leads_to is None and branch.odds.bounds(question, answer).low < 1:
            return None
        fork = branch.leads_to
    return path


def _favours(branch: Branch, question: int, answer: str) -> Fraction:
    """The probability of an answer by way of this branch."""
    high = branch.odds.bounds(question, answer).high
    return high if branch.weight is None else branch.weight * high
