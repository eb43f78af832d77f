"""Corollaries read off a trace: the rules that follow where others together explain one and the same thing.

Rules explain one thing where they are cited in a row, or stand against one attempt because of one fact.
"""

from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.engine import trace
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.reference.following import Corollaries
from adjudicator.reference.usual import UNKNOWN, Usual
from adjudicator.ruling.grounds import applied_in


class Told:
    """A trace as it is told: every corollary stands after the rules, or before the reasons, from which it follows.

    It goes on with the trace. A place in the trace is another one here.
    """

    __slots__ = ("_applied", "_places", "_refused", "_row", "_told", "_trace", "corollaries", "usual")

    def __init__(self, records: Sequence[trace.Record], corollaries: Corollaries, usual: Usual = UNKNOWN) -> None:
        self._trace: Final = records
        self.corollaries: Final = corollaries
        self.usual: Final = usual
        self._told: Final[list[trace.Record]] = []
        self._places: Final[list[int]] = []
        self._row: Final[dict[str, int]] = {}
        self._refused = False
        self._applied: tuple[int, tuple[str, ...]] = (-1, ())

    @property
    def records(self) -> Sequence[trace.Record]:
        """The records of the trace as far as it has come, with the corollaries."""
        told, places = self._told, self._places
        for record in self._trace[len(places) :]:
            places.append(len(told))
            if type(record) is trace.Cited:
                told.append(record)
                told += [trace.Cited(record.depth, rule) for rule in self._following(record.rule, record.depth)]
                continue
            if isinstance(record, trace.ByRules) and record.by:
                found = [(rule, *self._following(rule, record.depth)) for rule in record.by]
                record = record._replace(by=tuple([rule for rules in found for rule in rules]))
            self._row.clear()
            self._refused = type(record) is trace.Refused
            if type(record) is trace.Refused:
                self._refuse(record)
            else:
                told.append(record)
        return told

    def applied(self, until: int, shown: Callable[[trace.Record], trace.Record | None]) -> tuple[str, ...]:
        """The rules that the first records cite, of those that are shown."""
        if self._applied[0] != until:
            records = (record for record in self._told[:until] if shown(record) is not None)
            self._applied = (until, applied_in(records))
        return self._applied[1]

    def places(self, places: Sequence[int]) -> tuple[int, ...]:
        """The places in the told trace of the records at these places."""
        told = len(self.records)
        return tuple(self._places[place] if 0 <= place < len(self._places) else told for place in places)

    def _refuse(self, record: trace.Refused) -> None:
        """Tells a refusal: its reasons group the rules that belong together, although all are cited in a row."""
        reasons = reasoned(record.reasons, self.corollaries)
        self._told.append(record._replace(reasons=reasons))
        given = {reason.rule for reason in record.reasons}
        self._told.extend(trace.Cited(record.depth, one.rule) for one in reasons if one.rule not in given)

    def _following(self, rule: str, depth: int) -> tuple[str, ...]:
        """The rules that follow from a cited rule, together with those cited in a row with it."""
        if self._refused:
            return ()
        if any(other != depth for other in self._row.values()):
            self._row.clear()
        known = {*self._row, rule}
        self._row[rule] = depth
        if len(self._row) < 2 or not self.corollaries.children(rule):
            return ()
        found = tuple(other for other in self.corollaries.of(tuple(self._row)) if other not in known)
        self._row.update(dict.fromkeys(found, depth))
        return found


def reasoned(reasons: Reasons, corollaries: Corollaries) -> Reasons:
    """Reasons why not, with every corollary before the reasons from which it follows."""
    by_fact: dict[str, list[str]] = {}
    for reason in reasons:
        by_fact.setdefault(reason.because, []).append(reason.rule)
    found: list[Reason] = []
    for reason in reasons:
        together = by_fact.pop(reason.because, [])
        found += (Reason(rule, reason.because) for rule in corollaries.of(together) if rule not in together)
        found.append(reason)
    return tuple(found)
