"""What may be done while a course is walked through: by a key, or by a word where a person types."""

from collections.abc import Callable
from typing import Final, NamedTuple

from adjudicator.stepping.walk import Walk


class Going(NamedTuple):
    """A way to go: its key, what it does in words and in one word, and the going itself."""

    key: str
    says: str
    short: str
    go: Callable[[Walk], None]


GOINGS: Final = (
    Going("n", "next line", "next", lambda walk: walk.go(walk.at + 1)),
    Going("p", "previous line", "back", lambda walk: walk.go(walk.at - 1)),
    Going("s", "next step", "step", lambda walk: walk.next("step")),
    Going("d", "next decision", "decision", lambda walk: walk.next("decision")),
    Going("w", "next window", "window", lambda walk: walk.next("window")),
    Going("c", "next change", "change", lambda walk: walk.next("write")),
    Going("r", "run to where going on stops", "run", lambda walk: walk.next()),
    Going("l", "where a claim leaves the rules", "claim", Walk.next_claim),
    Going("b", "beginning", "start", lambda walk: walk.go(0)),
    Going("e", "end", "end", lambda walk: walk.go(len(walk.lines))),
    Going("u", "undo the last choice", "undo", Walk.undo),
)
"""Every way to go, in the order in which they are shown."""
