"""Where in a trace something else happened than what somebody says."""

from collections.abc import Sequence

from adjudicator.engine import trace
from adjudicator.games.kit.asking.happenings import POINTS, Happening, all_but


def nearby(records: Sequence[trace.Record], happenings: Sequence[Happening], things: Sequence[str]) -> tuple[int, ...]:
    """Where what is named all but happened; else where something was refused, or happened last, to what is named.

    Where nothing befell what is named, it is what was kept from coming about: if it is the only thing, or if nothing is
    named.
    """
    for happening in happenings:
        found = happening.near(records)
        if found:
            return found
    named = {thing for thing in (*things, *(thing for one in happenings for thing in one.things)) if thing}
    found = _refused(records, named) or _last(records, named)
    if found:
        return found
    kept = _kept_from_coming_about(records)
    return kept[:1] if len(kept) == 1 or not named else ()


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
    """The events that concern the most of what is named, the last first; rather those that came to nothing."""
    best = 1
    found: tuple[int, ...] = ()
    for place, record in enumerate(records):
        event, bonus = all_but(record)
        if event is None:
            continue
        concerned = len(named & {part for part in event.parts() if isinstance(part, str)})
        if type(record) is trace.Spared and concerned < len(named):
            # What was kept from coming about explains only that very thing.
            continue
        likeness = 2 * concerned + bonus
        if concerned and likeness >= best:
            found = (place, *found) if likeness == best else (place,)
            best = likeness
    return found


def _kept_from_coming_about(records: Sequence[trace.Record]) -> tuple[int, ...]:
    """Attempts that were refused, events that came to nothing, and notes that a rule is behind; the last first."""
    found: list[int] = []
    reasons: object = None
    for place, record in enumerate(records[:-1]):
        if type(record) is trace.Refused:
            if record.reasons != reasons:
                found.append(place)
            reasons = record.reasons
        elif _came_to_nothing(record) or (type(record) is trace.Noted and type(records[place + 1]) is trace.Cited):
            found.append(place)
    return tuple(reversed(found))


def _came_to_nothing(record: trace.Record) -> bool:
    return type(record) is trace.Happened and record.stage in POINTS[1:]
