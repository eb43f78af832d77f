"""The explorer: it drives the machine as a script does, and tries every option that the file leaves open."""

import sys
from collections.abc import Callable, Sequence
from fractions import Fraction
from math import inf
from threading import Lock
from typing import Final, NamedTuple

from adjudicator.engine.choices import Chance, Option, Question
from adjudicator.engine.loops import DoesNotEnd
from adjudicator.engine.position import Position
from adjudicator.exploring.odds import Odds, by_chance, certain, unknown
from adjudicator.exploring.policy import Policy
from adjudicator.exploring.tree import Branch, Count, Explored, Fork, label
from adjudicator.frozen import Frozen
from adjudicator.games.interface import Asked, Table
from adjudicator.situation.script import Script

DEEPEST: Final = 400
"""The most decisions and draws that may follow each other; everything deeper is left out."""
ENDLESS: Final = "some branches do not come to an end"
_SELDOM: Final = 255
"""A bit mask: progress is reported at one position in this number plus one."""
_NESTED: Final = 8
"""The most nested function calls that one decision or draw takes."""


class Answered(NamedTuple):
    """An answer that was given: the place of the option among those of its question, its key, and True for a draw."""

    place: int
    key: str
    drawn: bool


Path = tuple[Answered, ...]
"""The answers that lead from the start of the exploration to a position."""
Found = tuple[Odds, Fork | None]
"""The result for a position: its odds, and the fork at which it stands."""
Elsewhere = Callable[[Path, Question], Found | None]
"""A function for results found elsewhere: that of the position that answers lead to, or None to explore it here."""


class Known(Frozen):
    """A position as an exact key; it is deep, so its hash is computed only once."""

    __slots__ = ("_asked", "_hash", "_place", "position")

    def __init__(self, position: Position, asked: object, place: object) -> None:
        self.position: Final = position
        self._asked: Final = asked
        self._place: Final = place
        self._hash: Final = hash((place, asked, position))

    def parts(self) -> tuple[object, ...]:
        return self._place, self._asked, self.position

    def __hash__(self) -> int:
        return self._hash


class Limits(NamedTuple):
    """The limits of an exploration: the most positions, and `stop`, which is called before each of them.

    `told` is called now and then with the count so far. No position is looked at after so many `steps` of sequences.
    """

    positions: int = 200_000
    stop: Callable[[], str] = lambda: ""
    told: Callable[[Count], None] = lambda count: None
    steps: float = inf


class Over(NamedTuple):
    """The questions to explore: draws, and choices (all, or those of some players); others end a branch undecided."""

    chance: bool = True
    choices: bool = True
    of: tuple[str, ...] = ()

    def covers(self, question: Question) -> bool:
        """True if the options of a question are explored."""
        if isinstance(question, Chance):
            return self.chance
        return self.choices and (not self.of or set(question.who) <= set(self.of))


class _Nesting:
    """Raises the recursion limit to the depth of explorations while any thread explores."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._exploring = self._before = 0

    def __enter__(self) -> None:
        with self._lock:
            if not self._exploring:
                self._before = sys.getrecursionlimit()
                sys.setrecursionlimit(self._before + _NESTED * DEEPEST)
            self._exploring += 1

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._exploring -= 1
            if not self._exploring:
                sys.setrecursionlimit(self._before)


_nesting = _Nesting()


class OtherwiseHere(Exception):
    """A path leads nowhere: the process that found it has other rules or cards than this one."""


class _Met(Exception):
    """A branch has reached a position that another branch has explored."""

    def __init__(self, found: Found) -> None:
        super().__init__()
        self.found = found


class Explorer:
    """One exploration from the present point of a course."""

    def __init__(
        self,
        script: Script,
        questions: Sequence[tuple[str, Asked]],
        policy: Policy,
        over: Over,
        limits: Limits,
        *,
        memo: bool = True,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        self._elsewhere = elsewhere
        self._script = script
        self._table: Table = script.table
        self._names = tuple(name for name, _asked in questions)
        self._asked = tuple(asked for _name, asked in questions)
        self._policy = policy
        self._over = over
        self._limits = limits
        self._looks_back = any(asked.looks_back for asked in self._asked)
        # Two ways to one position differ in their events: they count as one only for questions that do not look back.
        self._memo: dict[Known, Found] | None = {} if memo and not self._looks_back else None
        self._root = self._table.game.mark()
        self._begun = self._table.game.steps
        self._positions = self._leaves = self._merges = self._left_out = 0
        self.stopped = self.endless = ""
        self._path: list[tuple[Question, int]] = []
        # Where everything is decided, few different odds exist.
        self._certain: dict[tuple[str, ...], Odds] = {}
        self._underway: set[Known] = set()
        # The last explored position on the way to the present one, the positions since the last answer, and the depth
        # of the sequence that asked for it.
        self._before: Known | None = None
        self._passed: list[Known] = []
        self._asked_at = 0

    def explore(self) -> Explored:
        """Explores all possible continuations of the course. Afterwards the table is as before."""
        return self.explored(*self.beyond(()))

    def explored(self, odds: Odds, tree: Fork | None) -> Explored:
        """The result with the count of positions."""
        return Explored(self._names, odds, tree, self.count, self.stopped or self.endless)

    @property
    def count(self) -> Count:
        """The count of positions so far."""
        return Count(self._positions, self._leaves, self._merges, self._left_out)

    def beyond(self, path: Path) -> Found:
        """Explores from the position that answers lead to. Afterwards the table is as before.

        Raises OtherwiseHere if a question on the way lacks such an option.
        """
        game, mark, place = self._table.game, self._table.game.mark(), self._script.mark()
        tracing, underway, before_step = game.tracing, set(self._underway), game.before_step
        game.tracing = self._looks_back or self._script.foresees
        game.before_step = None if self._memo is None else self._step
        self._asked_at = 0
        try:
            with _nesting:
                known: Known | None = None
                for answered in path:
                    known = self._follow(answered, known)
                return self._position(len(path), known)
        finally:
            self._underway, self._path = underway, []
            game.before_step = before_step
            game.rollback(mark)
            self._script.rollback(place)
            game.tracing = tracing

    def _follow(self, answered: Answered, before: Known | None) -> Known:
        place, key, _drawn = answered
        question = self._script.advance()
        options = () if question is None else question.options
        if question is None or place >= len(options) or options[place].key != key:
            raise OtherwiseHere(f"nothing asks here for {key!r}")
        known = self._key(question, before)
        self._underway.add(known)
        self._path.append((question, place))
        self._script.decide(question, options[place])
        return known

    def _position(self, depth: int, before: Known | None) -> Found:
        """The odds from the present position on, and the fork at which it stands; `before` is the previous position."""
        if self._stops():
            return self._unknown()
        if depth > DEEPEST:
            return self._does_not_end()
        self._positions += 1
        self._before, self._passed = before, []
        try:
            question = self._script.advance()
        except DoesNotEnd:
            return self._does_not_end()
        except _Met as met:
            self._merges += 1
            return met.found
        passed = self._passed
        found = (
            self._leaf() if question is None or not self._over.covers(question) else self._asked_for(question, depth)
        )
        if self._memo is not None:
            for known in passed:
                self._memo[known] = found
        return found

    def _leaf(self) -> Found:
        self._leaves += 1
        answers = tuple([asked.answer(self._table).value for asked in self._asked])
        odds = self._certain.get(answers)
        if odds is None:
            odds = self._certain[answers] = certain(answers)
        return odds, None

    def _asked_for(self, question: Question, depth: int) -> Found:
        """The result for a position that has an open question."""
        key = self._key(question, self._before)
        known = None if self._memo is None else self._memo.get(key)
        if known is not None:
            self._merges += 1
            return known
        if key in self._underway:
            # The branch has come back to an earlier position: it may go round for ever.
            return self._does_not_end()
        self._underway.add(key)
        found = self._found_elsewhere(question) or self._fork(question, depth, key)
        self._underway.discard(key)
        if self._memo is not None:
            self._memo[key] = found
        return found

    def _step(self) -> None:
        """Checks for a known position before the first numbered step after the sequence of the last answer.

        The draw or decision there may no longer make a difference: a branch that reaches the position of another branch
        goes on as that one did.
        """
        assert self._memo is not None
        if self._table.game.depth >= self._asked_at:
            return
        self._asked_at = 0
        key = self._key(None, self._before)
        found = self._memo.get(key)
        if found is not None:
            raise _Met(found)
        self._before = key
        self._passed.append(key)

    def _found_elsewhere(self, question: Question) -> Found | None:
        if self._elsewhere is None:
            return None
        path = [
            Answered(place, answered.options[place].key, isinstance(answered, Chance)) for answered, place in self._path
        ]
        return self._elsewhere(tuple(path), question)

    def _unknown(self) -> Found:
        self._left_out += 1
        return unknown(len(self._asked)), None

    def _does_not_end(self) -> Found:
        self.endless = ENDLESS
        return self._unknown()

    def _stops(self) -> bool:
        if not self.stopped:
            if self._positions >= self._limits.positions:
                self.stopped = f"{self._positions} positions were looked at"
            elif self._table.game.steps - self._begun >= self._limits.steps:
                self.stopped = f"{self._limits.steps} steps were taken"
            else:
                self.stopped = self._limits.stop()
        if not self._positions & _SELDOM:
            self._limits.told(self.count)
        return bool(self.stopped)

    def _key(self, question: Question | None, before: Known | None) -> Known:
        """An exact key for a position: the cells that differ from the root, the stack, the question, the rest."""
        position = self._table.game.position(self._root, None if before is None else before.position)
        asked: object = None
        if question is not None:
            asked = (question.what, tuple([(option.who, option.verb, option.things) for option in question.options]))
        return Known(position, asked, self._script.place)

    def _fork(self, question: Question, depth: int, here: Known) -> Found:
        if isinstance(question, Chance):
            return self._draw(question, depth, here)
        options = question.options[:1] if self._policy.settles(question) else question.options
        branches = [self._branch(question, place, None, depth, here) for place in range(len(options))]
        odds, taken = self._policy.taken(question, [branch.odds for branch in branches])
        return odds, Fork(question.who, question.what, question.rule, tuple(branches), taken, False)

    def _draw(self, chance: Chance, depth: int, here: Known) -> Found:
        total = chance.total
        likely = {weight: Fraction(weight, total) for weight in set(chance.weights)}
        branches = [
            self._branch(chance, place, likely[weight], depth, here) for place, weight in enumerate(chance.weights)
        ]
        odds = by_chance([(branch.weight or Fraction(0), branch.odds) for branch in branches])
        return odds, Fork((chance.who,), chance.what, chance.rule, tuple(branches), -1, True)

    def _branch(self, question: Question, number: int, weight: Fraction | None, depth: int, here: Known) -> Branch:
        game, option = self._table.game, question.options[number]
        mark, place = game.mark(), self._script.mark()
        self._path.append((question, number))
        self._asked_at = game.depth
        self._script.decide(question, option)
        odds, leads_to = self._position(depth + 1, here)
        game.rollback(mark)
        self._script.rollback(place)
        self._path.pop()
        return Branch(option, label if weight is not None else self._sentence(question), weight, odds, leads_to)

    def _sentence(self, question: Question) -> Callable[[Option], str]:
        """The words of the options of a question, made when somebody reads them."""
        table = self._table
        return lambda option: table.offer(question, option).sentence
