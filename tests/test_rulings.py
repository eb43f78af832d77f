"""The recorded rulings: each file is ruled without a fault, and every answer is the one on record."""

from functools import cache
from pathlib import Path

import pytest
from citations.record import cited, file_of, key_of, line, otherwise
from jsonschema import Draft202012Validator
from ruamel.yaml import YAML

from adjudicator.games.finding import find_game
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import Text, read_file
from adjudicator.reference.catalogue import Catalogue
from adjudicator.ruling.judging import rule_file
from adjudicator.ruling.ruling import Ruling
from adjudicator.situation.document import Course, read_document, schema_of

FOLDER = Path(__file__).parents[1] / "rulings"
FILES = sorted(FOLDER.rglob("*.yaml"))


@cache
def ruled(path: Path) -> tuple[Ruling, ...]:
    """The rulings of a file, which must have no fault."""
    rulings = rule_file(path)
    assert rulings
    return rulings


def courses_of(path: Path) -> tuple[Course, ...]:
    """The questions and expectations of a file, one course for each variant."""
    faults = Faults()
    read = read_document(read_file(path, faults), faults)
    assert read is not None
    return read[1].courses()


def texts(nodes: object) -> set[str]:
    """The sentences of a list of entries."""
    assert isinstance(nodes, tuple)
    return {node.text for node in nodes if isinstance(node, Text)}


def test_there_are_recorded_rulings() -> None:
    assert len(FILES) >= 18


def test_in_some_the_order_is_the_point() -> None:
    """Their timing points are on record, so that the first step at which another resolution parts can be shown."""
    recorded = [
        path.stem for path in FILES for ruling in ruled(path) for w in ruling.whole if w.what == "timing points"
    ]
    assert len(recorded) >= 3


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
class TestRecordedRuling:
    def test_every_expected_answer_comes(self, path: Path) -> None:
        wrong = [(r.variant, a.question, a.expected, a.value) for r in ruled(path) for a in r.answers if not a.holds]
        assert wrong == []

    def test_the_schema_accepts_it(self, path: Path) -> None:
        document = YAML(typ="safe").load(path)
        game = find_game(document["game"])
        assert game is not None
        assert [error.message for error in Draft202012Validator(schema_of(game)).iter_errors(document)] == []

    def test_every_question_has_its_answer_on_record(self, path: Path) -> None:
        for course in courses_of(path):
            recorded = {entry.question.text for entry in course.expect.answers}
            assert texts(course.ask) <= recorded, course.name
        for ruling in ruled(path):
            assert [a.question for a in ruling.answers if not a.expected] == [], ruling.variant

    def test_the_rules_that_decide_it_and_what_they_refuse_are_on_record(self, path: Path) -> None:
        """Otherwise nobody would learn that a rule is no longer applied, or that an attempt now succeeds."""
        for ruling in ruled(path):
            recorded = {whole.what for whole in ruling.whole}
            decided = {"cites", "refused"} & recorded or any(answer.decided_by for answer in ruling.answers)
            assert ruling.waiting is not None or decided, ruling.variant
            assert not ruling.refused or "refused" in recorded, ruling.variant
            assert ruling.waiting is None or recorded == {"verdict", "waiting"}, ruling.variant

    def test_it_rests_on_rules_of_the_reference(self, path: Path) -> None:
        for ruling in ruled(path):
            game = find_game(ruling.game)
            assert game is not None
            catalogue = Catalogue(game.reference)
            assert len(ruling.cites) >= 3, ruling.variant
            assert [rule for rule in ruling.cites if catalogue.rule(rule) is None] == []

    def test_it_cites_what_is_on_record(self, path: Path) -> None:
        file = file_of(path.parent.relative_to(FOLDER.parent).as_posix())
        found = [otherwise(file, key_of(path, r.variant), line({r.edition: cited(r)})) for r in ruled(path)]
        assert not any(found), "\n".join(found)

    def test_of_the_disputants_one_is_right(self, path: Path) -> None:
        for ruling in ruled(path):
            if len(ruling.claims) > 1:
                assert any(claim.holds for claim in ruling.claims), ruling.variant
                assert not all(claim.holds for claim in ruling.claims), ruling.variant

    def test_title_and_note_tell_a_reader_what_it_is_about(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        assert all(ruling.title.endswith("?") for ruling in ruled(path))
        assert "\nnote:" in text
