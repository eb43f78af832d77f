"""The project's named tuples are those of `typing` in everything but the time it takes to define them."""

import copy
import pickle
import typing

import pytest

from adjudicator.named import NamedTuple


class Point(NamedTuple):
    """A point."""

    x: int
    y: int = 0
    label: str | None = None

    @property
    def far(self) -> bool:
        return self.x + self.y > 10


class Plain(typing.NamedTuple):
    x: int
    y: int = 0
    label: str | None = None


class Empty(NamedTuple):
    """Nothing."""


def test_it_is_made_by_place_and_by_name() -> None:
    assert Point(1) == Point(x=1) == Point(1, y=0, label=None) == (1, 0, None)
    assert Point(1).y == 0
    assert Point(5, 6).far
    assert Empty() == ()


def test_it_is_a_tuple_like_that_of_typing() -> None:
    mine, other = Point(1, label="a"), Plain(1, label="a")
    assert mine == other
    assert hash(mine) == hash(other)
    assert mine._asdict() == other._asdict()
    assert mine._fields == other._fields
    assert Point._make([1, 2, "c"]) == Plain._make([1, 2, "c"])
    assert repr(mine) == repr(other).replace("Plain", "Point")
    assert mine._replace(y=3) == (1, 3, "a")
    assert type(mine._replace(y=3)) is Point
    assert Point.__doc__ == "A point."


def test_what_is_missing_or_unknown_is_refused() -> None:
    with pytest.raises(TypeError, match="x"):
        Point()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Point(1, z=2)  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="z"):
        Point(1)._replace(z=2)  # type: ignore[call-arg]


def test_it_can_be_matched_copied_and_pickled() -> None:
    point = Point(1, 2, "c")
    match point:
        case Point(x, y, label):
            assert (x, y, label) == (1, 2, "c")
    assert copy.copy(point) == point
    assert pickle.loads(pickle.dumps(point)) == point
    assert type(pickle.loads(pickle.dumps(point))) is Point
