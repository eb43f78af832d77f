"""Looking ahead: the possible continuations are explored, and their odds become answers of the ruling."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.engine import trace
from adjudicator.engine.readings import Consulted
from adjudicator.exploring.ahead import at_an_example, look_ahead
from adjudicator.exploring.explorer import Limits
from adjudicator.exploring.tree import Branch, Explored, Fork
from adjudicator.games.interface import SECRET, Asked
from adjudicator.reference.following import Corollaries
from adjudicator.reference.usual import Usual
from adjudicator.ruling.answering import grounds_of
from adjudicator.ruling.corollaries import Told, reasoned
from adjudicator.ruling.grounds import Grounds, once_each
from adjudicator.ruling.odds import UNDECIDED, Example, OddsFound, Turn, Turning
from adjudicator.ruling.refusals import Because, RefusedDeed
from adjudicator.ruling.ruling import AnswerGiven, Claim, Rests, Ruling
from adjudicator.situation import wording
from adjudicator.situation.asking import One
from adjudicator.situation.odds import Odds, same
from adjudicator.situation.script import Script

LIMITS = Limits(positions=20_000, steps=150_000)
"""How far is explored for the odds of a ruling; a limit of time could give another answer each time.

A position that a long course leads to takes many steps: without a limit of those a ruling took minutes.
"""


class _Told(NamedTuple):
    """The answer about odds, True if nothing left out can change it, and its grounds."""

    value: str
    final: bool
    grounds: Grounds


class LookingAhead:
    """Explores from the point where a course ends or waits, for every question about odds; one player sees no odds."""

    def __init__(
        self, script: Script, questions: Sequence[One], player: str, corollaries: Corollaries, usual: Usual
    ) -> None:
        self._script = script
        self._asked = [(one, one.odds) for one in questions if one.odds is not None]
        self._player = player
        self._corollaries, self._usual = corollaries, usual
        self._asks_later = False
        self._rests: Consulted = ()
        self._found: dict[str, OddsFound] = {}

    def __call__(self) -> bool:
        """Explores the possible continuations; returns True if it saw all of them."""
        script = self._script
        self._asks_later = script.asks_later
        at_fault = [one for one, odds in self._asked if not self._is_statement(one, odds)]
        if at_fault or self._player:
            return False
        waiting = script.table.game.waiting
        since = "" if waiting is None else wording.asked(waiting.question)
        asked = {odds.statement: one.asked for one, odds in self._asked}
        explored, self._rests = look_ahead(script, list(asked.items()), LIMITS)
        self._found = {
            statement: self._of(number, statement, question, explored, since)
            for number, (statement, question) in enumerate(asked.items())
        }
        return explored.odds.left_out == 0

    def settles(self, asked: Sequence[One]) -> bool:
        """True if only odds are asked of the end, and they are known: then no decision and no draw is missing."""
        if self._asks_later or any(one.odds is None for one in asked):
            return False
        return all(self._told(odds).final for _one, odds in self._asked)

    def answered(self, one: One, odds: Odds) -> AnswerGiven:
        """The answer to a question about odds; the expected answer may be written as any equal fraction."""
        told = self._told(odds)
        expected = told.value if same(one.beside, told.value) else one.beside
        because = None if one.because is None else tuple(node.text for node in one.because)
        return AnswerGiven(one.text, told.value, expected, *told.grounds, one.node.span.line, told.final, because)

    def claimed(self, one: One, odds: Odds) -> Claim:
        """The verdict on a claim about odds."""
        told = self._told(odds)
        return Claim(one.beside, one.text, told.value == "yes", *told.grounds, told.final, told.value != SECRET)

    def beside(self, ruling: Ruling) -> Ruling:
        """The ruling with the odds, and with the rules and readings on which they rest beside its own."""
        found = self._found.values()
        examples = [example for one in found for example in one.examples]
        points = self._script.table.game.readings.points
        rests = [
            Rests(name, value, tuple(other for other, _meaning in points[name].values if other != value))
            for name, value in (*self._rests, *(rest for example in examples for rest in example.rests))
        ]
        return ruling._replace(
            odds=tuple(found),
            cites=once_each((ruling.cites, *(example.cites for example in examples))),
            readings=tuple(dict.fromkeys((*ruling.readings, *rests))),
        )

    def _told(self, odds: Odds) -> "_Told":
        """The answer about odds: a number, a range, or the verdict on a claim."""
        found = self._found.get(odds.statement)
        if found is None:
            return _Told(SECRET, True, Grounds((), ()))
        value = found.says(odds)
        final = found.known or (odds.claimed is not None and value != UNDECIDED)
        return _Told(value, final, found.grounds)

    def _is_statement(self, one: One, odds: Odds) -> bool:
        """True if the question asks for a statement, true or not; a fault if it asks for a value."""
        game = self._script.table.game
        mark = game.mark()
        value = one.asked.answer(self._script.table).value
        game.rollback(mark)
        if value in ("yes", "no", SECRET):
            return True
        help = "ask for the odds of a statement, such as `the odds that ghoul is defeated`"
        self._script.at.fault("E211", f'"{odds.statement}" is a value, not a statement', one.node, help)
        return False

    def _of(self, number: int, statement: str, question: Asked, explored: Explored, since: str) -> OddsFound:
        examples = [self._example(explored, number, question, answer) for answer in ("yes", "no")]
        return OddsFound(
            statement,
            explored.odds.bounds(number, "yes"),
            since,
            explored.looked_at,
            explored.stopped,
            _turning(explored.tree, number),
            tuple(example for example in examples if example is not None),
            tuple(
                RefusedDeed(said, "", tuple(Because(*reason) for reason in reasoned(reasons, self._corollaries)))
                for said, reasons in self._script.refused_on_branches.items()
            ),
        )

    def _example(self, explored: Explored, number: int, question: Asked, answer: str) -> Example | None:
        """One way to an answer; None if the answer never comes."""
        table = self._script.table

        def look() -> Example:
            told = Told(table.game.trace, self._corollaries, self._usual)
            found = grounds_of(table, told, question.answer(table), causes_alone=True)
            records = told.records
            return Example(
                found,
                tuple(dict.fromkeys(rule for record in records for rule in trace.cited(record))),
                tuple(dict.fromkeys(record[1:] for record in records if isinstance(record, trace.Rested))),
            )

        return at_an_example(self._script, explored, number, answer, look)


def _turning(fork: Fork | None, number: int) -> Turning | None:
    """The first fork at which options differ in the odds of a statement."""
    while fork is not None:
        options = tuple(_turn(branch, number) for branch in fork.branches)
        if len({option.bounds for option in options}) > 1:
            return Turning(fork.who, fork.what, fork.rule, fork.chance, options)
        fork = next((branch.leads_to for branch in fork.branches if branch.leads_to is not None), None)
    return None


def _turn(branch: Branch, number: int) -> Turn:
    return Turn(branch.says, branch.weight, branch.odds.bounds(number, "yes"))
