"""Tables that the rooms of a game hand over, put together in one place."""

from collections.abc import Mapping
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def together(*tables: Mapping[K, V]) -> dict[K, V]:
    """One table of several. Raises ValueError for a key that stands in two of them.

    >>> together({"draw": 1}, {"move": 2})
    {'draw': 1, 'move': 2}
    """
    made: dict[K, V] = {}
    for table in tables:
        twice = [str(key) for key in table if key in made]
        if twice:
            raise ValueError(f"twice in the tables: {', '.join(twice)}")
        made.update(table)
    return made
