"""The grounds of an answer: the causal slice of the trace that leads to it, and the rules in it that decide it."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Final, NamedTuple

from adjudicator.engine import trace
from adjudicator.engine.timing import CANCELLED, LOST, REPLACED
from adjudicator.reference.catalogue import Follows
from adjudicator.reference.usual import UNKNOWN, Usual


class Grounds(NamedTuple):
    """The rules of an answer: all of them in the order in which they were applied, and those that decide it.

    The most decisive comes first.
    """

    cites: tuple[str, ...]
    because: tuple[str, ...]


class Link(NamedTuple):
    """A rule in the slice of a record: its place, and how far it is from the record.

    `outwards` counts the sequences between them, `before` the records of its own sequence that cite rules. By an `own`
    rule the record itself is what it is.
    """

    place: int
    rule: str
    outwards: int = 0
    before: int = 0
    own: bool = False


MOST_DECIDE: Final = 3
"""The most rules that are said to decide an answer."""


def grounds(
    records: Sequence[trace.Record],
    places: Sequence[int],
    usual: Usual = UNKNOWN,
    *,
    near: Sequence[int] = (),
    by: Sequence[str] = (),
    stands_by: Sequence[str] = (),
    order: bool = False,
    others: Collection[str] = (),
    parents: Callable[[str], Follows] = lambda _rule: (),
    most: int | None = MOST_DECIDE,
    shown: Callable[[trace.Record], trace.Record | None] = lambda record: record,
) -> Grounds:
    """The rules on which the answer rests that the records at these places show.

    Where none shows it, because nothing like it happened, it rests on what happened `near` it. `by` are the rules by
    which the answer itself is what it is; no other decides it then. By those in `stands_by` things stand so now, and
    where no record shows it these decide alone. In a question of `order` the rules count double
    that say what comes first. `others` are all rules that were applied: of these one may decide that few runs
    apply. Only records that are `shown` explain anything.
    """
    found = [link for place in places or near for link in causes(records, place)]
    links = [link for link in found if shown(records[link.place]) is not None]
    because = tuple(dict.fromkeys(by))
    if stands_by and not because and not places:
        because = decisive((Link(-1, rule) for rule in stands_by), usual)
    if not because:
        others = dict.fromkeys((*others, *stands_by))
        far = (Link(-1, rule, _FAR if places else _UNSHOWN) for rule in others)
        because = decisive((*links, *far, *_kin(links, others, parents)), usual, order=order)
    because = because[:most]
    # The last rule that a record cites comes first.
    applied = list(reversed(links))
    applied.sort(key=attrgetter("place"))
    return Grounds(tuple(dict.fromkeys((*(link.rule for link in applied), *stands_by, *because))), because)


def _kin(links: Sequence[Link], others: Iterable[str], parents: Callable[[str], Follows]) -> Iterator[Link]:
    """The rules applied elsewhere that follow from a rule of the slice and others: they are about its case, too."""
    outwards: dict[str, int] = {}
    for link in links:
        outwards[link.rule] = min(link.outwards, outwards.get(link.rule, link.outwards))
    for rule in others:
        found = [outwards[one] for together in parents(rule) for one in together if one in outwards]
        if found:
            yield Link(-1, rule, min(found) + _KIN)


def decisive(links: Iterable[Link], usual: Usual, *, order: bool = False) -> tuple[str, ...]:
    """The rules of a slice, the most decisive first: the nearer and the less usual a rule is, the more it decides.

    What nearly every resolution goes through ("costs are paid in step 2") is the way to an answer and not its reason.
    The rules by which the very thing that was asked for is so count double; in a question of `order`, those that say
    what comes first.
    """
    weights: dict[str, int] = {}
    for link in links:
        rule = link.rule
        near = _OUTWARDS**link.outwards * _BEFORE**link.before
        weight = usual.telling(rule) * near // 100 ** (link.outwards + link.before)
        if usual.is_about_order(rule) if order else link.own:
            weight *= 2
        if weight > weights.get(rule, -1):
            weights[rule] = weight
    return tuple(sorted(weights, key=lambda rule: -weights[rule]))


_OUTWARDS: Final = 90
_BEFORE: Final = 98
"""What a rule decides, in hundredths, for each sequence outwards, and for each record before in one sequence."""


_BESIDE: Final = 10
"""As many records farther back counts what was over by then: another sequence, another write."""


_FAR: Final = 11
_UNSHOWN: Final = 8
"""How far off a rule is that was applied elsewhere: from an answer that a record shows, and from any other."""


_KIN: Final = 7
"""How much farther off than one of its parents a rule is that was applied elsewhere."""


def applied_in(records: Iterable[trace.Record]) -> tuple[str, ...]:
    """All rules that records cite, each once, in their order."""
    return tuple(dict.fromkeys(rule for record in records for rule in trace.cited(record)))


def once_each(rules: Iterable[Iterable[str]]) -> tuple[str, ...]:
    """The rules of several rows, each once."""
    return tuple(dict.fromkeys(rule for some in rules for rule in some))


def causes(records: Sequence[trace.Record], place: int) -> list[Link]:
    """The causal slice of a record, the nearest first: what was applied to it, its step or event, and what led there.

    Of each sequence in which it stands it has the step that was being resolved, back to where that step or event
    began; what went before in the same sequence is no cause of it. A sequence that was over by then is one if it was
    gone through in that same step, as the choice of a thing is for what is done with it, though a farther one. Why an
    event came to nothing stands after it: the rules by which it would have happened are far from that.
    """
    if not 0 <= place < len(records):
        return []
    record = records[place]
    if isinstance(record, trace.Refused):
        return [Link(place, reason.rule, 0, number) for number, reason in enumerate(record.reasons) if reason.rule]
    outwards = _FAR if came_to_nothing(record) else 0
    own = [link._replace(own=not outwards) for link in _of(record, place, outwards, 0)]
    return [*_applied_to(records, place), *own, *_written_before(records, place), *_led_to(records, place, outwards)]


def _written_before(records: Sequence[trace.Record], place: int) -> Iterator[Link]:
    """The rules of earlier writes of the same fact, which the one at this place goes on from, each farther off."""
    wrote, outwards = records[place], 0
    if not isinstance(wrote, trace.Wrote):
        return
    for back in range(place - 1, -1, -1):
        earlier = records[back]
        if isinstance(earlier, trace.Wrote) and earlier[1:3] == wrote[1:3]:
            outwards += 1
            yield from _of(earlier, back, outwards, 0)


def _led_to(records: Sequence[trace.Record], place: int, outwards: int) -> Iterator[Link]:
    """The rules in the steps in which a record stands, before it, and in the sequences gone through in these steps."""
    within = _Backwards(records[place].depth, outwards, 1, _begins(records[place]))
    beside: _Backwards | None = None
    for back in range(place - 1, -1, -1):
        earlier = records[back]
        if isinstance(earlier, trace.Began):
            if earlier.depth == within.depth:
                within = within.around()
                beside = _Backwards(within.depth + 1, within.outwards, _BESIDE)
        elif earlier.depth <= within.depth:
            if earlier.depth < within.depth:
                within, beside = within.around(earlier.depth), None
                # An event that was over by then is no cause either.
                within.begun = isinstance(earlier, trace.Happened) and earlier.last
            yield from within.links(earlier, back)
            if within.begun and isinstance(earlier, trace.Wrote) and earlier.by and _is_undone(records, back, place):
                yield from _of(earlier, back, within.outwards, 0)
        elif beside is not None and earlier.depth == beside.depth and not within.begun:
            yield from beside.links(earlier, back)


def _is_undone(records: Sequence[trace.Record], place: int, until: int) -> bool:
    """True of a write that is in force until something happens, and undone after it in the same sequence."""
    wrote = records[place]
    assert isinstance(wrote, trace.Wrote)
    for after in range(place + 1, len(records)):
        record = records[after]
        if record.depth < wrote.depth:
            return False
        if isinstance(record, trace.Wrote) and record[1:3] == wrote[1:3]:
            return after > until and record.depth == wrote.depth and record.new == wrote.old
    return False


class _Backwards:
    """A way back through the records of a sequence, to the beginning of the step or event that was being resolved."""

    __slots__ = ("_any", "_before", "begun", "depth", "outwards")

    def __init__(self, depth: int, outwards: int, before: int, begun: bool = False) -> None:
        self.depth: Final = depth
        self.outwards: Final = outwards
        self.begun = begun
        self._before = before
        self._any = before == 1

    def around(self, depth: int | None = None) -> "_Backwards":
        """The way back through the sequence around this one, farther off if rules were applied in this one."""
        return _Backwards(self.depth - 1 if depth is None else depth, self.outwards + self._any, 0)

    def links(self, record: trace.Record, place: int) -> list[Link]:
        """The rules of the record before; none if the step or event has begun after it."""
        if self.begun or isinstance(record, trace.Spared | trace.Judged):
            # What did not come about, or was only asked, is no cause of what did.
            return []
        self.begun = _begins(record)
        # The rules by which something was written explain that, and hardly what came after.
        aside = _BESIDE if isinstance(record, trace.Wrote) else 0
        links = _of(record, place, self.outwards, self._before + aside)
        if links:
            self._before += 1
            self._any = True
        return links


def came_to_nothing(record: trace.Record) -> bool:
    """True of an event that was cancelled, replaced or lost."""
    return isinstance(record, trace.Happened) and record.stage in (CANCELLED, REPLACED, LOST)


def _of(record: trace.Record, place: int, outwards: int, before: int) -> list[Link]:
    """The rules of one record, the last first."""
    return [Link(place, rule, outwards, before) for rule in reversed(trace.cited(record))]


def _begins(record: trace.Record) -> bool:
    """True of a record with which a step or an event begins."""
    return isinstance(record, trace.Stepped) or (isinstance(record, trace.Happened) and record.first)


def _applied_to(records: Sequence[trace.Record], place: int) -> list[Link]:
    """The rules that were applied to what a record shows: they stand right after it, in the same sequence."""
    found: list[Link] = []
    if isinstance(records[place], trace.Cited):
        return found
    for after in range(place + 1, min(place + 1 + _ROW, len(records))):
        record = records[after]
        if isinstance(record, trace.Noted) and record.depth >= records[place].depth:
            # A remark tells what comes with it.
            continue
        if not isinstance(record, trace.Cited) or record.depth < records[place].depth:
            break
        found.append(Link(after, record.rule, 0, after - place))
    return found


_ROW: Final = 8
"""As many rules in a row are read as being about the record before them."""
