"""The names of the keys of a situation that lead to its game, its course and its questions."""

from typing import Final

GAME: Final = "game"
COURSE: Final = "do"
ASK: Final = "ask"
CLAIMS: Final = "claims"
EXPECT: Final = "expect"
ASKED: Final = (ASK, CLAIMS, EXPECT)
"""The keys with sentences that are answered."""
VARIANTS: Final = "variants"
"""The key under which a file may start otherwise: its own keys stand below it once more."""
