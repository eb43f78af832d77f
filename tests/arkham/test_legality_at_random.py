"""Legality in random play: an option or a reason of the game's own for each attempt, never both and never neither.

`python tests/legality.py` tries as many as wanted.
"""

import pytest
from arkham.legal_or_not import LegalOrNot, walk
from arkham.small_situations import a_small_situation
from arkham.test_the_gathering_at_random import the_gathering_as_a_file


def _wrong(text: str, seed: int, most: int, often: float = 1) -> dict[str, str]:
    look = LegalOrNot(seed, often)
    walk(text, seed, most, look)
    return look.examples


@pytest.mark.parametrize("seed", range(40))
def test_in_a_small_situation(seed: int) -> None:
    assert _wrong(a_small_situation(seed), seed, 25) == {}


@pytest.mark.parametrize("seed", range(12))
def test_in_the_gathering(seed: int) -> None:
    assert _wrong(the_gathering_as_a_file(seed), seed, 5_000, 0.06) == {}
