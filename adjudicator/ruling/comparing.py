"""Comparisons: one course ruled under several editions or readings, the point where the rulings part, and the rules."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from adjudicator.engine import trace
from adjudicator.engine.events import Event
from adjudicator.games.finding import game_of
from adjudicator.games.interface import Game
from adjudicator.language.diagnostics import Fault, Faults, InputAtFault
from adjudicator.language.source import Source, Span
from adjudicator.reference.usual import UNKNOWN, Usual, usual_of
from adjudicator.ruling.explanation import told_of
from adjudicator.ruling.grounds import causes, decisive
from adjudicator.ruling.judging import rule_source
from adjudicator.ruling.leaving import step_of
from adjudicator.ruling.ruling import Ruling
from adjudicator.situation.choosing import NoSuchChoice, readings_of
from adjudicator.situation.wording import joined
from adjudicator.speaking import _, _n

UNASKED = "E501"
"""The code of the fault that nothing asks for a decision or draw."""

_APART = (trace.Began, trace.Cited, trace.Judged, trace.Rested, trace.Applied)
"""Records of the rule by which something happens, and not of an event itself."""


class Under(NamedTuple):
    """One way to rule a course: its name, the edition (empty for the file's own), the chosen readings, and the rules
    that are left out.
    """

    name: str
    edition: str
    readings: dict[str, str]
    without: tuple[str, ...] = ()

    @property
    def so(self) -> str:
        """The way in a sentence: under an edition or a reading, or without a rule."""
        alone = self.without and not self.edition and not self.readings
        return self.name if alone else _("under {name}", name=self.name)


def ways_to_rule(editions: Sequence[str], readings: Sequence[str], without: Sequence[str]) -> list[Under]:
    """Every edition with every reading, with all rules and without each; one alone stands beside the file as it is.

    >>> [one.name for one in ways_to_rule(["first"], [], [])]
    ['the file as it is', 'first edition']
    >>> [one.name for one in ways_to_rule([], ["strict"], ["move.1"])]
    ['strict', 'strict, without move.1']
    """
    found = [
        Under(_name(edition, reading, rule), edition, readings_of(reading.split(",")) if reading else {}, rules)
        for edition in dict.fromkeys(editions or [""])
        for reading in dict.fromkeys(readings or [""])
        for rule in dict.fromkeys(["", *without])
        for rules in ((rule,) if rule else (),)
    ]
    return [Under(_name("", "", ""), "", {}), *found] if len(found) == 1 and (editions or readings) else found


def _name(edition: str, reading: str, rule: str) -> str:
    under = edition and _("{edition} edition", edition=_(edition))
    without = rule and _("without {rule}", rule=rule)
    return ", ".join(part for part in (under, reading, without) if part) or _("the file as it is")


class Side(NamedTuple):
    """The point where one resolution parts from the others: the step, the event, and the last rule applied before."""

    step: str
    what: str
    rule: str


class Fork(NamedTuple):
    """The point where the resolutions part: the last event that all of them share, and how each goes on."""

    after: str
    sides: tuple[Side, ...]


class Comparison(NamedTuple):
    """A course under each of several ways to rule it; the rulings stand in the order of `under`.

    `not_asked` holds, for each way, the decisions and draws of the file that only other ways ask for.
    """

    under: tuple[Under, ...]
    rulings: tuple[Ruling, ...]
    fork: Fork | None
    not_asked: tuple[tuple[str, ...], ...]

    @property
    def agrees(self) -> bool:
        """True if all answers, verdicts on claims and refusals are the same, and all wait or none."""
        return len({_answers(ruling) for ruling in self.rulings}) == 1

    @property
    def answers(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Each question with its answers, side by side; the answer is empty where one ruling lacks the question.

        A question that is asked at several moments is there for each of them.
        """
        found = [_by_moment(ruling) for ruling in self.rulings]
        asked = dict.fromkeys(moment for one in found for moment in one)
        return tuple((question, tuple(one.get((question, time), "") for one in found)) for question, time in asked)

    @property
    def rules_apart(self) -> tuple[tuple[str, ...], ...]:
        """The rules applied under each way but not under all."""
        shared = set.intersection(*(set(ruling.cites) for ruling in self.rulings))
        return tuple(tuple(rule for rule in ruling.cites if rule not in shared) for ruling in self.rulings)

    @property
    def deciding_apart(self) -> tuple[tuple[str, ...], ...]:
        """The differing rules that decide an answer or a claim, or stand where the resolutions part."""
        return tuple(
            tuple(rule for rule in apart if rule in _deciding(ruling, self.fork, place))
            for place, (apart, ruling) in enumerate(zip(self.rules_apart, self.rulings, strict=True))
        )

    @property
    def not_modelled(self) -> tuple[str, ...]:
        """The parts of cards that are not modelled."""
        return tuple(dict.fromkeys(part for ruling in self.rulings for part in ruling.not_modelled))

    @property
    def finding(self) -> str:
        """The finding on which parties are right, as a sentence; empty if nobody is."""
        right = tuple(tuple(c.who for c in ruling.claims if c.holds and c.known and c.final) for ruling in self.rulings)
        if not any(right):
            return ""
        if len(set(right)) == 1:
            return _n(
                "{names} is right under each of them.",
                "{names} are right under each of them.",
                len(right[0]),
                names=_and(right[0]),
            )
        told = "; ".join(_right(who, one.so) for who, one in zip(right, self.under, strict=True))
        everybody = tuple(dict.fromkeys(who for one in right for who in one))
        always = set.intersection(*(set(one) for one in right))
        if len(everybody) > 1 and not always and all(right):
            both = _("{found}: both are right, each under a reading of the rules of their own.", found=told)
            every = _("{found}: all are right, each under a reading of the rules of their own.", found=told)
            return both if len(everybody) == 2 else every
        return _("{found}.", found=told)


def compare(source: Source, faults: Faults, under: Sequence[Under]) -> tuple[Comparison, ...]:
    """Rules a source in each way; returns one comparison for each variant.

    A decision or draw that some ways never ask for is left out there, as long as another way asks for it. Raises
    InputAtFault with the faults that remain, NoSuchChoice for an unknown edition, reading or rule, and for a rule that
    cannot be left out, because nothing depends on it alone.
    """
    faults.raise_if_any()
    attempts = [_Attempt(source, one) for one in under]
    while any(attempt.faults for attempt in attempts):
        unasked = [attempt.unasked() for attempt in attempts]
        nowhere = set.intersection(*(one | attempt.left_out for one, attempt in zip(unasked, attempts, strict=True)))
        for attempt, found in zip(attempts, unasked, strict=True):
            if len(found) < len(attempt.faults) or nowhere:
                _raise(attempts)
            attempt.leave_out(found)
    game = game_of(attempts[0].rulings[0].game)
    _check_left_out(attempts)
    not_asked = tuple(attempt.not_asked for attempt in attempts)
    return tuple(
        Comparison(
            tuple(under),
            rulings,
            _fork([ruling.trace for ruling in rulings], game, usual_of(game.reference)),
            not_asked,
        )
        for rulings in zip(*(attempt.rulings for attempt in attempts), strict=True)
    )


def _check_left_out(attempts: Sequence["_Attempt"]) -> None:
    """Raises NoSuchChoice for a rule that is not applied anyway, or has not been left out as a whole."""
    applied = set().union(*(attempt.applied for attempt in attempts))
    for attempt in attempts:
        for rule in attempt.under.without:
            if rule in attempt.applied:
                raise NoSuchChoice(f"the rule {rule} cannot be left out: what it says is done by other rules, too")
            if rule not in applied:
                raise NoSuchChoice(f"the rule {rule} is not applied: there is nothing to compare")


class _Attempt:
    """A source being ruled in one way."""

    def __init__(self, source: Source, under: Under) -> None:
        self.source = source
        self.under = under
        self.left_out: set[Span] = set()
        self.faults: tuple[Fault, ...] = ()
        self.rulings: tuple[Ruling, ...] = ()
        self.rule()

    def rule(self) -> None:
        """Rules the source, or keeps the faults that prevent it."""
        self.faults = ()
        try:
            self.rulings = rule_source(
                self.source,
                Faults(),
                self.under.edition,
                self.under.readings,
                left_out=self.left_out,
                without=self.under.without,
            )
        except InputAtFault as fault:
            self.faults = tuple(fault.faults)

    @property
    def applied(self) -> set[str]:
        """The rules that are applied."""
        return {rule for ruling in self.rulings for rule in ruling.cites}

    def unasked(self) -> set[Span]:
        """The entries at fault because nothing asks for them."""
        return {fault.span for fault in self.faults if fault.span and fault.code == UNASKED}

    def leave_out(self, spans: Collection[Span]) -> None:
        """Rules the source once more without these entries."""
        if spans:
            self.left_out.update(spans)
            self.rule()

    @property
    def not_asked(self) -> tuple[str, ...]:
        """The entries that are left out, in the order of the file."""
        return tuple(_text(self.source, span) for span in sorted(self.left_out))


def _raise(attempts: Sequence[_Attempt]) -> None:
    """Raises InputAtFault with all faults; a fault that only some ways have names them."""
    faults = Faults()
    for fault in dict.fromkeys(fault for attempt in attempts for fault in attempt.faults):
        names = [attempt.under.name for attempt in attempts if fault in attempt.faults]
        where = f" (under {' and '.join(names)})" if len(names) < len(attempts) else ""
        faults.add(fault.code, fault.message + where, fault.path, fault.span, fault.help)
    faults.raise_if_any()


def _text(source: Source, span: Span) -> str:
    return source.lines[span.line - 1][span.column - 1 : span.end_column - 1]


def _by_moment(ruling: Ruling) -> dict[tuple[str, int], str]:
    """The answers by their questions, and by how often each has been asked before."""
    found: dict[tuple[str, int], str] = {}
    times: Counter[str] = Counter()
    for answer in ruling.answers:
        found[answer.question, times[answer.question]] = answer.value
        times[answer.question] += 1
    return found


def _answers(ruling: Ruling) -> tuple[object, ...]:
    return (
        ruling.verdict,
        tuple((answer.question, answer.value) for answer in ruling.answers),
        tuple((claim.who, claim.what, claim.holds) for claim in ruling.claims),
        tuple((refused.step, refused.who) for refused in ruling.refused),
    )


def _deciding(ruling: Ruling, fork: Fork | None, place: int) -> set[str]:
    rules = {rule for answer in ruling.answers for rule in answer.cites}
    rules |= {rule for claim in ruling.claims for rule in claim.cites}
    rules |= {reason.rule for refused in ruling.refused for reason in refused.reasons}
    return rules | ({fork.sides[place].rule} if fork is not None else set())


def _fork(traces: Sequence[Sequence[trace.Record]], game: Game, usual: Usual = UNKNOWN) -> Fork | None:
    """The first point at which the resolutions part, whatever rules they cite and however deep they are nested."""
    runs = [_happening(records) for records in traces]
    after = ""
    while True:
        places = [next(run, -1) for run in runs]
        found = [_bare(records, place) for records, place in zip(traces, places, strict=True)]
        if any(other != found[0] for other in found[1:]):
            return Fork(after, _sides(traces, places, game, usual))
        if found[0] is None:
            return None
        after = told_of(traces[0][places[0]], game) or after


def _happening(records: Sequence[trace.Record]) -> Iterator[int]:
    return (place for place, record in enumerate(records) if not isinstance(record, _APART))


def _bare(records: Sequence[trace.Record], place: int) -> tuple[object, ...] | None:
    """A record without its depth and the rules by which it is; None at the end."""
    if place < 0:
        return None
    record = records[place]
    if isinstance(record, trace.ByRules):
        record = record._replace(by=())
    return (type(record), *record[1:])


def _sides(
    traces: Sequence[Sequence[trace.Record]], places: Sequence[int], game: Game, usual: Usual
) -> tuple[Side, ...]:
    sides = [_side(records, place, game, usual) for records, place in zip(traces, places, strict=True)]
    if len({side.what for side in sides}) == 1:
        # The events are of the same kind and differ in their amounts.
        amounts = [_amount(records[place]) for records, place in zip(traces, places, strict=True)]
        sides = [side._replace(what=f"{side.what}: {much}") for side, much in zip(sides, amounts, strict=True)]
    return tuple(sides)


def _amount(record: trace.Record) -> int:
    return record.event.amount if isinstance(record, trace.Happened) and isinstance(record.event, Event) else 0


def _side(records: Sequence[trace.Record], place: int, game: Game, usual: Usual) -> Side:
    if place < 0:
        return Side("", "nothing more happens", "")
    found = decisive(causes(records, place), usual)
    return Side(step_of(records, place), told_of(records[place], game), found[0] if found else "")


def _right(who: Sequence[str], so: str) -> str:
    """The finding that some are right in one way to rule."""
    if not who:
        return _("nobody is right {so}", so=so)
    return _n("{names} is right {so}", "{names} are right {so}", len(who), names=_and(who), so=so)


def _and(names: Sequence[str]) -> str:
    """Names joined by commas and "and".

    >>> _and(["Ann", "Ben", "Cy"])
    'Ann, Ben and Cy'
    """
    return joined([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
