"""The authors' guide mentions sentences of two games of its own, pebbles and lanterns; each of them is understood."""

import re

import pytest
from kit.test_authors_guide import GUIDE, pebbles  # noqa: F401

from adjudicator.games.kit.game import KitGame
from adjudicator.playing.situation import Situation
from documents.reading import blocks, prose

CODE = "".join(block.text for block in blocks(GUIDE, "python", "yaml", "toml"))
FORMS = {"… never …", "… before …", "… twice", "may …", "may not", "{slot:kind}", "decide(DECISION, who, about)"}
"""Spans that stand for something else, or are Python."""
SPANS = tuple(dict.fromkeys(re.findall(r"(?<!`)`([^`\n]+)`(?!`)", prose(GUIDE))))
GIVEN = [span.removeprefix("Given ") for span in SPANS if span.startswith("Given ")]
ASKED = [
    span
    for span in SPANS
    if " " in span
    and span not in CODE
    and span not in FORMS
    and not span.startswith(("Given ", "adjudicator ", "from "))
]


@pytest.mark.parametrize("sentence", ASKED)
def test_a_sentence_asks_something_of_lanterns(sentence: str, lanterns: None) -> None:
    answers = Situation.parse(f'{{game: lanterns, ask: ["{sentence}"]}}').rule().values
    assert set(answers) == {sentence}


@pytest.mark.parametrize("sentence", GIVEN)
def test_a_sentence_describes_a_situation_of_pebbles(sentence: str, pebbles: KitGame) -> None:  # noqa: F811
    assert pebbles.given(sentence) is not None
