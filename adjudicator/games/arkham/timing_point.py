"""The timing point at which players may react (entry Reaction Opportunities)."""

from typing import NamedTuple

from adjudicator.engine.events import Heard


class Point(NamedTuple):
    """A timing point at which players may react to events: the uses there so far, and the players who have passed.

    `left` are the players who are asked now.
    """

    timing: str
    scopes: tuple[str, ...]
    used: tuple[Heard, ...]
    passed: tuple[str, ...]
    left: tuple[str, ...]
