"""Shapes of triggering conditions: the timing word, the event, and the parts of the event."""

from collections.abc import Callable
from typing import Any

from adjudicator.games.arkham.game import Trigger
from adjudicator.games.arkham.speech.happened import PERFORM
from adjudicator.games.arkham.terms import PERFORMED
from adjudicator.games.arkham.vocabulary.conditions import CONDITION
from adjudicator.games.arkham.vocabulary.events import EVENTS, WOULD, amiss_in_parts, explained
from adjudicator.games.arkham.vocabulary.references import WHERE, WHICH, WHO
from adjudicator.language.records import Head, Headed, may
from adjudicator.language.shapes import Flag, ListOf, OneOf, Whole, Word
from adjudicator.language.source import Mapping

PARTS = {
    "who": may(WHO, None),
    "what": may(WHICH, None),
    "by": may(WHICH, None),
    "at": may(WHERE, None),
    "of": may(ListOf(Word("a finer kind of event")), ()),
    "least": may(Whole(), 0, "the amount is at least this"),
    "most": may(Whole(), 999, "the amount is at most this"),
    "and": may(CONDITION, None),
}
_WHEN = {"or eliminated": may(Flag(), False, "of the end of the game: also when its bearer is eliminated")}
_AFTER = {"even if cancelled": may(Flag(), False, "of an attack: also after one that has been cancelled")}


def _trigger(timing: str) -> Any:
    def make(head: str, who: Any, what: Any, by: Any, at: Any, of: Any, least: int, most: int, **more: Any) -> Trigger:
        kind = WOULD.get(head, head) if timing == "would" else PERFORMED if head == PERFORM else head
        flags = (more.get("even_if_cancelled", False), more.get("or_eliminated", False))
        return Trigger(timing, kind, who, what, by, at, of, least, most, more["and"], *flags)

    return make


def _explains(timing: str) -> Callable[[str, Mapping], frozenset[str]]:
    """The words that a triggering condition at this timing point explains in its own parts."""
    return lambda word, node: explained(word, timing)


TRIGGER = Headed(
    {
        timing: Head(OneOf(*EVENTS), _trigger(timing), parts, brings=_explains(timing), amiss=amiss_in_parts)
        for timing, parts in {
            **dict.fromkeys(("would", "at", "if"), PARTS),
            "when": PARTS | _WHEN,
            "after": PARTS | _AFTER,
        }.items()
    },
    "a triggering condition",
    name="trigger",
)
