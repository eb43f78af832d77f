"""Values that are worked out: a base, everything that changes it, and a ledger that shows both."""

from collections.abc import Callable
from typing import Any, TypeVar

from adjudicator.engine.machine import Machine
from adjudicator.engine.trace import Valued
from adjudicator.engine.values import Contribution, Ledger, reckon
from adjudicator.games.kit.facts import Fact, Statement
from adjudicator.games.kit.kinds import Kind, Number

V = TypeVar("V")
Base = Callable[[Any, Any], int]
Changes = Callable[[Any, Any], tuple[Contribution, ...]]


class Derived(Fact[V]):
    """Something that follows from other facts, worked out anew whenever it is asked for; a file cannot say it.

    The change of a field shows it in the trace, or the place where the entity has come to lie.
    """

    is_derived = True

    def __init__(
        self,
        name: str,
        of: Kind[Any] | None,
        empty: V,
        by: Callable[[Any, str], V],
        shown_by: str = "",
        *,
        reckoned: bool = False,
    ) -> None:
        super().__init__(name, of, empty, None, key="")
        self._by, self.shown_by, self.is_reckoned = by, shown_by, reckoned

    def __call__(self, game: Machine, entity: Any = None) -> V:
        """The value that follows now."""
        return self._by(game, self.bearer if entity is None else self.cell(entity))


class Value(Fact[int]):
    """A number that follows from other facts, worked out anew whenever it is asked for: a skill, a pool of dice.

    `changed_by` hands over each contribution with its source and its rule; a file cannot say a value.
    """

    is_derived = True
    is_reckoned = True

    def __init__(self, name: str, of: Kind[Any] | None, base: Base, changed_by: Changes, *, value: str = "") -> None:
        kind = Number()
        super().__init__(name, of, 0, kind, value=value, key="")
        self._base, self._changed_by = base, changed_by

    def ledger(self, game: Machine, entity: Any = "table") -> Ledger:
        """The value with all that made it."""
        base = self._base(game, entity)
        return reckon(self.cell(entity), self.name, base, game.counted(self._changed_by(game, entity)))

    def __call__(self, game: Machine, entity: Any = "table") -> int:
        """The value; a trace shows its ledger."""
        ledger = self.ledger(game, entity)
        if game.tells:
            game.record(Valued(game.depth, ledger))
            game.because(*dict.fromkeys(one.rule for one in ledger.contributions if one.rule))
        return ledger.value

    def statements(self) -> tuple[Statement, ...]:
        """`ann's light is 3`, `ann's light is not 3`, `ann's light`."""
        name = self._value or (f"{self._whose}'s {self.name}" if self.of is not None else f"the {self.name}")
        asked = self._is(f"{name} is {{value:{self._slot}}}", name)
        # It is worked out, and so no sentence sets it.
        return tuple(one._replace(sets="") for one in asked)
