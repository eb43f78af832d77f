"""Games of the kit played at random: what is legal is known once, and a position is what its file says."""

from io import StringIO
from random import Random
from typing import cast

import pytest
from bells.entry import GAME as BELLS
from lanterns.entry import GAME as LANTERNS
from ruamel.yaml import YAML

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.state import Value
from adjudicator.games.eldritch.entry import GAME as ELDRITCH
from adjudicator.games.interface import Deed, NotWritable
from adjudicator.games.kit.game import KitGame
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.progress import written
from adjudicator.games.kit.questions import plain_deed
from adjudicator.games.kit.table import KitTable
from adjudicator.games.notalone.entry import GAME as NOT_ALONE
from adjudicator.games.others.entry import GAME as OTHERS
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Source, Span, Text, read
from adjudicator.situation.document import shape_of
from adjudicator.situation.script import Script

GAMES = (BELLS, LANTERNS, ELDRITCH, OTHERS)
LEGAL = (*GAMES, NOT_ALONE)
"""The games of which every deed is an action or a decision of the kit."""

STARTS = {"notalone": "players: 4\n", "others": "phase: set up\nstory: The Last Ferry\n"}
"""What a file of a game says: what it has to say at least, or what makes it go through its set-up."""

_HERE = Span(1, 1, 1, 1)


def set_up(game: KitGame, text: str = "") -> KitTable:
    """A game as a text says, which must be without fault."""
    faults = Faults()
    source = read(f"game: {game.name}\n{text or STARTS.get(game.name, '')}", "game.yaml", faults)
    at = Checking(source, faults)
    document = shape_of(game).check(source.root, at)  # type: ignore[arg-type]
    faults.raise_if_any()
    table = game.build(document.setting, "", {}, at)
    faults.raise_if_any()
    return table


def said(sentence: str) -> tuple[Text, Checking]:
    """A sentence that stands in no file."""
    return Text(_HERE, sentence, True), Checking(Source("sentence", sentence), Faults())


def deed_of(table: KitTable, sentence: str) -> Deed:
    """The deed of a sentence, which must be understood."""
    node, at = said(sentence)
    deed = table.deed(node, at)
    assert deed is not None, (sentence, list(at.faults))
    return deed


def answer(table: KitTable, question: str) -> str:
    """The answer to a question, which must be understood."""
    node, at = said(question)
    asked = table.question(question, node, at)
    assert asked is not None, (question, list(at.faults))
    return asked.answer(table).value


def positions(game: KitGame, seed: int, most: int) -> "list[tuple[KitTable, Random]]":
    """A game played at random from one question to the next, handed over at each of them."""
    table, chance = set_up(game), Random(seed)
    for _ in range(most):
        question = table.game.run()
        if question is None:
            return
        yield table, chance  # type: ignore[misc]
        table.game.answer(chance.choice(question.options))


def is_done(table: KitTable, sentence: str) -> bool:
    """True where a course that says this next does it here; the game stands afterwards where it stood."""
    mark = table.game.mark()
    done: list[str] = []
    script = Script(table, said(sentence)[1], "wait")
    script.begin([said(sentence)[0]])
    waiting = table.game.waiting
    assert waiting is not None
    question = waiting.question
    fitting = [option for option in question.options if table.judge(deed_of(table, sentence)).fits(option)]
    script.advance()
    record = next((r for r in table.game.trace[mark.trace :] if type(r).__name__ in ("Chose", "Refused")), None)
    if record is not None and type(record).__name__ == "Chose" and fitting:
        done.append(sentence)
    table.game.observer = None
    table.game.rollback(mark)
    return bool(done)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", LEGAL, ids=lambda game: game.name)
def test_every_attempt_has_an_option_or_a_reason_and_never_both(game: KitGame, seed: int) -> None:
    for table, _chance in positions(game, seed, 60):
        question = table.game.waiting.question  # type: ignore[union-attr]
        if isinstance(question, Chance):
            continue
        for who, sentence in table.attempts():
            deed, before = deed_of(table, sentence), len(table.game.trace)
            offered = any(table.judge(deed).fits(option) for option in question.options)
            reasons = table.judge(deed).why_not_now()
            assert len(table.game.trace) == before, f"{sentence}: what only looks cites nothing"
            assert offered != bool(reasons), (sentence, reasons)
            assert all(reason.because for reason in reasons), sentence
            # Of what is done by nobody alone nobody asks whether she may.
            if who:
                may = answer(table, f"{who} may {plain_deed(sentence.removeprefix(who + ' '))}")
                assert (may == "yes") is offered, sentence


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", LEGAL, ids=lambda game: game.name)
def test_what_may_be_done_is_done_and_nothing_else(game: KitGame, seed: int) -> None:
    for table, chance in positions(game, seed, 40):
        question = table.game.waiting.question  # type: ignore[union-attr]
        if isinstance(question, Chance):
            continue
        attempts = [(who, sentence) for who, sentence in table.attempts() if who]
        for who, sentence in chance.sample(attempts, min(6, len(attempts))):
            may = answer(table, f"{who} may {plain_deed(sentence.removeprefix(who + ' '))}")
            assert is_done(table, sentence) is (may == "yes"), sentence


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", LEGAL, ids=lambda game: game.name)
def test_the_sentence_of_an_option_is_that_option(game: KitGame, seed: int) -> None:
    for table, _chance in positions(game, seed, 60):
        question = table.game.waiting.question  # type: ignore[union-attr]
        for option in question.options:
            deed = deed_of(table, table.offer(question, option).entry)
            fitting = [other for other in question.options if table.judge(deed).fits(other)]
            assert fitting == [option], option.label


def as_text(keys: dict[str, object]) -> str:
    """Keys as YAML."""
    out = StringIO()
    YAML().dump(keys, out)
    return out.getvalue()


def asked(game: Play) -> tuple[str, tuple[Option, ...]]:
    """The question that a game waits for, and its options."""
    question = game.run()
    return ("", ()) if question is None else (question.what, question.options)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_position_that_is_written_out_goes_on_as_it_does(game: KitGame, seed: int) -> None:
    told = 0
    for table, chance in positions(game, seed, 50):
        before = table.game.mark()
        try:
            text = as_text(written(table.game))
        except NotWritable:
            # The middle of an effect has no words in a file.
            continue
        told += 1
        again = set_up(game, text).game
        for _ in range(12):
            here, there = asked(table.game), asked(again)
            assert here == there
            if not here[1]:
                break
            option = chance.choice(here[1])
            table.game.answer(option)
            again.answer(option)
        assert facts_of(table.game) == facts_of(again)
        table.game.rollback(before)
    assert told


def facts_of(game: Play) -> dict[tuple[str, str], Value]:
    """Every fact of a game, by its cell."""
    return {
        (fact.cell(entity), fact.name): cast(Value, fact(game, entity))
        for fact in game.declared.facts
        for entity in (("table",) if fact.of is None else fact.of.values(game))
    }


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_fact_that_is_written_can_be_asked_and_set(game: KitGame, seed: int) -> None:
    known = {fact.name: fact for fact in game.declared.facts}
    for table, _chance in positions(game, seed, 200):
        table.game.run()
    for record in table.game.trace:
        if type(record).__name__ == "Wrote" and not record.entity.startswith("@"):  # type: ignore[union-attr]
            fact = known[record.field]  # type: ignore[union-attr]
            assert fact.statements(), fact.name
            assert fact.key in {*game.fields, *_keys(game)} or fact.name == "winner", fact.name


def _keys(game: KitGame) -> set[str]:
    return {fact.key for fact in game.declared.facts if fact.of is not None and fact.of.key}


@pytest.mark.parametrize("game", LEGAL, ids=lambda game: game.name)
def test_every_example_of_a_sentence_is_understood(game: KitGame) -> None:
    table = set_up(game)
    for phrase in game.deeds.grammar.phrases:
        deed_of(table, phrase.example)
    for grammar in (game.questions.grammar, game.questions.happenings):
        for phrase in grammar.phrases:
            node, at = said(phrase.example)
            assert table.question(phrase.example, node, at) is not None, (phrase.example, list(at.faults))
