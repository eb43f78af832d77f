"""The exploration of a situation file: every branch that it leaves open."""

from os import PathLike
from typing import NamedTuple

from adjudicator.exploring.explorer import Explorer, Limits
from adjudicator.exploring.odds import Bounds
from adjudicator.exploring.opening import Wanted, in_time, opened
from adjudicator.exploring.policy import Policy
from adjudicator.exploring.told import rests, taken_for_granted, told
from adjudicator.exploring.tree import Explored
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import Source, read_file
from adjudicator.plain import marked
from adjudicator.situation.choosing import Chosen
from adjudicator.situation.wording import take_care

WHOLE = 1_000
"""A depth that no tree of forks reaches."""


class ExploredFile(NamedTuple):
    """The exploration of one course of a file: its game and title, the policy, and the result.

    `not_modelled` are the parts of cards that are not modelled: they might make the odds wrong. `assumed` is what is
    taken for granted where the file says nothing.
    """

    game: str
    edition: str
    title: str
    variant: str
    policy: Policy
    explored: Explored
    not_modelled: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()

    @property
    def odds(self) -> dict[str, dict[str, Bounds]]:
        """Each question with its answers, and the bounds of the probability of each."""
        found = zip(self.explored.questions, self.explored.odds.answers, strict=True)
        return {question: dict(answers) for question, answers in found}

    @property
    def rests(self) -> tuple[tuple[str, str], ...]:
        """The basis of the odds, and what is taken for granted."""
        return (*rests(self.explored, self.policy), *taken_for_granted(self.assumed))

    def _repr_markdown_(self) -> str:
        """The odds of every answer as a notebook shows them."""
        rows = [
            f"| {marked(question)} | {marked(answer)} | {told(bounds)} |"
            for question, answers in self.odds.items()
            for answer, bounds in answers.items()
        ]
        lines = ["| question | answer | odds |", "| --- | --- | --- |", *rows]
        return "\n".join([*lines, *(("", marked(take_care(self.not_modelled))) if self.not_modelled else ())]) + "\n"


def explore_file(path: "str | PathLike[str]", wanted: Wanted) -> tuple[ExploredFile, ...]:
    """Explores every branch of a file, for each of its variants.

    Raises InputAtFault with every fault of the file, NoSuchChoice for an unknown policy, goal or side.
    """
    faults = Faults()
    return explore_source(read_file(path, faults), faults, wanted)


def explore_source(
    source: Source, faults: Faults, wanted: Wanted, edition: str = "", readings: Chosen | None = None
) -> tuple[ExploredFile, ...]:
    """Explores every branch of a source, for each of its variants, under a chosen edition and chosen readings."""
    found = []
    for number, one in enumerate(in_time(opened(source, faults, wanted, edition, readings), wanted.stop)):
        limits = Limits(wanted.positions, wanted.stop, wanted.told)
        with one.script.branches():
            if wanted.hands is None:
                explorer = Explorer(one.script, one.questions, one.policy, one.over, limits, memo=wanted.memo)
                explored = explorer.explore()
            else:
                from adjudicator.exploring.parts import Plan
                from adjudicator.exploring.sharing import Shared

                chosen = tuple((readings or {}).items())
                plan = Plan(source.path, source.text, source.folder, edition, chosen, number, wanted.memo, wanted.depth)
                explored = Shared(plan, one, wanted.hands, limits).explore()
        about = (one.game, one.edition, one.title, one.variant, one.policy)
        found.append(ExploredFile(*about, explored, one.not_modelled, one.assumed))
    return tuple(found)
