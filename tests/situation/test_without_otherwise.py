"""A course with all its decisions and draws written out says the same without `otherwise`."""

from pathlib import Path
from random import Random

import pytest
from arkham.small_situations import a_small_situation
from arkham.test_the_gathering_at_random import the_gathering_as_a_file

from adjudicator import Position, Situation
from adjudicator.engine import trace
from adjudicator.engine.choices import Option
from adjudicator.games.interface import Deed, Game
from adjudicator.language.diagnostics import Faults
from adjudicator.language.nodes import Mapping, Node, Sequence, Source, Span, Text, node_of
from adjudicator.language.shapes import Checking
from adjudicator.language.source import read, read_file
from adjudicator.playing.opening import Opening
from adjudicator.ruling.judging import rule_source
from adjudicator.ruling.ruling import Ruling
from adjudicator.situation.document import Course, Document, read_document
from adjudicator.situation.entries import Inserted
from adjudicator.situation.sequences import innermost, is_over
from adjudicator.situation.told import Told

RULINGS = Path(__file__).parents[2] / "rulings"
FILES = [path for path in sorted(RULINGS.rglob("*.yaml")) if path.parent.name != "odds"]
"""Recorded rulings of courses that leave nothing open."""
NOT_ALONE = "game: notalone\nplayers: {players}\nadvanced variant: {advanced}\n"
HERE = Span(1, 1, 1, 1)
OF_THE_COURSE = ("otherwise", "do", "ask", "claims", "expect", "variants")


class Everything(Told):
    """A course that also keeps what the rules refuse, the moments that come, and what is asked on the way."""

    def _taken(self) -> Deed | Inserted:
        taken = super()._taken()
        if isinstance(taken, Deed) and taken.waits:
            self.entries.append(taken.said)
        return taken

    def _refused_here(self, deed: Deed) -> bool:
        refused = super()._refused_here(deed)
        if refused:
            self.entries.append(deed.node if isinstance(deed.node, Mapping) else deed.said)
        return refused

    def _tries(self, deed: Deed, attempt: Option) -> None:
        """Tries it; it has been kept as what the rules refuse."""
        self.table.game.answer(attempt)

    def _pin(self) -> None:
        before = len(self._pinned)
        super()._pin()
        self.entries.extend(asked(one) for one in self._pinned[before:])

    def _ask(self, question: Inserted, late: bool = False) -> None:
        if not question.step:
            self.entries.append(asked(question))
        super()._ask(question, late)


def asked(one: Inserted) -> Node:
    """The entry of a question that is asked in the middle of a course."""
    return node_of({f"at {one.step}" if one.step else "ask": one.said})


def text(said: str) -> Text:
    return Text(HERE, said, True)


def mapping(values: dict[str, Node]) -> Mapping:
    return Mapping(HERE, {key: text(key) for key in values}, values)


def played(game: Game, document: Document, course: Course, at: Checking) -> tuple[Node, ...]:
    """All answers of a course, each as an entry of its own, and the entries to which it does not come."""
    told = Everything(document.set_up(game, course, at), at, course.start.otherwise)
    told.begin(course.do)
    told.advance()
    left = (one.node for one in told._left if isinstance(one, Deed))
    said = (one if isinstance(one, Node) else text(one) for one in told.entries)
    return (*said, *{id(node): node for node in left}.values())


def written_out(source: Source, faults: Faults) -> list[Source]:
    """Each course of a file as a file of its own, with every answer, and without `otherwise`."""
    found = read_document(source, faults)
    assert found is not None
    game, document, at = found
    files = []
    for course in document.courses():
        root = course.start.source.root
        assert isinstance(root, Mapping)
        keys = {key: node for key, node in root.values.items() if key not in OF_THE_COURSE}
        claims = {one.question.text: one.answer for one in course.claims}
        expected = {one.question.text: one.answer for one in course.expect.answers if one.answer is not None}
        keys["do"] = Sequence(HERE, played(game, document, course, at))
        keys["ask"] = Sequence(HERE, course.ask)
        keys |= {"claims": mapping(claims)} if claims else {}
        keys |= {"expect": mapping(expected)} if expected else {}
        files.append(Source(source.path, source.text, mapping(keys)))
    faults.raise_if_any()
    return files


def decisions(ruling: Ruling) -> list[tuple[str, ...]]:
    """What was chosen and drawn in a ruling, by whom; who passes alone, and who with all others, is the same."""
    return [
        (record.who, record.what, record.option)
        for record in ruling.trace
        if isinstance(record, trace.Chose | trace.Drew) and not f" {record.option}".endswith((" pass", " passes"))
    ]


def says(ruling: Ruling) -> dict[str, object]:
    """The answers of a ruling, whether the claims hold, what is refused and what it waits for."""
    return {
        "answers": {(one.question, one.value, one.final) for one in ruling.answers},
        "claims": [(one.who, one.holds, one.final) for one in ruling.claims],
        "refused": [(one.who, one.step, one.reasons) for one in ruling.refused],
        "waiting": ruling.waiting and ruling.waiting._replace(after=()),
        "decisions": decisions(ruling),
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_ruling(path: Path) -> None:
    faults = Faults()
    source = read_file(path, faults)
    ruled = rule_source(source, faults)
    again = [one for file in written_out(source, faults) for one in rule_source(file, faults)]
    for before, after in zip(ruled, again, strict=True):
        assert says(after) == says(before)


# -- games at random --------------------------------------------------------------------------------------------------


MEANT = ("attack", "skill test", *(f"{phase} phase" for phase in ("mythos", "investigation", "enemy", "upkeep")))
"""The sequences whose end a file can wait for, the inner ones first."""


def play(position: Position, seed: int, answers: int) -> list[str]:
    """Plays options at random; gives every answer as an entry of a file, and the end of what was resolved in between.

    A deed stays in what is being resolved where it is written, so a file says that this is over.
    """
    chance, game, entries = Random(seed), position._playing.game, []
    while position.options and (answers > 0 or (len(position.options) == 1 and not position.rests)):
        under_way = [found for name in MEANT if (found := innermost(game, name)) is not None]
        position.answer(chance.choice(sorted(position.options, key=lambda option: option.says)))
        entries.append(position.history[-1])
        entries += [f"the {one.name} is over" for one in under_way if is_over(game, one)][-1:]
        answers -= 1
    return entries


def stands(position: Position) -> tuple[object, ...]:
    """Everything that is so at a position, and what is asked there."""
    question = position.question
    options = sorted(option.says for option in position.options)
    state = position._playing.game.state
    facts = {cell: state.read(*cell, None) for cell in state.cells()}
    return (question and (question.who, question.what), options, facts)


def says_the_same(start: str, seed: int, answers: int = 60) -> None:
    """Checks that a game of random answers stands where its answers lead, written out in a file."""
    position = Situation.parse(start).position()
    do = Sequence(HERE, tuple(text(entry) for entry in play(position, seed, answers)))
    source = read(start, "start.yaml", Faults())
    assert isinstance(source.root, Mapping)
    again = Opening(Source("again.yaml", start, mapping(source.root.values | {"do": do})), Faults())
    assert stands(Position(again)) == stands(position)


@pytest.mark.parametrize("seed", range(12))
def test_a_small_situation_of_arkham_horror(seed: int) -> None:
    says_the_same(a_small_situation(seed), seed)


@pytest.mark.parametrize("seed", range(5))
def test_the_gathering(seed: int) -> None:
    says_the_same(the_gathering_as_a_file(seed), seed, 150)


@pytest.mark.parametrize("seed", range(8))
def test_not_alone(seed: int) -> None:
    says_the_same(NOT_ALONE.format(players=2 + seed % 6, advanced=("false", "true")[seed % 2]), seed)
