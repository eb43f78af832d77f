"""The questions of a course: everything under `ask:`, `expect:` and `claims:`, read before the course is played."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from adjudicator.games.interface import SECRET, Answer, Asked, Game, Table
from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.shapes import Checking, describe
from adjudicator.language.source import Node, Sequence, Text
from adjudicator.situation.document import Course, Document
from adjudicator.situation.entries import Inserted, is_about_odds, understand
from adjudicator.situation.expectations import Expectations
from adjudicator.situation.known_rules import check_rules

if TYPE_CHECKING:
    from adjudicator.situation.odds import Odds


class One(NamedTuple):
    """A question as it is written, the question it asks of the game, and its place.

    `beside` is the expected answer, or the name of the player who claims it; `because` are rules that must decide it,
    if these are on record: None if they are not. If the question is about odds, `asked` is
    the statement whose odds are wanted, and `odds` is the sentence about them.
    """

    text: str
    asked: Asked
    node: Node
    beside: str = ""
    odds: "Odds | None" = None
    because: tuple[Text, ...] | None = None

    @property
    def statement(self) -> str:
        """The question, or the statement whose odds are asked."""
        return self.text if self.odds is None else self.odds.statement


class Asking(NamedTuple):
    """The questions of a course: those asked, those with an expected answer, and the claims."""

    asked: tuple[One, ...]
    expected: tuple[One, ...]
    claims: tuple[One, ...]

    @property
    def every(self) -> tuple[One, ...]:
        """All questions and claims."""
        return (*self.asked, *self.expected, *self.claims)

    @property
    def answered(self) -> tuple[One, ...]:
        """The questions that are answered; one that is both asked and expected is answered once."""
        return tuple({one.text: one for one in (*self.asked, *self.expected)}.values())

    @property
    def open(self) -> list[tuple[str, Asked]]:
        """Every question and claim that is still open; questions about odds report that themselves."""
        claims = (one._replace(text=f"{one.beside}: {one.text}") for one in self.claims)
        return [(one.text, one.asked) for one in (*self.answered, *claims) if one.odds is None]

    @property
    def rules(self) -> list[tuple[str, Node]]:
        """The rules that the questions name, each with its place."""
        named = [(rule, one.node) for one in self.every for rule in one.asked.rules]
        return named + [(node.text, node) for one in self.every for node in one.because or ()]

    def at_the_end(self, expect: Expectations, before: Mapping[str, int]) -> "Asking":
        """The questions that are asked at the end, with the answers expected there.

        A question that was asked so many times `before`, in the middle of the course, is asked once more where `ask:`
        names it, or where more answers are expected.
        """
        asked = {one.text for one in self.asked}
        beside = {entry.question.text: entry for entry in reversed(expect.answers)}
        found = []
        for one in self.expected:
            entry, times = beside[one.text], before.get(one.text, 0)
            if not times or one.text in asked or entry.times > times:
                answer = entry.at(times)
                found.append(one._replace(beside="" if answer is None else plain(answer)))
        return self._replace(expected=tuple(found))


def check_times(expect: Expectations, before: Mapping[str, int], at: Checking) -> None:
    """Reports lists of more answers than there are moments: those in the middle of the course, and the end."""
    for entry in expect.answers:
        moments = before.get(entry.question.text, 0) + 1
        if entry.times > moments:
            number = f"{entry.times} answers are expected, and this is asked at {moments} moment{'s'[: moments != 1]}"
            at.fault("E205", number, entry.answer, "write one answer for each moment, in their order")


_NEITHER: Final = ("none", "nothing", "nobody", "unknown", SECRET)
"""The answers in place of a number, where there is none."""


def check_kinds(expect: Expectations, found: Mapping[str, str], at: Checking) -> None:
    """Reports expected answers that a question cannot have: to one that is yes or no, to one that is a number."""
    for entry in expect.answers:
        value = found.get(entry.question.text, "")
        for node in entry.answer.items if isinstance(entry.answer, Sequence) else (entry.answer,):
            wanted = _kind_of_answer(value, plain(node))
            if wanted:
                message = f'{describe(node)} cannot be the answer to "{entry.question.text}": that is {wanted}'
                at.fault("E204", message, node, f"the answer is {value}")


def _kind_of_answer(value: str, wanted: str) -> str:
    """The kind of answer that a value is, where what is wanted is of another kind; else nothing."""
    if value in ("yes", "no"):
        return "" if wanted in ("yes", "no", SECRET) else "yes or no"
    if _is_number(value):
        return "" if _is_number(wanted) or wanted in _NEITHER else "a number"
    return ""


def _is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit()


def asking(table: Table, course: Course, at: Checking) -> Asking:
    """The questions of a course; a sentence that cannot be read is reported and left out."""
    asked = _understood(table, ((plain(node), node, "") for node in course.ask), at)
    expected = ((one.question.text, one.question, plain(one.answer)) for one in course.expect.answers)
    because = {one.question.text: one.because for one in course.expect.answers if one.because is not None}
    claims = ((plain(one.answer), one.answer, one.question.text) for one in course.claims)
    wanted = tuple(
        one._replace(because=tuple(because[one.text])) if one.text in because else one
        for one in _understood(table, expected, at)
    )
    return Asking(asked, wanted, _understood(table, claims, at))


def answer_to(asked: Asked, table: Table) -> Answer:
    """The answer to a question now; where no place in the trace shows it, with what happened near it."""
    found = asked.answer(table)
    return found if found.places or found.stands_by else found._replace(near=asked.near(table))


def plain(node: Node) -> str:
    """The text of a node; yes and no may be written as YAML's true and false."""
    text = node.text if isinstance(node, Text) else ""
    return {"true": "yes", "false": "no"}.get(text, text)


def _understood(table: Table, written: Iterable[tuple[str, Node, str]], at: Checking) -> tuple[One, ...]:
    found = []
    for text, node, beside in written:
        if not text:
            at.fault("E201", "a question is wanted here", node, "write a sentence such as `roland is defeated`")
            continue
        odds, statement = None, text
        if is_about_odds(text):
            odds = _odds(text, node, at)
            if odds is None:
                continue
            statement = odds.statement
        asked = table.question(statement.rstrip("?").strip(), node, at)
        if asked is not None:
            found.append(One(text, asked, node, beside, odds))
    return tuple(found)


def _odds(text: str, node: Node, at: Checking) -> "Odds | None":
    """The contents of a sentence about odds; None and a fault if it cannot be read."""
    from adjudicator.situation.odds import EXAMPLE, odds_of

    odds = odds_of(text)
    if odds is None:
        at.fault("E210", f'"{text}" is not understood', node, f"sentences of this kind: {EXAMPLE}; odds are 0 to 1")
    return odds


def stop_if_at_fault(faults: Faults, game: Game, document: Document, at: Checking) -> None:
    """Raises InputAtFault if there is a fault, and first adds the faults of the rest of the file."""
    if faults:
        look_further(game, document, at)
        raise InputAtFault(faults)


def look_further(game: Game, document: Document, at: Checking) -> None:
    """Looks for faults in the names and sentences of a file, without ruling on it."""
    for course in document.courses():
        table = document.set_up(game, course, at)
        check_rules(asking(table, course, at).rules, game, at)
        check_rules(rules_of(understand(table, course.do, at)), game, at)


def rules_of(entries: Iterable[object]) -> list[tuple[str, Node]]:
    """The rules that questions in the middle of a course name, each with its place."""
    return [(rule, one.node) for one in entries if isinstance(one, Inserted) for rule in one.asked.rules]
