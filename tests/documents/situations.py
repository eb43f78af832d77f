"""The situations in which the sentences of the documents are done and answered."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from adjudicator.games.finding import game_of
from adjudicator.games.interface import Table
from adjudicator.games.kit.deeds import Deeds, values_in
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import Mapping, Node, Sequence, Text, read, read_file
from adjudicator.ruling.judging import rule_file
from adjudicator.situation.document import Course, read_document
from documents.reading import DOCUMENTS, blocks

HERE: Final = Path(__file__).parent
FILES: Final = sorted(HERE.glob("*/*.yaml"))


class Played(NamedTuple):
    """The deeds in the situations of a game, the refusals of the rules, and every question with its answer."""

    done: frozenset[str]
    refused: frozenset[str]
    answers: dict[str, str]


@cache
def played(game: str) -> Played:
    """The situations of a game, all played; every course comes to its end."""
    done: set[str] = set()
    refused: set[str] = set()
    answers: dict[str, str] = {}
    for path in FILES:
        if path.parent.name != game:
            continue
        for course, ruling in zip(courses(path), rule_file(path), strict=True):
            assert ruling.waiting is None, f"{path.name}, {ruling.variant}: it waits for {ruling.waiting}"
            not_done = {deed.step for deed in ruling.refused}
            done |= deeds(course) - not_done
            refused |= not_done
            answers = {answer.question: answer.value for answer in ruling.answers} | answers
    return Played(frozenset(done), frozenset(refused), answers)


def courses(path: Path) -> tuple[Course, ...]:
    """The courses of a file: one for each variant."""
    faults = Faults()
    read_in = read_document(read_file(path, faults), faults)
    assert read_in is not None
    return read_in[1].courses()


@cache
def meant(game: str) -> dict[str, frozenset[str]]:
    """The sentences of the situations of a game, each with the names of the declared deeds that it means at the start.

    Sentences that look alike have the same form; what their slots name tells which deed it is.
    """
    declared = game_of(game).deeds  # type: ignore[attr-defined]
    found: dict[str, frozenset[str]] = {}
    if isinstance(declared, Deeds):
        for path in FILES:
            for table, course in _begun(path) if path.parent.name == game else ():
                for text in deeds(course):
                    found[text] = found.get(text, frozenset()) | frozenset(_names(declared, table, text))
    return found


def _names(declared: Deeds, table: Table, text: str) -> Iterator[str]:
    for one in declared.grammar.readings(text):
        sentence = declared._meant[one.name]
        fits = values_in(table.game, sentence.form, one, declared._kinds) is not None
        if fits and sentence.misread(table.game, one.slots) is None:
            yield one.name


def _begun(path: Path) -> Iterator[tuple[Table, Course]]:
    """Each course of a file, with its table as it stands before anything is done."""
    source, faults = read_file(path, Faults()), Faults()
    found = read_document(source, faults)
    assert found is not None
    game, document, at = found
    for course in document.courses():
        yield document.set_up(game, course, at), course


def deeds(course: Course) -> set[str]:
    """The sentences of a course that say what is done."""
    return {node.text for node in course.do if isinstance(node, Text)}


@cache
def said() -> frozenset[str]:
    """Every text that stands in a list or under a key of a situation: of those here, and of those in the documents."""
    sources = [read_file(path, Faults()) for path in FILES]
    for path in DOCUMENTS:
        for block in blocks(path.read_text(encoding="utf-8"), "yaml"):
            sources.append(read(block.text, path.name, Faults()))
    return frozenset(text for source in sources if source.root is not None for text in _texts(source.root))


def _texts(node: Node) -> list[str]:
    if isinstance(node, Text):
        return [node.text]
    if isinstance(node, Sequence):
        return [text for item in node.items for text in _texts(item)]
    assert isinstance(node, Mapping)
    return [*node.values, *(text for value in node.values.values() for text in _texts(value))]
