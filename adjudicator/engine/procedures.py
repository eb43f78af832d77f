"""Rulebook sequences as named steps, and the frames that record where in them a game stands.

Frames and the results of steps are made all the time, so they are classes of their own: compiled, they are made ten
times as fast as named tuples.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from adjudicator.engine.choices import Question
from adjudicator.frozen import Frozen

Act = Callable[[Any, Any], "Result"]
"""The act of a step: (game, local values of the frame) → its result."""


class Step(NamedTuple):
    """One step of a sequence: the rulebook's number (may be empty), its name, and its act."""

    number: str
    name: str
    act: Act


class Procedure:
    """A rulebook sequence: a name and its steps in the rulebook's order."""

    __slots__ = ("_places", "name", "steps")

    def __init__(self, name: str, *steps: Step) -> None:
        self.name = name
        self.steps = steps
        self._places = {mark: place for place, step in enumerate(steps) for mark in (step.number, step.name) if mark}

    def place(self, step: str) -> int:
        """The place of the step with this number or name; KeyError if the procedure lacks it."""
        return self._places[step]

    def __repr__(self) -> str:
        return f"<procedure {self.name}>"


class Frame:
    """The point at which a procedure stands: the next step, its local values, and the frame that it interrupts.

    One that is `new` has not been gone into yet; it is no other point for that.
    """

    __slots__ = ("_hash", "depth", "local", "new", "parent", "procedure", "step")

    def __init__(
        self,
        procedure: Procedure,
        step: int,
        local: object,
        parent: "Frame | None",
        depth: int,
        new: bool = False,
    ) -> None:
        self.procedure: Final = procedure
        self.step: Final = step
        self.local: Final = local
        self.parent: Final = parent
        self.depth: Final = depth
        self.new: Final = new
        self._hash = 0

    def __hash__(self) -> int:
        # Many positions share the same frames: each is hashed only once.
        if not self._hash:
            self._hash = hash((self.procedure, self.step, self.local, self.parent))
        return self._hash

    def __eq__(self, other: object) -> bool:
        mine: Frame | None = self
        theirs = other if isinstance(other, Frame) else None
        while mine is not None and theirs is not None and mine is not theirs:
            if mine.procedure is not theirs.procedure or mine.step != theirs.step or mine.depth != theirs.depth:
                return False
            if mine.local != theirs.local:
                return False
            mine, theirs = mine.parent, theirs.parent
        return mine is theirs


class Call(Frozen):
    """Go through another procedure first, then go on."""

    __slots__ = ("local", "procedure")

    def __init__(self, procedure: Procedure, local: object) -> None:
        self.procedure: Final = procedure
        self.local: Final = local

    def parts(self) -> tuple[object, ...]:
        return self.procedure, self.local


class Ask:
    """Stop and ask; `then(game, local, option)` goes on with the answer."""

    __slots__ = ("question", "then")

    def __init__(self, question: Question, then: "Callable[[Any, Any, Any], Result] | Then") -> None:
        self.question: Final = question
        self.then: Final = then


class Then(NamedTuple):
    """The way a step goes on with an answer: a function and the values settled before, which the function is given.

    Two with the same function and the same values are equal, so that two positions can be found to be the same.
    """

    function: Callable[..., "Result"]
    settled: tuple[Any, ...]

    def __call__(self, game: Any, _local: Any, option: Any) -> "Result":
        """Goes on with an answer."""
        return self.function(game, *self.settled, option)


class Go:
    """Change the frame's local values and its place, then make the calls, in order.

    `step` is the number or name of the next step ("" for the following one).
    """

    __slots__ = ("calls", "local", "step")

    def __init__(self, local: object = None, step: str = "", calls: tuple[Call, ...] = ()) -> None:
        self.local: Final = local
        self.step: Final = step
        self.calls: Final = calls


Result = None | Call | Ask | Go | tuple[Call, ...]
"""The result of a step: nothing (go on), calls to make first, a question, or another place to go on at."""

END: Final = "end of the procedure"
"""As `Go.step`: leave the procedure after the calls."""
