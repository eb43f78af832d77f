"""Shapes of triggering conditions: the timing word, the event, and the parts of the event."""

from collections.abc import Callable
from typing import Any

from adjudicator.games.arkham.game import Trigger
from adjudicator.games.arkham.vocabulary.conditions import CONDITION
from adjudicator.games.arkham.vocabulary.events import ANY, EVENTS, WOULD, explained
from adjudicator.games.arkham.vocabulary.references import WHERE, WHICH, WHO
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.records import Amiss, Given, Head, Headed, may
from adjudicator.language.shapes import ListOf, OneOf, Whole, Word
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


def _trigger(timing: str) -> Any:
    def make(head: str, who: Any, what: Any, by: Any, at: Any, of: Any, least: int, most: int, **more: Any) -> Trigger:
        kind = WOULD.get(head, head) if timing == "would" else head
        return Trigger(timing, kind, who, what, by, at, of, least, most, more["and"])

    return make


_BOUNDS = ("least", "most")


def _amiss(given: Given, around: frozenset[str]) -> Amiss | None:
    """A part that the event does not have, and that would be met always or never."""
    word = given["head"]
    event = EVENTS[word]
    for key in given:
        if key in ("who", "what", "by", "at") and key not in event.parts:
            known = ", ".join(event.parts) or "none"
            return Amiss(key, f'"{key}" means nothing beside "{word}"', f"its parts: {known}")
        if key in _BOUNDS and not event.amount:
            have = ", ".join(name for name, other in EVENTS.items() if other.amount)
            return Amiss(key, f'"{word}" has no amount, so "{key}" means nothing beside it', f"those have one: {have}")
    for kind in given.get("of", ()) if event.of != ANY else ():
        if kind not in event.of:
            help = did_you_mean(kind, event.of) or f"its kinds: {', '.join(event.of) or 'none'}"
            return Amiss("of", f'"{kind}" is no kind of "{word}"', help)
    return None


def _explains(timing: str) -> Callable[[str, Mapping], frozenset[str]]:
    """The words that a triggering condition at this timing point explains in its own parts."""
    return lambda word, node: explained(word, timing)


TRIGGER = Headed(
    {
        timing: Head(OneOf(*EVENTS), _trigger(timing), PARTS, brings=_explains(timing), amiss=_amiss)
        for timing in ("when", "after", "would", "at", "if")
    },
    "a triggering condition",
    name="trigger",
)
