"""What a course asks: all that stands under its `ask:`, `expect:` and `claims:`, understood before it is played."""

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, NamedTuple

from adjudicator.games.interface import Asked, Game, Table
from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node, Text
from adjudicator.situation.document import Course, Document
from adjudicator.situation.entries import Inserted, is_about_odds, understand
from adjudicator.situation.known_rules import check_rules

if TYPE_CHECKING:
    from adjudicator.situation.odds import Odds


class One(NamedTuple):
    """A question as it is written, what it asks, and where it stands.

    `beside` is the answer that is expected of it, or who claims that it is so. Where it is about odds, it asks for the
    statement of which they are, and `odds` is what it says of them.
    """

    text: str
    asked: Asked
    node: Node
    beside: str = ""
    odds: "Odds | None" = None

    @property
    def statement(self) -> str:
        """The question, or the statement of which odds are asked."""
        return self.text if self.odds is None else self.odds.statement


class Asking(NamedTuple):
    """The questions of a course: those asked, those of which an answer is expected, and what is claimed."""

    asked: tuple[One, ...]
    expected: tuple[One, ...]
    claims: tuple[One, ...]

    @property
    def every(self) -> tuple[One, ...]:
        """All of them."""
        return (*self.asked, *self.expected, *self.claims)

    @property
    def answered(self) -> tuple[One, ...]:
        """Those that are answered; what is both asked and expected is answered once."""
        return tuple({one.text: one for one in (*self.asked, *self.expected)}.values())

    @property
    def open(self) -> list[tuple[str, Asked]]:
        """Every question and claim of something that is yet to be seen; odds tell of that by themselves."""
        claims = (one._replace(text=f"{one.beside}: {one.text}") for one in self.claims)
        return [(one.text, one.asked) for one in (*self.answered, *claims) if one.odds is None]

    @property
    def rules(self) -> list[tuple[str, Node]]:
        """The rules that are named in them, each with its place."""
        return [(rule, one.node) for one in self.every for rule in one.asked.rules]

    def without(self, answered: Collection[str]) -> "Asking":
        """These without the expected answers to what has been answered already."""
        return self._replace(expected=tuple(one for one in self.expected if one.text not in answered))


def asking(table: Table, course: Course, at: Checking) -> Asking:
    """What a course asks; what cannot be understood is reported and left out."""
    asked = _understood(table, ((plain(node), node, "") for node in course.ask), at)
    expected = ((one.question.text, one.question, plain(one.answer)) for one in course.expect.answers)
    claims = ((plain(one.answer), one.answer, one.question.text) for one in course.claims)
    return Asking(asked, _understood(table, expected, at), _understood(table, claims, at))


def plain(node: Node) -> str:
    """What a node says, where yes and no may be written as YAML's true and false."""
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
    """What a sentence says of odds; None and a fault if it is not understood."""
    from adjudicator.situation.odds import EXAMPLE, odds_of

    odds = odds_of(text)
    if odds is None:
        at.fault("E210", f'"{text}" is not understood', node, f"sentences of this kind: {EXAMPLE}; odds are 0 to 1")
    return odds


def stop_if_at_fault(faults: Faults, game: Game, document: Document, at: Checking) -> None:
    """Raises InputAtFault if anything is wrong: with all that is, also with what the rest of the file says."""
    if faults:
        look_further(game, document, at)
        raise InputAtFault(faults)


def look_further(game: Game, document: Document, at: Checking) -> None:
    """Nothing is ruled, but what is wrong with the names and the sentences of a file is found."""
    table = game.build(document.setting, document.edition, document.readings_in(game), at)
    for course in document.courses():
        check_rules(asking(table, course, at).rules, game, at)
        check_rules(rules_of(understand(table, course.do, at)), game, at)


def rules_of(entries: Iterable[object]) -> list[tuple[str, Node]]:
    """The rules that are named in questions in the middle of a course, each with its place."""
    return [(rule, one.node) for one in entries if isinstance(one, Inserted) for rule in one.asked.rules]
