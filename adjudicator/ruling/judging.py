"""Judging: the resolution of a situation, and the answers read from it."""

from collections import Counter
from collections.abc import Collection, Sequence
from os import PathLike
from typing import TYPE_CHECKING, NamedTuple

from adjudicator.engine import trace
from adjudicator.engine.choices import Chance, Question
from adjudicator.games.interface import SECRET, Game, Table
from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Source, Span, Text, read_file
from adjudicator.reference.following import corollaries_of
from adjudicator.reference.usual import usual_of
from adjudicator.ruling.answering import grounds_of
from adjudicator.ruling.beginning import begin
from adjudicator.ruling.corollaries import Told, reasoned
from adjudicator.ruling.grounds import once_each
from adjudicator.ruling.refusals import Because, RefusedDeed
from adjudicator.ruling.ruling import (
    AnswerGiven,
    Claim,
    Rests,
    Ruling,
    Undecided,
    Waiting,
)
from adjudicator.situation import wording
from adjudicator.situation.asking import (
    Asking,
    One,
    answer_to,
    check_kinds,
    check_times,
    plain,
    rules_of,
    stop_if_at_fault,
)
from adjudicator.situation.choosing import Chosen, check_left_out, choose
from adjudicator.situation.document import Course, Document, read_document
from adjudicator.situation.known_rules import check_rules
from adjudicator.situation.played import Played

if TYPE_CHECKING:
    from adjudicator.ruling.looking_ahead import LookingAhead
    from adjudicator.situation.script import Script


def rule_file(
    path: "str | PathLike[str]",
    edition: str = "",
    readings: Chosen | None = None,
    player: str = "",
    *,
    glance: bool = False,
    drawn: bool = False,
    without: Collection[str] = (),
) -> tuple[Ruling, ...]:
    """The rulings of a file, one for each variant; for one player they show only what that player may know.

    The rules `without` which it is ruled do not hold. A ruling that is to be `drawn` has the table after each write.

    Raises InputAtFault with every fault of the file, NoSuchChoice for an unknown edition, reading, rule or player.
    """
    faults = Faults()
    source = read_file(path, faults)
    return rule_source(source, faults, edition, readings, player, glance=glance, drawn=drawn, without=without)


def rule_source(
    source: Source,
    faults: Faults,
    edition: str = "",
    readings: Chosen | None = None,
    player: str = "",
    left_out: Collection[Span] = (),
    *,
    glance: bool = False,
    drawn: bool = False,
    without: Collection[str] = (),
) -> tuple[Ruling, ...]:
    """The rulings of a source, without the entries of `do:` that are left out, and without some rules.

    With `glance`, an undecided ruling shows the change that each option of the open question would make, unless it is
    made for one player: it might show what this player does not know.

    Raises InputAtFault with every fault found.
    """
    read = read_document(source, faults)
    if read is None:
        raise InputAtFault(faults)
    game, document, at = read
    stop_if_at_fault(faults, game, document, at)
    document = choose(game, document, edition, readings or {})
    check_left_out(game, without)
    rulings = []
    for course in document.courses():
        if left_out:
            course = course._replace(do=tuple(node for node in course.do if node.span not in left_out))
        ruling = _rule(game, document, course, at, player, without, at_a_glance=glance and not player, drawn=drawn)
        if ruling is not None:
            rulings.append(ruling)
    stop_if_at_fault(faults, game, document, at)
    return tuple(rulings)


def _rule(
    game: Game,
    document: Document,
    course: Course,
    at: Checking,
    player: str,
    without: Collection[str],
    *,
    at_a_glance: bool,
    drawn: bool,
) -> Ruling | None:
    """The ruling of one course; None if the course is at fault."""
    faults = at.faults
    begun = begin(game, document, course, at, player, without)
    if begun is None:
        return None
    table, asked, script = begun
    told = Told(table.game.trace, corollaries_of(game.reference), usual_of(game.reference))
    ahead = _ahead(script, asked, player, told)
    played = script.play(course.do, ahead)
    check_rules((*asked.rules, *rules_of(one.question for one in played.midway)), game, at)
    before = Counter(one.sentence for one in played.midway)
    check_times(course.expect, before, at)
    if faults:
        return None
    asked = asked.at_the_end(course.expect, before)
    if ahead is not None and ahead.settles(asked.every):
        played = played._replace(waiting=None)
    final = played.waiting is None
    answers = [_answered(table, told, one, final, ahead) for one in asked.answered]
    claims = [_claimed(game, table, told, one, final, ahead) for one in asked.claims]
    answers = _decided_at_last([*_midway(table, told, played, course), *answers])
    about_odds = {one.text for one in asked.answered if one.odds is not None}
    check_kinds(course.expect, {one.question: one.value for one in answers if one.question not in about_odds}, at)
    if faults:
        return None
    ruling = _ruling(table, told, document, course, at.source.path, played, answers, claims, player)
    if ahead is not None:
        ruling = ahead.beside(ruling)
    if at_a_glance and played.waiting is not None:
        from adjudicator.exploring.glance import glance

        ruling = ruling._replace(glance=glance(script, played.waiting, asked.open))
    if drawn:
        from adjudicator.ruling.drawing import boards

        ruling = ruling._replace(boards=boards(table, told.records))
    if not course.expect.whole:
        return ruling
    from adjudicator.ruling.whole import judge_whole

    return ruling._replace(whole=judge_whole(course.expect.whole, ruling, game, at))


def _ahead(script: "Script", asked: Asking, player: str, told: Told) -> "LookingAhead | None":
    """The object that explores from the end of a course; None if nobody asks for odds."""
    if all(one.odds is None for one in asked.every):
        return None
    from adjudicator.ruling.looking_ahead import LookingAhead

    return LookingAhead(script, asked.every, player, told.corollaries, told.usual)


def _midway(table: Table, told: Told, played: Played, course: Course) -> list[AnswerGiven]:
    """The answers to questions in the middle of the course, with the expected ones."""
    expected = {one.question.text: one for one in reversed(course.expect.answers)}
    found = []
    times: Counter[str] = Counter()
    for one in played.midway:
        entry = expected.get(one.sentence)
        answer = None if entry is None else entry.at(times[one.sentence])
        times[one.sentence] += 1
        value = "" if answer is None else plain(answer)
        line = 0 if entry is None else answer.span.line if answer and entry.times else entry.question.span.line
        because = None if entry is None else _rules(entry.because)
        reasons = grounds_of(table, told, one.answer, one.place)
        given = AnswerGiven(one.sentence, one.answer.value, value, *reasons, line, not one.late, because)
        found.append(given._replace(stands_by=one.answer.stands_by))
    return found


def _decided_at_last(answers: Sequence[AnswerGiven]) -> list[AnswerGiven]:
    """The answers; of a question at several moments the last is the one whose deciding rules may be on record."""
    last = {answer.question: place for place, answer in enumerate(answers)}
    return [
        answer if last[answer.question] == place else answer._replace(decided_by=None)
        for place, answer in enumerate(answers)
    ]


def _rules(nodes: Sequence[Text] | None) -> tuple[str, ...] | None:
    return None if nodes is None else tuple(node.text for node in nodes)


def _answered(table: Table, told: Told, one: One, final: bool, ahead: "LookingAhead | None") -> AnswerGiven:
    """The answer to a question, with the expected one."""
    if ahead is not None and one.odds is not None:
        return ahead.answered(one, one.odds)
    answer = answer_to(one.asked, table)
    reasons, line = grounds_of(table, told, answer), one.node.span.line
    given = AnswerGiven(one.text, answer.value, one.beside, *reasons, line, final, _rules(one.because))
    return given._replace(stands_by=answer.stands_by)


def _claimed(game: Game, table: Table, told: Told, one: One, final: bool, ahead: "LookingAhead | None") -> Claim:
    """The verdict on a claim; a wrong claim gets the point where it leaves the rules."""
    if ahead is not None and one.odds is not None:
        return ahead.claimed(one, one.odds)
    answer = answer_to(one.asked, table)
    known = answer.value != SECRET
    claim = Claim(one.beside, one.text, answer.value == "yes", *grounds_of(table, told, answer), final, known)
    claim = claim._replace(stands_by=answer.stands_by)
    if claim.holds or not claim.known or not (final or answer.places):
        return claim
    from adjudicator.ruling.leaving import leaves

    return claim._replace(leaves=leaves(table, told, one.asked, answer, claim.because, game))


def _ruling(
    table: Table,
    told: Told,
    document: Document,
    course: Course,
    path: str,
    played: Played,
    answers: Sequence[AnswerGiven],
    claims: Sequence[Claim],
    player: str,
) -> Ruling:
    records = tuple(told.records)
    if player:
        records = tuple(seen for record in records if (seen := table.view.shown(record)) is not None)
    readings = table.game.readings
    found = _found(records)
    return Ruling(
        path,
        document.game,
        document.edition,
        document.title,
        course.name,
        tuple(answers),
        tuple(claims),
        (),
        tuple(
            RefusedDeed(
                refusal.deed.said,
                refusal.deed.who,
                tuple(Because(*reason) for reason in reasoned(refusal.reasons, told.corollaries)),
                refusal.left_out,
            )
            for refusal in played.refusals
        ),
        _waiting(played.waiting, table, played.left),
        tuple(Undecided(*one) for one in played.decided if table.view.shows_options((one.who,))),
        tuple(
            Rests(name, value, tuple(v for v, _ in readings.points[name].values if v != value))
            for name, value in found.rested
        ),
        found.chosen,
        found.drawn,
        played.assumed,
        table.about.not_modelled,
        once_each((found.cited, *(one.stands_by for one in answers), *(one.stands_by for one in claims))),
        records,
        tuple((one.said, one.where) for one in played.later if table.view.shows_options((one.who,))),
    )


class _Found(NamedTuple):
    """The contents of a trace: choices made, draws, the readings it rested on, the rules applied."""

    chosen: tuple[tuple[str, str, str], ...]
    drawn: tuple[tuple[str, str, str], ...]
    rested: tuple[tuple[str, str], ...]
    cited: tuple[str, ...]


def _found(records: Sequence[trace.Record]) -> _Found:
    """The contents of a trace, collected in one pass, because most of its records are of other kinds."""
    chosen: list[tuple[str, str, str]] = []
    drawn: list[tuple[str, str, str]] = []
    rested: dict[tuple[str, str], None] = {}
    cited: dict[str, None] = {}
    for record in records:
        for rule in trace.cited(record):
            cited[rule] = None
        if type(record) is trace.Chose:
            if not record.only and record.option != "pass":
                chosen.append((record.who, record.what, record.option))
        elif type(record) is trace.Drew:
            drawn.append((record.who, record.what, record.option))
        elif type(record) is trace.Rested:
            rested[record.reading, record.value] = None
    return _Found(tuple(chosen), tuple(drawn), tuple(rested), tuple(cited))


def _waiting(question: Question | None, table: Table, after: tuple[str, ...]) -> Waiting | None:
    if question is None:
        return None
    if isinstance(question, Chance):
        shown = (
            zip(question.options, question.weights, strict=True) if table.view.shows_options((question.who,)) else ()
        )
        total = question.total
        options = tuple(f"{option.label} ({weight} of {total})" for option, weight in shown)
        return Waiting((), wording.asked(question), options, question.rule, after)
    if not table.view.shows_options(question.who):
        return Waiting(question.who, question.what, (), question.rule)
    offers = (table.offer(question, option) for option in question.options)
    return Waiting(question.who, question.what, tuple(offer.entry for offer in offers), question.rule, after)
