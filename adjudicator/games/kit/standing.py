"""Questions of how things stand: the statements of the facts, and what shows the answer in the trace."""

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from adjudicator.engine.machine import Machine
from adjudicator.games.interface import Answer, Asked, Table
from adjudicator.games.kit.asking.about_events import denied
from adjudicator.games.kit.asking.events import Happenings
from adjudicator.games.kit.asking.places import moved, wrote
from adjudicator.games.kit.asking.question import AskedTable, Question, Questions, yes
from adjudicator.games.kit.deeds import example_of, nearest, values_in
from adjudicator.games.kit.facts import Fact, Slots, Statement
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.kinds import Free, Kind, Words
from adjudicator.language.phrases import Grammar, Said
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node

T = TypeVar("T", bound=AskedTable)
Kinds = Mapping[str, Kind[Any]]
Fitting = list[tuple[Form, Said]]
"""The forms that a sentence fits, be there what it names or not."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """The statements of a game about how things stand, and the kinds of their slots."""

    def __init__(self, statements: Iterable[Statement], kinds: Kinds, examples: tuple[str, ...] = ()) -> None:
        self.kinds = dict(kinds)
        self._statements = {f"fact {place}": one for place, one in enumerate(statements)}
        self.grammar = Grammar(
            one.form.phrase(name, example_of(one.form, self.kinds, examples), one.also)
            for name, one in self._statements.items()
        )

    def question(self, game: Machine, sentence: str) -> Question | None:
        """The question of a sentence; None where it is no statement, or names nothing that there is."""
        for said in self.grammar.readings(sentence):
            one = self._statements[said.name]
            values = values_in(game, one.form, said, self.kinds)
            if values is not None:
                return self._question(one, values)
        return None

    def fitting(self, sentence: str) -> Fitting:
        """The forms of statements that a sentence fits."""
        return [(self._statements[said.name].form, said) for said in self.grammar.readings(sentence)]

    def _question(self, one: Statement, values: Slots) -> Question:
        def answering(table: Table) -> Answer:
            game = table.game
            found, rules = game.accounting(lambda: _answer(game, one, values))
            answer = found._replace(places=_shown(table, one, values), stands_by=rules)
            fact = _fact(one, values)
            if fact is None:
                return answer
            read, entity = fact.asked(game, values)
            as_printed = fact.is_reckoned and not rules and not answer.places
            return answer._replace(reads=((entity, read.name),), nothing=as_printed)

        # A word of a closed set names nothing that anything could befall.
        slots = one.form.slots
        named = (value for slot, value in values.items() if not isinstance(self.kinds[slots[slot]], Words | Free))
        things = tuple(value for value in named if isinstance(value, str))
        rules = (values["rule"],) if "rule" in values else ()
        return Question(answering, (), things, False, "nothing in the resolution changes it", rules)


def _answer(game: Machine, one: Statement, values: Slots) -> Answer:
    """The answer as it follows from how things stand, by the rules that are told."""
    game.because(*one.by(game, values))
    if one.tells is not None:
        return Answer(one.tells(game, values))
    assert one.holds is not None
    return yes(one.holds(game, values))


def _fact(one: Statement, values: Slots) -> Fact[Any] | None:
    """The fact of a statement: its own, or the one that a slot names."""
    named = values.get("fact")
    return named if isinstance(named, Fact) else one.fact


def _shown(table: Table, one: Statement, values: Slots) -> tuple[int, ...]:
    """Where the trace shows the answer."""
    if one.cell is not None:
        return wrote(table, *one.cell(values))
    if one.lies:
        return _came(table, one, values[one.lies])
    fact = _fact(one, values)
    if fact is None:
        return ()
    read, entity = fact.asked(table.game, values)
    return wrote(table, entity, read.shown_by) if read.shown_by else moved(table, entity)


def _came(table: Table, one: Statement, thing: str) -> tuple[int, ...]:
    """Where a thing came to lie where it lies, or whatever carries it."""
    places = moved(table, thing)
    carrier = "" if one.carried is None else one.carried(table.game, thing)
    return max(places, _came(table, one, carrier)) if carrier else places


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Generic[T]):
    """Every question of a game: how things stand, else what happened and what may be done."""

    def __init__(self, standing: Standing, questions: Questions[T], happenings: Happenings) -> None:
        self._standing, self._questions, self._happenings = standing, questions, happenings
        self.happenings = happenings.grammar
        self.grammar = Grammar((*questions.grammar.phrases, *standing.grammar.phrases))

    def understand(self, table: T, sentence: str, node: Node, at: Checking) -> Asked | None:
        """The question of a sentence; None and a fault if it is not understood."""
        found = self._standing.question(table.game, sentence)
        if found is not None:
            return found
        if self._names_more(table, sentence, node, at):
            return self._questions.understand(table, sentence, node, at)
        forms = [*self._standing.fitting(sentence), *self._happenings.forms(sentence)]
        if forms:
            # Reports each slot that names nothing, by the form of which the sentence names most.
            nearest(table.game, forms, {**self._happenings.kinds, **self._standing.kinds}, node, at)
        else:
            every = Grammar((*self._standing.grammar.phrases, *self.grammar.phrases, *self.happenings.phrases))
            at.fault("E210", f'"{sentence}" is not understood', node, every.help(sentence))
        return None

    def _names_more(self, table: T, sentence: str, node: Node, at: Checking) -> bool:
        """True where a sentence is a question of another kind, or names something that happens."""
        said = self._questions.grammar.read(sentence)
        event = sentence if said is None else denied(said)
        if not event:
            return True
        return self._happenings.understand(table, event, node, Checking(at.source, type(at.faults)())) is not None
