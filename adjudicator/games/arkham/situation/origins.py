"""The words of a file that no play changes, kept so that a position can be written out again."""

from typing import Any, Final, NamedTuple

Data = dict[str, Any]
"""A piece of a situation as plain data, ready to be written as YAML."""

COPIED: Final = (
    "scenario",
    "difficulty",
    "symbols",
    "cards",
    "resolutions",
    "next scenarios",
    "campaign log",
    "bearers",
    "prevails",
)
"""The keys of a file that no play changes."""


class Origins(NamedTuple):
    """The words of a file on its cards: which card each entity is, and the keys that no play changes."""

    cards: dict[str, Data]
    table: Data
