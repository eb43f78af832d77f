"""Additions behind a title that several cards bear: the subtitle, the level, a set, or that a card is parallel."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

OF_THE_CORE_SETS: Final = ("core set", "core", "revised core set", "revised core")
"""The names of the sets that hold the cards that come with the game."""
SETS: Final = "sets.json"
"""The record of an import: the sets that hold each card, by the card's name."""


def divided(name: str) -> tuple[str, str]:
    """A title, and the addition in parentheses behind it, if there is one.

    >>> divided("Machete (Core Set)")
    ('Machete', 'Core Set')
    >>> divided("Machete")
    ('Machete', '')
    """
    title, bracket, addition = name.rpartition(" (")
    return (title, addition[:-1]) if bracket and addition.endswith(")") else (name, "")


def how_usual(path: Path) -> tuple[bool, int, str]:
    """The order of cards of one title: those that take the place of another one come last, then longer names."""
    return path.stem.endswith("-parallel"), len(path.stem), path.stem


def sets_in(folder: Path) -> Mapping[str, tuple[str, ...]]:
    """The sets that hold the cards of a folder, as an import has noted them; none where that cannot be read."""
    import json  # most rulings need none of this

    try:
        found = json.loads((folder / SETS).read_text("utf-8"))
        return {str(name): tuple(map(str, sets)) for name, sets in found.items()}
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return {}
