"""A glance ahead: what each option of a question that a course leaves open would change, as far as a glance goes."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from adjudicator.engine.choices import Chance, Option, Question
from adjudicator.exploring.explorer import Explorer, Limits, Over
from adjudicator.exploring.odds import Odds, by_chance, by_choice, unknown
from adjudicator.exploring.policy import Policy
from adjudicator.games.interface import Asked
from adjudicator.situation.script import Script

POSITIONS = 1_000
"""So many positions a glance takes in."""

OPTIONS = 12
"""So many options are looked at, which is as many as a ruling shows."""


class Lead(NamedTuple):
    """One option: what it says, how likely it is (of a choice nothing is said), and the odds that follow."""

    says: str
    weight: Fraction | None
    odds: Odds

    @property
    def complete(self) -> bool:
        """Whether everything was looked at that may come of it."""
        return not self.odds.left_out


class Glance(NamedTuple):
    """What the options of a question lead to: the questions asked, each option, and the odds whichever is taken.

    `unseen` options were not looked at; `positions` were.
    """

    questions: tuple[str, ...]
    leads: tuple[Lead, ...]
    odds: Odds
    unseen: int
    positions: int

    @property
    def complete(self) -> bool:
        """Whether everything was looked at that may come."""
        return not self.unseen and all(lead.complete for lead in self.leads)


def glance(script: Script, question: Question, asked: Sequence[tuple[str, Asked]]) -> Glance | None:
    """What each option of a question would change; None where nothing is asked that could change.

    The table stands afterwards where it stood before.
    """
    if not asked or not question.options:
        return None
    options = question.options[:OPTIONS]
    weights: Sequence[Fraction | None] = [None] * len(options)
    if isinstance(question, Chance):
        weights = [Fraction(weight, sum(question.weights)) for weight in question.weights]
    leads, looked_at = [], 0
    with script.branches():
        for number, (option, weight) in enumerate(zip(options, weights, strict=False)):
            share = max(1, (POSITIONS - looked_at) // (len(options) - number))
            odds, positions = _after(script, question, option, asked, share)
            looked_at += positions
            says = option.label if isinstance(question, Chance) else script.table.sentence(option)
            leads.append(Lead(says, weight, odds))
    found = _whole(question, leads, len(asked))
    unseen = len(question.options) - len(leads)
    return Glance(tuple(name for name, _asked in asked), tuple(leads), found, unseen, looked_at)


def _after(
    script: Script, question: Question, option: Option, asked: Sequence[tuple[str, Asked]], share: int
) -> tuple[Odds, int]:
    """The odds after an option, as far as so many positions show them, and how many were looked at."""
    game = script.table.game
    mark, place = game.mark(), script.mark()
    try:
        script.decide(question, option)
        found = Explorer(script, asked, Policy(), Over(), Limits(share)).explore()
    finally:
        game.rollback(mark)
        script.rollback(place)
    return found.odds, found.looked_at.positions


def _whole(question: Question, leads: Sequence[Lead], asked: int) -> Odds:
    """The odds whichever option is taken, or over the whole draw."""
    if not isinstance(question, Chance):
        seen = [lead.odds for lead in leads]
        return by_choice([*seen, unknown(asked)] if len(question.options) > len(leads) else seen)
    branches = [(lead.weight or Fraction(0), lead.odds) for lead in leads]
    rest = 1 - sum((weight for weight, _odds in branches), Fraction(0))
    return by_chance([*branches, (rest, unknown(asked))] if rest else branches)
