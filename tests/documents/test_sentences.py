"""Every sentence that the documents print is understood; each deed is done somewhere, each question answered."""

from pathlib import Path

import pytest

from adjudicator.language.phrases import Grammar, Phrase
from documents.generated import GRAMMARS, PARTS, generated
from documents.reading import DOCUMENTS, IDS, with_generated
from documents.situations import FILES, played

PHRASES = [
    pytest.param(game, kind, phrase, id=f"{game}-{kind}-{phrase.form}")
    for game, kinds in GRAMMARS.items()
    for kind, grammar in kinds.items()
    for phrase in grammar.phrases
]
ALWAYS_REFUSED = {"C looks at the hunt deck"}
"""Deeds that no situation allows; the document says so, and by which rule."""


def alone(phrase: Phrase) -> Grammar:
    """A grammar of one phrase."""
    return Grammar([phrase])


@pytest.mark.parametrize(("game", "kind", "phrase"), PHRASES)
class TestPhrase:
    def test_its_example_is_read_as_this_phrase_and_no_other(self, game: str, kind: str, phrase: Phrase) -> None:
        read = GRAMMARS[game][kind].read(phrase.example)
        assert read is not None
        assert read == alone(phrase).read(phrase.example)

    def test_its_example_is_done_or_answered_in_some_situation(self, game: str, kind: str, phrase: Phrase) -> None:
        found = played(game)
        if kind == "deeds":
            assert phrase.example in (found.refused if phrase.example in ALWAYS_REFUSED else found.done)
        else:
            assert found.answers.get(phrase.example, "no") != "no", "no situation shows that this is so"


def test_no_two_phrases_are_the_same() -> None:
    for kinds in GRAMMARS.values():
        for grammar in kinds.values():
            forms = [phrase.form for phrase in grammar.phrases]
            assert len(forms) == len(set(forms))


@pytest.mark.parametrize("path", DOCUMENTS, ids=IDS)
def test_what_is_generated_is_up_to_date(path: Path) -> None:
    """`python tests/documents/renew.py` writes it anew."""
    text = path.read_text(encoding="utf-8")
    assert with_generated(text, generated) == text


def test_everything_that_is_generated_stands_in_a_document() -> None:
    texts = [path.read_text(encoding="utf-8") for path in DOCUMENTS]
    assert [part for part in PARTS if not any(f"<!-- generated: {part} -->" in text for text in texts)] == []


def test_every_situation_is_of_a_game() -> None:
    assert {path.parent.name for path in FILES} == set(GRAMMARS)
