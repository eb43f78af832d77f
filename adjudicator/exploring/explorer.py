"""The explorer: it drives the machine as a script does, and tries every option of what the file leaves open."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from adjudicator.engine.choices import Chance, Option, Question
from adjudicator.engine.loops import DoesNotEnd
from adjudicator.exploring.odds import Odds, by_chance, certain, unknown
from adjudicator.exploring.policy import Policy
from adjudicator.exploring.tree import Branch, Count, Explored, Fork
from adjudicator.games.interface import Asked, Table
from adjudicator.named import NamedTuple
from adjudicator.situation.script import Script

DEEPEST = 400
"""So many decisions and draws may follow each other; what lies deeper is left out."""


class Limits(NamedTuple):
    """How much is looked at: positions at the most, and `stop`, which is asked before each of them."""

    positions: int = 200_000
    stop: Callable[[], str] = lambda: ""


class Over(NamedTuple):
    """What is explored: draws, choices (all, or those of some players); what is not, ends a branch undecided."""

    chance: bool = True
    choices: bool = True
    of: tuple[str, ...] = ()

    def covers(self, question: Question) -> bool:
        """Whether the options of a question are tried."""
        if isinstance(question, Chance):
            return self.chance
        return self.choices and (not self.of or set(question.who) <= set(self.of))


class Explorer:
    """One exploration from where a course has come to."""

    def __init__(
        self,
        script: Script,
        questions: Sequence[tuple[str, Asked]],
        policy: Policy,
        over: Over,
        limits: Limits,
        *,
        memo: bool = True,
    ) -> None:
        self._script = script
        self._table: Table = script.table
        self._names = tuple(name for name, _asked in questions)
        self._asked = tuple(asked for _name, asked in questions)
        self._policy = policy
        self._over = over
        self._limits = limits
        looks_back = any(asked.looks_back for asked in self._asked)
        self._table.game.tracing = looks_back
        # Two ways to one position differ in what happened: they are one only for questions that do not look back.
        self._memo: dict[object, tuple[Odds, Fork | None]] | None = {} if memo and not looks_back else None
        self._root = self._table.game.mark()
        self._positions = self._leaves = self._merges = self._left_out = 0
        self._stopped = ""

    def explore(self) -> Explored:
        """Everything that may come of the course. The table stands afterwards where it stood before."""
        game, mark, place = self._table.game, self._table.game.mark(), self._script.mark()
        tracing = game.tracing
        try:
            odds, tree = self._position(0)
        finally:
            game.rollback(mark)
            self._script.rollback(place)
            game.tracing = tracing
        looked_at = Count(self._positions, self._leaves, self._merges, self._left_out)
        return Explored(self._names, odds, tree, looked_at, self._stopped)

    def _position(self, depth: int) -> tuple[Odds, Fork | None]:
        """The odds from the present position on, and the fork at which it stands."""
        if self._stops(depth):
            self._left_out += 1
            return unknown(len(self._asked)), None
        self._positions += 1
        try:
            question = self._script.advance()
        except DoesNotEnd:
            self._stopped = self._stopped or "some branches do not come to an end"
            self._left_out += 1
            return unknown(len(self._asked)), None
        if question is None or not self._over.covers(question):
            self._leaves += 1
            return certain([asked.answer(self._table).value for asked in self._asked]), None
        key = self._key(question)
        if self._memo is not None and key in self._memo:
            self._merges += 1
            return self._memo[key]
        found = self._fork(question, depth)
        if self._memo is not None:
            self._memo[key] = found
        return found

    def _stops(self, depth: int) -> bool:
        if not self._stopped:
            if self._positions >= self._limits.positions:
                self._stopped = f"{self._positions} positions were looked at"
            else:
                self._stopped = self._limits.stop()
        if depth > DEEPEST and not self._stopped:
            return True
        return bool(self._stopped) and self._stopped != "some branches do not come to an end"

    def _key(self, question: Question) -> object:
        """What a position is, exactly: the cells that differ from the root, the stack, the question, what is left."""
        game = self._table.game
        asked = (question.what, tuple(option.key for option in question.options))
        return (game.position(self._root), asked, self._script.place)

    def _fork(self, question: Question, depth: int) -> tuple[Odds, Fork | None]:
        if isinstance(question, Chance):
            return self._draw(question, depth)
        options = question.options[:1] if self._policy.settles(question) else question.options
        branches = [self._branch(question, option, None, depth) for option in options]
        odds, taken = self._policy.taken(question, [branch.odds for branch in branches])
        return odds, Fork(question.who, question.what, question.rule, tuple(branches), taken, False)

    def _draw(self, chance: Chance, depth: int) -> tuple[Odds, Fork | None]:
        total = sum(chance.weights)
        branches = [
            self._branch(chance, option, Fraction(weight, total), depth)
            for option, weight in zip(chance.options, chance.weights, strict=True)
        ]
        odds = by_chance([(branch.weight or Fraction(0), branch.odds) for branch in branches])
        return odds, Fork((chance.who,), chance.what, chance.rule, tuple(branches), -1, True)

    def _branch(self, question: Question, option: Option, weight: Fraction | None, depth: int) -> Branch:
        game = self._table.game
        mark, place = game.mark(), self._script.mark()
        self._script.decide(question, option)
        odds, leads_to = self._position(depth + 1)
        game.rollback(mark)
        self._script.rollback(place)
        says = option.label if isinstance(question, Chance) else self._table.sentence(option)
        return Branch(says, weight, odds, leads_to)
