"""Judging: a situation is resolved and what was asked is answered from the resolution."""

from collections.abc import Collection, Sequence
from os import PathLike
from typing import TYPE_CHECKING

from adjudicator.engine import trace
from adjudicator.engine.choices import Chance, Question
from adjudicator.games.interface import Answer, Asked, Game, Table
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node, Source, Span, Text, read_file
from adjudicator.named import NamedTuple
from adjudicator.ruling.grounds import Grounds, grounds
from adjudicator.ruling.ruling import (
    AnswerGiven,
    Because,
    Claim,
    RefusedDeed,
    Rests,
    Ruling,
    Undecided,
    Waiting,
)
from adjudicator.situation.choosing import Chosen, NoSuchChoice, choose
from adjudicator.situation.document import Course, Document, read_document
from adjudicator.situation.entries import is_about_odds, understand
from adjudicator.situation.played import Played
from adjudicator.situation.script import Script

if TYPE_CHECKING:
    from adjudicator.ruling.odds import LookingAhead


def rule_file(
    path: "str | PathLike[str]",
    edition: str = "",
    readings: Chosen | None = None,
    player: str = "",
    *,
    glance: bool = False,
) -> tuple[Ruling, ...]:
    """The rulings of a file, one for each variant; for one player, they show what that player may know.

    Raises InputAtFault with every fault of the file, NoSuchChoice for an edition, a reading or a player that there
    is not.
    """
    faults = Faults()
    source = read_file(path, faults)
    return rule_source(source, faults, edition, readings, player, glance=glance)


def rule_source(
    source: Source,
    faults: Faults,
    edition: str = "",
    readings: Chosen | None = None,
    player: str = "",
    left_out: Collection[Span] = (),
    *,
    glance: bool = False,
) -> tuple[Ruling, ...]:
    """The rulings of a source, without the entries of `do:` that are left out.

    With `glance` those that are undecided say what each option of what they wait for would change, unless they are
    ruled for one player: it might show what this player does not know.

    Raises InputAtFault with every fault found.
    """
    read = read_document(source, faults)
    if read is None:
        faults.raise_if_any()
        return ()
    game, document, at = read
    if faults:
        look_further(game, document, at)
        faults.raise_if_any()
    document = choose(game, document, edition, readings or {})
    rulings = []
    for course in document.courses():
        if left_out:
            course = course._replace(do=tuple(node for node in course.do if node.span not in left_out))
        ruling = _rule(game, document, course, source, faults, player, at_a_glance=glance and not player)
        if ruling is not None:
            rulings.append(ruling)
    if faults:
        look_further(game, document, at)
        faults.raise_if_any()
    return tuple(rulings)


def look_further(game: Game, document: Document, at: Checking) -> None:
    """Nothing will be ruled, but what else is wrong with the file is found at once: names, sentences."""
    table = game.build(document.setting, document.edition, document.readings_in(game), at)
    for course in document.courses():
        _questions(table, course.ask, at)
        for expected in (*course.expect.answers, *course.claims):
            asked = expected.question if expected in course.expect.answers else expected.answer
            _understood(table, _plain(asked), asked, at)
        understand(table, course.do, at)


def _rule(
    game: Game, document: Document, course: Course, source: Source, faults: Faults, player: str, *, at_a_glance: bool
) -> Ruling | None:
    at = Checking(source, faults)
    table = game.build(document.setting, document.edition, document.readings_in(game), at)
    if faults:
        return None
    if player:
        look_as(table, player)
    asked = _questions(table, course.ask, at)
    expected = [
        (e.question.text, _plain(e.answer), _understood(table, e.question.text, e.question, at), e)
        for e in course.expect.answers
    ]
    claims = [(e.question.text, e.answer, _understood(table, _plain(e.answer), e.answer, at)) for e in course.claims]
    script = Script(table, at, document.otherwise)
    every = [(text, question) for text, question, _node in asked]
    every += [(text, question) for text, _value, question, _entry in expected]
    every += [(_plain(node), question) for _who, node, question in claims]
    ahead = _ahead(script, every, player)
    played = script.play(course.do, ahead)
    if faults:
        return None
    midway = {one.sentence: one for one in played.midway}
    if ahead is not None and ahead.settles([text for text, _question in every if text not in midway]):
        played = played._replace(waiting=None)
    final = played.waiting is None
    answers = [_answered(table, text, question, node, final) for text, question, node in asked if question is not None]
    known = {answer.question for answer in answers}
    for text, value, question, entry in expected:
        if text in midway:
            continue
        if question is not None:
            answer = _answered(table, text, question, entry.question, final, value)
            if text in known:
                answers = [answer if old.question == text else old for old in answers]
            else:
                answers.append(answer)
    answers[:0] = (
        AnswerGiven(text, one.answer.value, value, *_grounds(table, one.answer), line, not one.late)
        for text, one in midway.items()
        for value, line in (_expected_of(course, text),)
    )
    judged = [
        _claim(game, table, who, _plain(node), question, final)
        for who, node, question in claims
        if question is not None
    ]
    ruling = _ruling(table, document, course, source.path, played, answers, judged, player)
    if ahead is not None:
        ruling = ahead.beside(ruling)
    if at_a_glance and played.waiting is not None:
        from adjudicator.exploring.glance import glance

        open_ = [(text, question) for text, question, _node in asked]
        open_ += [(text, question) for text, _value, question, _entry in expected if text not in midway]
        open_ += [(f"{who}: {_plain(node)}", question) for who, node, question in claims]
        ruling = ruling._replace(glance=glance(script, played.waiting, _once(open_)))
    if not course.expect.whole:
        return ruling
    from adjudicator.ruling.whole import judge_whole

    return ruling._replace(whole=judge_whole(course.expect.whole, ruling, game, at))


def _once(asked: Sequence[tuple[str, Asked | None]]) -> list[tuple[str, Asked]]:
    """Each question once; odds that are asked for are told by themselves."""
    return list({text: one for text, one in asked if one is not None and not is_about_odds(text)}.items())


def look_as(table: Table, player: str) -> None:
    """From now on the table shows what this player may know; NoSuchChoice if it cannot be seen that way."""
    why_not = table.look_as(player)
    if why_not:
        raise NoSuchChoice(f"this cannot be ruled as {player!r} sees it: {why_not}")


def _expected_of(course: Course, text: str) -> tuple[str, int]:
    """What is expected of a question in the middle of the course, and the line that says so."""
    found = ((_plain(e.answer), e.question.span.line) for e in course.expect.answers if e.question.text == text)
    return next(found, ("", 0))


def _plain(node: Node) -> str:
    text = node.text if isinstance(node, Text) else ""
    return {"true": "yes", "false": "no"}.get(text, text)


def _questions(table: Table, nodes: Sequence[Node], at: Checking) -> list[tuple[str, Asked | None, Node]]:
    found = []
    for node in nodes:
        text = node.text if isinstance(node, Text) else ""
        if not text:
            at.fault("E201", "a question is wanted here", node, "write a sentence such as `roland is defeated`")
            continue
        found.append((text, _understood(table, text, node, at), node))
    return found


def _understood(table: Table, sentence: str, node: Node, at: Checking) -> Asked | None:
    if is_about_odds(sentence):
        from adjudicator.ruling.odds import understood

        return understood(table, sentence, node, at)
    return table.question(sentence.rstrip("?").strip(), node, at)


def _ahead(script: Script, every: Sequence[tuple[str, Asked | None]], player: str) -> "LookingAhead | None":
    """What looks ahead where the course ends; None where nobody asks for odds."""
    if not any(is_about_odds(text) for text, _question in every):
        return None
    from adjudicator.ruling.odds import LookingAhead

    return LookingAhead(script, [question for _text, question in every], player)


def _answered(table: Table, text: str, question: Asked, node: Node, final: bool, expected: str = "") -> AnswerGiven:
    if is_about_odds(text):
        from adjudicator.ruling.odds import answered

        return answered(text, question, node, expected)
    answer = question.answer(table)
    return AnswerGiven(text, answer.value, expected, *_grounds(table, answer), node.span.line, final)


def _claim(game: Game, table: Table, who: str, what: str, question: Asked, final: bool) -> Claim:
    """What somebody claims, judged; of a wrong claim it is said where it leaves the rules."""
    if is_about_odds(what):
        from adjudicator.ruling.odds import claimed

        return claimed(who, what, question)
    answer = question.answer(table)
    claim = Claim(who, what, answer.value == "yes", *_grounds(table, answer), final, answer.value != "secret")
    if claim.holds or not claim.known or not (final or answer.places):
        return claim
    from adjudicator.ruling.leaving import leaves

    return claim._replace(leaves=leaves(table, question, answer, game.tell))


def _grounds(table: Table, answer: Answer) -> Grounds:
    return grounds(table.game.trace, answer.places)


def _ruling(
    table: Table,
    document: Document,
    course: Course,
    path: str,
    played: Played,
    answers: Sequence[AnswerGiven],
    claims: Sequence[Claim],
    player: str,
) -> Ruling:
    records = tuple(table.game.trace)
    if player:
        records = tuple(seen for record in records if (seen := table.shown(record)) is not None)
    readings = table.game.readings
    told = _told(records)
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
            RefusedDeed(refusal.deed.said, refusal.deed.who, tuple(Because(*reason) for reason in refusal.reasons))
            for refusal in played.refusals
        ),
        _waiting(played.waiting, table),
        tuple(Undecided(*one) for one in played.decided if table.shows_options((one.who,))),
        tuple(
            Rests(name, value, tuple(v for v, _ in readings.points[name].values if v != value))
            for name, value in told.rested
        ),
        told.chosen,
        told.drawn,
        tuple(table.assumed),
        table.not_modelled(),
        told.cited,
        records,
    )


class _Told(NamedTuple):
    """What a trace says on the whole: choices made, draws, the readings it rested on, the rules applied."""

    chosen: tuple[tuple[str, str, str], ...]
    drawn: tuple[tuple[str, str, str], ...]
    rested: tuple[tuple[str, str], ...]
    cited: tuple[str, ...]


def _told(records: Sequence[trace.Record]) -> _Told:
    """Read off in one go: most of the records are of none of these kinds."""
    chosen: list[tuple[str, str, str]] = []
    drawn: list[tuple[str, str, str]] = []
    rested: dict[tuple[str, str], None] = {}
    cited: dict[str, None] = {}
    for record in records:
        if type(record) is trace.Cited:
            cited[record.rule] = None
        elif type(record) is trace.Chose:
            if not record.only and record.option != "pass":
                chosen.append((record.who, record.what, record.option))
        elif type(record) is trace.Drew:
            drawn.append((record.who, record.what, record.option))
        elif type(record) is trace.Rested:
            rested[record.reading, record.value] = None
    return _Told(tuple(chosen), tuple(drawn), tuple(rested), tuple(cited))


def _waiting(question: Question | None, table: Table) -> Waiting | None:
    if question is None:
        return None
    if isinstance(question, Chance):
        if not table.shows_options((question.who,)):
            return Waiting((), f"a {question.what}, drawn for {question.who}", (), question.rule)
        total = sum(question.weights)
        options = tuple(f"{o.label} ({w} of {total})" for o, w in zip(question.options, question.weights, strict=True))
        return Waiting((), f"a {question.what}, drawn for {question.who}", options, question.rule)
    shown = question.options if table.shows_options(question.who) else ()
    options = tuple(table.sentence(option) for option in shown)
    return Waiting(question.who, question.what, options, question.rule)
