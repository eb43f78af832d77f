"""Rulebook sequences as named steps, and the frames that say where in them a game stands."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from adjudicator.engine.choices import Question
from adjudicator.named import Anything, NamedTuple

if TYPE_CHECKING:
    pass

Act = Callable[[Any, Any], "Result"]
"""What a step does: (game, local values of the frame) → what follows."""


class Step(NamedTuple):
    """One step of a sequence: the rulebook's number (may be empty), its name, and what it does."""

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
        """Where the step with this number or name stands; KeyError if the procedure lacks it."""
        return self._places[step]

    def __repr__(self) -> str:
        return f"<procedure {self.name}>"


class Frame(NamedTuple):
    """Where a procedure stands: the step to do next, its local values, and the frame that it interrupts."""

    procedure: Procedure
    step: int
    local: Anything
    parent: "Frame | None"
    depth: int


class Call(NamedTuple):
    """Go through another procedure first, then go on."""

    procedure: Procedure
    local: Anything


class Ask(NamedTuple):
    """Stop and ask; `then(game, local, option)` says how the step goes on with the answer."""

    question: Question
    then: "Callable[[Any, Any, Any], Result] | Then"


class Then(NamedTuple):
    """How a step goes on with an answer: by a function, and by what was settled before the answer, which it is given.

    Two that do the same with the same are equal, and so two positions may be found to be one.
    """

    function: Callable[..., "Result"]
    settled: tuple[Any, ...]

    def __call__(self, game: Any, _local: Any, option: Any) -> "Result":
        """Goes on with an answer."""
        return self.function(game, *self.settled, option)


class Go(NamedTuple):
    """Change the frame's local values and its place, then make the calls, in order.

    `step` is the number or name of the step to do next ("" for the following one).
    """

    local: Anything = None
    step: str = ""
    calls: tuple[Call, ...] = ()


Result = None | Call | Ask | Go | tuple[Call, ...]
"""What a step hands back: nothing (go on), calls to make first, a question, or another place to go on at."""

END = "end of the procedure"
"""As `Go.step`: leave the procedure after the calls."""
