"""The parts of speech of the ability vocabulary: numbers, conditions, costs, effects, and what they refer to."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Result
from adjudicator.named import NamedTuple, Protocol

if TYPE_CHECKING:
    from adjudicator.games.arkham.game import Arkham
    from adjudicator.games.interface import Price


class Context(NamedTuple):
    """Who resolves an ability, on which card it stands, and what it answers to.

    `you` is the investigator who resolves it, `this` the card, `scope` the event it answers to, `chosen` what has been
    chosen so far, `points` a margin or an amount, `mandatory` what makes them do it, `action` whether it is the action
    itself, whose additional costs have been paid with its cost.
    """

    you: str = ""
    this: str = ""
    scope: str = ""
    chosen: tuple[str, ...] = ()
    points: int = 0
    mandatory: Literal["", "forced effect", "instruction"] = ""
    action: bool = False


class Number(Protocol):
    """An amount that is worked out when it is needed."""

    def of(self, game: "Arkham", context: Context) -> int:
        """The amount now."""


class Worth(NamedTuple):
    """A plain number."""

    amount: int

    def of(self, game: "Arkham", context: Context) -> int:
        """The number itself."""
        return self.amount


class Which(Protocol):
    """What a word of an ability refers to: a named part (`you`, `this`), or every card of a description."""

    def all(self, game: "Arkham", context: Context) -> Sequence[str]:
        """Everything that it refers to now, in a stable order."""

    def fits(self, game: "Arkham", context: Context, entity: str) -> bool:
        """Whether the entity is among them."""


class Test(Protocol):
    """A condition."""

    def holds(self, game: "Arkham", context: Context) -> bool:
        """Whether it is met now."""


class Cost(Protocol):
    """Something to be paid."""

    def reasons(self, game: "Arkham", context: Context) -> Reasons:
        """Why it cannot be paid; empty if it can."""

    def pay(self, game: "Arkham", context: Context) -> Result:
        """Pays it."""

    def price(self, game: "Arkham", context: Context) -> tuple["Price", ...]:
        """What it comes to now."""


class Effect(Protocol):
    """Something that an ability does."""

    def futile(self, game: "Arkham", context: Context) -> bool:
        """Whether it certainly would not change the game state now."""

    def resolve(self, game: "Arkham", context: Context) -> Result:
        """Does it, or calls the sequences that do it."""


class Trigger(NamedTuple):
    """A triggering condition: the timing word, the kind of event, and the parts that must fit."""

    timing: str
    kind: str
    who: Which | None = None
    what: Which | None = None
    by: Which | None = None
    at: Which | None = None
    of: tuple[str, ...] = ()
    least: int = 0
    most: int = 999
    also: Test | None = None
