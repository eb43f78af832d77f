"""Happenings of a resolution, found in its trace: steps, events, changes, draws, abilities that were used."""

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Final, NamedTuple

from adjudicator.engine import trace
from adjudicator.engine.events import Event
from adjudicator.engine.timing import CANCELLED, IMPACT, LOST, REPLACED

Fits = Callable[[trace.Record], bool]
"""Whether a record of the trace shows that it happened."""


class Happening(NamedTuple):
    """Something that may have happened; it knows its records in a trace.

    `kind` is the kind of event by which it is named, and `things` are those named with it. What no record shows by
    itself is `found` in the whole trace.
    """

    fits: Fits
    kind: str = ""
    things: tuple[str, ...] = ()
    found: "Found | None" = None

    def places(self, records: Sequence[trace.Record]) -> tuple[int, ...]:
        """Where it happened."""
        if self.found is not None:
            return self.found.places(records)
        fits = self.fits
        return tuple([place for place, record in enumerate(records) if fits(record)])

    def spans(self, records: Sequence[trace.Record]) -> tuple[tuple[int, int], ...]:
        """From where to where it was being resolved, everything nested in it included."""
        return tuple((start, _end(records, start)) for start in self.places(records))

    def near(self, records: Sequence[trace.Record]) -> tuple[int, ...]:
        """Where it all but happened: it was cancelled, replaced or lost, or befell somebody else; none if nowhere."""
        best = 0
        found: tuple[int, ...] = ()
        for place, record in enumerate(records):
            event, bonus = all_but(record)
            if event is not None and event.kind == self.kind:
                named = set(self.things) & set(event.parts())
                if type(record) is trace.Spared and len(named) < len(set(self.things)):
                    # What was kept from coming about explains only that very thing.
                    continue
                likeness = 2 * len(named) + bonus
                if likeness >= max(best, 2):
                    best, found = likeness, (place,)
        return found


def all_but(record: trace.Record) -> tuple[Event | None, int]:
    """The event that a record shows, and how much nearer it is for having come to nothing."""
    if type(record) is trace.Happened and record.stage in POINTS:
        return record.event if isinstance(record.event, Event) else None, int(record.stage != IMPACT)
    if type(record) is trace.Spared:
        return record.event if isinstance(record.event, Event) else None, 1
    return None, 0


class Found(NamedTuple):
    """Something that several records of a trace show together: `places` are those at which it happened."""

    places: Callable[[Sequence[trace.Record]], tuple[int, ...]]


def nothing(_record: trace.Record) -> bool:
    """No record shows it by itself."""
    return False


def left(thing: str, zones: Container[str], kind: str) -> Found:
    """A thing goes from one of these zones to another place, by an event of this kind or by whatever else."""
    leaves = event(kind, {"what": thing})

    def places(records: Sequence[trace.Record]) -> tuple[int, ...]:
        found = [place for place, record in enumerate(records) if leaves(record)]
        spans = [(start, _end(records, start)) for start in found]
        gone = -1
        for place, record in enumerate(records):
            if type(record) is not trace.Wrote:
                continue
            before, after = _holds(record.old, thing), _holds(record.new, thing)
            if before and not after:
                gone = place if record.field in zones else -1
            elif after and not before:
                if gone >= 0 and record.field not in zones and not any(start < gone < end for start, end in spans):
                    found.append(gone)
                gone = -1
        return tuple(sorted(found))

    return Found(places)


def _holds(value: object, thing: str) -> bool:
    return isinstance(value, tuple) and thing in value


POINTS: Final = (IMPACT, CANCELLED, REPLACED, LOST)
"""The points of an event's life that show what became of it."""


def _end(records: Sequence[trace.Record], start: int) -> int:
    depth = records[start].depth
    for place in range(start + 1, len(records)):
        if records[place].depth < depth:
            return place
    return len(records)


def step(number: str) -> Fits:
    """A step of this number is reached."""
    return lambda r: type(r) is trace.Stepped and r.number == number


def became(entity: str, field: str, value: object) -> Fits:
    """A fact about an entity takes a value."""
    return lambda r: type(r) is trace.Wrote and (r.entity, r.field, r.new) == (entity, field, value)


def drew(what: str, option: str) -> Fits:
    """Chance decides so."""
    return lambda r: type(r) is trace.Drew and r.what == what and r.option == option


def initiated(source: str, who: str = "") -> Fits:
    """An ability of a card is initiated, by somebody or by whomever."""
    return lambda r: type(r) is trace.Initiated and r.source == source and who in ("", r.who)


def event(kind: str, parts: Mapping[str, str], amount: int | None = None) -> Fits:
    """An event of a kind changes the game, of this amount if it is named; of the parts named each must be so."""

    def fits(record: trace.Record) -> bool:
        if type(record) is not trace.Happened or record.stage != IMPACT:
            return False
        happened = record.event
        if not isinstance(happened, Event) or happened.kind != kind:
            return False
        if amount is not None and happened.amount != amount:
            return False
        return all(getattr(happened, part) == name for part, name in parts.items())

    return fits


def changed(entity: str, field: str, up: bool, by: int | None = None, other_than: str = "") -> Fits:
    """A number of an entity goes up, or down: by so much, if that is said, and by another rule than this one."""

    def fits(record: trace.Record) -> bool:
        if type(record) is not trace.Wrote or record.entity != entity or record.field != field:
            return False
        risen = _number(record.new) - _number(record.old)
        return (risen > 0) is up and by in (None, abs(risen)) and other_than not in record.by

    return fits


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def placed(thing: str, *zones: str) -> Fits:
    """A thing comes to lie in one of these zones, whoever's it is."""

    def fits(record: trace.Record) -> bool:
        if type(record) is not trace.Wrote or record.field not in zones:
            return False
        return _holds(record.new, thing) and not _holds(record.old, thing)

    return fits


def within(inner: Fits, *outer: Fits) -> Found:
    """Something that happens while one of these is being resolved."""

    def places(records: Sequence[trace.Record]) -> tuple[int, ...]:
        starts = [place for place, record in enumerate(records) if any(fits(record) for fits in outer)]
        spans = [(start, _end(records, start)) for start in starts]
        found = (place for place, record in enumerate(records) if inner(record))
        return tuple(place for place in found if any(start < place < end for start, end in spans))

    return Found(places)


def any_of(*several: "Fits | Found") -> Found:
    """One of several happenings, whichever it is."""
    each = [Happening(nothing, found=one) if isinstance(one, Found) else Happening(one) for one in several]
    return Found(lambda records: tuple(sorted({place for one in each for place in one.places(records)})))


def in_all(entity: str, field: str, number: int) -> Found:
    """A number of an entity goes up by so much in all: the places at which it goes up."""
    rises = changed(entity, field, True)

    def places(records: Sequence[trace.Record]) -> tuple[int, ...]:
        found = tuple(place for place, record in enumerate(records) if rises(record))
        written = (record for record in (records[place] for place in found) if type(record) is trace.Wrote)
        return found if sum(_number(record.new) - _number(record.old) for record in written) == number else ()

    return Found(places)


def taken_from(thing: str, entity: str, field: str) -> Fits:
    """A thing leaves this zone of somebody."""

    def fits(record: trace.Record) -> bool:
        if type(record) is not trace.Wrote or (record.entity, record.field) != (entity, field):
            return False
        return _holds(record.old, thing) and not _holds(record.new, thing)

    return fits
