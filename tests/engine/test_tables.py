"""Tables of the rooms of a game are put together, and nothing stands in two of them."""

import pytest

from adjudicator.engine.tables import together


def test_tables_are_put_together_in_their_order() -> None:
    assert list(together({"b": 1}, {}, {"a": 2}).items()) == [("b", 1), ("a", 2)]


def test_a_key_that_stands_in_two_tables_is_an_error() -> None:
    with pytest.raises(ValueError, match="twice in the tables: draw, move"):
        together({"draw": 1, "move": 1, "gain": 1}, {"draw": 2, "move": 2})
