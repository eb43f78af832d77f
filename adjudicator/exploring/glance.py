"""A glance ahead: the change that each option of an open question would make, as far as a short exploration shows."""

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
"""The most positions that a glance explores."""

STEPS = 50 * POSITIONS
"""The most steps of sequences in which it does so."""

OPTIONS = 12
"""The most options that a glance explores; a ruling shows as many."""


class Lead(NamedTuple):
    """One option: its words, its probability (None for a choice), and the odds after it."""

    says: str
    weight: Fraction | None
    odds: Odds

    @property
    def complete(self) -> bool:
        """True if every continuation of the option was explored."""
        return not self.odds.left_out


class Glance(NamedTuple):
    """The results of the options of a question: the questions asked, each option, and the odds over all options.

    `unseen` is the number of options not explored, `positions` that of positions explored.
    """

    questions: tuple[str, ...]
    leads: tuple[Lead, ...]
    odds: Odds
    unseen: int
    positions: int

    @property
    def complete(self) -> bool:
        """True if every continuation was explored."""
        return not self.unseen and all(lead.complete for lead in self.leads)


def glance(script: Script, question: Question, asked: Sequence[tuple[str, Asked]]) -> Glance | None:
    """The change that each option of a question would make; None if no question is asked that could change.

    Afterwards the table is as before.
    """
    if not asked or not question.options:
        return None
    options = question.options[:OPTIONS]
    weights: Sequence[Fraction | None] = [None] * len(options)
    if isinstance(question, Chance):
        total = question.total
        weights = [Fraction(weight, total) for weight in question.weights[:OPTIONS]]
    leads, looked_at, begun = [], 0, script.table.game.steps
    with script.branches():
        for number, (option, weight) in enumerate(zip(options, weights, strict=True)):
            left, taken = len(options) - number, script.table.game.steps - begun
            share = Limits(max(1, (POSITIONS - looked_at) // left), steps=max(1, (STEPS - taken) // left))
            odds, positions = _after(script, question, option, asked, share)
            looked_at += positions
            says = option.label if isinstance(question, Chance) else script.table.offer(question, option).sentence
            leads.append(Lead(says, weight, odds))
    found = _whole(question, leads, len(asked))
    unseen = len(question.options) - len(leads)
    return Glance(tuple(name for name, _asked in asked), tuple(leads), found, unseen, looked_at)


def _after(
    script: Script, question: Question, option: Option, asked: Sequence[tuple[str, Asked]], share: Limits
) -> tuple[Odds, int]:
    """The odds after an option, as far as its share of the limits shows them, and the number of positions explored."""
    game = script.table.game
    mark, place = game.mark(), script.mark()
    try:
        script.decide(question, option)
        found = Explorer(script, asked, Policy(), Over(), share).explore()
    finally:
        game.rollback(mark)
        script.rollback(place)
    return found.odds, found.looked_at.positions


def _whole(question: Question, leads: Sequence[Lead], asked: int) -> Odds:
    """The odds over all options, or over the whole draw."""
    if not isinstance(question, Chance):
        seen = [lead.odds for lead in leads]
        return by_choice([*seen, unknown(asked)] if len(question.options) > len(leads) else seen)
    branches = [(lead.weight or Fraction(0), lead.odds) for lead in leads]
    rest = 1 - sum((weight for weight, _odds in branches), Fraction(0))
    return by_chance([*branches, (rest, unknown(asked))] if rest else branches)
