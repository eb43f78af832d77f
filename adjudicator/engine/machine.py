"""The machine: it runs procedures until somebody must answer, and can return to any earlier point."""

from collections.abc import Callable
from typing import TypeVar

from mypy_extensions import mypyc_attr

from adjudicator.engine import trace
from adjudicator.engine.allowance import BUDGET, Budget, pause, present
from adjudicator.engine.choices import Option, Question
from adjudicator.engine.continuation import continuation
from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Hooks
from adjudicator.engine.legality import Reasons, reasons_without
from adjudicator.engine.loops import DoesNotEnd, Watch, innermost, nesting, shown
from adjudicator.engine.position import Mark, Position
from adjudicator.engine.procedures import END, Ask, Call, Frame, Go, Procedure, Result
from adjudicator.engine.readings import Consulted, Readings
from adjudicator.engine.state import State, Value
from adjudicator.engine.values import Contribution

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Hooks):
    """The state, stack and trace of one game; a game subclasses it and gives its rules by the hooks that it overrides.

    `run()` goes on until a `Choice` or a `Chance` must be answered (None: the game is over); `answer(option)` gives the
    answer. A script, a person at a prompt, an explorer and a test all use these two calls.
    """

    __slots__ = (
        "before_step",
        "budget",
        "considering",
        "consulted",
        "event_cells",
        "heard",
        "observer",
        "readings",
        "stack",
        "state",
        "steps",
        "trace",
        "tracing",
        "unsettled",
        "waiting",
        "without",
    )

    def __init__(self, readings: Readings, budget: Budget = BUDGET) -> None:
        self.state = State()
        self.stack: Frame | None = None
        self.trace: list[trace.Record] = []
        self.tracing = True
        # True when something urgent waits for the next step; otherwise only a change of state calls for another check.
        self.unsettled = False
        self.waiting: Ask | None = None
        self.readings = readings
        self.budget = budget
        # The steps of all runs so far, of those that were undone as well.
        self.steps = 0
        self.consulted: dict[str, str] | None = None
        self.considering = False
        # The rules that do not hold in this run.
        self.without: frozenset[str] = frozenset()
        # The timing points at which abilities may react to a kind of event; none is ever removed.
        self.heard: dict[str, set[str]] = {}
        # The fields of an event that is over are cleared.
        self.event_cells = ("event", "fate", *self.event_fields)
        self.observer: Callable[[str], None] | None = None
        # Called before each numbered step, when nothing is half done; if it raises, its caller rolls the run back.
        self.before_step: Callable[[], None] | None = None

    # -- driving ------------------------------------------------------------------------------------------------

    def start(self, procedure: Procedure, local: object, step: str = "") -> None:
        """Puts a procedure on top of the stack, at its beginning or at a named step."""
        depth = self.stack.depth + 1 if self.stack else 1
        self.stack = Frame(procedure, procedure.place(step) if step else 0, local, self.stack, depth, True)

    def run(self) -> Question | None:
        """Goes on until somebody must answer; None when the stack is empty.

        Raises DoesNotEnd when a position repeats exactly or the budget is used up, and UsedUp when the allowance is.
        """
        if self.waiting is not None:
            return self.waiting.question
        begun, watch_from = self.steps, self._begin()
        watch: Watch | None = None
        checked = -1
        while True:
            written = self.state.mark()
            if written != checked or self.unsettled:
                checked = written
                self._settle()
            frame = self.stack
            if frame is None:
                return self._ran(begun, None)
            procedure, place = frame.procedure, frame.step
            if place >= len(procedure.steps):
                self.stack = frame.parent
                continue
            self.steps += 1
            steps = self.steps - begun
            pause()
            if steps > watch_from:
                watch = self._watched(frame, steps, watch)
            number, name, act = procedure.steps[place]
            if number and self.before_step is not None:
                self.before_step()
            local = frame.local
            self.stack = Frame(procedure, place + 1, local, frame.parent, frame.depth)
            if frame.new and self.tracing:
                self.trace.append(trace.Began(frame.depth, procedure.name))
            if number:
                self._began(frame.depth, procedure.name, number, name)
            result = act(self, local)
            if result is None or self._stopped():
                continue
            if type(result) is Ask:
                self.waiting = result
                return self._ran(begun, result.question)
            self._apply(result)

    def _began(self, depth: int, procedure: str, number: str, name: str) -> None:
        """Records the beginning of a numbered step."""
        if self.tracing:
            self.trace.append(trace.Stepped(depth, procedure, number, name))
        if self.observer is not None:
            self.observer(number)

    def _begin(self) -> int:
        """The number of steps after which the run is watched for a circle."""
        allowed = present()
        return self.budget.watch_from if allowed is None else min(self.budget.watch_from, allowed.begin())

    def _ran(self, begun: int, question: Question | None) -> Question | None:
        """Takes the steps since a run began from the allowance."""
        if (allowed := present()) is not None:
            allowed.spend(self.steps - begun)
        return question

    def _settle(self) -> None:
        """Does what the last change of state calls for before the next step."""
        self.unsettled = False
        calls = self.urgent()
        if calls:
            self._push_all(calls)

    def answer(self, option: Option) -> None:
        """Goes on with one of the options of the question that `run` returned."""
        waiting, frame = self.waiting, self.stack
        assert waiting is not None, "nothing was asked"
        assert frame is not None
        self.waiting = None
        result = waiting.then(self, frame.local, option)
        if type(result) is Ask:
            self.waiting = result
        elif result is not None and self.stack is not None:
            self._apply(result)

    def stop(self) -> None:
        """Ends the game: nothing that is being resolved goes on."""
        self.stack = None

    def _stopped(self) -> bool:
        """True if the last step has ended the game."""
        return self.stack is None

    def mark(self) -> Mark:
        """The present position as a mark to return to; it costs nothing."""
        return Mark(self.state.mark(), len(self.trace), self.stack, self.waiting)

    def position(self, since: Mark, before: Position | None = None) -> Position:
        """The present position as an exact key, counted from a mark.

        `before` is a position after that mark, if nothing before it has been undone since.
        """
        goes_on = None if self.waiting is None else continuation(self.waiting.then)
        differs = self.state.difference(since.journal, None if before is None else before.differs)
        return Position(differs, self.stack, goes_on)

    def rollback(self, mark: Mark) -> None:
        """Returns to a marked position, trace included."""
        self.state.rollback(mark.journal)
        del self.trace[mark.trace :]
        self.stack = mark.stack
        self.waiting = mark.waiting

    def _apply(self, result: Result) -> None:
        if type(result) is Go:
            frame = self.stack
            assert frame is not None
            procedure, place, step = frame.procedure, frame.step, result.step
            if step:
                place = len(procedure.steps) if step == END else procedure.place(step)
            local = frame.local if result.local is None else result.local
            self.stack = Frame(procedure, place, local, frame.parent, frame.depth)
            if result.calls:
                self._push_all(result.calls)
        elif type(result) is Call:
            self._push(result)
        elif isinstance(result, tuple):
            self._push_all(result)

    def _push_all(self, calls: tuple[Call, ...]) -> None:
        """Pushes the calls so that the first is resolved first."""
        for call in calls[::-1]:
            self._push(call)

    def _push(self, call: Call) -> None:
        depth = self.stack.depth + 1 if self.stack else 1
        if depth > self.budget.depth:
            cycle = nesting(self.state, self.stack)
            what = f"{shown(cycle)} → …" if cycle else innermost(self.state, self.stack)
            raise DoesNotEnd(f"more than {self.budget.depth} sequences are nested in each other: {what}", cycle)
        self.stack = Frame(call.procedure, 0, call.local, self.stack, depth, True)

    def _watched(self, stack: Frame, steps: int, watch: Watch | None) -> Watch | None:
        allowed = present()
        if allowed is not None:
            allowed.look(steps)
            if steps <= self.budget.watch_from:
                return None
        if steps > self.budget.steps:
            where = innermost(self.state, stack)
            raise DoesNotEnd(f"more than {self.budget.steps} steps without a decision: {where}")
        if watch is None:
            return Watch(self.state, self.timing, stack, steps)
        watch.look(stack, steps)
        return watch

    # -- writing, citing, noting --------------------------------------------------------------------------------

    def scope(self) -> str:
        """A name for the cells of the sequence on top of the stack; it is free again when the sequence is over."""
        return f"@{self.depth}"

    def write(self, entity: str, field: str, value: Value, *by: str) -> None:
        """Changes a public fact of the game and records it, with the rules by which it changes, in the trace.

        A count of zero is an empty cell. A write that changes nothing applies no rule, and one by a rule that does not
        hold changes nothing.
        """
        if value == 0 and type(value) is int:
            value = None
        if by and not self.holds(*by):
            return
        if self.tracing:
            old = self.state.read(entity, field)
            if old == value:
                return
            self.trace.append(trace.Wrote(self.depth, entity, field, old, value, self.citing(by) if by else by))
        self.state.write(entity, field, value)

    def cite(self, *rules: str) -> None:
        """Records that rules are applied here."""
        if self.tracing:
            depth = self.depth
            for rule in self.citing(rules):
                self.trace.append(trace.Cited(depth, rule))

    def because(self, *rules: str) -> bool:
        """Tells the rules by which something that is looked at is so; False if one of them is left out of this run.

        What is done because of it rests on them; what is only considered rests on nothing.
        """
        if not self.holds(*rules):
            return False
        if not self.considering:
            self.cite(*rules)
        return True

    def explain(self, *rules: str) -> None:
        """Records that rules explain what was recorded last, and nothing that comes after it."""
        for rule in self.citing(rules):
            self.record(trace.Cited(self.depth + 1, rule))

    def holds(self, *rules: str) -> bool:
        """True unless one of the rules is left out of this run."""
        return self.without.isdisjoint(rules)

    def applies(self, *rules: str) -> bool:
        """Records that rules are applied here; False, and no record, if one of them is left out of this run."""
        if not self.holds(*rules):
            return False
        self.cite(*rules)
        return True

    def that_hold(self, reasons: Reasons) -> Reasons:
        """The reasons but for the facts that a rule tells which is left out of this run."""
        return reasons_without(reasons, self.without) if self.without else reasons

    def counted(self, contributions: tuple[Contribution, ...]) -> tuple[Contribution, ...]:
        """The contributions to a value but for those by a rule that is left out of this run."""
        without = self.without
        return tuple([one for one in contributions if one.rule not in without]) if without else contributions

    def applied(self, source: str, ability: str) -> None:
        """Records that something printed on a card is applied which nobody initiates."""
        if self.tells:
            self.trace.append(trace.Applied(self.depth, source, ability))

    def note(self, text: str) -> None:
        """Records a remark for the reader that is no write."""
        if self.tells:
            self.trace.append(trace.Noted(self.depth, text))

    def record(self, record: trace.Record) -> None:
        """Appends a record to the trace."""
        if self.tracing:
            self.trace.append(record)

    def consider(self, look: Callable[[], T]) -> T:
        """Looks at what might be done: what is only considered leaves no trace, and nothing rests on it.

        Whoever weighs it has the readings that are consulted.
        """
        pause()
        before, self.considering = self.considering, True
        try:
            return look()
        finally:
            self.considering = before

    def accounting(self, look: Callable[[], T]) -> tuple[T, tuple[str, ...]]:
        """Looks at something and also returns the rules by which it is so; the trace shows only the readings of it."""
        place, before = len(self.trace), (self.tracing, self.considering)
        self.tracing, self.considering = True, False
        try:
            found = look()
            return found, tuple(dict.fromkeys([rule for one in self.trace[place:] for rule in trace.cited(one)]))
        finally:
            self.trace[place:] = [one for one in self.trace[place:] if type(one) is trace.Rested]
            self.tracing, self.considering = before

    def imagining(self, look: Callable[[], T]) -> T:
        """Looks at something after writes of its own, which are undone then; nothing of it is told."""
        before, tracing = self.state.mark(), self.tracing
        self.tracing = False
        try:
            return look()
        finally:
            self.state.rollback(before)
            self.tracing = tracing

    def weigh(self, look: Callable[[], T]) -> tuple[T, Consulted]:
        """Looks at something and also returns the readings that were consulted while it was only considered."""
        before, self.consulted = self.consulted, {}
        try:
            return look(), tuple(self.consulted.items())
        finally:
            self.consulted = before

    def rest(self, consulted: Consulted) -> None:
        """Records that the ruling rests on these readings, because what was looked at now happens."""
        for name, value in consulted:
            self.record(trace.Rested(self.depth, name, value))

    @property
    def tells(self) -> bool:
        """True if what is looked at is told in the trace: it is not only considered."""
        return self.tracing and not self.considering

    @property
    def depth(self) -> int:
        """The number of sequences that are nested here."""
        return self.stack.depth if self.stack else 0

    def reading(self, name: str, *rules: str) -> str:
        """The value of a named reading; the trace records that the ruling rests on it."""
        value = self.readings[name]
        if self.tells:
            self.trace.append(trace.Rested(self.depth, name, value))
            self.cite(*rules)
        elif self.consulted is not None:
            self.consulted[name] = value
        return value

    def hear(self, kind: str, timing: str) -> None:
        """Registers that something can react to a kind of event at a timing point from now on."""
        self.heard.setdefault(kind, set()).add(timing)

    def hears(self, kind: str, timing: str) -> bool:
        """True if something can react to a kind of event at a timing point."""
        timings = self.heard.get(kind)
        return timings is not None and timing in timings

    def observe(self, moment: str) -> None:
        """Tells the observer that a moment has come at which something might be done."""
        if self.observer is not None:
            self.observer(moment)

    def spares(self, event: Event, *by: str) -> bool:
        """Records an event that would happen here but for these rules; False if one of them is left out."""
        if not self.holds(*by):
            return False
        if self.tells:
            self.trace.append(trace.Spared(self.depth, event, self.citing(by)))
        return True

    def reach(self, event: Event, stage: str, *, first: bool = False, last: bool = False) -> None:
        """Records that an event has reached a stage of its life."""
        if self.tracing:
            by = self.citing(event.rules) if first and event.rules else ()
            self.trace.append(trace.Happened(self.depth, event, stage, first, by, last))
