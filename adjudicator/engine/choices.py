"""The machine's questions: a player's choice among legal options, and a draw with its exact weights."""

from collections.abc import Callable
from typing import Final

from adjudicator.frozen import Frozen


class Option(Frozen):
    """One legal answer.

    `verb` and `things` name the option in the rulebook's words and the file's names ("fight", ("ghoul",)). `who`
    chooses it, and the game's procedure goes on with `value`.
    """

    __slots__ = ("said", "things", "value", "verb", "who")

    def __init__(
        self, verb: str, things: tuple[str, ...] = (), who: str = "", value: object = None, said: str = ""
    ) -> None:
        self.verb: Final = verb
        self.things: Final = things
        self.who: Final = who
        self.value: Final = value
        self.said: Final = said

    def parts(self) -> tuple[object, ...]:
        return self.verb, self.things, self.who, self.value, self.said

    def by(self, who: str) -> "Option":
        """The same option, chosen by another player."""
        return Option(self.verb, self.things, who, self.value, self.said)

    def meaning(self, value: object) -> "Option":
        """The same option with another value for the game to go on with."""
        return Option(self.verb, self.things, self.who, value, self.said)

    @property
    def key(self) -> str:
        """A stable name of the option, the same in every run."""
        return " ".join(part for part in (self.who, self.verb, *self.things) if part)

    @property
    def label(self) -> str:
        """The option as a person reads it."""
        return self.said or self.key


PASS: Final = Option("pass")
"""The option to decline an opportunity."""

Options = tuple[Option, ...]


class Choice:
    """A choice that a player must or may make: who chooses, what for, among which legal options, and by which rule.

    `optional` marks an opportunity that may be declined (its options hold `PASS`). The options are worked out when they
    are first read, because an explorer wants all of them and a script only one.
    """

    __slots__ = ("_made", "_options", "optional", "rule", "what", "who")

    def __init__(
        self,
        who: tuple[str, ...],
        what: str,
        options: Options | Callable[[], Options],
        rule: str = "",
        *,
        optional: bool = False,
    ) -> None:
        self.who = who
        self.what = what
        self.rule = rule
        self.optional = optional
        self._options = options
        self._made: Options | None = None

    @property
    def options(self) -> Options:
        """The legal options, in a stable order."""
        if self._made is None:
            self._made = self._options() if callable(self._options) else self._options
        return self._made


class Chance:
    """A draw: what is drawn, and the outcomes with their exact weights (whole numbers)."""

    __slots__ = ("options", "rule", "weights", "what", "who")

    def __init__(self, who: str, what: str, options: Options, weights: tuple[int, ...], rule: str = "") -> None:
        self.who = who
        self.what = what
        self.options = options
        self.weights = weights
        self.rule = rule


Question = Choice | Chance
"""A question that `run` returns when a player or chance has to answer."""
