"""Games played at random: every choice and draw is one of the legal ones, and each position is checked."""

from collections.abc import Callable
from random import Random

from adjudicator.engine.choices import Option, Question
from adjudicator.engine.machine import Machine
from adjudicator.games.interface import Table
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.situation.document import read_document


def table_of(text: str) -> Table:
    """The table of a situation, set up."""
    faults = Faults()
    found = read_document(read(text, "game.yaml", faults), faults)
    faults.raise_if_any()
    assert found is not None
    game, document, at = found
    table = game.build(document.setting, document.edition, document.readings_in(game), at)
    faults.raise_if_any()
    return table


def fresh(text: str) -> Machine:
    """The game of a situation, set up and without a trace."""
    game = table_of(text).game
    game.tracing = False
    return game


Choose = Callable[[Machine, Question, Random], Option]
"""A way to answer a question."""


def anything(game: Machine, question: Question, chance: Random) -> Option:
    """Any of the legal answers, each as likely as the others."""
    return chance.choice(question.options)


def play_at_random(game: Machine, seed: int, look: Callable[[Machine], None], choose: Choose = anything) -> int:
    """Plays a game to its end and returns the number of answers. `look` raises AssertionError if something is wrong.

    The same seed plays the same game.
    """
    chance = Random(seed)
    answered = 0
    while (question := game.run()) is not None:
        look(game)
        game.answer(choose(game, question, chance))
        answered += 1
    look(game)
    return answered
