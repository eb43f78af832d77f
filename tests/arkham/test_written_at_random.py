"""Positions at rest, written out and read back: the same options, and the same course from there on."""

from collections.abc import Callable, Iterator
from io import StringIO
from random import Random

import pytest
from arkham.small_situations import a_small_situation
from arkham.test_the_gathering_at_random import the_gathering_as_a_file
from ruamel.yaml import YAML

from adjudicator.engine.choices import Option, Question
from adjudicator.games.interface import Game, NotWritable, Table
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.situation.document import read_document

FURTHER = 8
"""How many answers both games are given."""


def set_up(text: str) -> tuple[Game, Table]:
    """The game of a situation, and its table."""
    faults = Faults()
    found = read_document(read(text, "game.yaml", faults), faults)
    faults.raise_if_any()
    assert found is not None
    game, document, at = found
    table = document.set_up(game, document.courses()[0], at)
    faults.raise_if_any()
    table.game.tracing = False
    return game, table


def again(keys: dict[str, object]) -> Table:
    """The table of a position that was written out as a file."""
    out = StringIO()
    YAML().dump(keys, out)
    return set_up(out.getvalue())[1]


def options(table: Table, question: Question) -> dict[str, Option]:
    return {f"{option.key}: {table.offer(question, option).sentence}": option for option in question.options}


def goes_on_alike(table: Table, other: Table, chance: Random) -> None:
    """Answers both games alike; their options are the same all the time."""
    for _step in range(FURTHER):
        mine, theirs = table.game.run(), other.game.run()
        if mine is None or theirs is None:
            assert mine is theirs
            return
        found, wanted = options(other, theirs), options(table, mine)
        assert sorted(found) == sorted(wanted)
        if not found:
            return
        answer = chance.choice(sorted(found))
        table.game.answer(wanted[answer])
        other.game.answer(found[answer])


def rests(text: str, seed: int) -> Iterator[tuple[Game, Table]]:
    """Every position of a random game at which nothing is being resolved."""
    rules, table = set_up(text)
    chance = Random(seed)
    while (question := table.game.run()) is not None and question.options:
        if table.game.may_end():
            yield rules, table
        table.game.answer(chance.choice(question.options))


def _written(make: Callable[[int], str], seed: int, every: int) -> tuple[int, int]:
    """How many positions of a game were looked at, and how many of them written out."""
    seen = said = 0
    for number, (rules, table) in enumerate(rests(make(seed), seed)):
        if number % every or number > 60:
            continue
        seen += 1
        try:
            keys = rules.written(table)
        except NotWritable:
            continue
        said += 1
        before = table.game.mark()
        goes_on_alike(table, again(keys), Random(seed))
        table.game.rollback(before)
    return seen, said


@pytest.mark.parametrize("seed", [0, 1, 4, 6])
def test_a_position_of_the_gathering_goes_on_as_it_was_written(seed: int) -> None:
    seen, said = _written(the_gathering_as_a_file, seed, 4)
    # A card that is known below others whose order is not is more than a file can say.
    assert said >= seen / 2


@pytest.mark.parametrize("seed", range(8))
def test_a_small_position_goes_on_as_it_was_written(seed: int) -> None:
    _seen, said = _written(a_small_situation, seed, 1)
    assert said


def test_what_no_file_can_say_is_named() -> None:
    text = """
    game: arkham
    investigators: {roland: {card: Roland Banks, at: study, hand: [Mind over Matter], resources: 5}}
    do: [roland plays mind over matter]
    """
    rules, table = set_up(text)
    question = table.game.run()
    assert question is not None
    played = next(found for name, found in options(table, question).items() if "mind over matter" in name)
    table.game.answer(played)
    while (question := table.game.run()) is not None and not table.game.at_rest():
        table.game.answer(question.options[-1])
    with pytest.raises(NotWritable, match="no file can say that an effect lasts"):
        rules.written(table)
