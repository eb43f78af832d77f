"""What is being written at a place: its path and its text, whatever comes after it."""

import pytest

from adjudicator.language.half_written import Way, as_far_as_it_goes, written_at
from adjudicator.language.source import Mapping, Sequence, data_of

Meant = list[tuple[Way, bool, str]]
START = "game: arkham\ninvestigators:\n  roland: {card: Roland Banks}\n"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("|", [((), True, "")]),
        ("ga|", [((), True, "ga")]),
        ("game: ar|", [(("game",), False, "ar")]),
        ("game: ar|kham\ndo: [a]\n", [(("game",), False, "ar")]),
        ("game: arkham\n|do: [a]\n", [((), True, "")]),
        ("a:\n  b:\n    |", [(("a", "b"), False, ""), (("a", "b"), True, "")]),
        ("a:\n  b:\n    c: x\n    |\n  d: [", [(("a", "b"), True, "")]),
        ("a: {b: {c: x, d|", [(("a", "b"), True, "d")]),
        ("a: {b: {c: x, d: y|", [(("a", "b", "d"), False, "y")]),
        ("do:\n  - a\n  - b c|", [(("do", 1), False, "b c"), (("do", 1), True, "b c")]),
        ("do:\n- a\n- {ask: b|", [(("do", 1, "ask"), False, "b")]),
        ("do: [a, 'b|", [(("do", 1), False, "b"), (("do", 1), True, "b")]),
        ('do: [a, "b c|\nd', [(("do", 1), False, "b c"), (("do", 1), True, "b c")]),
        ("a: {'b c|", [(("a",), True, "b c")]),
        ("a: &x [b]\nc: [*x, |", [(("c", 1), False, ""), (("c", 1), True, "")]),
        ("a: b # c|", []),
        ("a: [}\nb: c|", []),
        ("a: \0b|", []),
    ],
)
def test_what_is_being_written(text: str, meant: Meant) -> None:
    before, _cursor, after = text.partition("|")
    assert [(one.path, one.is_key, one.text) for one in written_at(before + after, len(before))] == meant


def test_the_document_up_to_there_is_without_what_is_being_written() -> None:
    for end in ("do:\n  - a\n  - b", "do: [a, b", "do: [a, 'b", "do:\n  - a\n  - b: ["):
        one = written_at(START + end, len(START + end))[0]
        done = one.root.values["do"]
        assert isinstance(done, Sequence)
        assert data_of(done.items[0]) == "a"
        assert not any(data_of(item) == "b" for item in done.items)
        assert data_of(one.root.values["investigators"]) == {"roland": {"card": "Roland Banks"}}


def test_its_place_is_behind_the_quote() -> None:
    (value, _key) = written_at(START + "do: ['b c", len(START) + 9)
    assert value.quoted
    assert value.in_flow
    assert value.span[:2] == (4, 7)


@pytest.mark.parametrize("end", ["do: [a, }", "do: [a,\nask: [", "do: [a]\n - b\n", "do: [a, 'b\n", "do: [a]\nb: c: d"])
def test_a_document_goes_as_far_as_it_is_yaml(end: str) -> None:
    root = as_far_as_it_goes(START + end)
    assert list(root.values)[:3] == ["game", "investigators", "do"]
    done = root.values["do"]
    assert isinstance(done, Sequence)
    assert data_of(done.items[0]) == "a"


@pytest.mark.parametrize("text", ["", "a", "- a", "[", "\0", "\ud83c", "&a [*a", "a: " + "[" * 1_000, "x" * 5_000_000])
def test_whatever_is_no_mapping_is_an_empty_one_or_ends_early(text: str) -> None:
    assert isinstance(as_far_as_it_goes(text), Mapping)
    for one in written_at(text, len(text)):
        assert isinstance(one.root, Mapping)
