"""Recorded rulings with changes are ruled or at fault, at once, and no word without a meaning is answered quietly."""

import pytest
from fuzz import SECONDS, one, quiet


@pytest.mark.parametrize("hundred", range(4))
def test_careless_and_hostile_files(hundred: int) -> None:
    for seed in range(hundred * 100, hundred * 100 + 100):
        _seed, change, found = one(seed)
        assert found.how != "traceback", (change.text, found.told)
        assert found.seconds < SECONDS, change.text
        assert not (found.how == "ruled" and quiet(change)), (change.before, change.after, found.told)


def test_a_seed_is_always_the_same_file() -> None:
    assert one(7)[1] == one(7)[1]
