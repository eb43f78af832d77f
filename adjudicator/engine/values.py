"""A value and its ledger: base → set → additions → multiplications → round up → floor at zero."""

from typing import TYPE_CHECKING, Final

from adjudicator.frozen import Frozen

if TYPE_CHECKING:
    # Importing it takes longer than a test, and most runs halve nothing.
    from fractions import Fraction


class Contribution(Frozen):
    """The contribution of one source to a value: the kind (`set`, `add`, `times`), the amount, and the rule or card."""

    __slots__ = ("amount", "how", "rule", "source")

    def __init__(self, how: str, amount: "int | Fraction", source: str, rule: str = "") -> None:
        self.how: Final = how
        self.amount: Final = amount
        self.source: Final = source
        self.rule: Final = rule

    def parts(self) -> tuple[object, ...]:
        return self.how, self.amount, self.source, self.rule

    def by(self, rule: str) -> "Contribution":
        """The same contribution, by this rule."""
        return Contribution(self.how, self.amount, self.source, rule)


class Ledger(Frozen):
    """A value with everything that made it: the base, every contribution, the unrounded sum and the result."""

    __slots__ = ("base", "contributions", "entity", "exact", "name", "value")

    def __init__(
        self,
        entity: str,
        name: str,
        base: int,
        contributions: tuple[Contribution, ...],
        exact: "Fraction | int",
        value: int,
    ) -> None:
        self.entity: Final = entity
        self.name: Final = name
        self.base: Final = base
        self.contributions: Final = contributions
        self.exact: Final = exact
        self.value: Final = value

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules by which contributions are what they are."""
        return tuple(dict.fromkeys([one.rule for one in self.contributions if one.rule]))

    def parts(self) -> tuple[object, ...]:
        return self.entity, self.name, self.base, self.contributions, self.exact, self.value


def reckon(entity: str, name: str, base: int, contributions: tuple[Contribution, ...]) -> Ledger:
    """Works a value out anew from its base: sets, then sums, then products, rounded up once, floored once.

    >>> from fractions import Fraction
    >>> half, minus = Contribution("times", Fraction(1, 2), "a"), Contribution("add", -2, "b")
    >>> reckon("x", "skill", 6, (half, minus)).value
    2
    >>> reckon("x", "skill", 4, (Contribution("add", -8, "token"),)).value
    0
    """
    if not contributions:
        return Ledger(entity, name, base, contributions, base, base if base > 0 else 0)
    exact: int | Fraction = base
    factor: int | Fraction = 1
    total = 0
    for contribution in contributions:
        how, amount = contribution.how, contribution.amount
        if how == "add":
            total += int(amount)
        elif how == "times":
            factor = factor * amount
        else:
            exact = amount
    exact = (exact + total) * factor
    value = exact if isinstance(exact, int) else -((-exact.numerator) // exact.denominator)
    return Ledger(entity, name, base, contributions, exact, value if value > 0 else 0)
