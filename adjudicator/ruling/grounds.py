"""The grounds of an answer: the rules applied on the way to the records from which it is read."""

from collections.abc import Sequence
from operator import itemgetter
from typing import Final, NamedTuple

from adjudicator.engine import trace
from adjudicator.engine.timing import CANCELLED, REPLACED


class Grounds(NamedTuple):
    """The rules of an answer in the order in which they were applied: all of them, and the last ones."""

    cites: tuple[str, ...]
    because: tuple[str, ...]


def grounds(records: Sequence[trace.Record], places: Sequence[int]) -> Grounds:
    """The rules on which the records at these places rest."""
    every: list[tuple[int, str]] = []
    last: list[tuple[int, str]] = []
    for place in places:
        found = chain(records, place)
        every += found
        last += found[:_LAST]
    return Grounds(_in_order(every), _in_order(last))


def _in_order(found: Sequence[tuple[int, str]]) -> tuple[str, ...]:
    # The last rule that a record cites comes first.
    applied = list(reversed(found))
    applied.sort(key=itemgetter(0))
    return tuple(dict.fromkeys(rule for _place, rule in applied))


def chain(records: Sequence[trace.Record], place: int) -> list[tuple[int, str]]:
    """The rules applied on the way to a record: in its own sequence, and in the sequences that this one interrupts."""
    if not 0 <= place < len(records):
        return []
    record = records[place]
    if isinstance(record, trace.Refused):
        return [(place, reason.rule) for reason in record.reasons]
    found = _nearest_first(trace.cited(record), place)
    level, here = record.depth, 0 if isinstance(record, trace.Cited) else len(found)
    if isinstance(record, trace.Valued | trace.Chose | trace.Noted) or _came_to_nothing(record):
        found += _applied_to(records, place)
    for back in range(place - 1, -1, -1):
        earlier = records[back]
        depth = earlier.depth
        if depth > level:
            continue
        if depth < level:
            level, here = depth, 0
            if level <= 1:
                break
        if here < _MOST and (rules := trace.cited(earlier)):
            found += _nearest_first(rules, back)[: _MOST - here]
            here += len(rules)
    return found


def _nearest_first(rules: Sequence[str], place: int) -> list[tuple[int, str]]:
    return [(place, rule) for rule in reversed(rules)]


def _came_to_nothing(record: trace.Record) -> bool:
    return isinstance(record, trace.Happened) and record.stage in (CANCELLED, REPLACED)


def _applied_to(records: Sequence[trace.Record], place: int) -> list[tuple[int, str]]:
    """The rules applied to a value, a decision or an event without effect: they stand right after it."""
    found: list[tuple[int, str]] = []
    for after in range(place + 1, min(place + 1 + _MOST, len(records))):
        record = records[after]
        if not isinstance(record, trace.Cited):
            break
        found.append((after, record.rule))
    return found


_MOST: Final = 4
"""The most rules of one sequence that an answer names: the last ones applied before the record it rests on."""

_LAST: Final = 5
"""The number of rules on the way to a record that decide it: the nearest; the others only led there."""
