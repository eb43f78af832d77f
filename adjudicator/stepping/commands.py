"""What may be done while a course is walked through: by a key, or by a word where a person types."""

from collections.abc import Callable
from typing import Final, NamedTuple

from adjudicator.stepping.walk import Walk


class Going(NamedTuple):
    """A way to go: its key, what it does in words, and the going itself."""

    key: str
    says: str
    go: Callable[[Walk], None]


GOINGS: Final = (
    Going("n", "next line", lambda walk: walk.go(walk.at + 1)),
    Going("p", "previous line", lambda walk: walk.go(walk.at - 1)),
    Going("s", "next step", lambda walk: walk.next("step")),
    Going("d", "next decision", lambda walk: walk.next("decision")),
    Going("w", "next window", lambda walk: walk.next("window")),
    Going("c", "next change", lambda walk: walk.next("write")),
    Going("b", "beginning", lambda walk: walk.go(0)),
    Going("e", "end", lambda walk: walk.go(len(walk.lines))),
    Going("u", "undo the last choice", Walk.undo),
)
"""Every way to go, in the order in which they are shown."""
