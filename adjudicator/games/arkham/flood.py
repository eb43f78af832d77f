"""The flood level of a location, which a flood token shows (entry Flood Tokens)."""

from typing import Final

from adjudicator.games.arkham.facts import FLOOD
from adjudicator.games.arkham.game import Arkham

PARTIALLY: Final = "partially flooded"
FULLY: Final = "fully flooded"
UNFLOODED: Final = "unflooded"
LEVELS: Final = (UNFLOODED, PARTIALLY, FULLY)
"""The three flood levels, from the lowest."""
FLOODED: Final = "flooded"
"""The word for either of the two levels that a token shows."""


def level(game: Arkham, location: str) -> str:
    """The flood level of a location: what its token shows; without a token it is unflooded."""
    shown = FLOOD(game, location)
    game.because(*_WITHOUT_A_TOKEN[not shown])
    return shown or UNFLOODED


_WITHOUT_A_TOKEN: Final = {True: ("flood-tokens.6",), False: ()}
"""The rules by which a location without a token (True) has a flood level."""


def is_at(game: Arkham, location: str, wanted: str) -> bool:
    """True if a location is at this flood level, or flooded at all."""
    if game.cards[location].type != "location":
        return False
    now = level(game, location)
    game.because("flood-tokens.5", *_EITHER[wanted == FLOODED])
    return now == wanted or (wanted == FLOODED and now != UNFLOODED)


_EITHER: Final = {True: ("flood-tokens.13",), False: ()}
"""The rules by which a flooded location (True) is at either of two levels."""


def turn_to(game: Arkham, location: str, to: str, *by: str) -> None:
    """Bring a location to a flood level, by these rules: its token is placed, flipped or removed."""
    FLOOD.set(game, location, "" if to == UNFLOODED else to, *by, _SHOWN_BY[to])


_SHOWN_BY: Final = {PARTIALLY: "flood-tokens.7", FULLY: "flood-tokens.8", UNFLOODED: "flood-tokens.12"}
"""The rules by which the token of a location shows each flood level."""
