"""Places as editors count them, and as the documents of the adjudicator do, name the same characters."""

from hypothesis import given
from hypothesis import strategies as st
from lsprotocol.types import Position, PositionEncodingKind

from adjudicator.editors.places import Places
from adjudicator.language.nodes import split

SIGNS = st.text("ab é日🎲\t\n\r\x85\u2028\ufeff\ud83c", max_size=40)
ENCODINGS = st.sampled_from(PositionEncodingKind)


@given(SIGNS, ENCODINGS)
def test_every_character_has_its_place_in_an_editor(text: str, encoding: PositionEncodingKind) -> None:
    places = Places(text, encoding)
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for offset in range(len(text) + 1):
        at = places.position(offset)
        assert at.line < len(lines)
        if text[max(0, offset - 1) : offset + 1] != "\r\n" and text[offset : offset + 1] != "\n":
            assert places.offset(at) == offset


@given(SIGNS)
def test_every_character_has_its_place_in_the_document(text: str) -> None:
    places = Places(text)
    lines = split(text.removeprefix("\ufeff"))
    for number, line in enumerate(lines, 1):
        assert places.line(number) == line
        for column in range(1, len(line) + 1):
            offset = places.offset_of(number, column)
            assert text[offset] == line[column - 1]
            assert places.line_and_column(offset) == (number, column)


@given(SIGNS, st.integers(0, 50), st.integers(0, 50), ENCODINGS)
def test_a_place_that_is_none_is_the_nearest(text: str, line: int, character: int, encoding: str) -> None:
    assert 0 <= Places(text, encoding).offset(Position(line, character)) <= len(text)


def test_a_character_of_two_units_is_counted_as_the_editor_counts() -> None:
    before_b = [Places("a: 🎲b", encoding).position(4).character for encoding in ("utf-8", "utf-16", "utf-32")]
    assert before_b == [7, 5, 4]
