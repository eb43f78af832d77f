"""Artemia: ten places in two rows of five, and the tokens and counters that lie there."""

CREATURE, TARGET, ARTEMIA = "creature", "target", "artemia"
TOKENS = (CREATURE, TARGET, ARTEMIA)
"""The Hunt tokens."""

BEACH, WRECK = 4, 8
"""The places whose powers help the Rescue counter on (the-beach.2, the-wreck.1)."""

PLACES = tuple(range(1, 11))
STARTING_PLACES = (1, 2, 3, 4, 5)
STOCKED_PLACES = (6, 7, 8, 9, 10)
ROW = 5


def _neighbours(place: int) -> tuple[int, ...]:
    beside = (other for other in (place - 1, place + 1) if (other - 1) // ROW == (place - 1) // ROW)
    across = place + ROW if place <= ROW else place - ROW
    return tuple(sorted((*(other for other in beside if other in PLACES), across)))


ADJACENT = {place: _neighbours(place) for place in PLACES}
"""The places that touch each place along a side (adjacent-places.1, .3).

>>> ADJACENT[4], ADJACENT[6]
((3, 5, 9), (1, 7))
"""

BORDERS = tuple((place, other) for place in PLACES for other in ADJACENT[place] if place < other)
"""The pairs of adjacent places, each once: a token on a border lies on both of them."""
