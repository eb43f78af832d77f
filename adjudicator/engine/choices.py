"""The machine's questions: a player's choice among legal options, and a draw with its exact weights."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from mypy_extensions import mypyc_attr

from adjudicator.frozen import Frozen

if TYPE_CHECKING:
    # Importing it takes longer than a test, and most runs draw nothing at random.
    from random import Random


V = TypeVar("V")


class Option(Frozen):
    """One legal answer.

    `verb` and `things` name the option in the rulebook's words and the file's names ("fight", ("ghoul",)). `who`
    chooses it, and the game's procedure goes on with `value`. The `rules` by which it may be chosen are no part of it.
    """

    __slots__ = ("rules", "said", "things", "value", "verb", "who")

    def __init__(
        self,
        verb: str,
        things: tuple[str, ...] = (),
        who: str = "",
        value: object = None,
        said: str = "",
        rules: tuple[str, ...] = (),
    ) -> None:
        self.verb: Final = verb
        self.things: Final = things
        self.who: Final = who
        self.value: Final = value
        self.said: Final = said
        self.rules: Final = rules

    def parts(self) -> tuple[object, ...]:
        return self.verb, self.things, self.who, self.value, self.said

    def by(self, who: str) -> "Option":
        """The same option, chosen by another player."""
        return Option(self.verb, self.things, who, self.value, self.said, self.rules)

    def meaning(self, value: object) -> "Option":
        """The same option with another value for the game to go on with."""
        return Option(self.verb, self.things, self.who, value, self.said, self.rules)

    def meant(self, kind: type[V]) -> V:
        """The value that the game goes on with, which is of this kind."""
        value = self.value
        assert isinstance(value, kind), f"{self.key} means no {kind.__name__}"
        return value

    def on(self, *things: str) -> "Option":
        """The same option with these things named besides."""
        return Option(self.verb, (*self.things, *things), self.who, self.value, self.said, self.rules)

    @property
    def declines(self) -> bool:
        """True of the option to decline an opportunity."""
        return self.verb == "pass"

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


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def able(self) -> tuple[str, ...]:
        """Those who are asked and may do something beside declining, in the order of the options."""
        doing = (option for option in self.options if not option.declines)
        able = (who for option in doing for who in ((option.who,) if option.who else self.who))
        return tuple(dict.fromkeys(who for who in able if who in self.who))


Weights = tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A draw: what is drawn, and its outcomes with their exact weights (whole numbers).

    Outcomes and weights are worked out when they are first read; without weights each outcome is as likely as any
    other. A draw with too many outcomes to list is a subclass that finds, weighs and draws one without all others.
    """

    __slots__ = ("_made", "_options", "_weighed", "_weights", "rule", "what", "who")

    def __init__(
        self,
        who: str,
        what: str,
        options: Options | Callable[[], Options],
        weights: Weights | Callable[[], Weights] | None = None,
        rule: str = "",
    ) -> None:
        self.who = who
        self.what = what
        self.rule = rule
        self._options = options
        self._weights = weights
        self._made: Options | None = None
        self._weighed: Weights | None = None

    @property
    def options(self) -> Options:
        """All outcomes, in a stable order."""
        if self._made is None:
            self._made = self._options() if callable(self._options) else self._options
        return self._made

    @property
    def is_certain(self) -> bool:
        """True if there is a single outcome; False where the outcomes would have to be worked out to tell."""
        return not callable(self._options) and len(self._options) == 1

    @property
    def weights(self) -> Weights:
        """The weights of the outcomes, in their order."""
        if self._weighed is None:
            given = self._weights
            self._weighed = (1,) * len(self.options) if given is None else given() if callable(given) else given
        return self._weighed

    @property
    def total(self) -> int:
        """The weights of all outcomes together."""
        return sum(self.weights)

    def weight(self, option: Option) -> int:
        """The weight of one outcome; 0 if it cannot be drawn."""
        return sum(weight for other, weight in zip(self.options, self.weights, strict=True) if other == option)

    def draw(self, random: "Random") -> Option:
        """One outcome at random, by the exact weights."""
        left = below(random, self.total)
        for option, weight in zip(self.options, self.weights, strict=True):
            left -= weight
            if left < 0:
                return option
        raise AssertionError("the weights are their sum")

    def named(self, things: tuple[str, ...]) -> Options:
        """The outcomes that a sentence with these things may mean."""
        return self.options


def below(random: "Random", number: int) -> int:
    """A random whole number below another, uniform, made only from the generator's bits."""
    bits = (number - 1).bit_length()
    while (drawn := random.getrandbits(bits) if bits else 0) >= number:
        pass
    return drawn


Question = Choice | Chance
"""A question that `run` returns when a player or chance has to answer."""
