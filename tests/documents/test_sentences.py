"""Every sentence that the documents print is understood; each deed is done somewhere, each question answered."""

from pathlib import Path

import pytest

from adjudicator.language.phrases import Grammar, Phrase
from documents.generated import GRAMMARS, PARTS, example, generated, is_meant, is_typed
from documents.reading import DOCUMENTS, IDS, with_generated
from documents.situations import FILES, played

PHRASES = [
    pytest.param(game, kind, phrase, id=f"{game}-{kind}-{phrase.form}")
    for game, kinds in GRAMMARS.items()
    for kind, grammar in kinds.items()
    for phrase in grammar.phrases
]
ALWAYS_REFUSED = {
    "C looks at the hunt deck",
    "lily looks at the gate stack",
    "lily looks at the clue pool",
    "lily looks at the asset deck",
    "lily looks at the unused mythos cards",
    "lily throws Blessed away",
    "lily performs a focus action",
    "rose puts down an innocent",
    "rose gives an innocent to thorley",
    "rose gives Ice Blade to thorley",
    "karl looks at the face-down tokens of quay 1",
    "rose looks at the dark past card of Leah",
}
"""Deeds that no situation allows; the document says so, and by which rule."""

TOLD_APART = ("eldritch", "others")
"""Games of which every deed is shown by a sentence of its own, also where another one looks alike."""


def alone(phrase: Phrase) -> Grammar:
    """A grammar of one phrase."""
    return Grammar([phrase])


@pytest.mark.parametrize(("game", "kind", "phrase"), PHRASES)
class TestPhrase:
    def test_its_example_is_read_as_this_phrase_and_no_other(self, game: str, kind: str, phrase: Phrase) -> None:
        read = GRAMMARS[game][kind].readings(phrase.example)
        expected = alone(phrase).read(phrase.example)
        assert expected is not None
        # Of declared sentences that look alike the kinds of their slots tell which one is meant.
        assert expected in (read if is_typed(GRAMMARS[game][kind]) else [next(read)])

    def test_its_example_is_done_or_answered_in_some_situation(self, game: str, kind: str, phrase: Phrase) -> None:
        found, shown = played(game), example(game, kind, phrase)
        if kind == "deeds":
            assert shown in (found.refused if shown in ALWAYS_REFUSED else found.done)
            assert game not in TOLD_APART or is_meant(game, phrase, shown), "it looks alike and means another deed"
        else:
            assert found.answers.get(shown, "no") != "no", "no situation shows that this is so"


@pytest.mark.parametrize("game", GRAMMARS)
def test_every_statement_of_the_situations_is_so(game: str) -> None:
    """Also those that the documents mention beside the lists."""
    assert [question for question, answer in played(game).answers.items() if answer == "no"] == []


@pytest.mark.parametrize("game", GRAMMARS)
def test_what_is_refused_is_asked_for(game: str) -> None:
    """Every attempt of the situations is done, but for those that show a refusal."""
    asked = sum(question.startswith("it is refused by") for question in played(game).answers)
    assert len(played(game).refused) <= asked + 1


def test_no_two_phrases_are_the_same() -> None:
    """Declared ones may be: the kinds of their slots, or what is asked for, tell them apart."""
    for kinds in GRAMMARS.values():
        for grammar in kinds.values():
            if is_typed(grammar):
                continue
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
