"""Values: base, sets, sums, products, one rounding up, one floor at zero, in any order."""

from fractions import Fraction
from itertools import permutations
from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.readings import Reading, Readings
from adjudicator.engine.values import Contribution, Ledger, reckon

ADDS = st.builds(Contribution, st.just("add"), st.integers(-9, 9), st.just("a"))
TIMES = st.builds(
    Contribution, st.just("times"), st.sampled_from([0, 2, 4, Fraction(1, 2), Fraction(1, 3)]), st.just("t")
)


def value(base: int, *contributions: Contribution) -> int:
    """The value of a base with contributions."""
    return reckon("x", "skill", base, contributions).value


@given(st.integers(-3, 9), st.lists(ADDS, max_size=5), st.lists(TIMES, max_size=4), st.randoms())
def test_sums_come_before_products_and_all_is_rounded_once(
    base: int, adds: list[Contribution], times: list[Contribution], random: object
) -> None:
    exact = Fraction(base + sum(int(add.amount) for add in adds))
    for factor in times:
        exact *= factor.amount
    mixed = [*times, *adds]
    random.shuffle(mixed)  # type: ignore[attr-defined]
    ledger = reckon("x", "skill", base, tuple(mixed))
    assert ledger.exact == exact
    assert ledger.value == max(0, ceil(exact))
    assert ledger.contributions == tuple(mixed)


HALF, DOUBLE = Contribution("times", Fraction(1, 2), "h"), Contribution("times", 2, "d")
PLUS_ONE, MINUS_EIGHT, TO_FOUR = Contribution("add", 1, "p"), Contribution("add", -8, "m"), Contribution("set", 4, "s")


@pytest.mark.parametrize(
    ("base", "contributions", "wanted"),
    [
        (3, (), 3),
        (-3, (), 0),
        (2, (DOUBLE, PLUS_ONE), 6),
        (3, (HALF,), 2),
        (3, (HALF, HALF), 1),
        (5, (HALF, HALF), 2),  # 1.25 once, not 2.5 → 3 → 1.5 → 2: both are 2; 9 tells them apart
        (9, (HALF, HALF), 3),
        (2, (MINUS_EIGHT, PLUS_ONE), 0),
        (2, (MINUS_EIGHT, DOUBLE), 0),
        (7, (TO_FOUR,), 4),
        (7, (TO_FOUR, PLUS_ONE, DOUBLE), 10),
        (7, (HALF, MINUS_EIGHT), 0),
    ],
)
def test_the_order_of_contributions_does_not_matter(
    base: int, contributions: tuple[Contribution, ...], wanted: int
) -> None:
    for order in permutations(contributions):
        assert value(base, *order) == wanted


def test_the_floor_comes_last() -> None:
    """-8 is not lost at zero on the way: 2 - 8 + 7 is 1."""
    assert value(2, MINUS_EIGHT, Contribution("add", 7, "x")) == 1


def test_the_ledger_names_everything() -> None:
    made = reckon("roland", "combat", 4, (MINUS_EIGHT, PLUS_ONE))
    assert made == Ledger("roland", "combat", 4, (MINUS_EIGHT, PLUS_ONE), -3, 0)


POINT = Reading("who-first", "Who?", (("lead", "the lead"), ("any", "anybody")), ("x.1",))


def test_a_reading_has_its_default_unless_another_is_chosen() -> None:
    assert POINT.default == "lead"
    assert Readings([POINT], {})["who-first"] == "lead"
    assert Readings([POINT], {"who-first": "any"})["who-first"] == "any"
    with pytest.raises(KeyError):
        Readings([POINT], {})["who-last"]
