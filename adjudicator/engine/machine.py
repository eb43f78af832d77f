"""The machine: runs procedures until somebody must answer, and can be wound back to any earlier point."""

from collections.abc import Callable
from typing import ClassVar, TypeVar

from adjudicator.engine import trace
from adjudicator.engine.allowance import BUDGET, Budget, present
from adjudicator.engine.choices import Option, Question
from adjudicator.engine.continuation import continuation
from adjudicator.engine.events import Event
from adjudicator.engine.loops import DoesNotEnd, Watch, innermost, nesting, shown
from adjudicator.engine.position import Mark, Position
from adjudicator.engine.procedures import END, Ask, Call, Frame, Go, Procedure, Result
from adjudicator.engine.readings import Consulted, Readings
from adjudicator.engine.state import State, Value
from adjudicator.engine.supplied import Supplied
from adjudicator.named import mypyc_attr

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Supplied):
    """State, stack and trace of one game; a game subclasses it and supplies its rules by the hooks of `Supplied`.

    `run()` goes on until a `Choice` or a `Chance` must be answered (None: nothing is left to do), `answer(option)`
    goes on with the answer. A script, a person at a prompt, an explorer and a test all drive these two calls.
    """

    __slots__ = (
        "before_step",
        "budget",
        "consulted",
        "heard",
        "observer",
        "readings",
        "stack",
        "state",
        "trace",
        "tracing",
        "unsettled",
        "waiting",
    )

    event_fields: ClassVar[tuple[str, ...]] = ("event", "fate")
    """The fields of a running event that are cleared when it is over."""

    def __init__(self, readings: Readings, budget: Budget = BUDGET) -> None:
        self.state = State()
        self.stack: Frame | None = None
        self.trace: list[trace.Record] = []
        self.tracing = True
        # Something urgent had to wait for the next step; without it only a change of state calls for a look.
        self.unsettled = False
        self.waiting: Ask | None = None
        self.readings = readings
        self.budget = budget
        self.consulted: dict[str, str] | None = None
        # The timing points at which something may hear of a kind of event; what once could, may again.
        self.heard: dict[str, set[str]] = {}
        self.observer: Callable[[str], None] | None = None
        # Called before a numbered step, when nothing is half done; it may raise, and the run is wound back then.
        self.before_step: Callable[[], None] | None = None

    # -- driving ------------------------------------------------------------------------------------------------

    def start(self, procedure: Procedure, local: object, step: str = "") -> None:
        """Puts a procedure on top of the stack, at its beginning or at a named step."""
        depth = self.stack.depth + 1 if self.stack else 1
        self.stack = Frame(procedure, procedure.place(step) if step else 0, local, self.stack, depth)

    def run(self) -> Question | None:
        """Goes on until somebody must answer; None when the stack is empty.

        Raises DoesNotEnd when a position repeats exactly or the budget is used up, UsedUp where no more is allowed.
        """
        if self.waiting is not None:
            return self.waiting.question
        steps, watch_from = 0, self._begin()
        watch: Watch | None = None
        checked = -1
        while True:
            written = self.state.mark()
            if written != checked or self.unsettled:
                checked = written
                self._settle()
            frame = self.stack
            if frame is None:
                return self._ran(steps, None)
            procedure, place = frame.procedure, frame.step
            if place >= len(procedure.steps):
                self.stack = frame.parent
                continue
            steps += 1
            if steps > watch_from:
                watch = self._watched(steps, watch)
            number, name, act = procedure.steps[place]
            if number and self.before_step is not None:
                self.before_step()
            local = frame.local
            self.stack = Frame(procedure, place + 1, local, frame.parent, frame.depth)
            if number:
                self._began(frame.depth, procedure.name, number, name)
            result = act(self, local)
            if result is None or self._stopped():
                continue
            if type(result) is Ask:
                self.waiting = result
                return self._ran(steps, result.question)
            self._apply(result)

    def _began(self, depth: int, procedure: str, number: str, name: str) -> None:
        """A numbered step has begun."""
        if self.tracing:
            self.trace.append(trace.Stepped(depth, procedure, number, name))
        if self.observer is not None:
            self.observer(number)

    def _begin(self) -> int:
        """From which step on a run is watched."""
        allowed = present()
        return self.budget.watch_from if allowed is None else min(self.budget.watch_from, allowed.begin())

    def _ran(self, steps: int, question: Question | None) -> Question | None:
        """A run is over, or somebody must answer."""
        if (allowed := present()) is not None:
            allowed.spend(steps)
        return question

    def _settle(self) -> None:
        """What the last change of state brings about at once comes before the next step."""
        self.unsettled = False
        calls = self.urgent()
        if calls:
            self._push_all(calls)

    def answer(self, option: Option) -> None:
        """Goes on with one of the options of the question that `run` handed out."""
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
        """The game is over: of all that is being resolved nothing goes on."""
        self.stack = None

    def _stopped(self) -> bool:
        """Whether the step that was just done has stopped the game: nothing follows from it."""
        return self.stack is None

    def mark(self) -> Mark:
        """The present position; it costs nothing."""
        return Mark(self.state.mark(), len(self.trace), self.stack, self.waiting)

    def position(self, since: Mark, before: Position | None = None) -> Position:
        """What tells the present position from any other since a mark, exactly.

        `before` is a position since then of which nothing has been undone.
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
        """The first of them is gone through first."""
        for call in calls[::-1]:
            self._push(call)

    def _push(self, call: Call) -> None:
        depth = self.stack.depth + 1 if self.stack else 1
        if depth > self.budget.depth:
            cycle = nesting(self)
            what = f"{shown(cycle)} → …" if cycle else innermost(self)
            raise DoesNotEnd(f"more than {self.budget.depth} sequences are nested in each other: {what}", cycle)
        self.stack = Frame(call.procedure, 0, call.local, self.stack, depth)

    def _watched(self, steps: int, watch: Watch | None) -> Watch | None:
        allowed = present()
        if allowed is not None:
            allowed.look(steps)
            if steps <= self.budget.watch_from:
                return None
        if steps > self.budget.steps:
            raise DoesNotEnd(f"more than {self.budget.steps} steps without a decision: {innermost(self)}")
        if watch is None:
            return Watch(self, steps)
        watch.look(steps)
        return watch

    # -- writing, citing, noting --------------------------------------------------------------------------------

    def scope(self) -> str:
        """A name for the cells of the sequence on top of the stack, free again when the sequence is over."""
        return f"@{self.depth}"

    def write(self, entity: str, field: str, value: Value, *by: str) -> None:
        """Changes a public fact of the game by these rules; the trace shows it. A count of zero is an empty cell.

        Where it was so already nothing changes, and no rule is applied.
        """
        if value == 0 and type(value) is int:
            value = None
        if self.tracing:
            old = self.state.read(entity, field)
            if old == value:
                return
            self.cite(*by)
            self.trace.append(trace.Wrote(self.depth, entity, field, old, value))
        self.state.write(entity, field, value)

    def cite(self, *rules: str) -> None:
        """Records that a rule is applied here."""
        if self.tracing:
            depth = self.depth
            for rule in rules:
                self.trace.append(trace.Cited(depth, rule))

    def applied(self, source: str, ability: str) -> None:
        """Records that something on a card is applied here which nobody initiates."""
        if self.tracing:
            self.trace.append(trace.Applied(self.depth, source, ability))

    def note(self, text: str) -> None:
        """Records something worth telling that is no write."""
        if self.tracing:
            self.trace.append(trace.Noted(self.depth, text))

    def record(self, record: trace.Record) -> None:
        """Appends to the trace."""
        if self.tracing:
            self.trace.append(record)

    def quietly(self, look: Callable[[], T]) -> T:
        """Looks at something without leaving a trace: what might be done is not yet part of what happens."""
        tracing, self.tracing = self.tracing, False
        try:
            return look()
        finally:
            self.tracing = tracing

    def weigh(self, look: Callable[[], T]) -> tuple[T, Consulted]:
        """Looks at something, and says which readings were consulted on the way, however quietly."""
        before, self.consulted = self.consulted, {}
        try:
            return look(), tuple(self.consulted.items())
        finally:
            self.consulted = before

    def rest(self, consulted: Consulted) -> None:
        """What was looked at has become part of what happens: the ruling will say that it rests on these readings."""
        for name, value in consulted:
            self.record(trace.Rested(self.depth, name, value))

    @property
    def depth(self) -> int:
        """How many sequences are nested here."""
        return self.stack.depth if self.stack else 0

    def reading(self, name: str, *rules: str) -> str:
        """The value of a named reading; the ruling will say that it rests on it."""
        value = self.readings[name]
        if self.tracing:
            self.trace.append(trace.Rested(self.depth, name, value))
            self.cite(*rules)
        elif self.consulted is not None:
            self.consulted[name] = value
        return value

    def hear(self, kind: str, timing: str) -> None:
        """From now on something may hear of a kind of event at a timing point."""
        self.heard.setdefault(kind, set()).add(timing)

    def hears(self, kind: str, timing: str) -> bool:
        """Whether anything may hear of a kind of event at a timing point."""
        timings = self.heard.get(kind)
        return timings is not None and timing in timings

    def observe(self, moment: str) -> None:
        """A moment at which something might be done is passed: whoever watches the run may look at it now."""
        if self.observer is not None:
            self.observer(moment)

    def reach(self, event: Event, stage: str) -> None:
        """An event reached a timing point of its life."""
        if self.tracing:
            self.trace.append(trace.Happened(self.depth, event, stage))
