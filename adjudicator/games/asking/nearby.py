"""Where in a trace something else happened than what somebody says."""

from collections.abc import Sequence

from adjudicator.engine import trace
from adjudicator.engine.events import Event
from adjudicator.games.asking.happenings import POINTS, Happening


def nearby(records: Sequence[trace.Record], happenings: Sequence[Happening], things: Sequence[str]) -> tuple[int, ...]:
    """Where what is named all but happened; else where something was refused, or happened last, to what is named."""
    for happening in happenings:
        found = happening.near(records)
        if found:
            return found
    named = {thing for thing in (*things, *(thing for one in happenings for thing in one.things)) if thing}
    return _refused(records, named) or _last(records, named)


def _refused(records: Sequence[trace.Record], named: set[str]) -> tuple[int, ...]:
    """The last attempt that was refused, of somebody who is named or with something that is.

    Where it was refused as said and once more as it was tried, the former is meant.
    """
    found: tuple[int, ...] = ()
    reasons: object = None
    for place, record in enumerate(records):
        if type(record) is trace.Refused and record.reasons != reasons and _concerns(record, named):
            found, reasons = (place,), record.reasons
    return found


def _concerns(record: trace.Refused, named: set[str]) -> bool:
    return record.who in named or any(thing.lower() in record.request.lower() for thing in named)


def _last(records: Sequence[trace.Record], named: set[str]) -> tuple[int, ...]:
    """The last event that concerns the most of what is named; one that came to nothing before one that came about."""
    best = 1
    found: tuple[int, ...] = ()
    for place, record in enumerate(records):
        if type(record) is trace.Happened and record.stage in POINTS and isinstance(record.event, Event):
            concerned = 2 * len(named & {part for part in record.event if isinstance(part, str)})
            likeness = concerned + (record.stage != "impact")
            if concerned and likeness >= best:
                best, found = likeness, (place,)
    return found
