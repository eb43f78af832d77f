"""The record of citations has a line for everything that is ruled, and says what is otherwise."""

from pathlib import Path

import pytest
from citations import record
from citations.record import RENEW, file_of, key_of, line, on_record, otherwise, read
from citations.scenarios import every_scenario

from adjudicator.ruling.judging import rule_file

ROOT = Path(__file__).parents[2]


def test_everything_has_a_line_and_no_line_is_left_over() -> None:
    wanted = [(file_of(one.folder), key_of(one.path, one.name)) for one in every_scenario()]
    assert len(wanted) == len(set(wanted)), sorted({one for one in wanted if wanted.count(one) > 1})
    for path in sorted((ROOT / "rulings").rglob("*.yaml")):
        file = file_of(path.parent.relative_to(ROOT).as_posix())
        wanted += [(file, key_of(path, ruling.variant)) for ruling in rule_file(path)]
    there = {(path.name, key) for path in record.FOLDER.glob("*.txt") for key in on_record(path.name)}
    assert there == set(wanted), f"the record is renewed by {RENEW}"


def test_a_line_tells_the_editions_apart_and_is_read_as_it_is_written() -> None:
    runs = {"first": {"a.1": 2, "a.2": 1}, "revised": {"a.1": 1, "a.2": 1, "b.12": 1}}
    assert line(runs) == "a.2 first: a.1x2 revised: a.1 b.12"
    assert read(line(runs)) == {"": {"a.2": 1}, "first": {"a.1": 2}, "revised": {"a.1": 1, "b.12": 1}}
    assert line({"first": {"a.1": 1}}) == "first: a.1"
    assert line({"": {"a.1": 1}}) == "a.1"


def test_more_and_less_are_told_with_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "FOLDER", tmp_path)
    on_record.cache_clear()
    (tmp_path / "a.txt").write_text("x | y | z | a.1x2 a.2 first: b.1\n", encoding="utf-8")
    assert otherwise("a.txt", "x | y | z", "a.1x2 a.2 first: b.1") == ""
    told = otherwise("a.txt", "x | y | z", "a.1,10 first: b.1x3")
    assert told.splitlines() == [
        "x | y | z cites otherwise than on record in tests/citations/a.txt:",
        "  less: a.1, 1 instead of 2",
        "  less: a.2, 0 instead of 1",
        "  more: a.10, 1 instead of 0",
        "  more: b.1, 3 instead of 1 (first)",
        f"If that is right, it is recorded with: {RENEW}",
    ]
    assert "x | new is not on record" in otherwise("a.txt", "x | new", "a.1")
    on_record.cache_clear()


@pytest.mark.parametrize("text", ["no key\n", "a | b | c.1\na | b | c.2\n"])
def test_a_record_that_is_no_record_says_so(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "FOLDER", tmp_path)
    on_record.cache_clear()
    (tmp_path / "a.txt").write_text(text, encoding="utf-8")
    with pytest.raises(AssertionError, match="renews it"):
        on_record("a.txt")
    on_record.cache_clear()
