"""The odds that a file asks for: what may come is explored, and what is found is an answer of the ruling."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from adjudicator.engine import trace
from adjudicator.engine.choices import Chance, Question
from adjudicator.engine.readings import Consulted
from adjudicator.exploring.ahead import at_an_example, look_ahead
from adjudicator.exploring.odds import Bounds
from adjudicator.exploring.tree import Branch, Count, Explored, Fork
from adjudicator.games.interface import Answer, Asked, Table
from adjudicator.language.diagnostics import register
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node
from adjudicator.named import NamedTuple
from adjudicator.ruling.grounds import Grounds, grounds
from adjudicator.ruling.ruling import AnswerGiven, Because, Claim, RefusedDeed, Rests, Ruling
from adjudicator.situation.entries import is_about_odds
from adjudicator.situation.odds import BEST, EXAMPLE, WORST, Odds, odds_of, same
from adjudicator.situation.script import Script

register("E211", "odds of what is no statement")

POSITIONS = 20_000
"""So many positions are looked at for the odds of a ruling; a limit of time would not give the same answer twice."""

SECRET, UNDECIDED = "secret", "undecided"


class Turn(NamedTuple):
    """An option on which odds turn: what it says, how likely it is (of a choice nothing is said), the odds with it."""

    says: str
    weight: Fraction | None
    bounds: Bounds


class Turning(NamedTuple):
    """Where odds turn first: whose choice or draw, what for, by which rule, and the options."""

    who: tuple[str, ...]
    what: str
    rule: str
    chance: bool
    options: tuple[Turn, ...]


class Example(NamedTuple):
    """How an answer may come: the rules it rests on then, and all rules and readings applied on the way there."""

    grounds: Grounds = Grounds((), ())
    cites: tuple[str, ...] = ()
    rests: Consulted = ()


class OddsFound(NamedTuple):
    """The odds of a statement, from the least to the greatest: what was looked at, from where, what they turn on."""

    statement: str
    bounds: Bounds
    since: str
    looked_at: Count
    stopped: str
    turning: Turning | None
    examples: tuple[Example, ...]
    refused: tuple[RefusedDeed, ...]

    @property
    def grounds(self) -> Grounds:
        """The rules on which they rest: those of an example where it is so, and of one where it is not."""
        found = [one.grounds for one in self.examples]
        return Grounds(_once(one.cites for one in found), _once(one.because for one in found))

    @property
    def known(self) -> bool:
        """Whether nothing that was left out could change them."""
        return self.looked_at.left_out == 0 or self.bounds.exact

    def between(self, case: str) -> tuple[Fraction, Fraction]:
        """The least and the greatest that they may be: at best, at worst, or whatever is chosen."""
        low, high = self.bounds
        if not self.known:
            return low, high
        return {BEST: (high, high), WORST: (low, low)}.get(case, (low, high))


class OddsAsked:
    """A question about odds that has been understood; `found` are the odds, once they have been explored."""

    looks_back = False

    def __init__(self, sentence: Odds, statement: Asked, node: Node) -> None:
        self.sentence = sentence
        self.statement = statement
        self.node = node
        self.found: OddsFound | None = None

    def answer(self, table: Table) -> Answer:
        """The odds, or whether they are as claimed."""
        return Answer(self.value)

    def near(self, table: Table) -> tuple[int, ...]:
        """Odds are shown by no single place in what happened."""
        return ()

    @property
    def unshown(self) -> str:
        """What is so in place of odds that are claimed is told with them."""
        return ""

    @property
    def value(self) -> str:
        """The answer in words: a number, from which to which, or between what they lie as far as was looked."""
        if self.found is None:
            return SECRET
        low, high = self.found.between(self.sentence.case)
        claim = self.sentence.claimed
        if claim is None:
            if low == high:
                return str(low)
            return f"{low} to {high}" if self.found.known else f"between {low} and {high}"
        if self.found.known:
            return "yes" if claim.holds(low, high) else "no"
        if claim.between and claim.holds(low, high):
            return "yes"
        return UNDECIDED if claim.possible(low, high) else "no"

    @property
    def final(self) -> bool:
        """Whether the answer stands, whatever was left out."""
        if self.found is None or self.found.known:
            return True
        return self.sentence.claimed is not None and self.value != UNDECIDED


def understood(table: Table, sentence: str, node: Node, at: Checking) -> OddsAsked | None:
    """What a sentence about odds asks; None and a fault if it is not understood."""
    odds = odds_of(sentence)
    if odds is None:
        at.fault("E210", f'"{sentence}" is not understood', node, f"sentences of this kind: {EXAMPLE}; odds are 0 to 1")
        return None
    statement = table.question(odds.statement, node, at)
    return None if statement is None else OddsAsked(odds, statement, node)


def answered(text: str, question: Asked, node: Node, expected: str) -> AnswerGiven:
    """The answer to a question about odds; what is expected may be written as any equal fraction."""
    assert isinstance(question, OddsAsked)
    value = question.value
    return AnswerGiven(
        text,
        value,
        value if same(expected, value) else expected,
        *_grounds(question),
        node.span.line,
        question.final,
    )


def claimed(who: str, what: str, question: Asked) -> Claim:
    """What somebody claims about odds, judged."""
    assert isinstance(question, OddsAsked)
    value = question.value
    return Claim(who, what, value == "yes", *_grounds(question), question.final, value != SECRET)


def _grounds(question: OddsAsked) -> Grounds:
    return Grounds((), ()) if question.found is None else question.found.grounds


class LookingAhead:
    """What looks ahead where a course ends or waits, for all who ask for odds; for one player they stay secret."""

    def __init__(self, script: Script, questions: Sequence[Asked | None], player: str) -> None:
        self._script = script
        self._asked = [question for question in questions if isinstance(question, OddsAsked)]
        self._player = player
        self._asks_later = False
        self._rests: Consulted = ()

    def __call__(self) -> bool:
        """Explores what may come; whether all of it was seen."""
        script = self._script
        self._asks_later = script.asks_later
        asked = {one.sentence.statement: one.statement for one in self._asked}
        at_fault = [one for one in self._asked if not self._is_statement(one)]
        if at_fault or self._player:
            return False
        waiting = script.table.game.waiting
        since = "" if waiting is None else _said(waiting.question)
        explored, self._rests = look_ahead(script, list(asked.items()), POSITIONS)
        found = {
            statement: self._found(number, statement, question, explored, since)
            for number, (statement, question) in enumerate(asked.items())
        }
        for one in self._asked:
            one.found = found[one.sentence.statement]
        return explored.odds.left_out == 0

    def settles(self, asked: Sequence[str]) -> bool:
        """Whether nothing is asked of the end but odds, and they are known: then no decision and no draw is missing."""
        if self._asks_later or not all(is_about_odds(text) for text in asked):
            return False
        return all(one.final for one in self._asked)

    def beside(self, ruling: Ruling) -> Ruling:
        """The ruling with the odds, and with the rules and readings on which they rest beside its own."""
        found = {one.found.statement: one.found for one in self._asked if one.found is not None}
        examples = [example for one in found.values() for example in one.examples]
        points = self._script.table.game.readings.points
        rests = [
            Rests(name, value, tuple(other for other, _meaning in points[name].values if other != value))
            for name, value in (*self._rests, *(rest for example in examples for rest in example.rests))
        ]
        return ruling._replace(
            odds=tuple(found.values()),
            cites=_once((ruling.cites, *(example.cites for example in examples))),
            readings=tuple(dict.fromkeys((*ruling.readings, *rests))),
        )

    def _is_statement(self, one: OddsAsked) -> bool:
        """Whether it is something that is so or is not; a fault if it has a value."""
        game = self._script.table.game
        mark = game.mark()
        value = game.quietly(lambda: one.statement.answer(self._script.table).value)
        game.rollback(mark)
        if value in ("yes", "no", SECRET):
            return True
        help = "ask for the odds of a statement, such as `the odds that ghoul is defeated`"
        self._script.at.fault("E211", f'"{one.sentence.statement}" is no statement but a value', one.node, help)
        return False

    def _found(self, number: int, statement: str, question: Asked, explored: Explored, since: str) -> OddsFound:
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
                RefusedDeed(said, "", tuple(Because(*reason) for reason in reasons))
                for said, reasons in self._script.refused_on_branches.items()
            ),
        )

    def _example(self, explored: Explored, number: int, question: Asked, answer: str) -> Example | None:
        """How an answer may come; None if it never does."""
        table = self._script.table

        def look() -> Example:
            places = question.answer(table).places
            records = table.game.trace
            return Example(
                grounds(records, places),
                tuple(dict.fromkeys(record.rule for record in records if isinstance(record, trace.Cited))),
                tuple(dict.fromkeys(record[1:] for record in records if isinstance(record, trace.Rested))),
            )

        return at_an_example(self._script, explored, number, answer, look)


def _once(rules: Iterable[Iterable[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule for some in rules for rule in some))


def _said(question: Question) -> str:
    who = question.who if isinstance(question, Chance) else " and ".join(question.who)
    return f"a {question.what}, drawn for {who}" if isinstance(question, Chance) else f"{who}: {question.what}"


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
