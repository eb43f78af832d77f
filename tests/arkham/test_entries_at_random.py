"""Each entry that is offered in random play is understood again, as the very option that it was printed for."""

from random import Random

import pytest
from arkham.small_situations import a_small_situation
from arkham.test_the_gathering_at_random import the_gathering_as_a_file
from playing import table_of

from adjudicator.engine.choices import PASS, Option, Question
from adjudicator.games.interface import Deed, Table
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Source, Span, Text

MOST = 300
"""The most questions of one game."""


def understood(table: Table, sentence: str) -> Deed | None:
    """The deed of a sentence."""
    at = Checking(Source("sentence", sentence), Faults())
    deed = table.deed(Text(Span(1, 1, 1, 1), sentence, True), at)
    return None if at.faults else deed


def unread(table: Table, question: Question, option: Option) -> str:
    """The entry of an option that does not mean it; empty where it does."""
    entry = table.offer(question, option).entry
    deed = understood(table, entry)
    found = None if deed is None else table.game.consider(lambda: table.judge(deed).option)
    same = found is not None and (found.things, found.label) == (option.things, option.label)
    return "" if same else f"{question.what}: {entry}"


def all_unread(text: str, seed: int) -> set[str]:
    """Every entry of a game played at random that does not mean its option."""
    table, chance = table_of(text), Random(seed)
    found: set[str] = set()
    for _ in range(MOST):
        question = table.game.run()
        if question is None:
            break
        found |= {unread(table, question, option) for option in question.options}
        table.game.answer(chance.choice(question.options or (PASS,)))
    return found - {""}


@pytest.mark.parametrize("seed", range(60))
def test_in_a_small_situation(seed: int) -> None:
    assert all_unread(a_small_situation(seed), seed) == set()


@pytest.mark.parametrize("seed", range(12))
def test_in_the_gathering(seed: int) -> None:
    assert all_unread(the_gathering_as_a_file(seed), seed) == set()
