"""The Omen track, and the Gates with the Omen of each."""

from typing import Final

from adjudicator.games.eldritch.components.reading import HERE
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking, MapOf, OneOf
from adjudicator.language.source import read_file

TRACK: Final = ("green", "blue", "red", "blue")
"""The spaces of the Omen track, clockwise."""


def _gates() -> dict[str, str]:
    faults = Faults()
    source = read_file(HERE / "gates.yaml", faults)
    faults.raise_if_any()
    assert source.root is not None
    found = MapOf(OneOf(*dict.fromkeys(TRACK))).check(source.root, Checking(source, faults))
    faults.raise_if_any()
    return found


GATES: Final = _gates()
"""The Omen of the Gate of each space that has one."""


def colour_of(space: int) -> str:
    """The colour of a space of the Omen track; the green one is the first."""
    return TRACK[space - 1]
